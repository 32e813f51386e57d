extension UTType {
  /// What is known of a type.
  struct Facts: Sendable {
    let parents: [String]
    let extensions: [String]
    let mime: String?
    let name: String
  }

  /// What is known of the system's types, by their names.
  static let facts: [String: Facts] = {
    var facts: [String: Facts] = [:]
    for (identifier, parents, extensions, mime, name) in table {
      facts[identifier] = Facts(
        parents: parents.split(separator: " ").map(String.init),
        extensions: extensions.split(separator: " ").map(String.init),
        mime: mime.isEmpty ? nil : mime, name: name)
    }
    return facts
  }()

  private static let table: [(String, String, String, String, String)] = [
    ("public.item", "", "", "", "item"),
    ("public.content", "", "", "", "content"),
    ("public.composite-content", "public.content", "", "", "compound content"),
    ("public.data", "public.item", "", "application/octet-stream", "data"),
    ("public.archive", "", "", "", "archive"),
    ("public.directory", "public.item", "", "", "directory"),
    ("public.folder", "public.directory", "", "", "folder"),
    ("public.volume", "public.folder", "", "", "volume"),
    ("com.apple.package", "public.directory", "", "", "package"),
    ("com.apple.bundle", "public.directory", "", "", "bundle"),
    ("com.apple.application", "", "", "", "application"),
    (
      "com.apple.application-bundle", "com.apple.application com.apple.package", "app", "",
      "application bundle"
    ),
    ("public.file-url", "public.url", "", "", "file URL"),
    ("public.url", "public.data", "", "", "URL"),
    ("public.text", "public.data public.content", "", "", "text"),
    ("public.plain-text", "public.text", "txt text", "text/plain", "plain text"),
    ("public.utf8-plain-text", "public.plain-text", "", "", "UTF-8 text"),
    ("public.utf16-plain-text", "public.plain-text", "", "", "UTF-16 text"),
    ("public.delimited-values-text", "public.text", "", "", "separated values"),
    (
      "public.comma-separated-values-text", "public.delimited-values-text", "csv", "text/csv",
      "CSV document"
    ),
    (
      "public.tab-separated-values-text", "public.delimited-values-text", "tsv",
      "text/tab-separated-values", "TSV document"
    ),
    ("public.rtf", "public.text", "rtf", "text/rtf", "rich text"),
    ("com.apple.flat-rtfd", "public.composite-content", "", "", "rich text with attachments"),
    ("public.html", "public.text", "html htm", "text/html", "HTML text"),
    ("public.xml", "public.text", "xml", "application/xml", "XML document"),
    ("public.yaml", "public.text", "yaml yml", "application/x-yaml", "YAML document"),
    ("public.json", "public.text", "json", "application/json", "JSON document"),
    ("com.apple.property-list", "public.data", "plist", "", "property list"),
    (
      "com.apple.xml-property-list", "public.xml com.apple.property-list", "", "",
      "XML property list"
    ),
    ("public.source-code", "public.plain-text", "", "", "source code"),
    ("public.swift-source", "public.source-code", "swift", "", "Swift source"),
    ("public.c-source", "public.source-code", "c", "", "C source"),
    ("public.shell-script", "public.source-code", "sh", "", "shell script"),
    ("public.python-script", "public.source-code", "py", "text/x-python", "Python script"),
    ("com.netscape.javascript-source", "public.source-code", "js", "text/javascript", "JavaScript"),
    ("public.image", "public.data public.content", "", "", "image"),
    ("public.jpeg", "public.image", "jpeg jpg", "image/jpeg", "JPEG image"),
    ("public.png", "public.image", "png", "image/png", "PNG image"),
    ("com.compuserve.gif", "public.image", "gif", "image/gif", "GIF image"),
    ("public.tiff", "public.image", "tiff tif", "image/tiff", "TIFF image"),
    ("com.microsoft.bmp", "public.image", "bmp", "image/bmp", "BMP image"),
    ("public.heic", "public.image", "heic", "image/heic", "HEIF image"),
    ("public.heif", "public.image", "heif", "image/heif", "HEIF image"),
    ("org.webmproject.webp", "public.image", "webp", "image/webp", "WebP image"),
    ("public.svg-image", "public.image", "svg", "image/svg+xml", "SVG image"),
    ("com.apple.icns", "public.image", "icns", "", "icon"),
    ("public.camera-raw-image", "public.image", "", "", "camera image"),
    ("com.apple.live-photo", "", "", "", "Live Photo"),
    (
      "com.adobe.pdf", "public.data public.composite-content", "pdf", "application/pdf",
      "PDF document"
    ),
    (
      "org.idpf.epub-container", "public.data public.composite-content", "epub",
      "application/epub+zip", "EPUB"
    ),
    ("public.audiovisual-content", "public.data public.content", "", "", "audiovisual content"),
    ("public.movie", "public.audiovisual-content", "", "", "movie"),
    ("public.video", "public.movie", "", "", "video"),
    ("public.audio", "public.audiovisual-content", "", "", "audio"),
    ("com.apple.quicktime-movie", "public.movie", "mov", "video/quicktime", "QuickTime movie"),
    ("public.mpeg-4", "public.movie", "mp4", "video/mp4", "MPEG-4 movie"),
    ("public.mpeg-4-audio", "public.audio", "m4a", "audio/mp4", "MPEG-4 audio"),
    ("public.mp3", "public.audio", "mp3", "audio/mpeg", "MP3 audio"),
    ("com.microsoft.waveform-audio", "public.audio", "wav", "audio/vnd.wave", "WAVE audio"),
    ("public.zip-archive", "public.data public.archive", "zip", "application/zip", "ZIP archive"),
    (
      "org.gnu.gnu-zip-archive", "public.data public.archive", "gz", "application/x-gzip",
      "Gzip archive"
    ),
    ("public.spreadsheet", "public.content", "", "", "spreadsheet"),
    ("public.presentation", "public.composite-content", "", "", "presentation"),
    ("public.database", "", "", "", "database"),
    ("public.message", "", "", "", "message"),
    ("public.contact", "", "", "", "contact"),
    ("public.vcard", "public.text public.contact", "vcf", "text/vcard", "vCard"),
    ("public.calendar-event", "", "", "", "calendar event"),
    ("public.email-message", "public.message", "", "", "email message"),
    ("public.font", "", "", "", "font"),
    ("public.3d-content", "public.content", "", "", "3D content"),
    (
      "com.pixar.universal-scene-description", "public.3d-content public.data", "usd usda usdc", "",
      "USD scene"
    ),
    (
      "com.pixar.universal-scene-description-mobile", "public.3d-content public.data", "usdz",
      "model/vnd.usdz+zip", "USDZ scene"
    ),
    ("public.log", "public.text", "log", "", "log"),
    ("public.bookmark", "", "", "", "bookmark"),
    ("public.executable", "public.item", "", "", "executable"),
  ]
}

