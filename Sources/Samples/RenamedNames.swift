/// Names that Apple's frameworks had in Swift before version 4.2 and have no more. Code that uses one is
/// old: it is neither something that the stand-ins lack nor something that the article presumes.
public enum RenamedNames {
  /// What a name is called now; nothing for a name that was never another.
  public static func today(_ name: String) -> String? {
    if let known = renamed[name] { return known }
    // `CGRectMake(…)` became an initialiser.
    if name.hasSuffix("Make"), name.hasPrefix("CG") || name.hasPrefix("UI") {
      return "\(name.dropLast(4))(…)"
    }
    // `UIColor.redColor()` became `UIColor.red`.
    if name.hasSuffix("Color"), colors.contains(String(name.dropLast(5))) {
      return String(name.dropLast(5))
    }
    return name.hasPrefix("dispatch_") || name.hasPrefix("DISPATCH_") ? "DispatchQueue" : nil
  }

  private static let colors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "gray", "green", "lightGray", "magenta",
    "orange", "purple", "red", "white", "yellow",
  ]

  private static let renamed: [String: String] = [
    "NSAttributedStringKey": "NSAttributedString.Key",
    "NSFontAttributeName": "NSAttributedString.Key.font",
    "NSForegroundColorAttributeName": "NSAttributedString.Key.foregroundColor",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "NSFileManager": "FileManager", "NSNotificationCenter": "NotificationCenter",
    "NSUserDefaults": "UserDefaults", "NSBundle": "Bundle", "NSTimer": "Timer",
    "NSURLSession": "URLSession", "NSOperationQueue": "OperationQueue",
    "NSUTF8StringEncoding": "String.Encoding.utf8",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
    "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UIControlEvents": "UIControl.Event", "UIControlState": "UIControl.State",
    "UIEdgeInsetsInsetRect": "CGRect.inset(by:)",
    "UIFontTextStyle": "UIFont.TextStyle",
    "UIImageJPEGRepresentation": "UIImage.jpegData(compressionQuality:)",
    "UIImagePNGRepresentation": "UIImage.pngData()",
    "UIImagePickerControllerEditedImage": "UIImagePickerController.InfoKey.editedImage",
    "UIImagePickerControllerOriginalImage": "UIImagePickerController.InfoKey.originalImage",
    "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UILayoutPriorityDefaultHigh": "UILayoutPriority.defaultHigh",
    "UILayoutPriorityDefaultLow": "UILayoutPriority.defaultLow",
    "UILayoutPriorityRequired": "UILayoutPriority.required",
    "UIStackViewAlignment": "UIStackView.Alignment",
    "UIStackViewDistribution": "UIStackView.Distribution",
    "UITableViewAutomaticDimension": "UITableView.automaticDimension",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewContentMode": "UIView.ContentMode",
    "dequeueReusableCellWithIdentifier": "dequeueReusableCell(withIdentifier:)",
    "instantiateViewControllerWithIdentifier": "instantiateViewController(withIdentifier:)",
    "presentViewController": "present(_:animated:completion:)",
    "dismissViewControllerAnimated": "dismiss(animated:completion:)",
    "performSegueWithIdentifier": "performSegue(withIdentifier:sender:)",
    "prepareForSegue": "prepare(for:sender:)",
    "destinationViewController": "destination",
    "addLineToPoint": "addLine(to:)", "moveToPoint": "move(to:)", "registerClass": "register(_:)",
    "objectForKey": "object(forKey:)", "drawRect": "draw(_:)", "TouchUpInside": "touchUpInside",
    "numberOfSectionsInTableView": "numberOfSections(in:)",
  ]
}
