import Foundation

extension ViewNode {
  /// The images and texts in a label, whatever else they are in, images first, with the looks of the place
  /// where the label is shown.
  func labelParts(icon: Font, text look: (inout EnvironmentValues) -> Void) -> [Box] {
    var parts: [Box] = []
    func search(_ node: ViewNode) {
      var environment = node.environment
      if let image = node.leaf as? Image {
        environment.font = icon
        parts.append(Box(node, ImageRule(image, environment)))
      } else if let text = node.leaf as? Text {
        look(&environment)
        parts.append(Box(node, text.rule(environment)))
      }
      for child in node.children where child.place == .content { search(child) }
    }
    search(self)
    return parts.sorted { $0.rule is ImageRule && !($1.rule is ImageRule) }
  }
}
