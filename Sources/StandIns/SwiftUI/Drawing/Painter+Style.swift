import Foundation
import SteleCanvas

extension Painter {
  /// What a style becomes in a rectangle. Follows documentation/swiftui/shapestyle.
  func paint(
    _ style: any ShapeStyle, in rect: CGRect, _ environment: EnvironmentValues
  ) -> Paint {
    switch style {
    case let style as AnyShapeStyle: return paint(style.style, in: rect, environment)
    case let color as Color: return .solid(color.ink(in: environment))
    case let color as Color.Resolved: return .solid(color.ink)
    case let style as any ChangedStyle:
      return paint(style.original, in: rect, environment).faded(style.share)
    case let style as HierarchicalShapeStyle: return level(style.level, in: rect, environment)
    case is ForegroundStyle: return foreground(in: rect, environment)
    case is BackgroundStyle:
      if let own = environment.backgroundStyle { return paint(own, in: rect, environment) }
      return .solid(environment.ink(look.isRaised ? .raisedBackground : .background))
    case is TintShapeStyle: return tint(in: rect, environment)
    case is SeparatorShapeStyle: return .solid(environment.ink(.separator))
    case is PlaceholderTextShapeStyle: return .solid(environment.ink(.placeholder))
    case is LinkShapeStyle: return .solid(environment.ink(.link))
    case is FillShapeStyle: return .solid(environment.ink(.fill))
    case is SelectionShapeStyle: return tint(in: rect, environment)
    case let style as Material: return .solid(style.ink(environment.colorScheme))
    default: return gradient(style, in: rect, environment) ?? resolved(style, in: rect, environment)
    }
  }

  /// A style of the author's is asked what it becomes.
  private func resolved(
    _ style: any ShapeStyle, in rect: CGRect, _ environment: EnvironmentValues
  ) -> Paint {
    func ask<S: ShapeStyle>(_ style: S) -> Paint {
      S.Resolved.self == Never.self
        ? foreground(in: rect, environment)
        : paint(style.resolve(in: environment), in: rect, environment)
    }
    return ask(style)
  }

  private func gradient(
    _ style: any ShapeStyle, in rect: CGRect, _ environment: EnvironmentValues
  ) -> Paint? {
    func stops(_ gradient: Gradient) -> [ColorStop] {
      gradient.stops.map { ColorStop($0.color.ink(in: environment), at: Double($0.location)) }
    }
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * unit.x, y: rect.minY + rect.height * unit.y)
    }
    switch style {
    case let style as LinearGradient:
      return .linear(
        stops(style.gradient), from: point(style.startPoint), to: point(style.endPoint))
    case let style as Gradient:
      return .linear(stops(style), from: point(.top), to: point(.bottom))
    case let style as AnyGradient:
      return .linear(stops(style.gradient), from: point(.top), to: point(.bottom))
    case let style as RadialGradient:
      return .radial(
        stops(style.gradient), center: point(style.center), from: style.startRadius,
        to: style.endRadius)
    case let style as AngularGradient:
      return .angular(
        stops(style.gradient), center: point(style.center), from: style.startAngle.degrees,
        to: style.endAngle.degrees)
    case let style as EllipticalGradient:
      return .radial(
        stops(style.gradient), center: point(style.center), from: 0,
        to: max(rect.width, rect.height) / 2)
    case let style as MeshGradient:
      // A mesh is reduced to its first and last colour.
      let ends = [style.colors.first, style.colors.last].compactMap { $0 }
      return .linear(
        stops(Gradient(colors: ends)), from: point(.topLeading), to: point(.bottomTrailing))
    default: return nil
    }
  }

  /// The foreground: what the author set, else what the control around gives, else that of labels.
  func foreground(in rect: CGRect, _ environment: EnvironmentValues) -> Paint {
    if let style = environment.foregroundStyle, !(style.style is ForegroundStyle) {
      return paint(style, in: rect, environment)
    }
    return look.foreground ?? .solid(environment.ink(.label))
  }

  /// A level of the foreground.
  private func level(
    _ level: Int, in rect: CGRect, _ environment: EnvironmentValues
  ) -> Paint {
    let base: Paint? =
      if let style = environment.foregroundStyle, !(style.style is HierarchicalShapeStyle),
        !(style.style is ForegroundStyle)
      { paint(style, in: rect, environment) } else { look.foreground }
    if level == 1, let second = environment.secondaryForegroundStyle {
      return paint(second, in: rect, environment)
    }
    if let base { return base.faded([1, 0.5, 0.25, 0.18, 0.1][min(max(level, 0), 4)]) }
    let names: [SystemInk] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quaternaryLabel,
    ]
    return .solid(environment.ink(names[min(max(level, 0), 4)]))
  }

  func tint(in rect: CGRect, _ environment: EnvironmentValues) -> Paint {
    environment.tintStyle.map { paint($0, in: rect, environment) } ?? .solid(environment.tintInk)
  }
}

/// A style that changes another one.
protocol ChangedStyle {
  var original: any ShapeStyle { get }
  var share: Double { get }
}
extension ModifiedShapeStyle: ChangedStyle {
  var original: any ShapeStyle { base }
  var share: Double { opacity }
}

extension Material {
  /// A material without what is behind it: the colour that it gives a plain background.
  func ink(_ scheme: ColorScheme) -> Ink {
    let opacity =
      switch name {
      case "ultraThin": 0.45
      case "thin": 0.6
      case "thick": 0.85
      case "ultraThick": 0.92
      case "bar": 0.9
      default: 0.75
      }
    return scheme == .dark ? Ink(0x252525, opacity: opacity) : Ink(0xF2F2F4, opacity: opacity)
  }
}
