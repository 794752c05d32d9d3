/// What is chosen in a list, whatever row it stands in.
package enum Chosen: Equatable, Sendable {
  /// A town, by its index in the list.
  case town(Int)
  case button
}
