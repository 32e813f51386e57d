import CoreGraphics

// Constants that Swift 3 and 4.2 put into the types that they belong to, and what they are called now. The compiler says so where an old tutorial uses one, as it does on
// Apple's platforms.

@available(*, unavailable, renamed: "UITableView.automaticDimension")
@MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

@available(*, unavailable, renamed: "UIApplication.openSettingsURLString")
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }

@available(*, unavailable, renamed: "UIView.noIntrinsicMetric")
@MainActor public var UIViewNoIntrinsicMetric: CGFloat { UIView.noIntrinsicMetric }

@available(*, unavailable, renamed: "UIImagePickerController.InfoKey.originalImage")
public var UIImagePickerControllerOriginalImage: String {
  UIImagePickerController.InfoKey.originalImage.rawValue
}

@available(*, unavailable, renamed: "UIImagePickerController.InfoKey.editedImage")
public var UIImagePickerControllerEditedImage: String {
  UIImagePickerController.InfoKey.editedImage.rawValue
}

@available(*, unavailable, renamed: "UIImagePickerController.InfoKey.mediaURL")
public var UIImagePickerControllerMediaURL: String {
  UIImagePickerController.InfoKey.mediaURL.rawValue
}

@available(*, unavailable, renamed: "UILayoutPriority.defaultLow")
public var UILayoutPriorityDefaultLow: UILayoutPriority { UILayoutPriority.defaultLow }

@available(*, unavailable, renamed: "UILayoutPriority.defaultHigh")
public var UILayoutPriorityDefaultHigh: UILayoutPriority { UILayoutPriority.defaultHigh }

@available(*, unavailable, renamed: "UILayoutPriority.required")
public var UILayoutPriorityRequired: UILayoutPriority { UILayoutPriority.required }

@available(*, unavailable, renamed: "UIFont.Weight.bold")
public var UIFontWeightBold: UIFont.Weight { UIFont.Weight.bold }

@available(*, unavailable, renamed: "UIFont.Weight.light")
public var UIFontWeightLight: UIFont.Weight { UIFont.Weight.light }

@available(*, unavailable, renamed: "UIFont.Weight.medium")
public var UIFontWeightMedium: UIFont.Weight { UIFont.Weight.medium }

@available(*, unavailable, renamed: "UIFont.Weight.regular")
public var UIFontWeightRegular: UIFont.Weight { UIFont.Weight.regular }

@available(*, unavailable, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: UIFont.Weight { UIFont.Weight.semibold }

@available(*, unavailable, renamed: "UIFont.TextStyle.body")
public var UIFontTextStyleBody: String { UIFont.TextStyle.body.rawValue }

@available(*, unavailable, renamed: "UIFont.TextStyle.headline")
public var UIFontTextStyleHeadline: String { UIFont.TextStyle.headline.rawValue }

@available(*, unavailable, renamed: "UIFont.TextStyle.caption1")
public var UIFontTextStyleCaption1: String { UIFont.TextStyle.caption1.rawValue }

@available(*, unavailable, renamed: "UIFont.TextStyle.title1")
public var UIFontTextStyleTitle1: String { UIFont.TextStyle.title1.rawValue }

@available(*, unavailable, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
@MainActor public var UIKeyboardFrameEndUserInfoKey: String {
  UIResponder.keyboardFrameEndUserInfoKey
}

@available(*, unavailable, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
@MainActor public var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}

@available(*, unavailable, renamed: "NSAttributedString.Key.font")
public var NSFontAttributeName: NSAttributedString.Key { NSAttributedString.Key.font }

@available(*, unavailable, renamed: "NSAttributedString.Key.foregroundColor")
public var NSForegroundColorAttributeName: NSAttributedString.Key {
  NSAttributedString.Key.foregroundColor
}

@available(*, unavailable, renamed: "NSAttributedString.Key.backgroundColor")
public var NSBackgroundColorAttributeName: NSAttributedString.Key {
  NSAttributedString.Key.backgroundColor
}

@available(*, unavailable, renamed: "NSAttributedString.Key.kern")
public var NSKernAttributeName: NSAttributedString.Key { NSAttributedString.Key.kern }

@available(*, unavailable, renamed: "NSAttributedString.Key.paragraphStyle")
public var NSParagraphStyleAttributeName: NSAttributedString.Key {
  NSAttributedString.Key.paragraphStyle
}

@available(*, unavailable, renamed: "NSAttributedString.Key.underlineStyle")
public var NSUnderlineStyleAttributeName: NSAttributedString.Key {
  NSAttributedString.Key.underlineStyle
}

@available(*, unavailable, renamed: "NSAttributedString.Key.strikethroughStyle")
public var NSStrikethroughStyleAttributeName: NSAttributedString.Key {
  NSAttributedString.Key.strikethroughStyle
}

@available(*, unavailable, renamed: "NSAttributedString.Key.shadow")
public var NSShadowAttributeName: NSAttributedString.Key { NSAttributedString.Key.shadow }

@available(*, unavailable, renamed: "NSAttributedString.Key.link")
public var NSLinkAttributeName: NSAttributedString.Key { NSAttributedString.Key.link }

@available(*, unavailable, renamed: "UIAccessibilityTraits.button")
public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }

@available(*, unavailable, renamed: "UIEdgeInsets.zero")
public var UIEdgeInsetsZero: UIEdgeInsets { UIEdgeInsets.zero }

@available(*, unavailable, renamed: "UIEdgeInsets.init(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
  -> UIEdgeInsets
{
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

@available(*, unavailable, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

@available(*, unavailable, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
