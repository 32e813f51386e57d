import CoreGraphics

/// How a picture is turned. Follows documentation/imageio/cgimagepropertyorientation.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

  /// Whether width and height change places.
  public var _isTurned: Bool { rawValue >= 5 }
}
