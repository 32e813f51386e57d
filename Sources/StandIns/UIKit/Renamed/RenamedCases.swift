import CoreGraphics

// Methods and cases of Swift 2 that got shorter names in Swift 3, and what they are called now. The compiler says so where an old tutorial uses one, as it does on
// Apple's platforms.

extension UIColor {
  @available(*, unavailable, renamed: "black")
  public class func blackColor() -> UIColor { .black }
  @available(*, unavailable, renamed: "white")
  public class func whiteColor() -> UIColor { .white }
  @available(*, unavailable, renamed: "red")
  public class func redColor() -> UIColor { .red }
  @available(*, unavailable, renamed: "green")
  public class func greenColor() -> UIColor { .green }
  @available(*, unavailable, renamed: "blue")
  public class func blueColor() -> UIColor { .blue }
  @available(*, unavailable, renamed: "cyan")
  public class func cyanColor() -> UIColor { .cyan }
  @available(*, unavailable, renamed: "yellow")
  public class func yellowColor() -> UIColor { .yellow }
  @available(*, unavailable, renamed: "magenta")
  public class func magentaColor() -> UIColor { .magenta }
  @available(*, unavailable, renamed: "orange")
  public class func orangeColor() -> UIColor { .orange }
  @available(*, unavailable, renamed: "purple")
  public class func purpleColor() -> UIColor { .purple }
  @available(*, unavailable, renamed: "brown")
  public class func brownColor() -> UIColor { .brown }
  @available(*, unavailable, renamed: "gray")
  public class func grayColor() -> UIColor { .gray }
  @available(*, unavailable, renamed: "darkGray")
  public class func darkGrayColor() -> UIColor { .darkGray }
  @available(*, unavailable, renamed: "lightGray")
  public class func lightGrayColor() -> UIColor { .lightGray }
  @available(*, unavailable, renamed: "clear")
  public class func clearColor() -> UIColor { .clear }
}

extension UIAlertAction.Style {
  @available(*, unavailable, renamed: "default")
  public static var Default: UIAlertAction.Style { .`default` }
  @available(*, unavailable, renamed: "cancel")
  public static var Cancel: UIAlertAction.Style { .cancel }
  @available(*, unavailable, renamed: "destructive")
  public static var Destructive: UIAlertAction.Style { .destructive }
}

extension UIAlertController.Style {
  @available(*, unavailable, renamed: "alert")
  public static var Alert: UIAlertController.Style { .alert }
  @available(*, unavailable, renamed: "actionSheet")
  public static var ActionSheet: UIAlertController.Style { .actionSheet }
}

extension UIControl.State {
  @available(*, unavailable, renamed: "normal")
  public static var Normal: UIControl.State { .normal }
  @available(*, unavailable, renamed: "highlighted")
  public static var Highlighted: UIControl.State { .highlighted }
  @available(*, unavailable, renamed: "selected")
  public static var Selected: UIControl.State { .selected }
  @available(*, unavailable, renamed: "disabled")
  public static var Disabled: UIControl.State { .disabled }
}

extension UIControl.Event {
  @available(*, unavailable, renamed: "touchUpInside")
  public static var TouchUpInside: UIControl.Event { .touchUpInside }
  @available(*, unavailable, renamed: "touchDown")
  public static var TouchDown: UIControl.Event { .touchDown }
  @available(*, unavailable, renamed: "valueChanged")
  public static var ValueChanged: UIControl.Event { .valueChanged }
  @available(*, unavailable, renamed: "editingChanged")
  public static var EditingChanged: UIControl.Event { .editingChanged }
}

extension NSTextAlignment {
  @available(*, unavailable, renamed: "center")
  public static var Center: NSTextAlignment { .center }
  @available(*, unavailable, renamed: "left")
  public static var Left: NSTextAlignment { .left }
  @available(*, unavailable, renamed: "right")
  public static var Right: NSTextAlignment { .right }
}

extension UITableViewCell.CellStyle {
  @available(*, unavailable, renamed: "default")
  public static var Default: UITableViewCell.CellStyle { .`default` }
  @available(*, unavailable, renamed: "subtitle")
  public static var Subtitle: UITableViewCell.CellStyle { .subtitle }
  @available(*, unavailable, renamed: "value1")
  public static var Value1: UITableViewCell.CellStyle { .value1 }
  @available(*, unavailable, renamed: "value2")
  public static var Value2: UITableViewCell.CellStyle { .value2 }
}

extension UIBarButtonItem.SystemItem {
  @available(*, unavailable, renamed: "add")
  public static var Add: UIBarButtonItem.SystemItem { .add }
  @available(*, unavailable, renamed: "done")
  public static var Done: UIBarButtonItem.SystemItem { .done }
  @available(*, unavailable, renamed: "cancel")
  public static var Cancel: UIBarButtonItem.SystemItem { .cancel }
  @available(*, unavailable, renamed: "edit")
  public static var Edit: UIBarButtonItem.SystemItem { .edit }
  @available(*, unavailable, renamed: "save")
  public static var Save: UIBarButtonItem.SystemItem { .save }
}

extension UITableViewCell.EditingStyle {
  @available(*, unavailable, renamed: "delete")
  public static var Delete: UITableViewCell.EditingStyle { .delete }
  @available(*, unavailable, renamed: "insert")
  public static var Insert: UITableViewCell.EditingStyle { .insert }
}
