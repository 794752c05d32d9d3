import RankingBrowser
import TerminalUI
import TestSupport
import Testing

/// Which theme is used.
@Suite(.timeLimit(.minutes(10))) struct ThemeChoiceTests {
  @Test(
    "by setting, colours and background",
    arguments: [
      (ThemeChoice.Setting.auto, 256, "dark", "light"), (.auto, 1 << 24, "dark", "light"),
      (.auto, 255, "8 colours", "8 colours"), (.auto, 88, "8 colours", "8 colours"),
      (.auto, 8, "8 colours", "8 colours"),
      (.auto, 7, "mono", "mono"), (.auto, 0, "mono", "mono"),
      (.dark, 256, "dark", "dark"), (.dark, 16, "8 colours", "8 colours"), (.dark, 0, "mono", "mono"),
      (.light, 256, "light", "light"), (.light, 16, "8 colours", "8 colours"), (.light, 0, "mono", "mono"),
      (.mono, 256, "mono", "mono"), (.mono, 8, "mono", "mono"), (.mono, 0, "mono", "mono"),
    ])
  func theme(setting: ThemeChoice.Setting, colors: Int, onDark: String, onLight: String) {
    let choice = ThemeChoice(setting: setting, colorCount: colors)
    #expect(choice.theme(onLight: false).name == onDark)
    #expect(choice.theme(onLight: true).name == onLight)
    #expect(choice.dependsOnBackground == (onDark != onLight), "whether it has to ask")
  }

  @Test(
    "COLORFGBG",
    arguments: [
      (nil, nil), ("", nil), (";", nil), ("15;0", false), ("0;15", true), ("0;default;15", true),
      ("15;default;0", false),
      ("0;7", true), ("7;8", false), ("12;8", false), ("0;11", true), ("15;default", nil), ("0;16", nil), ("0;-1", nil),
      ("0;light", nil), ("7", true), ("0", false), ("0; 7", nil), ("0;7\u{1B}[m", nil), ("0;99999999999999999999", nil),
    ] as [(RawText?, Bool?)])
  func colorFGBG(value: RawText?, isLight: Bool?) {
    #expect(ThemeChoice.isLight(colorFGBG: value?.text) == isLight)
  }
}
