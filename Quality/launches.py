"""What of a page's code can be launched, by its words alone."""
import re

WHOLE, PREVIEW, VIEW = "whole programs", "previews", "other screens"

DELEGATE = re.compile(
    r"@main\b|@UIApplicationMain\b|struct\s+\w+\s*:\s*(?:SwiftUI\.)?App\b"
    r"|class\s+\w+\s*:[^{]*\b(?:UIApplicationDelegate|UIWindowSceneDelegate)\b")
PROVIDER = re.compile(r"(?:struct|class|enum)\s+(\w+)\s*:\s*PreviewProvider\b")
MACRO = re.compile(r"^\s*#Preview\b(?:\s*\(\s*\"([^\"\\]+)\")?", re.MULTILINE)
SCREEN = re.compile(
    r"^(?:@\w+\s+)*(?:public\s+|final\s+)*(?:struct\s+(\w+)\s*:\s*(?:SwiftUI\.)?View\b"
    r"|class\s+(\w+)\s*:\s*UI\w*(?:ViewController|View)\b)[^{]*\{(.*?)^\}", re.MULTILINE | re.DOTALL)
# A stored property that an initialiser has to be given: of a type, without a value, not computed or set later.
WANTED = re.compile(
    r"^ {1,4}(?!.*\b(?:static|lazy|@Environment\w*|@State\s+private|@FetchRequest|@Query)\b)"
    r"(?:@\w+(?:\([^)]*\))?\s+)*(?:private |fileprivate |public |internal )*(?:let|var)\s+\w+\s*:"
    r"\s*[^={!?\n]+$|^ {1,4}@Binding\b|^ {1,4}init\((?!\))|^\t(?:let|var)\s+\w+\s*:\s*[^={!?\n]+$",
    re.MULTILINE)


def launch(code):
    """The kind of what the code has to launch, and the walkthrough's line for it; nothing if there is none."""
    if DELEGATE.search(code):
        return WHOLE, "launch"
    if providers := PROVIDER.findall(code):
        return PREVIEW, f"launch {providers[-1]}.previews"
    if previews := MACRO.findall(code):
        named = [name for name in previews if name]
        if len(previews) == 1:
            return PREVIEW, "launch preview"
        if named:
            return PREVIEW, f"launch preview “{named[-1]}”"
    plain = [view or other for view, other, body in SCREEN.findall(code) if not WANTED.search(body)]
    return (VIEW, f"launch {plain[-1]}()") if plain else None
