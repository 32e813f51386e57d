import QuartzCore

// The colours that follow the light or dark appearance.
extension UIColor {
  public class var systemRed: UIColor { adaptive(0xFF3B30FF, dark: 0xFF453AFF) }
  public class var systemGreen: UIColor { adaptive(0x34C759FF, dark: 0x30D158FF) }
  public class var systemBlue: UIColor { adaptive(0x007AFFFF, dark: 0x0A84FFFF) }
  public class var systemOrange: UIColor { adaptive(0xFF9500FF, dark: 0xFF9F0AFF) }
  public class var systemYellow: UIColor { adaptive(0xFFCC00FF, dark: 0xFFD60AFF) }
  public class var systemPink: UIColor { adaptive(0xFF2D55FF, dark: 0xFF375FFF) }
  public class var systemPurple: UIColor { adaptive(0xAF52DEFF, dark: 0xBF5AF2FF) }
  public class var systemTeal: UIColor { adaptive(0x30B0C7FF, dark: 0x40CBE0FF) }
  public class var systemIndigo: UIColor { adaptive(0x5856D6FF, dark: 0x5E5CE6FF) }
  public class var systemBrown: UIColor { adaptive(0xA2845EFF, dark: 0xAC8E68FF) }
  public class var systemMint: UIColor { adaptive(0x00C7BEFF, dark: 0x63E6E2FF) }
  public class var systemCyan: UIColor { adaptive(0x32ADE6FF, dark: 0x64D2FFFF) }
  public class var systemGray: UIColor { adaptive(0x8E8E93FF, dark: 0x8E8E93FF) }
  public class var systemGray2: UIColor { adaptive(0xAEAEB2FF, dark: 0x636366FF) }
  public class var systemGray3: UIColor { adaptive(0xC7C7CCFF, dark: 0x48484AFF) }
  public class var systemGray4: UIColor { adaptive(0xD1D1D6FF, dark: 0x3A3A3CFF) }
  public class var systemGray5: UIColor { adaptive(0xE5E5EAFF, dark: 0x2C2C2EFF) }
  public class var systemGray6: UIColor { adaptive(0xF2F2F7FF, dark: 0x1C1C1EFF) }
  public class var label: UIColor { adaptive(0x000000FF, dark: 0xFFFFFFFF) }
  public class var secondaryLabel: UIColor { adaptive(0x3C3C4399, dark: 0xEBEBF599) }
  public class var tertiaryLabel: UIColor { adaptive(0x3C3C434D, dark: 0xEBEBF54D) }
  public class var quaternaryLabel: UIColor { adaptive(0x3C3C432E, dark: 0xEBEBF529) }
  public class var placeholderText: UIColor { adaptive(0x3C3C434D, dark: 0xEBEBF54D) }
  public class var separator: UIColor { adaptive(0x3C3C434A, dark: 0x54545899) }
  public class var opaqueSeparator: UIColor { adaptive(0xC6C6C8FF, dark: 0x38383AFF) }
  public class var link: UIColor { adaptive(0x007AFFFF, dark: 0x0984FFFF) }
  public class var systemBackground: UIColor { adaptive(0xFFFFFFFF, dark: 0x000000FF) }
  public class var secondarySystemBackground: UIColor { adaptive(0xF2F2F7FF, dark: 0x1C1C1EFF) }
  public class var tertiarySystemBackground: UIColor { adaptive(0xFFFFFFFF, dark: 0x2C2C2EFF) }
  public class var systemGroupedBackground: UIColor { adaptive(0xF2F2F7FF, dark: 0x000000FF) }
  public class var secondarySystemGroupedBackground: UIColor {
    adaptive(0xFFFFFFFF, dark: 0x1C1C1EFF)
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    adaptive(0xF2F2F7FF, dark: 0x2C2C2EFF)
  }
  public class var systemFill: UIColor { adaptive(0x78788033, dark: 0x7878805C) }
  public class var secondarySystemFill: UIColor { adaptive(0x78788029, dark: 0x78788052) }
  public class var tertiarySystemFill: UIColor { adaptive(0x7676801F, dark: 0x7676803D) }
  public class var quaternarySystemFill: UIColor { adaptive(0x74748014, dark: 0x7676802E) }
  public class var darkText: UIColor { adaptive(0x000000FF, dark: 0x000000FF) }
  public class var lightText: UIColor { adaptive(0xFFFFFF99, dark: 0xFFFFFF99) }
  public class var tintColor: UIColor { adaptive(0x007AFFFF, dark: 0x0A84FFFF) }

  private static func adaptive(_ light: UInt32, dark: UInt32) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? UIColor(_rgba: dark) : UIColor(_rgba: light) }
  }

  /// From eight hexadecimal digits, red first.
  public convenience init(_rgba value: UInt32) {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
    self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
  }
}
