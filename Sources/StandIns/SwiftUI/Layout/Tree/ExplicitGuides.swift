import Foundation

/// The guides that are set in a view, by the type that stands for each, from its top left corner.
struct ExplicitGuides: Equatable {
  var horizontal: [ObjectIdentifier: CGFloat] = [:]
  var vertical: [ObjectIdentifier: CGFloat] = [:]

  var all: [ObjectIdentifier: CGFloat] { horizontal.merging(vertical) { first, _ in first } }

  func moved(by offset: CGPoint) -> ExplicitGuides {
    if horizontal.isEmpty, vertical.isEmpty { return self }
    return ExplicitGuides(
      horizontal: horizontal.mapValues { $0 + offset.x },
      vertical: vertical.mapValues { $0 + offset.y })
  }

  /// The base lines of text.
  static func baselines(first: CGFloat, last: CGFloat) -> ExplicitGuides {
    ExplicitGuides(vertical: [
      ObjectIdentifier(VerticalAlignment.firstTextBaseline.id): first,
      ObjectIdentifier(VerticalAlignment.lastTextBaseline.id): last,
    ])
  }

  /// The guides of a container: the first base line is the topmost of those in it, the last one the
  /// lowest; any other guide is the mean of those that are set.
  static func merged(_ parts: [ExplicitGuides]) -> ExplicitGuides {
    if parts.count == 1 { return parts[0] }
    let first = ObjectIdentifier(VerticalAlignment.firstTextBaseline.id)
    let last = ObjectIdentifier(VerticalAlignment.lastTextBaseline.id)
    func merge(_ path: KeyPath<ExplicitGuides, [ObjectIdentifier: CGFloat]>) -> [ObjectIdentifier:
      CGFloat]
    {
      var values: [ObjectIdentifier: [CGFloat]] = [:]
      for part in parts {
        for (guide, value) in part[keyPath: path] { values[guide, default: []].append(value) }
      }
      return values.reduce(into: [:]) { result, entry in
        let (guide, found) = entry
        result[guide] =
          guide == first
          ? found.min()
          : guide == last ? found.max() : found.reduce(0, +) / CGFloat(found.count)
      }
    }
    return ExplicitGuides(horizontal: merge(\.horizontal), vertical: merge(\.vertical))
  }
}

@MainActor extension Alignment {
  /// The point of a view that lies on both guides.
  func point(of box: Box, _ proposal: ProposedViewSize) -> CGPoint {
    let dimensions = box.dimensions(proposal)
    return CGPoint(x: dimensions[horizontal], y: dimensions[vertical])
  }

  /// The same point of a plain rectangle.
  func point(of size: CGSize) -> CGPoint {
    let dimensions = ViewDimensions(width: size.width, height: size.height)
    return CGPoint(x: dimensions[horizontal], y: dimensions[vertical])
  }

  /// Where a view has to start so that its guides lie on those of a rectangle around it.
  func origin(of box: Box, _ proposal: ProposedViewSize, in size: CGSize) -> CGPoint {
    let (outer, inner) = (point(of: size), point(of: box, proposal))
    return CGPoint(x: outer.x - inner.x, y: outer.y - inner.y)
  }
}
