// What `import UIKit` brings along on Apple's platforms.
@_exported import AppleFoundation
@_exported import CoreGraphics
@_exported import CoreImage
@_exported import Foundation
@_exported import QuartzCore
