import QuartzCore

/// Moves a view with the device. Follows documentation/uikit/uimotioneffect.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// What changes for how the device is held, by key path.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// Follows documentation/uikit/uiinterpolatingmotioneffect.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset)
    -> [String: Any]?
  {
    guard let least = number(minimumRelativeValue), let most = number(maximumRelativeValue) else {
      return nil
    }
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    return [keyPath: least + (most - least) * (Double(offset) + 1) / 2]
  }

  private func number(_ value: Any?) -> Double? {
    (value as? Double) ?? (value as? Int).map(Double.init) ?? (value as? CGFloat).map(Double.init)
      ?? (value as? NSNumber)?.doubleValue
  }

  /// Follows documentation/uikit/uiinterpolatingmotioneffect/effecttype.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
}

/// Follows documentation/uikit/uimotioneffectgroup.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset)
    -> [String: Any]?
  {
    motionEffects?.reduce(into: [:]) { result, effect in
      let values = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
      result?.merge(values) { $1 }
    }
  }
}

extension UIView {
  /// Follows documentation/uikit/uiview/addmotioneffect(_:).
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
