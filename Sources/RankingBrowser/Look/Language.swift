/// The language of the browser's own words. Towns and lines stay as the data has them.
package enum Language: String, CaseIterable, Sendable {
  case japanese = "ja"
  case english = "en"
}
