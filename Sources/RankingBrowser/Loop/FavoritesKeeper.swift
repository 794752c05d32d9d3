import RankingCore

/// Keeps the favourites on disk, and says once if that cannot be done.
package final class FavoritesKeeper {
  private let store: FavoritesStore?
  private var hasComplained = false
  /// What the file held at the start.
  package private(set) var names: Set<String> = []
  /// What is to be said at the start.
  package private(set) var notice: Notice?

  /// - Parameter variable: looks up a variable of the environment.
  package init(environment variable: (String) -> String?) {
    store = try? FavoritesStore(environment: variable)
    do throws(FavoritesError) {
      guard let store else { throw .noHome }
      let contents = try store.read()
      names = contents.names
      notice = contents.brokenFile.map { Notice(.noticeFavoritesBroken, text: $0, isProblem: true) }
    } catch {
      notice = Notice(.noticeFavoritesNotKept, text: error.description, isProblem: true)
      hasComplained = true
    }
  }

  /// Keeps a change.
  /// - Returns: what follows for the state: the favourites as they are now, with those of other browsers.
  package func keep(_ name: String, isFavorite: Bool) -> [BrowserAction] {
    guard let store else { return [] }
    do throws(FavoritesError) {
      let contents = try store.set(name, isFavorite: isFavorite)
      var actions: [BrowserAction] = [.favorites(contents.names)]
      if let broken = contents.brokenFile {
        actions.append(.notify(Notice(.noticeFavoritesBroken, text: broken, isProblem: true)))
      }
      return actions
    } catch {
      if hasComplained { return [] }
      hasComplained = true
      return [.notify(Notice(.noticeFavoritesNotKept, text: error.description, isProblem: true))]
    }
  }
}
