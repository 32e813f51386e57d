import QuartzCore

extension UIView {
  func _configure(from element: _InterfaceBuilderElement, _ loader: _InterfaceBuilderLoader) {
    loader.note(self, element)
    element.child(key: "frame").map { frame = $0.rect }
    _readCommonAttributes(element)
    for child in element.children where child.name == "color" { _readColor(child) }
    for guide in element.children where guide.name == "viewLayoutGuide" {
      let isSafeArea = guide["key"] == "safeArea"
      loader.note(isSafeArea ? safeAreaLayoutGuide : layoutMarginsGuide, guide)
    }
    _readOwnAttributes(element, loader)
    _setRuntimeAttributes(of: self, from: element)
    let content = (self as? UIVisualEffectView)?.contentView ?? self
    for child in element.installed("subviews") {
      let view = loader.makeView(child)
      if let stack = self as? UIStackView {
        stack.addArrangedSubview(view)
      } else if view.superview == nil {
        content.addSubview(view)
      }
    }
  }

  private func _readCommonAttributes(_ element: _InterfaceBuilderElement) {
    element.flag("translatesAutoresizingMaskIntoConstraints").map {
      translatesAutoresizingMaskIntoConstraints = $0
    }
    element.flag("hidden").map { isHidden = $0 }
    element.flag("userInteractionEnabled").map { isUserInteractionEnabled = $0 }
    element.flag("clipsSubviews").map { clipsToBounds = $0 }
    element.flag("opaque").map { isOpaque = $0 }
    element.number("alpha").map { alpha = $0 }
    element.number("tag").map { tag = Int($0) }
    element["contentMode"].map { contentMode = ContentMode(named: $0) }
    for (attribute, axis) in [("horizontal", 0), ("vertical", 1)] {
      element.number(attribute + "HuggingPriority").map {
        _hugging[axis] = UILayoutPriority(Float($0))
      }
      element.number(attribute + "CompressionResistancePriority").map {
        _compression[axis] = UILayoutPriority(Float($0))
      }
    }
    guard let mask = element.child(key: "autoresizingMask") else { return }
    let parts: [(String, AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    for (name, part) in parts where mask.flag(name) == true { autoresizingMask.insert(part) }
  }

  private func _readColor(_ element: _InterfaceBuilderElement) {
    guard let color = element.color else { return }
    switch element["key"] {
    case "backgroundColor": backgroundColor = color
    case "tintColor": tintColor = color
    case "textColor":
      (self as? UILabel)?.textColor = color
      (self as? UITextField)?.textColor = color
      (self as? UITextView)?.textColor = color
    case "onTintColor": (self as? UISwitch)?.onTintColor = color
    default: return
    }
  }

  private func _readOwnAttributes(
    _ element: _InterfaceBuilderElement, _ loader: _InterfaceBuilderLoader
  ) {
    switch self {
    case let view as UILabel: view._read(element)
    case let view as UIButton: view._read(element)
    case let view as UITextField: view._read(element)
    case let view as UITextView: view._read(element)
    case let view as UIImageView: view.image = element.image()
    case let view as UIStackView: view._read(element)
    case let view as UITableView: view._read(element, loader)
    case let view as UICollectionView: view._read(element, loader)
    case let view as UITableViewCell: view._read(element, loader)
    case let view as UICollectionReusableView: view._read(element, loader)
    case let view as UISwitch: view.isOn = element.flag("on") ?? false
    case let view as UISlider:
      view.minimumValue = Float(element.number("minValue") ?? 0)
      view.maximumValue = Float(element.number("maxValue") ?? 1)
      view.value = Float(element.number("value") ?? 0)
    case let view as UIStepper:
      view.maximumValue = Double(element.number("maximumValue") ?? 100)
      view.value = Double(element.number("value") ?? 0)
    case let view as UISegmentedControl:
      for (index, segment) in element.list("segments").enumerated() {
        view.insertSegment(withTitle: segment["title"], at: index, animated: false)
      }
      view.selectedSegmentIndex = Int(element.number("selectedSegmentIndex") ?? 0)
    case let view as UIProgressView: view.progress = Float(element.number("progress") ?? 0)
    case let view as UIActivityIndicatorView:
      if element.flag("animating") == true { view.startAnimating() }
    case let view as UISearchBar: view.placeholder = element["placeholder"]
    default: return
    }
  }
}

extension UIView.ContentMode {
  init(named name: String) {
    switch name {
    case "scaleAspectFit": self = .scaleAspectFit
    case "scaleAspectFill": self = .scaleAspectFill
    case "center": self = .center
    case "top": self = .top
    case "bottom": self = .bottom
    case "left": self = .left
    case "right": self = .right
    default: self = .scaleToFill
    }
  }
}
