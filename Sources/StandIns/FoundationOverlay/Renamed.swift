import Foundation

// Names of Swift 2 that Foundation gave up in Swift 3, and what they are called now. The compiler says so
// where an old tutorial uses one, as it does on Apple's platforms.

@available(*, unavailable, renamed: "UserDefaults")
public typealias NSUserDefaults = UserDefaults

@available(*, unavailable, renamed: "NotificationCenter")
public typealias NSNotificationCenter = NotificationCenter

@available(*, unavailable, renamed: "Bundle")
public typealias NSBundle = Bundle

@available(*, unavailable, renamed: "OperationQueue")
public typealias NSOperationQueue = OperationQueue

@available(*, unavailable, renamed: "Operation")
public typealias NSOperation = Operation

@available(*, unavailable, renamed: "BlockOperation")
public typealias NSBlockOperation = BlockOperation

@available(*, unavailable, renamed: "JSONSerialization")
public typealias NSJSONSerialization = JSONSerialization

@available(*, unavailable, renamed: "Timer")
public typealias NSTimer = Timer

@available(*, unavailable, renamed: "FileManager")
public typealias NSFileManager = FileManager

@available(*, unavailable, renamed: "FileHandle")
public typealias NSFileHandle = FileHandle

@available(*, unavailable, renamed: "Thread")
public typealias NSThread = Thread

@available(*, unavailable, renamed: "ProcessInfo")
public typealias NSProcessInfo = ProcessInfo

@available(*, unavailable, renamed: "RunLoop")
public typealias NSRunLoop = RunLoop

@available(*, unavailable, renamed: "DateFormatter")
public typealias NSDateFormatter = DateFormatter

@available(*, unavailable, renamed: "NumberFormatter")
public typealias NSNumberFormatter = NumberFormatter

@available(*, unavailable, renamed: "Formatter")
public typealias NSFormatter = Formatter

@available(*, unavailable, renamed: "HTTPURLResponse")
public typealias NSHTTPURLResponse = HTTPURLResponse

@available(*, unavailable, renamed: "URLResponse")
public typealias NSURLResponse = URLResponse

@available(*, unavailable, renamed: "URLSession")
public typealias NSURLSession = URLSession

@available(*, unavailable, renamed: "URLSessionConfiguration")
public typealias NSURLSessionConfiguration = URLSessionConfiguration

@available(*, unavailable, renamed: "URLSessionTask")
public typealias NSURLSessionTask = URLSessionTask

@available(*, unavailable, renamed: "URLSessionDataTask")
public typealias NSURLSessionDataTask = URLSessionDataTask

@available(*, unavailable, renamed: "URLSessionDownloadTask")
public typealias NSURLSessionDownloadTask = URLSessionDownloadTask

@available(*, unavailable, renamed: "URLSessionUploadTask")
public typealias NSURLSessionUploadTask = URLSessionUploadTask

@available(*, unavailable, renamed: "URLSessionDelegate")
public typealias NSURLSessionDelegate = URLSessionDelegate

@available(*, unavailable, renamed: "URLSessionDataDelegate")
public typealias NSURLSessionDataDelegate = URLSessionDataDelegate

@available(*, unavailable, renamed: "URLSessionDownloadDelegate")
public typealias NSURLSessionDownloadDelegate = URLSessionDownloadDelegate

@available(*, unavailable, renamed: "URLCache")
public typealias NSURLCache = URLCache

@available(*, unavailable, renamed: "URLCredential")
public typealias NSURLCredential = URLCredential

@available(*, unavailable, renamed: "HTTPCookie")
public typealias NSHTTPCookie = HTTPCookie

@available(*, unavailable, renamed: "HTTPCookieStorage")
public typealias NSHTTPCookieStorage = HTTPCookieStorage

@available(*, unavailable, renamed: "XMLParser")
public typealias NSXMLParser = XMLParser

@available(*, unavailable, renamed: "XMLParserDelegate")
public typealias NSXMLParserDelegate = XMLParserDelegate

@available(*, unavailable, renamed: "Scanner")
public typealias NSScanner = Scanner

@available(*, unavailable, renamed: "UndoManager")
public typealias NSUndoManager = UndoManager

@available(*, unavailable, renamed: "TimeInterval")
public typealias NSTimeInterval = TimeInterval

@available(*, unavailable, renamed: "JSONSerialization.ReadingOptions")
public typealias NSJSONReadingOptions = JSONSerialization.ReadingOptions

@available(*, unavailable, renamed: "JSONSerialization.WritingOptions")
public typealias NSJSONWritingOptions = JSONSerialization.WritingOptions

@available(*, unavailable, renamed: "FileManager.SearchPathDirectory")
public typealias NSSearchPathDirectory = FileManager.SearchPathDirectory

@available(*, unavailable, renamed: "FileManager.SearchPathDomainMask")
public typealias NSSearchPathDomainMask = FileManager.SearchPathDomainMask

@available(*, unavailable, renamed: "NSCalendar.Unit")
public typealias NSCalendarUnit = NSCalendar.Unit

@available(*, unavailable, renamed: "String.Encoding")
public typealias NSStringEncoding = String.Encoding

@available(*, unavailable, renamed: "NSString.CompareOptions")
public typealias NSStringCompareOptions = NSString.CompareOptions

@available(*, unavailable, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key

@available(*, unavailable, renamed: "ByteCountFormatter")
public typealias NSByteCountFormatter = ByteCountFormatter

@available(*, unavailable, renamed: "Progress")
public typealias NSProgress = Progress

@available(*, unavailable, renamed: "Process")
public typealias NSTask = Process
