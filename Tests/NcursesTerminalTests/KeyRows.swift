import TerminalUI
import TestSupport

/// Bytes from a terminal and the resulting events.
struct KeyRow: Sendable, CustomStringConvertible {
  let bytes: [UInt8]
  let events: [Event]
  let note: String

  init(_ text: String, _ events: Event..., note: String = "") {
    self.init(Array(text.utf8), events, note: note)
  }

  init(_ bytes: [UInt8], _ events: [Event] = [], note: String = "") {
    self.bytes = bytes
    self.events = events
    self.note = note
  }

  var description: String {
    RawText(String(decoding: bytes, as: UTF8.self)).description + (note.isEmpty ? "" : " (\(note))")
  }
}

enum KeyRows {
  static let keys: [KeyRow] = [
    KeyRow("a", .key(.character("a"))),
    KeyRow(" ", .key(.character(" "))),
    KeyRow("本", .key(.character("本"))),
    KeyRow("é", .key(.character("é"))),
    KeyRow("🗼", .key(.character("🗼"))),
    KeyRow("か\u{3099}", .key(.character("か")), .key(.character("\u{3099}")), note: "a mark is a key of its own"),
    KeyRow("\u{1}", .key(.control("a"))),
    KeyRow("\u{1A}", .key(.control("z"))),
    KeyRow("\t", .key(.tab)),
    KeyRow("\r", .key(.enter)),
    KeyRow("\n", .key(.enter)),
    KeyRow("\u{8}", .key(.backspace)),
    KeyRow("\u{7F}", .key(.backspace)),
    KeyRow("\u{1B}[A", .key(.up)),
    KeyRow("\u{1B}[B", .key(.down)),
    KeyRow("\u{1B}[C", .key(.right)),
    KeyRow("\u{1B}[D", .key(.left)),
    KeyRow("\u{1B}[1;1C", .key(.right), note: "the modifier none"),
    KeyRow("\u{1B}[1;65B", .key(.down), note: "CapsLock"),
    KeyRow("\u{1B}[1;129B", .key(.down), note: "NumLock"),
    KeyRow("\u{1B}[1;193H", .key(.home), note: "both"),
    KeyRow("\u{1B}[6;129~", .key(.pageDown)),
    KeyRow("\u{1B}[3;65~", .key(.delete)),
    KeyRow("\u{1B}[1;129P", .key(.function(1))),
    KeyRow("\u{1B}[13;65~", .key(.function(3))),
    KeyRow("\u{1B}[106u", .key(.character("j")), note: "a code"),
    KeyRow("\u{1B}[106;129u", .key(.character("j"))),
    KeyRow("\u{1B}[32;65u", .key(.character(" "))),
    KeyRow("\u{1B}[26412;193u", .key(.character("本"))),
    KeyRow("\u{1B}[13;129u", .key(.enter)), KeyRow("\u{1B}[27;65u", .key(.escape)),
    KeyRow("\u{1B}[9;65u", .key(.tab)), KeyRow("\u{1B}[127;129u", .key(.backspace)),
    KeyRow("\u{1B}[57400;129u", .key(.character("1")), note: "the keypad's"),
    KeyRow("\u{1B}[57414;129u", .key(.enter)), KeyRow("\u{1B}[57420u", .key(.down)),
    KeyRow("\u{1B}OA", .key(.up)),
    KeyRow("\u{1B}OB", .key(.down)),
    KeyRow("\u{1B}OC", .key(.right)),
    KeyRow("\u{1B}OD", .key(.left)),
    KeyRow("\u{1B}[H", .key(.home)),
    KeyRow("\u{1B}OH", .key(.home)),
    KeyRow("\u{1B}[1~", .key(.home)),
    KeyRow("\u{1B}[7~", .key(.home)),
    KeyRow("\u{1B}[F", .key(.end)),
    KeyRow("\u{1B}OF", .key(.end)),
    KeyRow("\u{1B}[4~", .key(.end)),
    KeyRow("\u{1B}[8~", .key(.end)),
    KeyRow("\u{1B}[3~", .key(.delete)),
    KeyRow("\u{1B}[5~", .key(.pageUp)),
    KeyRow("\u{1B}[6~", .key(.pageDown)),
    KeyRow("\u{1B}[Z", .key(.backTab)),
    KeyRow("\u{1B}OP", .key(.function(1))),
    KeyRow("\u{1B}OR", .key(.function(3))),
    KeyRow("\u{1B}[P", .key(.function(1))),
    KeyRow("\u{1B}[11~", .key(.function(1))),
    KeyRow("\u{1B}[15~", .key(.function(5))),
    KeyRow("\u{1B}[17~", .key(.function(6))),
    KeyRow("\u{1B}[21~", .key(.function(10))),
    KeyRow("\u{1B}[23~", .key(.function(11))),
    KeyRow("\u{1B}[24~", .key(.function(12))),
    KeyRow("\u{1B}[[A", .key(.function(1)), note: "Linux console"),
    KeyRow("\u{1B}[[E", .key(.function(5))),
    KeyRow("\u{1B}OM", .key(.enter), note: "keypad"),
    KeyRow("\u{1B}Oj", .key(.character("*"))),
    KeyRow("\u{1B}Oy", .key(.character("9"))),
    KeyRow("ab\u{1B}[Ac", .key(.character("a")), .key(.character("b")), .key(.up), .key(.character("c"))),
    KeyRow("\u{1B}[\r", .key(.enter), note: "a key gives up what began"),
    KeyRow("\u{1B}[1;\u{1B}[B", .key(.down)),
    KeyRow("\u{1B}]11\r", .key(.enter)),
    KeyRow("\u{1B}]11;rgb:\u{1B}[B", .key(.down), note: "an end is lost"),
    KeyRow("\u{1B}Pj", .key(.character("j")), note: "Alt-Shift-P, then j"),
    KeyRow([0xE6, 0x9C, 0x61], [.key(.character("a"))], note: "cut UTF-8"),
    KeyRow([0xE6, 0x1B, 0x5B, 0x41], [.key(.up)]),
    KeyRow([0xFF, 0xFE, 0x61], [.key(.character("a"))]),
    KeyRow([0xC0, 0xAF, 0x61], [.key(.character("a"))], note: "too long a way to write /"),
    KeyRow([0xED, 0xA0, 0xBD, 0x61], [.key(.character("a"))], note: "a surrogate"),
    KeyRow([0xF4, 0xAF, 0x61], [.key(.character("a"))], note: "beyond Unicode"),
  ]

