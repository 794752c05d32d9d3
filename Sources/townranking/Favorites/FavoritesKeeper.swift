import RankingBrowser
import RankingCore
import TerminalUI

/// Saves the favourites to disk, and reports every failure. A key does not wait for another program that is saving: the
/// change is saved a little later. Changes that could not be saved are saved with the next one that can, or at the end.
final class FavoritesKeeper {
  /// Between two tries, in milliseconds; each pause is twice as long as the one before.
  private static let pauses = 5...50

  /// The store, or why there is none.
  private let store: Result<FavoritesStore, FavoritesError>
  /// Changes that are on the screen but not on disk, in their order.
  private var unkept: [FavoritesStore.Change] = []
  /// Waiting for another program to release the lock.
  private var wait: Wait?
  /// The content of the file at the start.
  private(set) var favorites = Favorites()
  private let clock: () -> Int
  /// The notice to show at the start.
  private(set) var notice: Notice?

  /// Times in milliseconds of the clock.
  private struct Wait {
    let end: Int
    var next: Int
    var pause: Int
  }

  /// - Parameters:
  ///   - clock: the milliseconds of a monotonic clock.
  ///   - variable: looks up an environment variable.
  init(clock: @escaping () -> Int = Clock.now, environment variable: (String) -> String?) {
    self.clock = clock
    store = Result { () throws(FavoritesError) in try FavoritesStore(environment: variable) }
    do throws(FavoritesError) {
      favorites = try store.get().read()
    } catch {
      notice = problem(error)
    }
  }

  /// Saves a change, with earlier ones that could not be saved.
  /// - Returns: the resulting actions: the present favourites, including those of other browsers.
  func keep(_ town: TownKey, isFavorite: Bool) -> [BrowserAction] {
    unkept.removeAll { $0.town == town }
    unkept.append(FavoritesStore.Change(town: town, isFavorite: isFavorite))
    return save()
  }

  /// In how many milliseconds the lock should be tried again; nil if nothing waits for it.
  var nextTry: Int? { wait.map { max($0.next - clock(), 0) } }

  /// Saves what waits for the lock, if it is time to try.
  func tryAgain() -> [BrowserAction] {
    nextTry == 0 ? save() : []
  }

  /// Saves what has not been saved yet, for the last time.
  /// - Parameter patience: how long to wait for others, in milliseconds.
  /// - Returns: why it is lost; nil if all is saved.
  func finish(patience: Int = FavoritesStore.patience) -> FavoritesError? {
    guard !unkept.isEmpty else { return nil }
    do throws(FavoritesError) {
      return try store.get().apply(unkept, patience: patience).isFull ? .full : nil
    } catch {
      return error
    }
  }

  private func save() -> [BrowserAction] {
    do throws(FavoritesError) {
      let contents = try store.get().apply(unkept, patience: 0)
      unkept = []
      wait = nil
      var actions: [BrowserAction] = [.favorites(contents.favorites)]
      if let broken = contents.brokenFile {
        actions.append(.notify(Notice(.noticeFavoritesBroken, text: broken, isProblem: true)))
      }
      if contents.isFull { actions.append(.notify(problem(.full))) }
      return actions
    } catch .locked where waitsOn() {
      return []
    } catch {
      wait = nil
      return [.notify(problem(error))]
    }
  }

  /// - Returns: whether the lock will be tried again; false when others have had it for too long.
  private func waitsOn() -> Bool {
    let now = clock()
    let before = wait ?? Wait(end: now + FavoritesStore.patience, next: now, pause: Self.pauses.lowerBound)
    guard now < before.end else { return false }
    let pause = min(before.pause * 2, Self.pauses.upperBound)
    wait = Wait(end: before.end, next: min(now + before.pause, before.end), pause: pause)
    return true
  }

  private func problem(_ error: FavoritesError) -> Notice {
    let word: Word = if case .broken = error { .noticeFavoritesUnread } else { .noticeFavoritesNotKept }
    let texts = error.reasonFirst
    return Notice(word, problem: BothTexts(japanese: texts.japanese, english: texts.english))
  }
}
