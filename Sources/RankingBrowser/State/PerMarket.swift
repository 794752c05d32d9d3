import RankingCore

/// A value for each of the two tabs.
package struct PerMarket<Value: Sendable>: Sendable {
  private var rent: Value
  private var buy: Value

  /// Asks for the value of each tab, once.
  package init(_ value: (Market) -> Value) {
    rent = value(.rent)
    buy = value(.buy)
  }

  /// The value of a tab.
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