  static let mouse: [KeyRow] = [
    KeyRow("\u{1B}[<0;3;5M", .mouse(Mouse(.press, at: Point(x: 2, y: 4)))),
    KeyRow("\u{1B}[<0;300;100M", .mouse(Mouse(.press, at: Point(x: 299, y: 99)))),
    KeyRow("\u{1B}[<64;1;1M", .mouse(Mouse(.wheelUp, at: Point(x: 0, y: 0)))),
    KeyRow("\u{1B}[<65;1;1M", .mouse(Mouse(.wheelDown, at: Point(x: 0, y: 0)))),
    KeyRow("\u{1B}[M !!", .mouse(Mouse(.press, at: Point(x: 0, y: 0))), note: "the older form"),
    KeyRow([0x1B, 0x5B, 0x4D, 0x60, 0xE8, 0x30], [.mouse(Mouse(.wheelUp, at: Point(x: 199, y: 15)))]),
  ]

  static let pastes: [KeyRow] = [
    KeyRow("\u{1B}[200~本\nq\u{1B}[201~a", .paste("本\nq"), .key(.character("a"))),
    KeyRow("\u{1B}[200~\u{1B}[201~", .paste("")),
    KeyRow("\u{1B}[200~\u{1B}[A\u{1B}\u{1B}[20\u{1B}[201~", .paste("\u{1B}[A\u{1B}\u{1B}[20"), note: "almost the end"),
    KeyRow(
      Array("\u{1B}[200~".utf8) + [0x61, 0xFF, 0x62] + Array("\u{1B}[201~".utf8), [.paste("a\u{FFFD}b")]),
    KeyRow("\u{1B}[200~lost", .paste("lost"), note: "the end never comes"),
  ]

