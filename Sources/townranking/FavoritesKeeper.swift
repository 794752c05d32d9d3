import RankingBrowser

/// Keeps the favourites on disk, and says so each time that it cannot. What could not be kept is kept with the next
/// change that can.
final class FavoritesKeeper {
  /// Or why there is none.
  private let store: Result<FavoritesStore, FavoritesError>
  /// Changes that are on the screen and not on disk.
  private var unkept: [String: Bool] = [:]
  /// What the file held at the start.
  private(set) var names: Set<String> = []
  private let language: Language
  /// What is to be said at the start.
  private(set) var notice: Notice?

  /// - Parameters:
  ///   - language: of the notices.
  ///   - variable: looks up a variable of the environment.
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

  /// Keeps a change, with those before it that could not be kept.
  /// - Returns: what follows for the state: the favourites as they are now, with those of other browsers.
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
