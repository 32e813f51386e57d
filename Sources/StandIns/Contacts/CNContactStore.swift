import Foundation

/// The contacts, kept in memory while the process runs. Follows documentation/contacts/cncontactstore.
open class CNContactStore: NSObject, @unchecked Sendable {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var contacts: [CNContact] = []
  nonisolated(unsafe) private static var status = CNAuthorizationStatus.notDetermined
  /// How the user answers when asked for access.
  nonisolated(unsafe) public static var _grantsAccess = true

  public override init() { super.init() }

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    lock.withLock { status }
  }
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let granted = answer()
    DispatchQueue.global().async {
      completionHandler(granted, granted ? nil : CNError(.authorizationDenied))
    }
  }
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    guard answer() else { throw CNError(.authorizationDenied) }
    return true
  }
  private func answer() -> Bool {
    Self.lock.withLock {
      Self.status = Self._grantsAccess ? .authorized : .denied
      return Self._grantsAccess
    }
  }

  private func readable() throws -> [CNContact] {
    try Self.lock.withLock {
      guard Self.status == .authorized else { throw CNError(.authorizationDenied) }
      return Self.contacts
    }
  }

  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { try readable().filter { predicate.evaluate(with: $0) } }
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    guard let found = try readable().first(where: { $0.identifier == identifier }) else {
      throw CNError(.recordDoesNotExist)
    }
    return found
  }
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    var stop: ObjCBool = false
    for contact in fetchRequest.sorted(try readable()) where !stop.boolValue {
      guard fetchRequest.predicate?.evaluate(with: contact) ?? true else { continue }
      block(contact, &stop)
    }
  }
  open func execute(_ saveRequest: CNSaveRequest) throws {
    _ = try readable()
    Self.lock.withLock {
      for contact in saveRequest.updated + saveRequest.deleted {
        Self.contacts.removeAll { $0.identifier == contact.identifier }
      }
      for contact in saveRequest.added + saveRequest.updated {
        Self.contacts.append(CNContact(contact.values))
      }
    }
    NotificationCenter.default.post(name: .CNContactStoreDidChange, object: self)
  }
}

extension NSNotification.Name {
  /// Follows documentation/foundation/nsnotification/name-swift.struct/cncontactstoredidchange.
  public static let CNContactStoreDidChange = NSNotification.Name(
    "CNContactStoreDidChangeNotification")
}

/// Follows documentation/contacts/cnentitytype.
public enum CNEntityType: Int, Sendable { case contacts }

/// Follows documentation/contacts/cnauthorizationstatus.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// Follows documentation/contacts/cncontactfetchrequest.
open class CNContactFetchRequest: NSObject {
  open var predicate: NSPredicate?
  open var keysToFetch: [any CNKeyDescriptor]
  open var mutableObjects = false
  open var unifyResults = true
  open var sortOrder = CNContactSortOrder.none

  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }

  func sorted(_ contacts: [CNContact]) -> [CNContact] {
    switch sortOrder {
    case .none: contacts
    case .givenName: contacts.sorted { $0.givenName < $1.givenName }
    case .familyName, .userDefault: contacts.sorted { $0.familyName < $1.familyName }
    }
  }
}

/// Follows documentation/contacts/cncontactsortorder.
public enum CNContactSortOrder: Int, Sendable {
  case none, userDefault, givenName, familyName
}

/// What is to be written. Follows documentation/contacts/cnsaverequest.
open class CNSaveRequest: NSObject {
  var added: [CNMutableContact] = []
  var updated: [CNMutableContact] = []
  var deleted: [CNMutableContact] = []

  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    added.append(contact)
  }
  open func update(_ contact: CNMutableContact) { updated.append(contact) }
  open func delete(_ contact: CNMutableContact) { deleted.append(contact) }
}

/// Follows documentation/contacts/cnerror-swift.struct.
public struct CNError: CustomNSError, Hashable, Sendable {
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "CNErrorDomain" }
  public var errorCode: Int { code.rawValue }

  /// Follows documentation/contacts/cnerror-swift.struct/code.
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError
    case authorizationDenied = 100
    case noAccessableWritableContainers
    case recordDoesNotExist = 200
    case validationMultipleErrors = 300
  }
}
