import QuartzCore

/// Required constraints that cannot hold together, told as UIKit tells it.
public struct _LayoutConflict: CustomStringConvertible {
  public let constraints: [NSLayoutConstraint]
  /// The one that is violated so that the others hold.
  public let broken: NSLayoutConstraint

  public var description: String {
    """
    Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.
    (
    \(constraints.map { "    \"\($0)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint
    \(broken)
    """
  }
}

extension UIApplication {
  /// Keeps a conflict, and writes it where UIKit's log goes.
  func _tell(_ conflict: _LayoutConflict) {
    _layoutConflicts.append(conflict)
    FileHandle.standardError.write(Data((conflict.description + "\n").utf8))
  }
}
