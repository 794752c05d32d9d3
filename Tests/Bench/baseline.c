// The same screen with the bare minimum: towns compiled in, no options, no resizing, no themes. What townranking takes
// beyond this is the price of its other features.
//
// compare.py writes towns.h and compiles this:
//     cc -O2 -I FOLDER-OF-TOWNS.H -o baseline baseline.c -lncursesw -ltinfo
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <locale.h>

struct town {
  int rank, is_up, ranks;
  const char *name, *line;
};

#include "towns.h"

enum { HEADER = 1, TITLE, TAB, GRID, ROW, LINE, UP, DOWN, KEYS, CHOSEN, RENT_TAB, BUY_TAB, RENT, BUY, SOFT_RENT, SOFT_BUY };
static const short colours[][2] = {
    {252, 236}, {231, 236}, {247, 236}, {252, 234}, {231, 236}, {247, 236}, {210, 236}, {75, 236},
    {250, 234}, {231, 238}, {208, 236}, {75, 236},  {231, 202}, {231, 27},  {16, 209},  {231, 68},
};

struct list {
  const struct town *towns;
  int count, is_open, choice, top;
  const char *tab;
};
#define LIST(towns, tab) {towns, sizeof towns / sizeof *towns, 0, 0, 0, tab}
static struct list lists[] = {LIST(rent_towns, "借りて住みたい"), LIST(buy_towns, "買って住みたい")};
static int shown;

enum { CARDS = 10, BUTTON_CELLS = 15, TITLE_CELLS = 32, TAB_CELLS = 14 };

static void fill(int y, int x, int width, chtype style) {
  attrset(style);
  mvhline(y, x, ' ', width);
}

// The line of a row in the list; cards have a blank one below them.
static int line_of(int row) { return row < CARDS ? row * 2 : CARDS + row; }

static int row_count(const struct list *list) { return list->is_open || list->count < CARDS ? list->count : CARDS; }

static void draw_row(int y, const struct town *town, int is_card, int is_chosen) {
  chtype back = COLOR_PAIR(is_chosen ? CHOSEN : ROW);
  fill(y, 2, COLS - 4, back);
  attrset(A_BOLD | COLOR_PAIR((is_card ? RENT : SOFT_RENT) + shown));
  mvprintw(y, 3, town->rank <= 3 ? " ♛%2d " : "  %2d ", town->rank);
  attrset(town->ranks == 0 ? back : COLOR_PAIR(town->is_up ? UP : DOWN));
  if (town->ranks == 0)
    mvaddstr(y, 11, "− キープ");
  else
    mvprintw(y, 11, town->is_up ? "▴ %dアップ" : "▾ %dダウン", town->ranks);
  attrset(A_BOLD | back);
  mvaddstr(y, 25, town->name);
  attrset(COLOR_PAIR(is_chosen ? CHOSEN : LINE));
  mvaddstr(y, is_card ? COLS - 26 : 37, town->line);
  if (is_chosen) mvaddstr(y, 1, "›");
}

static void draw(void) {
  const struct list *list = &lists[shown];
  int end = LINES - 1;
  bkgdset(COLOR_PAIR(GRID));
  erase();
  fill(0, 0, COLS, COLOR_PAIR(HEADER));
  attrset(A_BOLD | COLOR_PAIR(TITLE));
  mvaddstr(0, (COLS - TITLE_CELLS) / 2, title);
  for (int tab = 0; tab < 2; tab++) {
    fill(1, tab * COLS / 2, COLS / 2, tab == shown ? A_BOLD | A_UNDERLINE | COLOR_PAIR(RENT_TAB + tab) : COLOR_PAIR(TAB));
    mvaddstr(1, tab * COLS / 2 + (COLS / 2 - TAB_CELLS) / 2, lists[tab].tab);
  }
  for (int row = 0; row < row_count(list); row++) {
    int y = 2 + line_of(row) - list->top;
    if (y >= 2 && y < end) draw_row(y, &list->towns[row], row < CARDS, row == list->choice);
  }
  int y = 2 + line_of(row_count(list)) + list->is_open - list->top;
  if (y >= 2 && y < end) {
    fill(y, 2, COLS - 4, A_BOLD | COLOR_PAIR(RENT + shown));
    mvaddstr(y, (COLS - BUTTON_CELLS) / 2, list->is_open ? "    閉じる ▴" : "11位以降を見る ▾");
  }
  attrset(COLOR_PAIR(KEYS));
  mvprintw(end, 1, "◂ ▸ タブ  e %s  ▴ ▾ 選択  ⏎ 詳細  / 検索  ? ヘルプ  q 終了", list->is_open ? "閉じる  " : "11位以降");
  mvprintw(end, COLS - 6, "%2d/%d", list->choice + 1, row_count(list));
  refresh();
}

static void press(int key) {
  struct list *list = &lists[shown];
  int window = LINES - 3;
  switch (key) {
  case KEY_LEFT: shown = 0; return;
  case KEY_RIGHT: shown = 1; return;
  case 'e': list->is_open = !list->is_open; break;
  case 'j': list->choice++; break;
  case 'k': list->choice--; break;
  }
  if (list->choice >= row_count(list)) list->choice = row_count(list) - 1;
  if (list->choice < 0) list->choice = 0;
  int line = line_of(list->choice);
  if (list->top > line) list->top = line;
  if (list->top <= line - window) list->top = line - window + 1;
}

int main(void) {
  setlocale(LC_ALL, "");
  initscr();
  cbreak();
  noecho();
  keypad(stdscr, TRUE);
  curs_set(0);
  start_color();
  for (short pair = 0; pair < (short)(sizeof colours / sizeof *colours); pair++)
    init_pair(pair + 1, colours[pair][0], colours[pair][1]);
  draw();
  for (int key; (key = getch()) != 'q' && key != ERR; draw()) press(key);
  endwin();
  return 0;
}
