import Foundation

/// Reads texts aloud, silently. Follows documentation/avfaudio/avspeechsynthesizer.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open private(set) var isSpeaking = false
  open private(set) var isPaused = false
  public private(set) var _queue: [AVSpeechUtterance] = []

  public override init() { super.init() }

  open func speak(_ utterance: AVSpeechUtterance) {
    _queue.append(utterance)
    guard !isSpeaking else { return }
    isSpeaking = true
    delegate?.speechSynthesizer(self, didStart: utterance)
  }

  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    let cancelled = _queue
    _queue = []
    isSpeaking = false
    for utterance in cancelled { delegate?.speechSynthesizer(self, didCancel: utterance) }
    return !cancelled.isEmpty
  }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    isPaused = isSpeaking
    return isPaused
  }
  @discardableResult open func continueSpeaking() -> Bool {
    defer { isPaused = false }
    return isPaused
  }

  /// What the end of a text does.
  public func _finish() {
    guard !_queue.isEmpty else { return }
    let done = _queue.removeFirst()
    isSpeaking = !_queue.isEmpty
    delegate?.speechSynthesizer(self, didFinish: done)
  }
}

/// Follows documentation/avfaudio/avspeechsynthesizerdelegate.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
}

/// Follows documentation/avfaudio/avspeechboundary.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// A text to be read. Follows documentation/avfaudio/avspeechutterance.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) {
    speechString = string
    super.init()
  }
}

/// Follows documentation/avfaudio/avspeechsynthesisvoice.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let language: String

  public init?(language languageCode: String?) {
    language = languageCode ?? "en-US"
    super.init()
  }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  open class func currentLanguageCode() -> String { "en-US" }
}

// Follows documentation/avfaudio/avspeechutterancedefaultspeechrate and its neighbours.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
