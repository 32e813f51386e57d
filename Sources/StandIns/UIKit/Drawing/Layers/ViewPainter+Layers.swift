import QuartzCore
import SteleCanvas

extension ViewPainter {
  /// Paints a view that stands at the zero of the coordinates, with all that is in it.
  mutating func root(_ view: UIView) {
    let before = origin
    let bounds = view.layer.bounds
    origin = CGPoint(x: before.x - bounds.minX, y: before.y - bounds.minY)
    content(view.layer, shown: view.layer)
    origin = before
  }

  /// Paints a view that is in no tree at a place of this one.
  mutating func detached(_ view: UIView, in rect: CGRect) {
    if view.frame != rect { view.frame = rect }
    view.layoutIfNeeded()
    paint(view.layer)
  }

  /// Paints a layer at its place within the one around it, as it looks at this moment.
  mutating func paint(_ layer: CALayer) {
    let shown =
      layer.animationKeys() == nil ? layer : layer._presentation(at: CACurrentMediaTime())
    guard !layer.isHidden, shown.opacity > 0 else { return }
    let bounds = shown.bounds
    let presented = (layer.delegate as? UIView).flatMap { PresentedLook($0) }
    let place =
      CGAffineTransform(
        translationX: -bounds.minX - bounds.width * shown.anchorPoint.x,
        y: -bounds.minY - bounds.height * shown.anchorPoint.y
      )
      .concatenating(shown.affineTransform())
      .concatenating(CGAffineTransform(translationX: shown.position.x, y: shown.position.y))
      .concatenating(presented?.change ?? .identity)
      .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
    let isMoved = place.a == 1 && place.b == 0 && place.c == 0 && place.d == 1
    let before = (origin, traits)
    origin = isMoved ? CGPoint(x: place.tx, y: place.ty) : .zero
    let mask = layer.mask.map { mask in separate { $0.paint(mask) } }
    self.layer {
      if !isMoved { $0.transform = Affine(place) }
      $0.opacity = Double(shown.opacity)
      $0.mask = mask
      if layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor {
        // The radius of a layer's shadow is that of the blur's bell curve.
        $0.shadow = Shadow(
          ink: Ink(color).faded(Double(layer.shadowOpacity)), radius: layer.shadowRadius * 2,
          offset: layer.shadowOffset)
      }
    } _: {
      $0.content(layer, shown: shown)
    }
    (origin, traits) = before
  }

  /// What is in a layer: the background, what it draws, the layers in it, the border.
  private mutating func content(_ layer: CALayer, shown: CALayer) {
    let view = layer.delegate as? UIView
    if let view { traits = view.traitCollection }
    let bounds = shown.bounds
    let sheet = view.flatMap { PresentedLook($0) }
    let shape =
      sheet?.shape(bounds)
      ?? .rounded(bounds, radius: shown.cornerRadius, corners: layer.maskedCorners)
    background(view, layer, shown, shape)
    let isCut = layer.masksToBounds || sheet != nil
    let cut = moved(shape)
    self.layer({ if isCut { $0.clip = cut } }) {
      $0.inside(view, layer, shown)
    }
    if shown.borderWidth > 0, let color = shown.borderColor {
      let half = shown.borderWidth / 2
      stroke(
        .rounded(
          bounds.insetBy(dx: half, dy: half), radius: max(0, shown.cornerRadius - half),
          corners: layer.maskedCorners),
        .solid(Ink(color)), Pen(width: shown.borderWidth))
    }
  }

  private mutating func background(
    _ view: UIView?, _ layer: CALayer, _ shown: CALayer, _ shape: Outline
  ) {
    // The colour of a view follows the appearance; one that moves is the layer's.
    if let color = view?.backgroundColor, layer.animation(forKey: "backgroundColor") == nil {
      fill(shape, color)
    } else if let color = shown.backgroundColor {
      fill(shape, .solid(Ink(color)))
    }
  }

  private mutating func inside(_ view: UIView?, _ layer: CALayer, _ shown: CALayer) {
    if let view, let drawing = view._ownPicture(traits.userInterfaceStyle) {
      return embed(drawing, for: view, in: view.bounds)
    }
    let look = view.flatMap { ViewLook.of($0) }
    if let view { look?.behind(view, &self) }
    LayerKind.of(layer)?.paint(layer, shown, &self)
    drawn(view, layer, shown)
    let children = (layer.sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    let copies = ReplicatedLayers(layer)
    for copy in 0..<copies.count {
      copies.change(copy, &self) { painter in
        for child in children { painter.paint(child.element) }
      }
    }
    if let view { look?.front(view, &self) }
  }

  /// What a layer was given as its picture, or else draws itself.
  private mutating func drawn(_ view: UIView?, _ layer: CALayer, _ shown: CALayer) {
    let picture = (shown.contents ?? layer.contents).flatMap { contents in
      contents as? UIImage ?? (contents as? CGImage).map { UIImage(cgImage: $0) }
    }
    // What a view has drawn before may be old by now, so it draws anew.
    if let picture, view == nil || picture.cgImage?._data != nil {
      let frame = PictureFit(layer.contentsGravity).frame(of: picture.size, in: shown.bounds)
      return image(picture, in: frame, tint: .tintColor)
    }
    let bounds = shown.bounds
    let context = CGContext(
      _width: max(1, Int(bounds.width)), height: max(1, Int(bounds.height)))
    traits.performAsCurrent { layer.draw(in: context) }
    recorded(context._commands, in: bounds)
  }
}
