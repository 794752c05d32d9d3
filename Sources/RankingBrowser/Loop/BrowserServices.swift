/// What the browser has done for it outside: files and other programs.
package struct BrowserServices {
  /// Keeps that a town is a favourite, or is one no more; gives what follows for the state.
  package var keepFavorite: (String, Bool) -> [BrowserAction]
  /// Shows an address in a browser of the web; gives what to say of it.
  package var open: (String) -> Notice

  /// Services that do nothing and say so.
  package init(
    keepFavorite: @escaping (String, Bool) -> [BrowserAction] = { _, _ in [] },
    open: @escaping (String) -> Notice = { Notice(.noticeNotOpened, text: $0, isProblem: true) }
  ) {
    self.keepFavorite = keepFavorite
    self.open = open
  }
}
