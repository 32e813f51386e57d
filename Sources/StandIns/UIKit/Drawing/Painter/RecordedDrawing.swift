import QuartzCore
import SteleCanvas

extension ViewPainter {
  /// What was drawn into a context, within a rectangle of the view.
  mutating func recorded(
    _ commands: [CGContext._Command], in rect: CGRect, _ map: CGAffineTransform = .identity
  ) {
    guard !commands.isEmpty else { return }
    var player = RecordedDrawing(area: rect, state: .init(map: map))
    player.play(commands, &self)
  }
}

/// Turns the steps that a context recorded into items.
@MainActor private struct RecordedDrawing {
  struct State {
    var map: CGAffineTransform
    var clips: [Outline] = []
    var alpha: Double = 1
    var shadow: Shadow?
  }

  /// What a gradient fills where nothing cuts it.
  let area: CGRect
  var state: State
  private var saved: [State] = []

  init(area: CGRect, state: State) { (self.area, self.state) = (area, state) }

  mutating func play(_ commands: [CGContext._Command], _ painter: inout ViewPainter) {
    for command in commands {
      switch command {
      case .saveState: saved.append(state)
      case .restoreState: state = saved.popLast() ?? state
      case .concatenate(let matrix): state.map = matrix.concatenating(state.map)
      case .clip(let path, _): state.clips.append(painter.moved(outline(path)))
      case .alpha(let alpha): state.alpha = Double(alpha)
      case .shadow(let offset, let blur, let color):
        state.shadow = color.map { Shadow(ink: Ink($0), radius: blur, offset: offset) }
      // Nothing in a picture mixes colours in another way, and nothing is taken away again.
      case .blendMode, .clear: break
      default: draw(command, &painter)
      }
    }
  }

  private func draw(_ command: CGContext._Command, _ painter: inout ViewPainter) {
    let (state, area) = (state, area)
    painter.layer {
      $0.clip = state.clips.last
      $0.opacity = state.alpha
      $0.shadow = state.shadow
    } _: { painter in
      // A layer is cut once; what else cuts it is around it.
      for item in painter.separate({ paint(command, area, &$0) }) {
        painter.add(
          state.clips.dropLast().reversed().reduce(item) { item, clip in
            var layer = Layer([item])
            layer.clip = clip
            return .layer(layer)
          })
      }
    }
  }

  private func paint(
    _ command: CGContext._Command, _ area: CGRect, _ painter: inout ViewPainter
  ) {
    switch command {
    case .fill(let path, let color, let rule):
      painter.fill(outline(path), .solid(Ink(color)), isEvenOdd: rule == .evenOdd)
    case .stroke(let path, let color, let style):
      painter.stroke(outline(path), .solid(Ink(color)), Pen(style, scale: scale))
    case .image(let image, let rect):
      mapped(&painter) {
        $0.image(UIImage(cgImage: image), in: rect, tint: .tintColor)
      }
    case .symbol(let name, let rect, let color):
      mapped(&painter) { $0.symbol(name, in: rect, UIColor(cgColor: color)) }
    case .text(let text, let place, let attributes):
      mapped(&painter) { Self.text(text, place, attributes, &$0) }
    case .linearGradient(let gradient, let from, let to):
      painter.fill(
        .rectangle(area),
        .linear(gradient._stops, from: from.applying(state.map), to: to.applying(state.map)))
    case .radialGradient(let gradient, _, let inner, let center, let outer):
      painter.fill(
        .rectangle(area),
        .radial(
          gradient._stops, center: center.applying(state.map), from: inner * scale,
          to: outer * scale))
    case .saveState, .restoreState, .concatenate, .clip, .alpha, .blendMode, .shadow, .clear: break
    }
  }

  private static func text(
    _ text: String, _ place: CGPoint, _ attributes: [String: any Sendable],
    _ painter: inout ViewPainter
  ) {
    let font = attributes["font"] as? UIFont ?? .systemFont(ofSize: 12)
    let color = attributes["color"] as? CGColor ?? .black
    let width = attributes["width"] as? CGFloat ?? painter.width(of: text, font)
    func paint(_ key: String) -> Paint? { (attributes[key] as? CGColor).map { .solid(Ink($0)) } }
    painter.run(
      text, at: place, width: width, font, .solid(Ink(color)), underline: paint("underline"),
      strikethrough: paint("strikethrough"))
  }

  /// Paths are changed point by point; text and images are turned as a whole.
  private func mapped(_ painter: inout ViewPainter, _ content: (inout ViewPainter) -> Void) {
    let map = state.map
    if map.a == 1, map.b == 0, map.c == 0, map.d == 1 {
      let before = painter.origin
      painter.origin = CGPoint(x: before.x + map.tx, y: before.y + map.ty)
      content(&painter)
      painter.origin = before
      return
    }
    let outer = painter.origin
    let whole = map.concatenating(CGAffineTransform(translationX: outer.x, y: outer.y))
    painter.layer({ $0.transform = Affine(whole) }) {
      $0.origin = .zero
      content(&$0)
    }
  }

  private func outline(_ path: CGPath) -> Outline {
    let map = state.map
    return Outline(path) { $0.applying(map) }
  }

  private var scale: CGFloat {
    abs(state.map.a * state.map.d - state.map.b * state.map.c).squareRoot()
  }
}

extension CGGradient {
  var _stops: [ColorStop] {
    zip(_colors, _locations).map { ColorStop(Ink($0), at: Double($1)) }
  }
}
