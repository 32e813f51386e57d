import CoreGraphics

// Methods of Swift 2 that got shorter names in Swift 3, and what they are called now. The compiler says so where an old tutorial uses one, as it does on
// Apple's platforms.

extension UIViewController {
  @available(*, unavailable, renamed: "present(_:animated:completion:)")
  public func presentViewController(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) {
    present(viewControllerToPresent, animated: flag, completion: completion)
  }

  @available(*, unavailable, renamed: "dismiss(animated:completion:)")
  public func dismissViewControllerAnimated(_ flag: Bool, completion: (() -> Void)?) {
    dismiss(animated: flag, completion: completion)
  }

  @available(*, unavailable, renamed: "performSegue(withIdentifier:sender:)")
  public func performSegueWithIdentifier(_ identifier: String, sender: Any?) {
    performSegue(withIdentifier: identifier, sender: sender)
  }
}

extension UIStoryboard {
  @available(*, unavailable, renamed: "instantiateViewController(withIdentifier:)")
  public func instantiateViewControllerWithIdentifier(_ identifier: String) -> UIViewController {
    instantiateViewController(withIdentifier: identifier)
  }
}

extension UIStoryboardSegue {
  @available(*, unavailable, renamed: "destination")
  public var destinationViewController: UIViewController { destination }

  @available(*, unavailable, renamed: "source")
  public var sourceViewController: UIViewController { source }
}

extension UITableView {
  @available(*, unavailable, renamed: "dequeueReusableCell(withIdentifier:)")
  public func dequeueReusableCellWithIdentifier(_ identifier: String) -> UITableViewCell? {
    dequeueReusableCell(withIdentifier: identifier)
  }

  @available(*, unavailable, renamed: "dequeueReusableCell(withIdentifier:for:)")
  public func dequeueReusableCellWithIdentifier(
    _ identifier: String, forIndexPath indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  @available(*, unavailable, renamed: "register(_:forCellReuseIdentifier:)")
  public func registerClass(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    register(cellClass, forCellReuseIdentifier: identifier)
  }
}

extension UICollectionView {
  @available(*, unavailable, renamed: "dequeueReusableCell(withReuseIdentifier:for:)")
  public func dequeueReusableCellWithReuseIdentifier(
    _ identifier: String, forIndexPath indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
}

extension UIApplication {
  @available(*, unavailable, renamed: "shared")
  public class func sharedApplication() -> UIApplication { shared }
}

extension UIView {
  @available(*, unavailable, renamed: "animate(withDuration:animations:)")
  public class func animateWithDuration(
    _ duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, animations: animations)
  }
}

extension UIBezierPath {
  @available(*, unavailable, renamed: "move(to:)")
  public func moveToPoint(_ point: CGPoint) { move(to: point) }

  @available(*, unavailable, renamed: "addLine(to:)")
  public func addLineToPoint(_ point: CGPoint) { addLine(to: point) }

  @available(*, unavailable, renamed: "close()")
  public func closePath() { close() }
}
