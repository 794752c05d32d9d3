import RankingCore
import TerminalUI

/// All that the browser knows. Only `reduce` changes it.
package struct BrowserState: Sendable {
  /// What lies over the list.
  package enum Overlay: Equatable, Sendable {
    /// The help, scrolled by so many lines.
    case help(scroll: Int)
  }

  package internal(set) var ranking: Ranking
  package internal(set) var market: Market
  package internal(set) var size: Size
  package internal(set) var overlay: Overlay?
  package internal(set) var slide: Slide?
  /// Set while a ranking is being read.
  package internal(set) var loading: Loading?
  /// The time of the event being handled, in milliseconds of a clock that only moves ahead.
  package internal(set) var now = 0
  package internal(set) var isBackgroundLight: Bool
  let isAnimated: Bool
  private(set) var metrics: PerMarket<ListMetrics>
  var lists: PerMarket<ListState>

  /// - Parameters:
  ///   - ranking: nil while it is still being read.
  ///   - market: the tab to begin with.
  ///   - isExpanded: whether ranks 11+ are open to begin with.
  package init(
    ranking: Ranking?, market: Market = .rent, isExpanded: Bool = false, size: Size, isAnimated: Bool = false,
    isBackgroundLight: Bool = false
  ) {
    self.ranking = ranking ?? Ranking(data: TownRankingData())
    self.market = market
    self.size = size
    self.isAnimated = isAnimated
    self.isBackgroundLight = isBackgroundLight
    loading = ranking == nil ? Loading() : nil
    lists = PerMarket { _ in ListState(isExpanded: isExpanded) }
    metrics = PerMarket { _ in ListMetrics([]) }
    measure()
  }

  /// Takes a ranking that was read.
  mutating func take(_ ranking: Ranking) {
    self.ranking = ranking
    loading = nil
    measure()
  }

  private mutating func measure() {
    metrics = PerMarket { ListMetrics(self.ranking.data[$0]) }
  }
}

/// A value for each of the two tabs.
package struct PerMarket<Value: Sendable>: Sendable {
  private var rent: Value
  private var buy: Value

  package init(_ value: (Market) -> Value) {
    rent = value(.rent)
    buy = value(.buy)
  }

  package subscript(market: Market) -> Value {
    get { market == .rent ? rent : buy }
    set {
      switch market {
      case .rent: rent = newValue
      case .buy: buy = newValue
      }
    }
  }
}

extension PerMarket: Equatable where Value: Equatable {}
