import QuartzCore

/// Sets what Interface Builder's "User Defined Runtime Attributes" say: what a layer has, or a
/// property of the view's class. Key-value coding does this on a device.
@MainActor func _setRuntimeAttributes(of view: UIView, from element: _InterfaceBuilderElement) {
  for attribute in element.list("userDefinedRuntimeAttributes") {
    guard let path = attribute["keyPath"], let value = attribute.runtimeValue else { continue }
    let number = (value as? NSNumber).map { CGFloat($0.doubleValue) }
    switch path {
    case "layer.cornerRadius", "cornerRadius": number.map { view.layer.cornerRadius = $0 }
    case "layer.borderWidth", "borderWidth": number.map { view.layer.borderWidth = $0 }
    case "layer.shadowOpacity": number.map { view.layer.shadowOpacity = Float($0) }
    case "layer.shadowRadius": number.map { view.layer.shadowRadius = $0 }
    case "layer.masksToBounds": number.map { view.layer.masksToBounds = $0 != 0 }
    case "clipsToBounds": number.map { view.clipsToBounds = $0 != 0 }
    case "alpha": number.map { view.alpha = $0 }
    case "tag": number.map { view.tag = Int($0) }
    case "accessibilityIdentifier": view.accessibilityIdentifier = value as? String
    default: break
    }
    _ = UIApplication.shared._interfaceBuilderTypes.setOutlet(path, of: view, to: value)
  }
}

extension _InterfaceBuilderElement {
  /// The value of a `<userDefinedRuntimeAttribute>`.
  @MainActor fileprivate var runtimeValue: Any? {
    let part = child(key: "value")
    switch self["type"] {
    case "boolean": return flag("value").map { NSNumber(value: $0) }
    case "number": return part?.number("value").map { NSNumber(value: Double($0)) }
    case "string", "localizedString": return self["value"] ?? part?.text
    case "color": return part?.color
    case "size": return part.map { CGSize(width: $0.rect.width, height: $0.rect.height) }
    case "point": return part.map { $0.rect.origin }
    case "rect": return part?.rect
    default: return nil
    }
  }
}
