import UIKit

// Follows documentation/appkit/nscolor/black and its neighbours.
extension NSColor {
  public class var black: NSColor { NSColor(_color: .black) }
  public class var white: NSColor { NSColor(_color: .white) }
  public class var red: NSColor { NSColor(_color: .red) }
  public class var green: NSColor { NSColor(_color: .green) }
  public class var blue: NSColor { NSColor(_color: .blue) }
  public class var cyan: NSColor { NSColor(_color: .cyan) }
  public class var yellow: NSColor { NSColor(_color: .yellow) }
  public class var magenta: NSColor { NSColor(_color: .magenta) }
  public class var orange: NSColor { NSColor(_color: .orange) }
  public class var purple: NSColor { NSColor(_color: .purple) }
  public class var brown: NSColor { NSColor(_color: .brown) }
  public class var gray: NSColor { NSColor(_color: .gray) }
  public class var darkGray: NSColor { NSColor(_color: .darkGray) }
  public class var lightGray: NSColor { NSColor(_color: .lightGray) }
  public class var clear: NSColor { NSColor(_color: .clear) }
  public class var systemRed: NSColor { NSColor(_color: .systemRed) }
  public class var systemGreen: NSColor { NSColor(_color: .systemGreen) }
  public class var systemBlue: NSColor { NSColor(_color: .systemBlue) }
  public class var systemOrange: NSColor { NSColor(_color: .systemOrange) }
  public class var systemYellow: NSColor { NSColor(_color: .systemYellow) }
  public class var systemBrown: NSColor { NSColor(_color: .systemBrown) }
  public class var systemPink: NSColor { NSColor(_color: .systemPink) }
  public class var systemPurple: NSColor { NSColor(_color: .systemPurple) }
  public class var systemTeal: NSColor { NSColor(_color: .systemTeal) }
  public class var systemIndigo: NSColor { NSColor(_color: .systemIndigo) }
  public class var systemMint: NSColor { NSColor(_color: .systemMint) }
  public class var systemCyan: NSColor { NSColor(_color: .systemCyan) }
  public class var systemGray: NSColor { NSColor(_color: .systemGray) }
  public class var labelColor: NSColor { NSColor(_color: .label) }
  public class var secondaryLabelColor: NSColor { NSColor(_color: .secondaryLabel) }
  public class var tertiaryLabelColor: NSColor { NSColor(_color: .tertiaryLabel) }
  public class var quaternaryLabelColor: NSColor { NSColor(_color: .quaternaryLabel) }
  public class var textColor: NSColor { NSColor(_color: .label) }
  public class var placeholderTextColor: NSColor { NSColor(_color: .placeholderText) }
  public class var separatorColor: NSColor { NSColor(_color: .separator) }
  public class var linkColor: NSColor { NSColor(_color: .link) }
  public class var windowBackgroundColor: NSColor { NSColor(_color: .systemBackground) }
  public class var controlBackgroundColor: NSColor { NSColor(_color: .systemBackground) }
  public class var textBackgroundColor: NSColor { NSColor(_color: .systemBackground) }
  public class var underPageBackgroundColor: NSColor { NSColor(_color: .systemGray) }
  public class var controlColor: NSColor { NSColor(_color: .systemGray5) }
  public class var controlTextColor: NSColor { NSColor(_color: .label) }
  public class var controlAccentColor: NSColor { NSColor(_color: .systemBlue) }
  public class var selectedContentBackgroundColor: NSColor { NSColor(_color: .systemBlue) }
  public class var selectedTextBackgroundColor: NSColor { NSColor(_color: .systemBlue) }
  public class var gridColor: NSColor { NSColor(_color: .separator) }
  public class var headerTextColor: NSColor { NSColor(_color: .label) }
}
