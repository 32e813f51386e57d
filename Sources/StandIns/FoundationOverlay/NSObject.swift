import Foundation

extension NSObject {
  // Calls `init()` of the class it is called on, which is what makes the next function work.
  @_silgen_name("FoundationOverlay_makeObject")
  convenience init(_new: Void) { self.init() }

  @_silgen_name("FoundationOverlay_makeObject")
  private final class func dynamicInit() -> NSObject

  /// An object of this class, made by its `init()`.
  ///
  /// Objective-C makes an object of a class known only at run time by a message; Swift allows that
  /// for required initialisers only, and apps don't mark theirs so. The convenience initialiser of
  /// the same symbol calls `init()` by the class it is called on, so calling that symbol with
  /// another class does what the message does. Nil where the class has no `init()`.
  public class func _new() -> NSObject? {
    let object = dynamicInit()
    return type(of: object) == self ? object : nil
  }
}