  static let backgrounds: [KeyRow] = [
    KeyRow("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", .background(isLight: false)),
    KeyRow("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}", .background(isLight: true)),
    KeyRow("\u{1B}]11;rgb:0/2b/366\u{7}", .background(isLight: false)),
    KeyRow("\u{1B}]11;rgb:fd/f6/e3\u{7}", .background(isLight: true)),
    KeyRow("\u{1B}]11;rgb:0000/ffff/0000\u{7}", .background(isLight: true), note: "green is bright"),
    KeyRow("\u{1B}]11;rgb:0000/0000/ffff\u{7}", .background(isLight: false), note: "blue is not"),
    KeyRow("\u{1B}]11;rgba:ffff/ffff/ffff/8000\u{1B}\\", .background(isLight: true)),
    KeyRow("\u{1B}\u{1B}[0n", .key(.escape), note: "Esc, and an answer at once"),
    KeyRow("\u{1B}\u{1B}[?64;1;2cx", .key(.escape), .key(.character("x"))),
    KeyRow("\u{1B}\u{1B}\u{1B}[0n", .key(.escape), .key(.escape)),
    KeyRow("\u{1B}\u{1B}[?997;1n", .key(.escape), .colorScheme(isLight: false)),
    KeyRow("\u{1B}\u{1B}]11;rgb:ffff/ffff/ffff\u{7}", .key(.escape), .background(isLight: true)),
    KeyRow("\u{1B}\u{1B}[M !!", .key(.escape), .mouse(Mouse(.press, at: Point(x: 0, y: 0)))),
    KeyRow("\u{1B}\u{1B}[200~a\u{1B}[201~", .key(.escape), .paste("a")),
    KeyRow("\u{1B}[?997;1n", .colorScheme(isLight: false)),
    KeyRow("\u{1B}[?997;2n", .colorScheme(isLight: true)),
    KeyRow(
      "\u{1B}[?997;2n\u{1B}[?997;2n\u{1B}[?997;1n", .colorScheme(isLight: true), .colorScheme(isLight: true),
      .colorScheme(isLight: false)),
  ]

