@_exported import FoundationOverlay

/// Names one property of a contact. Follows documentation/contacts/cnkeydescriptor.
public protocol CNKeyDescriptor: NSObjectProtocol, NSCopying {}

extension NSString: CNKeyDescriptor {}

// Follow documentation/contacts/contact-keys.
public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactNoteKey = "note"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactTypeKey = "contactType"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactDatesKey = "dates"
public let CNContactRelationsKey = "contactRelations"

// Follow documentation/contacts/cnlabelhome and its neighbours.
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"

/// What is known of someone. Follows documentation/contacts/cncontact.
open class CNContact: NSObject, NSCopying, @unchecked Sendable, Identifiable {
  var values = Values()

  /// All of it.
  struct Values {
    var identifier = UUID().uuidString
    var texts: [String: String] = [:]
    var type = CNContactType.person
    var birthday: DateComponents?
    var image: Data?
    var phones: [CNLabeledValue<CNPhoneNumber>] = []
    var mails: [CNLabeledValue<NSString>] = []
    var links: [CNLabeledValue<NSString>] = []
    var addresses: [CNLabeledValue<CNPostalAddress>] = []
    var dates: [CNLabeledValue<NSDateComponents>] = []
  }

  public override init() { super.init() }
  init(_ values: Values) {
    self.values = values
    super.init()
  }

  public var id: UUID { UUID(uuidString: values.identifier) ?? UUID() }
  open var identifier: String { values.identifier }
  open var contactType: CNContactType { values.type }
  open var namePrefix: String { text(CNContactNamePrefixKey) }
  open var givenName: String { text(CNContactGivenNameKey) }
  open var middleName: String { text(CNContactMiddleNameKey) }
  open var familyName: String { text(CNContactFamilyNameKey) }
  open var nameSuffix: String { text(CNContactNameSuffixKey) }
  open var nickname: String { text(CNContactNicknameKey) }
  open var organizationName: String { text(CNContactOrganizationNameKey) }
  open var departmentName: String { text(CNContactDepartmentNameKey) }
  open var jobTitle: String { text(CNContactJobTitleKey) }
  open var note: String { text(CNContactNoteKey) }
  open var birthday: DateComponents? { values.birthday }
  open var imageData: Data? { values.image }
  open var thumbnailImageData: Data? { values.image }
  open var imageDataAvailable: Bool { values.image != nil }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phones }
  open var emailAddresses: [CNLabeledValue<NSString>] { values.mails }
  open var urlAddresses: [CNLabeledValue<NSString>] { values.links }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.addresses }
  open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }

  func text(_ key: String) -> String { values.texts[key] ?? "" }

  /// Everything is at hand for a contact that is in memory.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { CNContact(values) }
  open override func mutableCopy() -> Any { CNMutableContact(values) }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNContact)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }

  open class func localizedString(forKey key: String) -> String { key }
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate { object, _ in
      guard let contact = object as? CNContact else { return false }
      return CNContactFormatter.string(from: contact, style: .fullName)?
        .localizedCaseInsensitiveContains(name) ?? false
    }
  }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate { object, _ in
      identifiers.contains((object as? CNContact)?.identifier ?? "")
    }
  }
  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? CNContact)?.emailAddresses.contains { $0.value as String == emailAddress }
        ?? false
    }
  }
}

/// Follows documentation/contacts/cncontacttype.
public enum CNContactType: Int, Sendable {
  case person, organization
}

/// One that can be changed. Follows documentation/contacts/cnmutablecontact.
open class CNMutableContact: CNContact, @unchecked Sendable {
  private func set(_ key: String, _ value: String) { values.texts[key] = value }

  open override var contactType: CNContactType {
    get { values.type }
    set { values.type = newValue }
  }
  open override var namePrefix: String {
    get { text(CNContactNamePrefixKey) }
    set { set(CNContactNamePrefixKey, newValue) }
  }
  open override var givenName: String {
    get { text(CNContactGivenNameKey) }
    set { set(CNContactGivenNameKey, newValue) }
  }
  open override var middleName: String {
    get { text(CNContactMiddleNameKey) }
    set { set(CNContactMiddleNameKey, newValue) }
  }
  open override var familyName: String {
    get { text(CNContactFamilyNameKey) }
    set { set(CNContactFamilyNameKey, newValue) }
  }
  open override var nameSuffix: String {
    get { text(CNContactNameSuffixKey) }
    set { set(CNContactNameSuffixKey, newValue) }
  }
  open override var nickname: String {
    get { text(CNContactNicknameKey) }
    set { set(CNContactNicknameKey, newValue) }
  }
  open override var organizationName: String {
    get { text(CNContactOrganizationNameKey) }
    set { set(CNContactOrganizationNameKey, newValue) }
  }
  open override var departmentName: String {
    get { text(CNContactDepartmentNameKey) }
    set { set(CNContactDepartmentNameKey, newValue) }
  }
  open override var jobTitle: String {
    get { text(CNContactJobTitleKey) }
    set { set(CNContactJobTitleKey, newValue) }
  }
  open override var note: String {
    get { text(CNContactNoteKey) }
    set { set(CNContactNoteKey, newValue) }
  }
  open override var birthday: DateComponents? {
    get { values.birthday }
    set { values.birthday = newValue }
  }
  open override var imageData: Data? {
    get { values.image }
    set { values.image = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { values.phones }
    set { values.phones = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { values.mails }
    set { values.mails = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { values.links }
    set { values.links = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { values.addresses }
    set { values.addresses = newValue }
  }
  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { values.dates }
    set { values.dates = newValue }
  }
}
