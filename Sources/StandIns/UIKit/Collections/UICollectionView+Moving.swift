import QuartzCore

/// Moving an item with a finger, as `UICollectionViewController` does and own gestures can.
/// Follows documentation/uikit/uicollectionview/begininteractivemovementforitem(at:).
extension UICollectionView {
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard _moving == nil, numberOfItems(inSection: indexPath.section) > indexPath.item,
      dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    else { return false }
    _moving = indexPath
    _movingCenter = layoutAttributesForItem(at: indexPath)?.center
    return true
  }

  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let path = _moving else { return }
    _movingCenter = targetPosition
    cellForItem(at: path)?.center = targetPosition
  }

  public func endInteractiveMovement() {
    guard let start = _moving else { return }
    defer { cancelInteractiveMovement() }
    guard let center = _movingCenter, let proposed = _place(at: center), proposed != start else {
      return
    }
    let end =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: start, atCurrentIndexPath: start,
        toProposedIndexPath: proposed) ?? proposed
    dataSource?.collectionView(self, moveItemAt: start, to: end)
  }

  public func cancelInteractiveMovement() {
    _moving = nil
    _movingCenter = nil
    _reset()
  }

  /// The item whose place holds a point; the one that is moved keeps its old place.
  private func _place(at point: CGPoint) -> IndexPath? {
    let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: around)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// Follows documentation/uikit/uicollectionview/reorderingcadence-swift.enum.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }
}