  /// Complete sequences without meaning.
  static let nothing: [KeyRow] = [
    KeyRow("\u{0}"), KeyRow("\u{1C}"), KeyRow("\u{1F}"),
    KeyRow("\u{1B}a", note: "Alt-a"), KeyRow("\u{1B}本"), KeyRow("\u{1B}\r"), KeyRow("\u{1B}\u{7F}"),
    KeyRow("\u{1B}\u{1B}[A", note: "Alt-Up of rxvt"), KeyRow("\u{1B}\u{1B}OA"),
    KeyRow("\u{1B}[1;5C", note: "Ctrl-Right"), KeyRow("\u{1B}[1;3A"), KeyRow("\u{1B}[1;2P"), KeyRow("\u{1B}[3;5~"),
    KeyRow("\u{1B}[1;69C", note: "Ctrl-Right with CapsLock"), KeyRow("\u{1B}[1;130A", note: "Shift with NumLock"),
    KeyRow("\u{1B}[3;197~"), KeyRow("\u{1B}[1;257A"), KeyRow("\u{1B}[106;69u"), KeyRow("\u{1B}[106;321u"),
    KeyRow("\u{1B}[1;65R", note: "where the cursor is"), KeyRow("\u{1B}[57358;65u", note: "CapsLock itself"),
    KeyRow("\u{1B}[0u"), KeyRow("\u{1B}[133u"), KeyRow("\u{1B}[55296u"), KeyRow("\u{1B}[1114112u"),
    KeyRow("\u{1B}[?1u", note: "which of kitty's modes are on"), KeyRow("\u{1B}[u"),
    KeyRow("\u{1B}O5C"), KeyRow("\u{1B}O1;5C"), KeyRow("\u{1B}Oa"), KeyRow("\u{1B}[a"), KeyRow("\u{1B}[3$"),
    KeyRow("\u{1B}[3^"), KeyRow("\u{1B}[3@"), KeyRow("\u{1B}[2~", note: "Insert"), KeyRow("\u{1B}[E"),
    KeyRow("\u{1B}[25~", note: "F13"), KeyRow("\u{1B}[99~"), KeyRow("\u{1B}[~"), KeyRow("\u{1B}[99999999999999999999~"),
    KeyRow("\u{1B}[I", note: "focus"), KeyRow("\u{1B}[O"),
    KeyRow("\u{1B}[12;40R", note: "where the cursor is"), KeyRow("\u{1B}[1;1R"), KeyRow("\u{1B}[?1;2c"),
    KeyRow("\u{1B}[>0;276;0c"), KeyRow("\u{1B}[?2026;2$y"), KeyRow("\u{1B}[12;2$y"), KeyRow("\u{1B}[0n"),
    KeyRow("\u{1B}[?997;3n", note: "a colour scheme to come"), KeyRow("\u{1B}[?997;0n"), KeyRow("\u{1B}[?997n"),
    KeyRow("\u{1B}[?997;n"), KeyRow("\u{1B}[?997;1;2n"), KeyRow("\u{1B}[997;1n"), KeyRow("\u{1B}[>997;1n"),
    KeyRow("\u{1B}[?996;1n"), KeyRow("\u{1B}[?997;1$n"), KeyRow("\u{1B}[?997;99999999999999999999n"),
    KeyRow("\u{1B}[8;24;80t"), KeyRow("\u{1B}[106;5u", note: "kitty"), KeyRow("\u{1B}[27;5;106~"),
    KeyRow("\u{1B}[1;1:3A", note: "a release"), KeyRow("\u{1B}[201~", note: "a paste that was given up"),
    KeyRow("\u{1B}[[Z"), KeyRow("\u{1B}[5A"), KeyRow("\u{1B}[ q"), KeyRow("\u{1B}[!p"),
    KeyRow("\u{1B}[<0;3;5m", note: "the button goes up"), KeyRow("\u{1B}[<32;3;5M", note: "motion"),
    KeyRow("\u{1B}[<1;3;5M"), KeyRow("\u{1B}[<2;3;5M"), KeyRow("\u{1B}[<4;3;5M", note: "Shift"),
    KeyRow("\u{1B}[<16;3;5M"),
    KeyRow("\u{1B}[<66;3;5M"), KeyRow("\u{1B}[<68;3;5M"), KeyRow("\u{1B}[<0;0;0M"), KeyRow("\u{1B}[<0;5M"),
    KeyRow("\u{1B}[<0;-1;5M"), KeyRow("\u{1B}[<0;99999999999999999999;5M"), KeyRow("\u{1B}[<M"),
    KeyRow("\u{1B}[32;1;1M"),
    KeyRow("\u{1B}[M#!!", note: "the button goes up, older form"),
    KeyRow("\u{1B}]0;title\u{7}"), KeyRow("\u{1B}]10;rgb:ffff/ffff/ffff\u{7}"), KeyRow("\u{1B}]11;rgb:ffff/ffff\u{7}"),
    KeyRow("\u{1B}]11;rgb:ffff/ffff/fffff\u{7}"), KeyRow("\u{1B}]11;rgb:-fff/ffff/ffff\u{7}"),
    KeyRow("\u{1B}]11;rgb://\u{7}"), KeyRow("\u{1B}]11;?\u{1B}\\"), KeyRow("\u{1B}]11;white\u{1B}\\"),
    KeyRow("\u{1B}]52;c;qqqq\u{1B}\\"), KeyRow("\u{1B}P1$r0m\u{1B}\\"), KeyRow("\u{1B}P>|xterm(390)\u{1B}\\"),
    KeyRow("\u{1B}_Gi=1;OK\u{1B}\\"), KeyRow("\u{1B}^private\u{1B}\\"), KeyRow("\u{1B}Xstart\u{1B}\\"),
    KeyRow([0x9B, 0x41], note: "8-bit Up"), KeyRow([0x8F, 0x50]), KeyRow([0x9B, 0x31, 0x3B, 0x35, 0x43]),
    KeyRow([0x9D, 0x31, 0x31, 0x3B, 0x71, 0x9C]), KeyRow([0x84]),
    KeyRow([0x9D, 0x6C, 0x71, 0x9C], note: "8-bit, a title"), KeyRow([0x9D, 0x71, 0x65, 0x07]),
    KeyRow([0x90, 0x71, 0x65, 0x9C]), KeyRow([0x90, 0x71, 0x1B, 0x5C]), KeyRow([0x9F, 0x71, 0x9C]),
    KeyRow([0xC2, 0x9B], note: "a control character in UTF-8"),
  ]

  /// Unfinished sequences, and their events when the rest does not come.
  static let unfinished: [KeyRow] = [
    KeyRow("\u{1B}", .key(.escape)),
    KeyRow("\u{1B}\u{1B}", .key(.escape), .key(.escape)),
    KeyRow("\u{1B}\u{1B}\u{1B}", .key(.escape), .key(.escape), .key(.escape)),
    KeyRow("\u{1B}["), KeyRow("\u{1B}O"), KeyRow("\u{1B}]"), KeyRow("\u{1B}P"), KeyRow("\u{1B}[1;"), KeyRow("\u{1B}[["),
    KeyRow("\u{1B}[M "), KeyRow("\u{1B}]11;rgb:"), KeyRow("\u{1B}]11;rgb:0/0/0\u{1B}"), KeyRow([0xE6, 0x9C]),
    KeyRow([0xF0, 0x9F]), KeyRow([0x9B]),
    KeyRow("\u{1B}[200~a\u{1B}[20", .paste("a")),
  ]
}
