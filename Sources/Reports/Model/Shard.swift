/// Which part of the articles a check looked at, where several runs share the work.
public struct Shard: Hashable, Sendable {
  /// The part's number, from 1.
  public var number: Int
  /// How many parts there are.
  public var count: Int
  /// The pages of all parts, in the order of a report on all of them.
  public var pages: [String]

  /// A part of the pages.
  public init(number: Int, count: Int, pages: [String]) {
    self.number = number
    self.count = count
    self.pages = pages
  }
}
