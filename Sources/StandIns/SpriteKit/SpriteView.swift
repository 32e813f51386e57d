import SwiftUI
import UIKit

/// A scene within SwiftUI. Follows documentation/spritekit/spriteview.
public struct SpriteView: View {
  private let scene: SKScene
  private let isPaused: Bool
  private let options: Options

  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes],
    debugOptions: DebugOptions = []
  ) {
    self.scene = scene
    self.isPaused = isPaused
    self.options = options
  }

  public var body: some View { Represented(scene: scene, isPaused: isPaused, options: options) }

  private struct Represented: UIViewRepresentable {
    let scene: SKScene
    let isPaused: Bool
    let options: Options

    func makeUIView(context: Context) -> SKView { SKView(frame: .zero) }
    func updateUIView(_ view: SKView, context: Context) {
      if view.scene !== scene { view.presentScene(scene) }
      view.isPaused = isPaused
      view.allowsTransparency = options.contains(.allowsTransparency)
      view.ignoresSiblingOrder = options.contains(.ignoresSiblingOrder)
    }
  }

  /// Follows documentation/spritekit/spriteview/options-swift.struct.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let ignoresSiblingOrder = Options(rawValue: 1)
    public static let shouldCullNonVisibleNodes = Options(rawValue: 2)
    public static let allowsTransparency = Options(rawValue: 4)
  }
  /// Follows documentation/spritekit/spriteview/debugoptions-swift.struct.
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let showsFPS = DebugOptions(rawValue: 1)
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    public static let showsDrawCount = DebugOptions(rawValue: 4)
    public static let showsPhysics = DebugOptions(rawValue: 8)
  }
}
