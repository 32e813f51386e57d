@_exported import Contacts
import UIKit

/// Lets the user choose contacts. Follows documentation/contactsui/cncontactpickerviewcontroller.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?

  /// What choosing a contact does.
  public func _choose(_ contact: CNContact) {
    delegate?.contactPicker(self, didSelect: contact)
    presentingViewController?.dismiss(animated: true)
  }
  /// What the Cancel button does.
  public func _cancel() {
    delegate?.contactPickerDidCancel(self)
    presentingViewController?.dismiss(animated: true)
  }
}

/// Follows documentation/contactsui/cncontactpickerdelegate.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
}

/// Shows one contact. Follows documentation/contactsui/cncontactviewcontroller.
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
  public let contact: CNContact
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var allowsEditing = true
  open var allowsActions = true
  open var contactStore: CNContactStore?
  open var displayedPropertyKeys: [String]?
  open var message: String?

  public init(for contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
    title = CNContactFormatter.string(from: contact, style: .fullName)
  }
  public convenience init(forNewContact contact: CNContact?) {
    self.init(for: contact ?? CNMutableContact())
  }
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
  public required init?(coder: NSCoder) { nil }

  /// What the Done button does.
  public func _finish() { delegate?.contactViewController(self, didCompleteWith: contact) }
}

/// Follows documentation/contactsui/cncontactviewcontrollerdelegate.
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}
