/// What the names of variables in UIKit code say by convention: a `titleLabel` is a `UILabel`. The compiler
/// judges the code against that type.
public enum NameConvention {
  /// The type of a variable by its name; nothing where the name says nothing.
  public static func type(of name: String) -> String? {
    let plain = name.lowercased()
    return types.first { plain.hasSuffix($0.suffix) }?.type
  }

  /// The class that a type of an article with UIKit inherits by its name: a `LoginViewController`.
  public static func superclass(of type: String) -> String? {
    superclasses.first { type.hasSuffix($0.suffix) }?
      .superclass
  }

  /// What a function makes by its name: a `UIButton` for `makeButton`.
  public static func product(of function: String) -> String? {
    ["make", "create", "build"].contains(where: function.hasPrefix) ? type(of: function) : nil
  }

  private static let types: [(suffix: String, type: String)] = [
    ("label", "UILabel"), ("button", "UIButton"), ("textfield", "UITextField"),
    ("textview", "UITextView"), ("imageview", "UIImageView"), ("stackview", "UIStackView"),
    ("stack", "UIStackView"), ("scrollview", "UIScrollView"), ("tableview", "UITableView"),
    ("collectionview", "UICollectionView"), ("searchbar", "UISearchBar"),
    ("searchcontroller", "UISearchController"), ("navigationcontroller", "UINavigationController"),
    ("tabbarcontroller", "UITabBarController"), ("viewcontroller", "UIViewController"),
    ("window", "UIWindow"), ("constraint", "NSLayoutConstraint"),
    ("barbuttonitem", "UIBarButtonItem"), ("gradientlayer", "CAGradientLayer"),
    ("layer", "CALayer"), ("slider", "UISlider"), ("segmentedcontrol", "UISegmentedControl"),
    ("pagecontrol", "UIPageControl"), ("progressview", "UIProgressView"), ("view", "UIView"),
  ]

  private static let superclasses: [(suffix: String, superclass: String)] = [
    ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
    ("TableViewController", "UITableViewController"),
    ("CollectionViewController", "UICollectionViewController"),
    ("ViewController", "UIViewController"), ("TableViewCell", "UITableViewCell"),
    ("CollectionViewCell", "UICollectionViewCell"), ("TableCell", "UITableViewCell"),
    ("ImageView", "UIImageView"), ("Label", "UILabel"), ("Button", "UIButton"),
    ("TextField", "UITextField"), ("View", "UIView"),
  ]
}
