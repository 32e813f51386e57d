import Foundation

/// A projection of the plane. Follows documentation/swiftui/projectiontransform.
public struct ProjectionTransform: Equatable, Sendable {
  var affine = CGAffineTransform.identity
  /// No projection.
  public init() {}
  /// A transform of the plane.
  public init(_ m: CGAffineTransform) { affine = m }
  /// A transform of space, as far as it is one of the plane.
  public init(_ m: CATransform3D) {
    affine = CGAffineTransform(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m41, ty: m.m42)
  }
  /// Whether nothing is changed.
  public var isIdentity: Bool { affine.isIdentity }
  /// Whether it is a transform of the plane.
  public var isAffine: Bool { true }
  /// Both, one after the other.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(affine.concatenating(rhs.affine))
  }
}

/// An effect that moves a view. Follows documentation/swiftui/geometryeffect.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier
where Self.Body == Never {
  /// The movement at a size.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The effect without influence on the layout.
  nonisolated public func ignoredByLayout() -> some GeometryEffect { self }
}

/// A part of an image, again and again. Follows documentation/swiftui/imagepaint.
public struct ImagePaint: ShapeStyle {
  /// The image.
  public var image: Image
  /// The part.
  public var sourceRect: CGRect
  /// How large it is.
  public var scale: CGFloat
  /// A part of an image.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A part of an image, again and again.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
