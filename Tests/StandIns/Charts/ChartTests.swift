import Charts
@_spi(Stele) import SwiftUI
import Testing

@MainActor @Suite struct ChartTests {
  private struct Sale: Identifiable {
    let id: Int
    let month: String
    let revenue: Double
  }
  private let sales = [
    Sale(id: 1, month: "Jan", revenue: 10), Sale(id: 2, month: "Feb", revenue: 40),
  ]

  private final class Seen {
    var proxy: ChartProxy?
  }

  @Test("A chart's proxy turns values into places and back")
  func proxy() throws {
    let seen = Seen()
    let host = ViewHost(
      Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Revenue", $0.revenue)) }
        .chartYScale(domain: 0...50)
        .chartOverlay { proxy in
          Text("overlay").onAppear { seen.proxy = proxy }
        })
    host.update()
    let proxy = try #require(seen.proxy)
    let middle = try #require(proxy.position(forX: "Feb"))
    #expect(abs(middle - proxy.plotSize.width * 0.75) < 0.001)
    #expect(proxy.value(atX: middle, as: String.self) == "Feb")
    let top = try #require(proxy.position(forY: 50.0))
    #expect(abs(top) < 0.001)
    #expect(proxy.value(atY: proxy.plotSize.height, as: Double.self) == 0)
    #expect(proxy.position(forX: "Mar") == nil)
  }

  @Test("Annotations, labels of the axes and the legend are part of a chart's text")
  func texts() {
    let host = ViewHost(
      Chart(sales) { sale in
        BarMark(x: .value("Month", sale.month), y: .value("Revenue", sale.revenue))
          .foregroundStyle(by: .value("Month", sale.month))
          .annotation { Text("\(Int(sale.revenue))") }
      }
      .chartXAxis { AxisMarks { value in AxisValueLabel("at \(value.as(String.self) ?? "")") } })
    #expect(host.screen?.texts == ["10", "40", "at Jan", "at Feb", "Jan", "Feb"])
  }

  @Test("Bins cover their data")
  func bins() {
    let bins = NumberBins(size: 5.0, range: 1...12)
    #expect(bins.thresholds == [0, 5, 10, 15])
    #expect(bins.index(for: 7) == 1)
    #expect(bins.map { $0.contains(5) } == [false, true, false])
  }
}
