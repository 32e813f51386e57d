import Foundation
import SteleCanvas

/// The colours of the system, on light and on dark backgrounds, as documentation/design lists them
/// ("Color").
enum SystemInk {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholder, separator, link
  case fill, secondaryFill, tertiaryFill
  case background, raisedBackground, groupedBackground, cell, raisedCell
  case gray, gray4, gray5, gray6, green, red, bar

  func ink(_ scheme: ColorScheme) -> Ink {
    func pair(_ light: UInt32, _ dark: UInt32, _ first: Double = 1, _ second: Double = 1) -> Ink {
      scheme == .dark ? Ink(dark, opacity: second) : Ink(light, opacity: first)
    }
    return switch self {
    case .label: pair(0x000000, 0xFFFFFF)
    case .secondaryLabel: pair(0x3C3C43, 0xEBEBF5, 0.6, 0.6)
    case .tertiaryLabel, .placeholder: pair(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
    case .quaternaryLabel: pair(0x3C3C43, 0xEBEBF5, 0.18, 0.16)
    case .separator: pair(0x3C3C43, 0x545458, 0.29, 0.6)
    case .link: pair(0x007AFF, 0x0A84FF)
    case .fill: pair(0x787880, 0x787880, 0.2, 0.36)
    case .secondaryFill: pair(0x787880, 0x787880, 0.16, 0.32)
    case .tertiaryFill: pair(0x767680, 0x767680, 0.12, 0.24)
    case .background: pair(0xFFFFFF, 0x000000)
    case .raisedBackground: pair(0xFFFFFF, 0x1C1C1E)
    case .groupedBackground: pair(0xF2F2F7, 0x000000)
    case .cell: pair(0xFFFFFF, 0x1C1C1E)
    case .raisedCell: pair(0xFFFFFF, 0x2C2C2E)
    case .gray: pair(0x8E8E93, 0x8E8E93)
    case .gray4: pair(0xD1D1D6, 0x3A3A3C)
    case .gray5: pair(0xE5E5EA, 0x2C2C2E)
    case .gray6: pair(0xF2F2F7, 0x1C1C1E)
    case .green: pair(0x34C759, 0x30D158)
    case .red: pair(0xFF3B30, 0xFF453A)
    case .bar: pair(0xF8F8F8, 0x161616)
    }
  }
}

extension EnvironmentValues {
  func ink(_ name: SystemInk) -> Ink { name.ink(colorScheme) }

  /// The colour of accents.
  var tintInk: Ink { (tintColor ?? .accentColor).resolve(in: self).ink }
}

extension Color.Resolved {
  var ink: Ink {
    Ink(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
  }
}

extension Color {
  func ink(in environment: EnvironmentValues) -> Ink { resolve(in: environment).ink }
}
