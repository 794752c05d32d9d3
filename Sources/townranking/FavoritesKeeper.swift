import RankingBrowser

/// Saves the favourites to disk, and reports every failure. Changes that could not be saved are saved with the next one
/// that can.
final class FavoritesKeeper {
  /// The store, or why there is none.
  private let store: Result<FavoritesStore, FavoritesError>
  /// Changes that are on the screen but not on disk.
  private var unkept: [String: Bool] = [:]
  /// The content of the file at the start.
  private(set) var names: Set<String> = []
  private let language: Language
  /// The notice to show at the start.
  private(set) var notice: Notice?

  /// - Parameters:
  ///   - language: the language of the notices.
  ///   - variable: looks up an environment variable.
  init(_ language: Language, environment variable: (String) -> String?) {
    self.language = language
    store = Result { () throws(FavoritesError) in try FavoritesStore(environment: variable) }
    do throws(FavoritesError) {
      let contents = try store.get().read()
      names = contents.names
      notice = contents.brokenFile.map { Notice(.noticeFavoritesBroken, text: $0, isProblem: true) }
    } catch {
      notice = Notice(.noticeFavoritesNotKept, text: language.choose(error.reasonFirst), isProblem: true)
    }
  }

  /// Saves a change, with earlier ones that could not be saved.
  /// - Returns: the resulting actions: the present favourites, including those of other browsers.
  func keep(_ name: String, isFavorite: Bool) -> [BrowserAction] {
    unkept[name] = isFavorite
    do throws(FavoritesError) {
      let contents = try store.get().apply(unkept)
      unkept = [:]
      var actions: [BrowserAction] = [.favorites(contents.names)]
      if let broken = contents.brokenFile {
        actions.append(.notify(Notice(.noticeFavoritesBroken, text: broken, isProblem: true)))
      }
      return actions
    } catch {
      return [.notify(Notice(.noticeFavoritesNotKept, text: language.choose(error.reasonFirst), isProblem: true))]
    }
  }
}
