@_spi(Stele) import SwiftUI

extension ForEach: ChartContent, PrimitiveChartContent where Content: ChartContent {
  // `Body` is `Never` for a view of this kind as well.
  var marks: [ChartMark] { data.flatMap { content($0).allMarks } }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Content for each element.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent {
  /// Content for each element, whose identity is at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Content for each number.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identify: { $0 }, content: content)
  }
}
