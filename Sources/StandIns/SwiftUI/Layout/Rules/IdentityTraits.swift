import Foundation

extension TagTrait: LayoutTrait {
  func modify(_ boxes: [Box], _ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    for box in boxes { box.values.identities.append(value) }
    return boxes
  }
}

extension ElementIdentity: LayoutTrait {
  func modify(_ boxes: [Box], _ node: ViewNode, _ builder: BoxBuilder) -> [Box] {
    for box in boxes { box.values.identities.append(id) }
    return boxes
  }
}
