import Foundation
@_spi(Stele) import SwiftUI
import Testing

@MainActor @Suite("Sizes and places") struct FrameLayoutTests {
  nonisolated static let frames: [LayoutCase] = [
    LayoutCase("view/frame(width:height:alignment:)", 50, 50, "20 15 10 20") {
      Color.red.frame(width: 10, height: 20)
    },
    LayoutCase("view/frame(width:height:alignment:)", 50, 50, "20 0 10 50") {
      Color.red.frame(width: 10)
    },
    LayoutCase("view/frame(width:height:alignment:)", 50, 50, "0 15 50 20") {
      Color.red.frame(height: 20)
    },
    LayoutCase("view/frame(width:height:alignment:)", 50, 50, "5 5 10 10") {
      Block(10, 10).frame(width: 40, height: 40, alignment: .topLeading)
    },
    LayoutCase("view/frame(width:height:alignment:)", 50, 50, "35 35 10 10") {
      Block(10, 10).frame(width: 40, height: 40, alignment: .bottomTrailing)
    },
    LayoutCase("view/frame(width:height:alignment:)", 50, 50, "5 20 10 10") {
      Block(10, 10).frame(width: 40, height: 40, alignment: .leading)
    },
    // A view that is larger than its frame reaches beyond it.
    LayoutCase("view/frame(width:height:alignment:)", 50, 50, "5 5 40 40") {
      Block(40, 40).frame(width: 10, height: 10)
    },
    LayoutCase("view/frame(width:height:alignment:)", 50, 50, "20 20 40 40") {
      Block(40, 40).frame(width: 10, height: 10, alignment: .topLeading)
    },
    // A frame keeps its size whatever it is offered.
    LayoutCase("view/frame(width:height:alignment:)", 20, 20, "-15 -15 50 50") {
      Color.red.frame(width: 50, height: 50)
    },
    LayoutCase(flexible, 50, 50, "0 0 50 50") {
      Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
    },
    LayoutCase(flexible, 50, 50, "0 20 10 10") {
      Block(10, 10).frame(maxWidth: .infinity, alignment: .leading)
    },
    LayoutCase(flexible, 50, 50, "40 40 10 10") {
      Block(10, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    },
    LayoutCase(flexible, 50, 50, "10 0 30 50") { Color.red.frame(maxWidth: 30) },
    LayoutCase(flexible, 20, 50, "0 0 20 50") { Color.red.frame(maxWidth: 30) },
    LayoutCase(flexible, 20, 50, "-5 0 30 50") { Color.red.frame(minWidth: 30) },
    LayoutCase(flexible, 50, 50, "0 0 50 50") { Color.red.frame(minWidth: 30) },
    // With a least width alone, the frame is as wide as its view, but no less.
    LayoutCase(flexible, 50, 50, "20 20 10 10") { Block(10, 10).frame(minWidth: 30) },
    LayoutCase(flexible, 50, 50, "10 20 10 10") {
      Block(10, 10).frame(minWidth: 30, alignment: .leading)
    },
    LayoutCase(flexible, 50, 50, "15 0 20 50") { Color.red.frame(minWidth: 10, maxWidth: 20) },
    LayoutCase(flexible, 5, 50, "-2.5 0 10 50") { Color.red.frame(minWidth: 10, maxWidth: 20) },
    // The ideal size counts where nothing is offered.
    LayoutCase(flexible, 50, 50, "10 0 30 50") {
      Color.red.frame(idealWidth: 30).fixedSize(horizontal: true, vertical: false)
    },
    LayoutCase(flexible, 50, 50, "0 0 50 50") { Color.red.frame(idealWidth: 30, idealHeight: 20) },
    LayoutCase(flexible, 50, 50, "10 15 30 20") {
      Color.red.frame(idealWidth: 30, idealHeight: 20).fixedSize()
    },
    LayoutCase(flexible, 50, 50, "15 20 20 10") {
      Color.red.frame(width: 20, height: 10).frame(minWidth: 0, maxWidth: .infinity)
    },
  ]
  private nonisolated static let flexible =
    "view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)"

  @Test("Frames", arguments: frames) func frame(_ layout: LayoutCase) { layout.check() }

  nonisolated static let paddings: [LayoutCase] = [
    LayoutCase("view/padding(_:_:)", 50, 50, "16 16 18 18") { Color.red.padding() },
    LayoutCase("view/padding(_:)", 50, 50, "5 5 40 40") { Color.red.padding(5) },
    LayoutCase("view/padding(_:_:)", 50, 50, "16 0 18 50") { Color.red.padding(.horizontal) },
    LayoutCase("view/padding(_:_:)", 50, 50, "0 5 50 40") { Color.red.padding(.vertical, 5) },
    LayoutCase("view/padding(_:_:)", 50, 50, "5 0 45 50") { Color.red.padding(.leading, 5) },
    LayoutCase("view/padding(_:_:)", 50, 50, "0 5 45 45") {
      Color.red.padding([.top, .trailing], 5)
    },
    LayoutCase("view/padding(_:)", 50, 50, "2 1 44 46") {
      Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    LayoutCase("view/padding(_:_:)", 50, 50, "22.5 20 10 10") {
      Block(10, 10).padding(.leading, 5)
    },
    LayoutCase("view/padding(_:)", 50, 50, "15 15 20 20") { Color.red.padding(5).padding(10) },
    LayoutCase("view/padding(_:)", 50, 50, "-5 -5 60 60") { Color.red.padding(-5) },
    // Padding around a group is around each of its views.
    LayoutCase("group", 100, 50, "30 20 10 10", "60 20 10 10") {
      HStack(spacing: 0) {
        Group {
          Block(10, 10)
          Block(10, 10)
        }.padding(.horizontal, 10)
      }
    },
    LayoutCase("view/scenepadding(_:)", 50, 50, "16 0 18 50") {
      Color.red.scenePadding(.horizontal)
    },
  ]

  @Test("Padding", arguments: paddings) func padding(_ layout: LayoutCase) { layout.check() }

  nonisolated static let places: [LayoutCase] = [
    LayoutCase("view/offset(x:y:)", 50, 50, "25 15 10 10") { Block(10, 10).offset(x: 5, y: -5) },
    // An offset does not change the room that the view takes.
    LayoutCase("view/offset(_:)", 50, 50, "15 40 10 10", "25 20 10 10") {
      HStack(spacing: 0) {
        Block(10, 10).offset(CGSize(width: 0, height: 20))
        Block(10, 10)
      }
    },
    LayoutCase("view/position(x:y:)", 50, 50, "0 5 10 10") { Block(10, 10).position(x: 5, y: 10) },
    // A view with a position takes all the room.
    LayoutCase("view/position(_:)", 50, 50, "5 5 10 10", "40 20 10 10") {
      HStack(spacing: 0) {
        Block(10, 10).position(CGPoint(x: 10, y: 10))
        Block(10, 10)
      }
    },
    LayoutCase("view/fixedsize()", 50, 50, "20 20 10 10") { Color.red.fixedSize() },
    LayoutCase("view/fixedsize(horizontal:vertical:)", 50, 50, "20 0 10 50") {
      Color.red.fixedSize(horizontal: true, vertical: false)
    },
    LayoutCase("view/fixedsize(horizontal:vertical:)", 50, 50, "0 20 50 10") {
      Color.red.fixedSize(horizontal: false, vertical: true)
    },
    LayoutCase("view/zindex(_:)", 50, 50, "5 5 40 40", "20 20 10 10") {
      ZStack {
        Block(40, 40).zIndex(1)
        Block(10, 10)
      }
    },
    // Effects leave the layout as it is.
    LayoutCase("view/scaleeffect(_:anchor:)", 50, 50, "15 20 10 10", "25 20 10 10") {
      HStack(spacing: 0) {
        Block(10, 10).scaleEffect(3)
        Block(10, 10).rotationEffect(.degrees(45))
      }
    },
    LayoutCase("view/hidden()", 50, 50, "15 20 10 10", "25 20 10 10") {
      HStack(spacing: 0) {
        Block(10, 10).hidden()
        Block(10, 10)
      }
    },
  ]

  @Test("Offsets, positions and fixed sizes", arguments: places)
  func place(_ layout: LayoutCase) { layout.check() }

  nonisolated static let ratios: [LayoutCase] = [
    LayoutCase(ratio, 60, 30, "15 0 30 30") { Color.red.aspectRatio(1, contentMode: .fit) },
    LayoutCase(ratio, 60, 30, "0 -15 60 60") { Color.red.aspectRatio(1, contentMode: .fill) },
    LayoutCase(ratio, 60, 60, "0 15 60 30") { Color.red.aspectRatio(2, contentMode: .fit) },
    LayoutCase(ratio, 60, 60, "-30 0 120 60") { Color.red.aspectRatio(2, contentMode: .fill) },
    LayoutCase(ratio, 60, 60, "15 0 30 60") { Color.red.aspectRatio(0.5, contentMode: .fit) },
    LayoutCase("view/aspectratio(_:contentmode:)", 60, 60, "0 10 60 40") {
      Color.red.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit)
    },
    LayoutCase("view/scaledtofit()", 60, 30, "15 0 30 30") { Color.red.scaledToFit() },
    LayoutCase("view/scaledtofill()", 60, 30, "0 -15 60 60") { Color.red.scaledToFill() },
    LayoutCase(ratio, 60, 60, "0 0 60 30") {
      VStack(spacing: 0) {
        Color.red.aspectRatio(2, contentMode: .fit)
        Spacer(minLength: 0)
      }
    },
    // A view that keeps its size is not stretched.
    LayoutCase(ratio, 60, 60, "25 25 10 10") { Block(10, 10).aspectRatio(2, contentMode: .fit) },
  ]
  private nonisolated static let ratio = "view/aspectratio(_:contentmode:)"

  @Test("Proportions", arguments: ratios) func proportion(_ layout: LayoutCase) { layout.check() }

  nonisolated static let attachments: [LayoutCase] = [
    LayoutCase("view/overlay(alignment:content:)", 50, 50, "5 5 40 40", "20 20 10 10") {
      Block(40, 40).overlay { Block(10, 10) }
    },
    LayoutCase("view/overlay(alignment:content:)", 50, 50, "5 5 40 40", "35 5 10 10") {
      Block(40, 40).overlay(alignment: .topTrailing) { Block(10, 10) }
    },
    // What is attached is offered the view's size.
    LayoutCase("view/overlay(alignment:content:)", 50, 50, "5 5 40 40", "5 5 40 40") {
      Block(40, 40).overlay { Color.blue }
    },
    LayoutCase("view/background(alignment:content:)", 50, 50, "0 0 50 50", "20 20 10 10") {
      Block(10, 10).background { Block(50, 50) }
    },
    LayoutCase("view/background(alignment:content:)", 50, 50, "20 20 10 10", "20 20 10 10") {
      Block(10, 10).background { Color.blue }
    },
    LayoutCase("view/background(alignment:content:)", 50, 50, "15 15 20 20", "20 20 10 10") {
      Block(10, 10).padding(5).background { Color.blue }
    },
    // A large background does not move the neighbours.
    LayoutCase(
      "view/overlay(alignment:content:)", 50, 50, "15 20 10 10", "0 5 40 40", "25 20 10 10"
    ) {
      HStack(spacing: 0) {
        Block(10, 10).overlay { Block(40, 40) }
        Block(10, 10)
      }
    },
    LayoutCase(
      "view/overlay(alignment:content:)", 50, 50, "5 5 40 40", "15 20 10 10", "25 20 10 10"
    ) {
      Block(40, 40).overlay {
        HStack(spacing: 0) {
          Block(10, 10)
          Block(10, 10)
        }
      }
    },
    // Guides of what is attached count for the attachment alone.
    LayoutCase("view/overlay(alignment:content:)", 50, 50, "5 5 40 40", "-5 5 20 10") {
      Block(40, 40).overlay(alignment: .topLeading) {
        Block(20, 10).alignmentGuide(.leading) { $0.width / 2 }
      }
    },
    LayoutCase("view/mask(alignment:_:)", 50, 50, "20 20 10 10", "5 5 40 40") {
      Block(40, 40).mask { Block(10, 10) }
    },
  ]

  @Test("Overlays and backgrounds", arguments: attachments)
  func attachment(_ layout: LayoutCase) { layout.check() }
}
