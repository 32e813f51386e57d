import Foundation

/// A value with a name such as "home". Follows documentation/contacts/cnlabeledvalue.
open class CNLabeledValue<ValueType: NSObject>: NSObject, @unchecked Sendable {
  public let label: String?
  public let value: ValueType
  public let identifier = UUID().uuidString

  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
    super.init()
  }

  open func settingLabel(_ label: String?) -> Self {
    guard let made = CNLabeledValue(label: label, value: value) as? Self else { return self }
    return made
  }
  open class func localizedString(forLabel label: String) -> String {
    label.replacingOccurrences(of: "_$!<", with: "").replacingOccurrences(of: ">!$_", with: "")
      .lowercased()
  }
}

/// Follows documentation/contacts/cnphonenumber.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String

  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPhoneNumber)?.stringValue == stringValue
  }
  open override var hash: Int { stringValue.hashValue }
}

/// Follows documentation/contacts/cnpostaladdress.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  var parts: [String: String] = [:]

  public override init() { super.init() }
  func part(_ key: String) -> String { parts[key] ?? "" }
  open var street: String { part(CNPostalAddressStreetKey) }
  open var subLocality: String { part(CNPostalAddressSubLocalityKey) }
  open var city: String { part(CNPostalAddressCityKey) }
  open var state: String { part(CNPostalAddressStateKey) }
  open var postalCode: String { part(CNPostalAddressPostalCodeKey) }
  open var country: String { part(CNPostalAddressCountryKey) }
  open var isoCountryCode: String { part(CNPostalAddressISOCountryCodeKey) }
}

// Follow documentation/contacts/cnpostaladdressstreetkey and its neighbours.
public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressSubLocalityKey = "subLocality"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

/// One that can be changed. Follows documentation/contacts/cnmutablepostaladdress.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  open override var street: String {
    get { part(CNPostalAddressStreetKey) }
    set { parts[CNPostalAddressStreetKey] = newValue }
  }
  open override var city: String {
    get { part(CNPostalAddressCityKey) }
    set { parts[CNPostalAddressCityKey] = newValue }
  }
  open override var state: String {
    get { part(CNPostalAddressStateKey) }
    set { parts[CNPostalAddressStateKey] = newValue }
  }
  open override var postalCode: String {
    get { part(CNPostalAddressPostalCodeKey) }
    set { parts[CNPostalAddressPostalCodeKey] = newValue }
  }
  open override var country: String {
    get { part(CNPostalAddressCountryKey) }
    set { parts[CNPostalAddressCountryKey] = newValue }
  }
}

/// Puts a name together. Follows documentation/contacts/cncontactformatter.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  open var style = CNContactFormatterStyle.fullName

  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
      contact.nameSuffix,
    ].filter { !$0.isEmpty }
    let name = parts.isEmpty ? contact.organizationName : parts.joined(separator: " ")
    return name.isEmpty ? nil : name
  }
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle)
    -> any CNKeyDescriptor
  { "fullName" as NSString }
}

/// Follows documentation/contacts/cncontactformatterstyle.
public enum CNContactFormatterStyle: Int, Sendable {
  case fullName, phoneticFullName
}

/// Puts an address together. Follows documentation/contacts/cnpostaladdressformatter.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: .mailingAddress)
  }
  open class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return [postalAddress.street, place, postalAddress.country].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}

/// Follows documentation/contacts/cnpostaladdressformatterstyle.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  case mailingAddress
}
