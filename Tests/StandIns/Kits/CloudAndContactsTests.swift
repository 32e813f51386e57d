import CloudKit
import Contacts
import Foundation
import LocalAuthentication
import Testing

@Suite(.serialized) struct CloudAndContactsTests {
  @Test("A saved record is found by a query, in the order asked for, until it is deleted")
  func records() async throws {
    let database = CKContainer(identifier: "iCloud.test").privateCloudDatabase
    for (name, stars) in [("Pasta", 3), ("Soup", 5), ("Salad", 4)] {
      let record = CKRecord(recordType: "Dish")
      record["name"] = name
      record["stars"] = stars
      try await database.save(record)
      #expect(record.changedKeys() == [] && record.creationDate != nil)
    }
    let query = CKQuery(
      recordType: "Dish",
      predicate: NSPredicate { fields, _ in (fields as? NSDictionary)?["stars"] as? Int != 3 })
    query.sortDescriptors = [NSSortDescriptor(key: "stars", ascending: false)]
    let found = try await database.records(matching: query).matchResults.map { try $0.1.get() }
    #expect(found.map { $0["name"] as? String } == ["Soup", "Salad"])
    let id = try #require(found.first).recordID
    try await database.deleteRecord(withID: id)
    await #expect(throws: CKError(.unknownItem)) { try await database.record(for: id) }
  }

  @Test("Contacts can be read and written once the user has agreed")
  func contacts() async throws {
    let store = CNContactStore()
    let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as NSString])
    #expect(throws: CNError(.authorizationDenied)) {
      try store.enumerateContacts(with: request) { _, _ in }
    }
    #expect(try await store.requestAccess(for: .contacts))
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.familyName = "Lovelace"
    contact.emailAddresses = [CNLabeledValue(label: CNLabelHome, value: "ada@example.org")]
    let save = CNSaveRequest()
    save.add(contact, toContainerWithIdentifier: nil)
    try store.execute(save)
    let found = try store.unifiedContacts(
      matching: CNContact.predicateForContacts(matchingName: "love"), keysToFetch: [])
    #expect(found.map(\.givenName) == ["Ada"])
    #expect(found.first?.emailAddresses.first?.value as String? == "ada@example.org")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
  }

  @Test("Without a sensor nobody is recognised; with one the user's answer counts")
  func authentication() async throws {
    var error: NSError?
    #expect(
      !LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
    LAContext._answer = (.faceID, true)
    defer { LAContext._answer = nil }
    let context = LAContext()
    #expect(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    #expect(context.biometryType == .faceID)
    #expect(
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Test"))
  }
}
