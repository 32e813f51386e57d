// What `import AppKit` brings along on Apple's platforms. Types that AppKit and UIKit share by name are one
// type here, so that an article may import both.
@_exported import AppleFoundation
@_exported import CoreData
@_exported import CoreImage
@_exported import QuartzCore

@_exported import struct UIKit.NSDirectionalEdgeInsets
@_exported import class UIKit.NSLayoutAnchor
@_exported import class UIKit.NSLayoutConstraint
@_exported import class UIKit.NSLayoutDimension
@_exported import class UIKit.NSLayoutXAxisAnchor
@_exported import class UIKit.NSLayoutYAxisAnchor
@_exported import enum UIKit.NSLineBreakMode
@_exported import class UIKit.NSMutableParagraphStyle
@_exported import class UIKit.NSParagraphStyle
@_exported import class UIKit.NSShadow
@_exported import enum UIKit.NSTextAlignment
@_exported import class UIKit.NSTextAttachment
@_exported import struct UIKit.NSUnderlineStyle
