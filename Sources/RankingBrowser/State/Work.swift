import RankingCore

/// Work that takes long for a long list: the rows that a search or an order gives, or a view. It is a value, and its
/// answer a function of it, so whoever runs the state decides where the work is done.
package struct WorkRequest: Sendable {
  /// Of two requests of one kind only the newer one is wanted.
  package enum Kind: Hashable, Sendable {
    case rows, panel, side, changes
  }

  /// A list with all that is needed to work out its rows.
  struct List: Sendable {
    let towns: [TownInfo]
    let leadingCount: Int
    let isExpanded: Bool
  }

  enum Subject: Sendable {
    case rows(RowCriteria, PerMarket<List>)
    case panel(PanelKind, PanelInput)
    /// The page beside the list.
    case side(PanelInput)
    /// What is different in a ranking that was read again, of the region of this number.
    case changes(Ranking, Ranking, id: Int)
  }

  let ticket: Int
  /// Whether it may take longer than a frame: more than `RegionState.longestAtOnce` towns, or long texts.
  package let isLong: Bool
  let subject: Subject

  /// What is worked out.
  package var kind: Kind {
    switch subject {
    case .rows: .rows
    case .panel: .panel
    case .side: .side
    case .changes: .changes
    }
  }

  /// Does the work, however long that takes.
  /// - Throws: `Cancelled` if it is cancelled meanwhile.
  package func answer(_ cancellation: Cancellation = Cancellation()) throws(Cancelled) -> WorkAnswer {
    switch subject {
    case .rows(let criteria, let lists):
      func rows(_ list: List) throws(Cancelled) -> Rows {
        try criteria.rows(
          of: list.towns, leading: list.leadingCount, isExpanded: list.isExpanded, cancellation)
      }
      let (rent, buy) = (try rows(lists[.rent]), try rows(lists[.buy]))
      return WorkAnswer(ticket: ticket, result: .rows(PerMarket { $0 == .rent ? rent : buy }))
    case .panel(let kind, let input):
      return WorkAnswer(ticket: ticket, result: .panel(kind.build(input)))
    case .side(let input): return WorkAnswer(ticket: ticket, result: .panel(PanelKind.town.build(input)))
    case .changes(let old, let new, let id):
      return WorkAnswer(ticket: ticket, result: .changes(RankingChanges(old, new, id: id)))
    }
  }
}

extension WorkRequest: Equatable {
  /// Whether both are the same request.
  package static func == (first: WorkRequest, second: WorkRequest) -> Bool { first.ticket == second.ticket }
}

/// The result of a request.
package struct WorkAnswer: Sendable {
  enum Result: Sendable {
    case rows(PerMarket<Rows>)
    case panel(Panel)
    case changes(RankingChanges)
  }

  /// The request's ticket.
  let ticket: Int
  let result: Result
}

// MARK: What the state is waiting for

/// Rows that are being worked out.
struct RowsWork: Sendable {
  let ticket: Int
  /// What happens to choice and scroll of each tab when they are there.
  var placements: PerMarket<Placement>
  /// Commands about the chosen town, and those after them, which are done when the rows are there.
  var next: [BrowserCommand]
}

/// What happens to choice and scroll of a tab when its rows change.
enum Placement: Sendable {
  /// The first row, at the top.
  case top
  /// What is chosen stays chosen; if it is no longer shown, another row is chosen.
  case chosen(Otherwise)
  /// The tab returns to where it was; if that is no longer shown, another row is chosen.
  case restored(Place, Otherwise = .firstRow)
  /// Ranks 11+ were opened.
  case opened(wasOnButton: Bool)
  /// Ranks 11+ were closed.
  case closed

  /// What is chosen in place of a town that is not shown.
  enum Otherwise: Sendable {
    case firstRow, sameRow
  }
}
