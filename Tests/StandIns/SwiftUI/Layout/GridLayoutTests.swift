import Foundation
@_spi(Stele) import SwiftUI
import Testing

@MainActor @Suite("Grids") struct GridLayoutTests {
  nonisolated static let grids: [LayoutCase] = [
    LayoutCase("grid", 50, 50, "11 11 10 10", "29 11 10 10", "11 29 10 10", "29 29 10 10") {
      Grid {
        GridRow {
          Block(10, 10)
          Block(10, 10)
        }
        GridRow {
          Block(10, 10)
          Block(10, 10)
        }
      }
    },
    // A column is as wide as its widest view, and views are in the middle of their cells.
    LayoutCase("grid", 50, 20, "10 0 20 10", "30 0 10 10", "15 10 10 10", "30 10 10 10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block(20, 10)
          Block(10, 10)
        }
        GridRow {
          Block(10, 10)
          Block(10, 10)
        }
      }
    },
    LayoutCase("grid", 50, 20, "15 0 20 10", "15 10 10 10") {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Block(20, 10) }
        GridRow { Block(10, 10) }
      }
    },
    LayoutCase("grid", 50, 20, "15 0 20 10", "25 10 10 10") {
      Grid(alignment: .trailing, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Block(20, 10) }
        GridRow { Block(10, 10) }
      }
    },
    LayoutCase("gridrow", 50, 20, "15 0 10 20", "25 10 10 10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          Block(10, 20)
          Block(10, 10)
        }
      }
    },
    LayoutCase("view/gridcellcolumns(_:)", 50, 20, "10 0 30 10", "10 10 10 10", "20 10 20 10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Block(30, 10).gridCellColumns(2) }
        GridRow {
          Block(10, 10)
          Block(20, 10)
        }
      }
    },
    LayoutCase("view/gridcolumnalignment(_:)", 50, 20, "15 0 20 10", "25 10 10 10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Block(20, 10).gridColumnAlignment(.trailing) }
        GridRow { Block(10, 10) }
      }
    },
    LayoutCase("view/gridcellanchor(_:)", 50, 20, "15 0 20 10", "15 10 10 10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Block(20, 10) }
        GridRow { Block(10, 10).gridCellAnchor(.leading) }
      }
    },
    // A view outside of a row is as wide as the grid.
    LayoutCase("grid", 50, 30, "20 0 10 10", "0 10 50 10", "20 20 10 10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Block(10, 10) }
        Color.red.frame(height: 10)
        GridRow { Block(10, 10) }
      }
    },
    // A view that takes no part in the size of its cell is offered what the others leave.
    LayoutCase("view/gridcellunsizedaxes(_:)", 50, 20, "15 0 20 10", "15 10 20 10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Block(20, 10) }
        Color.red.frame(height: 10).gridCellUnsizedAxes(.horizontal)
      }
    },
    // Flexible columns share what fixed ones leave.
    LayoutCase("grid", 50, 10, "0 0 10 10", "10 0 40 10") {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Block(10, 10)
          Color.red.frame(height: 10)
        }
      }
    },
    LayoutCase("gridlayout", 50, 20, "20 0 10 10", "20 10 10 10") {
      AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0))() {
        GridRow { Block(10, 10) }
        GridRow { Block(10, 10) }
      }
    },
    LayoutCase("gridrow", 50, 10, "11 0 10 10", "29 0 10 10") {
      GridRow {
        Block(10, 10)
        Block(10, 10)
      }
    },
  ]

  @Test("Rows that are written out", arguments: grids) func grid(_ layout: LayoutCase) {
    layout.check()
  }

  nonisolated static let lazyGrids: [LayoutCase] = [
    LayoutCase(vertical, 50, 10, "0 0 25 10", "25 0 25 10") {
      LazyVGrid(columns: columns(.flexible(), .flexible())) {
        ForEach(0..<2) { _ in Color.red.frame(height: 10) }
      }
    },
    LayoutCase(vertical, 50, 28, "0 0 25 10", "25 0 25 10", "0 18 25 10") {
      LazyVGrid(columns: columns(.flexible(), .flexible())) {
        ForEach(0..<3) { _ in Color.red.frame(height: 10) }
      }
    },
    LayoutCase(vertical, 50, 20, "0 0 25 10", "25 0 25 10", "0 10 25 10") {
      LazyVGrid(columns: columns(.flexible(), .flexible()), spacing: 0) {
        ForEach(0..<3) { _ in Color.red.frame(height: 10) }
      }
    },
    LayoutCase("griditem/size-swift.enum/fixed(_:)", 50, 10, "10 0 10 10", "20 0 20 10") {
      LazyVGrid(columns: columns(.fixed(10), .fixed(20))) {
        ForEach(0..<2) { _ in Color.red.frame(height: 10) }
      }
    },
    LayoutCase("griditem/size-swift.enum/fixed(_:)", 50, 10, "0 0 10 10", "10 0 20 10") {
      LazyVGrid(columns: columns(.fixed(10), .fixed(20)), alignment: .leading) {
        ForEach(0..<2) { _ in Color.red.frame(height: 10) }
      }
    },
    LayoutCase(size, 50, 10, "0 0 10 10", "10 0 40 10") {
      LazyVGrid(columns: columns(.fixed(10), .flexible())) {
        ForEach(0..<2) { _ in Color.red.frame(height: 10) }
      }
    },
    LayoutCase(size, 60, 10, "5 0 20 10", "25 0 30 10") {
      LazyVGrid(columns: columns(.flexible(maximum: 20), .flexible(maximum: 30))) {
        ForEach(0..<2) { _ in Color.red.frame(height: 10) }
      }
    },
    LayoutCase(size, 50, 10, "0 0 40 10", "40 0 10 10") {
      LazyVGrid(columns: columns(.flexible(minimum: 40), .flexible())) {
        ForEach(0..<2) { _ in Color.red.frame(height: 10) }
      }
    },
    // As many columns as fit, which share the width.
    LayoutCase(
      "griditem/size-swift.enum/adaptive(minimum:maximum:)", 60, 10, "0 0 20 10", "20 0 20 10",
      "40 0 20 10"
    ) {
      LazyVGrid(columns: columns(.adaptive(minimum: 18))) {
        ForEach(0..<3) { _ in Color.red.frame(height: 10) }
      }
    },
    LayoutCase(
      "griditem/size-swift.enum/adaptive(minimum:maximum:)", 60, 28, "0 0 26 10", "34 0 26 10",
      "0 18 26 10"
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))]) {
        ForEach(0..<3) { _ in Color.red.frame(height: 10) }
      }
    },
    LayoutCase("griditem/spacing", 60, 10, "0 0 20 10", "40 0 20 10") {
      LazyVGrid(columns: [GridItem(.flexible(), spacing: 20), GridItem(.flexible())]) {
        ForEach(0..<2) { _ in Color.red.frame(height: 10) }
      }
    },
    LayoutCase("griditem/alignment", 50, 10, "0 0 10 10", "40 0 10 10") {
      LazyVGrid(
        columns: [
          GridItem(.flexible(), spacing: 0, alignment: .leading),
          GridItem(.flexible(), alignment: .trailing),
        ]
      ) { ForEach(0..<2) { _ in Block(10, 10) } }
    },
    LayoutCase("lazyhgrid", 28, 50, "0 0 10 25", "0 25 10 25", "18 0 10 25") {
      LazyHGrid(rows: columns(.flexible(), .flexible())) {
        ForEach(0..<3) { _ in Color.red.frame(width: 10) }
      }
    },
  ]
  private nonisolated static let vertical = "lazyvgrid"
  private nonisolated static let size = "griditem/size-swift.enum/flexible(minimum:maximum:)"

  /// Columns without space between them.
  nonisolated static func columns(_ sizes: GridItem.Size...) -> [GridItem] {
    sizes.map { GridItem($0, spacing: 0) }
  }

  @Test("Columns of the author's", arguments: lazyGrids) func lazyGrid(_ layout: LayoutCase) {
    layout.check()
  }
}
