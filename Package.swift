// swift-tools-version: 6.2
import PackageDescription

// The dependencies between the modules. Sources/README.md shows the same picture.
let package = Package(
  name: "townranking",
  products: [
    .executable(name: "townranking", targets: ["townranking"]),
    .library(name: "RankingCore", targets: ["RankingCore"]),
  ],
  targets: [
    // C: what Swift cannot reach by itself.
    .target(name: "CNcurses", linkerSettings: [.linkedLibrary("ncursesw"), .linkedLibrary("tinfo")]),
    .target(name: "CSupport", linkerSettings: [.linkedLibrary("utf8proc")]),

    // Towns and files; knows nothing of screens.
    .target(
      name: "RankingCore",
      resources: [
        .embedInCode("../../Resources/Embedded.json"), .embedInCode("../../Resources/English.json"),
        .embedInCode("../../Resources/Readings.json"),
        .embedInCode("../../Resources/TownRanking2018.json"),
        .embedInCode("../../Resources/TownRanking2019.json"),
        .embedInCode("../../Resources/TownRanking2020.json"),
        .embedInCode("../../Resources/TownRanking2021.json"),
        .embedInCode("../../Resources/TownRanking2022.json"),
        .embedInCode("../../Resources/TownRanking2023.json"),
        .embedInCode("../../Resources/TownRanking2024.json"),
        .embedInCode("../../Resources/TownRanking2025.json"),
        .embedInCode("../../Resources/TownRanking2026.json"),
        .embedInCode("../../Resources/TownRanking2023InterimKinki.json"),
        .embedInCode("../../Resources/TownRanking2023InterimChubu.json"),
      ]),

    // Cells, widths, keys; knows nothing of towns or ncurses.
    .target(name: "TerminalUI", dependencies: ["CSupport"]),

    // State, reducer, views and the loop.
    .target(name: "RankingBrowser", dependencies: ["RankingCore", "TerminalUI"]),

    // The only code that uses ncurses.
    .target(name: "NcursesTerminal", dependencies: ["CNcurses", "TerminalUI"]),

    // Options, exit status; wires the rest.
    .executableTarget(
      name: "townranking",
      dependencies: ["CSupport", "NcursesTerminal", "RankingBrowser", "RankingCore", "TerminalUI"]),

    .target(name: "TestSupport", dependencies: ["RankingCore", "TerminalUI"], path: "Tests/TestSupport"),
    .testTarget(name: "RankingCoreTests", dependencies: ["RankingCore", "TestSupport"]),
    // Sees what another program would see.
    .testTarget(name: "ClientTests", dependencies: ["RankingCore"], packageAccess: false),
    .testTarget(name: "TerminalUITests", dependencies: ["CSupport", "TerminalUI", "TestSupport"]),
    .testTarget(
      name: "RankingBrowserTests", dependencies: ["RankingBrowser", "RankingCore", "TerminalUI", "TestSupport"],
      exclude: ["Pictures"]),
    .testTarget(
      name: "NcursesTerminalTests", dependencies: ["NcursesTerminal", "RankingBrowser", "TerminalUI", "TestSupport"]),
    .testTarget(
      name: "CommandTests", dependencies: ["townranking", "RankingBrowser", "RankingCore", "TerminalUI", "TestSupport"]),
    // Crashes on purpose, in a terminal.
    .executableTarget(
      name: "CrashProgram", dependencies: ["NcursesTerminal", "TerminalUI"], path: "Tests/CrashProgram"),
    .testTarget(
      name: "EndToEndTests", dependencies: ["CrashProgram", "TerminalUI", "TestSupport", "townranking"],
      exclude: ["FaultShim.c"]),
    // A benchmark. Not a product: it is only used in this project.
    .executableTarget(
      name: "Bench", dependencies: ["RankingBrowser", "RankingCore", "TerminalUI"], path: "Tests/Bench",
      exclude: ["baseline.c", "compare.py"]),
  ],
  swiftLanguageModes: [.v6]
)

// The harnesses of Tests/Fuzzing/run: they link libFuzzer, so only that script enables them.
if Context.environment["TOWNRANKING_FUZZING"] != nil {
  package.targets += [
    .executableTarget(name: "FuzzDecoding", dependencies: ["RankingCore"], path: "Tests/Fuzzing/Decoding"),
    .executableTarget(
      name: "FuzzBrowsing",
      dependencies: ["NcursesTerminal", "RankingBrowser", "RankingCore", "TerminalUI", "TestSupport"],
      path: "Tests/Fuzzing/Browsing"),
  ]
}