extension UTType {
  /// The item type.
  public static var item: UTType { UTType(exportedAs: "public.item") }
  /// The content type.
  public static var content: UTType { UTType(exportedAs: "public.content") }
  /// The compound content type.
  public static var compositeContent: UTType { UTType(exportedAs: "public.composite-content") }
  /// The data type.
  public static var data: UTType { UTType(exportedAs: "public.data") }
  /// The archive type.
  public static var archive: UTType { UTType(exportedAs: "public.archive") }
  /// The directory type.
  public static var directory: UTType { UTType(exportedAs: "public.directory") }
  /// The folder type.
  public static var folder: UTType { UTType(exportedAs: "public.folder") }
  /// The volume type.
  public static var volume: UTType { UTType(exportedAs: "public.volume") }
  /// The package type.
  public static var package: UTType { UTType(exportedAs: "com.apple.package") }
  /// The bundle type.
  public static var bundle: UTType { UTType(exportedAs: "com.apple.bundle") }
  /// The application type.
  public static var application: UTType { UTType(exportedAs: "com.apple.application") }
  /// The application bundle type.
  public static var applicationBundle: UTType { UTType(exportedAs: "com.apple.application-bundle") }
  /// The file URL type.
  public static var fileURL: UTType { UTType(exportedAs: "public.file-url") }
  /// The URL type.
  public static var url: UTType { UTType(exportedAs: "public.url") }
  /// The text type.
  public static var text: UTType { UTType(exportedAs: "public.text") }
  /// The plain text type.
  public static var plainText: UTType { UTType(exportedAs: "public.plain-text") }
  /// The UTF-8 text type.
  public static var utf8PlainText: UTType { UTType(exportedAs: "public.utf8-plain-text") }
  /// The UTF-16 text type.
  public static var utf16PlainText: UTType { UTType(exportedAs: "public.utf16-plain-text") }
  /// The separated values type.
  public static var delimitedText: UTType { UTType(exportedAs: "public.delimited-values-text") }
  /// The CSV document type.
  public static var commaSeparatedText: UTType {
    UTType(exportedAs: "public.comma-separated-values-text")
  }
  /// The TSV document type.
  public static var tabSeparatedText: UTType {
    UTType(exportedAs: "public.tab-separated-values-text")
  }
  /// The rich text type.
  public static var rtf: UTType { UTType(exportedAs: "public.rtf") }
  /// The rich text with attachments type.
  public static var flatRTFD: UTType { UTType(exportedAs: "com.apple.flat-rtfd") }
  /// The HTML text type.
  public static var html: UTType { UTType(exportedAs: "public.html") }
  /// The XML document type.
  public static var xml: UTType { UTType(exportedAs: "public.xml") }
  /// The YAML document type.
  public static var yaml: UTType { UTType(exportedAs: "public.yaml") }
  /// The JSON document type.
  public static var json: UTType { UTType(exportedAs: "public.json") }
  /// The property list type.
  public static var propertyList: UTType { UTType(exportedAs: "com.apple.property-list") }
  /// The XML property list type.
  public static var xmlPropertyList: UTType { UTType(exportedAs: "com.apple.xml-property-list") }
  /// The source code type.
  public static var sourceCode: UTType { UTType(exportedAs: "public.source-code") }
  /// The Swift source type.
  public static var swiftSource: UTType { UTType(exportedAs: "public.swift-source") }
  /// The C source type.
  public static var cSource: UTType { UTType(exportedAs: "public.c-source") }
  /// The shell script type.
  public static var shellScript: UTType { UTType(exportedAs: "public.shell-script") }
  /// The Python script type.
  public static var pythonScript: UTType { UTType(exportedAs: "public.python-script") }
  /// The JavaScript type.
  public static var javaScript: UTType { UTType(exportedAs: "com.netscape.javascript-source") }
  /// The image type.
  public static var image: UTType { UTType(exportedAs: "public.image") }
  /// The JPEG image type.
  public static var jpeg: UTType { UTType(exportedAs: "public.jpeg") }
  /// The PNG image type.
  public static var png: UTType { UTType(exportedAs: "public.png") }
  /// The GIF image type.
  public static var gif: UTType { UTType(exportedAs: "com.compuserve.gif") }
  /// The TIFF image type.
  public static var tiff: UTType { UTType(exportedAs: "public.tiff") }
  /// The BMP image type.
  public static var bmp: UTType { UTType(exportedAs: "com.microsoft.bmp") }
  /// The HEIF image type.
  public static var heic: UTType { UTType(exportedAs: "public.heic") }
  /// The HEIF image type.
  public static var heif: UTType { UTType(exportedAs: "public.heif") }
  /// The WebP image type.
  public static var webP: UTType { UTType(exportedAs: "org.webmproject.webp") }
  /// The SVG image type.
  public static var svg: UTType { UTType(exportedAs: "public.svg-image") }
  /// The icon type.
  public static var icns: UTType { UTType(exportedAs: "com.apple.icns") }
  /// The camera image type.
  public static var rawImage: UTType { UTType(exportedAs: "public.camera-raw-image") }
  /// The Live Photo type.
  public static var livePhoto: UTType { UTType(exportedAs: "com.apple.live-photo") }
  /// The PDF document type.
  public static var pdf: UTType { UTType(exportedAs: "com.adobe.pdf") }
  /// The EPUB type.
  public static var epub: UTType { UTType(exportedAs: "org.idpf.epub-container") }
  /// The audiovisual content type.
  public static var audiovisualContent: UTType { UTType(exportedAs: "public.audiovisual-content") }
  /// The movie type.
  public static var movie: UTType { UTType(exportedAs: "public.movie") }
  /// The video type.
  public static var video: UTType { UTType(exportedAs: "public.video") }
  /// The audio type.
  public static var audio: UTType { UTType(exportedAs: "public.audio") }
  /// The QuickTime movie type.
  public static var quickTimeMovie: UTType { UTType(exportedAs: "com.apple.quicktime-movie") }
  /// The MPEG-4 movie type.
  public static var mpeg4Movie: UTType { UTType(exportedAs: "public.mpeg-4") }
  /// The MPEG-4 audio type.
  public static var mpeg4Audio: UTType { UTType(exportedAs: "public.mpeg-4-audio") }
  /// The MP3 audio type.
  public static var mp3: UTType { UTType(exportedAs: "public.mp3") }
  /// The WAVE audio type.
  public static var wav: UTType { UTType(exportedAs: "com.microsoft.waveform-audio") }
  /// The ZIP archive type.
  public static var zip: UTType { UTType(exportedAs: "public.zip-archive") }
  /// The Gzip archive type.
  public static var gzip: UTType { UTType(exportedAs: "org.gnu.gnu-zip-archive") }
  /// The spreadsheet type.
  public static var spreadsheet: UTType { UTType(exportedAs: "public.spreadsheet") }
  /// The presentation type.
  public static var presentation: UTType { UTType(exportedAs: "public.presentation") }
  /// The database type.
  public static var database: UTType { UTType(exportedAs: "public.database") }
  /// The message type.
  public static var message: UTType { UTType(exportedAs: "public.message") }
  /// The contact type.
  public static var contact: UTType { UTType(exportedAs: "public.contact") }
  /// The vCard type.
  public static var vCard: UTType { UTType(exportedAs: "public.vcard") }
  /// The calendar event type.
  public static var calendarEvent: UTType { UTType(exportedAs: "public.calendar-event") }
  /// The email message type.
  public static var emailMessage: UTType { UTType(exportedAs: "public.email-message") }
  /// The font type.
  public static var font: UTType { UTType(exportedAs: "public.font") }
  /// The 3D content type.
  public static var threeDContent: UTType { UTType(exportedAs: "public.3d-content") }
  /// The USD scene type.
  public static var usd: UTType { UTType(exportedAs: "com.pixar.universal-scene-description") }
  /// The USDZ scene type.
  public static var usdz: UTType {
    UTType(exportedAs: "com.pixar.universal-scene-description-mobile")
  }
  /// The log type.
  public static var log: UTType { UTType(exportedAs: "public.log") }
  /// The bookmark type.
  public static var bookmark: UTType { UTType(exportedAs: "public.bookmark") }
  /// The executable type.
  public static var executable: UTType { UTType(exportedAs: "public.executable") }
}
