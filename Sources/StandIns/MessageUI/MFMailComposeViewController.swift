@_exported import UIKit

/// Writes a mail; no account is set up here. Follows documentation/messageui/mfmailcomposeviewcontroller.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  public private(set) var _subject = ""
  public private(set) var _recipients: [String] = []
  public private(set) var _body = ""
  public private(set) var _attachments: [String] = []

  open class func canSendMail() -> Bool { false }

  open func setSubject(_ subject: String) { _subject = subject }
  open func setToRecipients(_ toRecipients: [String]?) { _recipients = toRecipients ?? [] }
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) { _body = body }
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {
    _attachments.append(filename)
  }

  /// What sending or cancelling does.
  public func _finish(_ result: MFMailComposeResult) {
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
  }
}

/// Follows documentation/messageui/mfmailcomposeresult.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled, saved, sent, failed
}

/// Follows documentation/messageui/mfmailcomposeviewcontrollerdelegate.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
