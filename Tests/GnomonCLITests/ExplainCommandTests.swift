import Foundation
import Testing

/// `explain`, `diff`, and findings from outside.
@Suite(.serialized)
final class ExplainCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(
      "Reader.swift",
      """
      import SwiftUI

      struct Reader: View {
        var body: some View {
          ScrollView {
            GeometryReader { _ in
              Rectangle()
            }
          }
        }
      }
      """)
  }

  deinit { workspace.remove() }

  @Test func theTreeAndTheFinding() throws {
    let result = try workspace.gnomon("explain", "Reader.swift", "--size", "200x100")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("GeometryReader  200×nil → 200×10"), "\(result.output)")
    #expect(!result.output.contains("\u{1B}["))
    #expect(
      result.errors.contains("Reader.swift:6: warning: Reader/ScrollView/GeometryReader: ScrollView (Reader.swift:5) "),
      "\(result.errors)")
    #expect(result.errors.contains("[reader-ideal-size]"))
  }

  @Test func oneNode() throws {
    let result = try workspace.gnomon("explain", "Reader.swift", "--node", "Reader.swift:7", "--why", "height")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasPrefix("Rectangle is 390 wide and 10 high"), "\(result.output)")
    #expect(result.output.contains("▶ ├ ScrollView"), "\(result.output)")
    let missing = try workspace.gnomon("explain", "Reader.swift", "--node", "Circle")
    #expect(missing.status == 1 && missing.errors.contains("no view 'Circle' in the tree"), "\(missing.errors)")
  }

  @Test func strictAndSilence() throws {
    #expect(try workspace.gnomon("layout", "Reader.swift", "--strict").status == 2)
    let silent = try workspace.gnomon("layout", "Reader.swift", "--strict", "--silence", "reader-ideal-size")
    #expect(silent.status == 0 && !silent.errors.contains("warning"), "\(silent.errors)")
    let unknown = try workspace.gnomon("layout", "Reader.swift", "--silence", "reader-ideal-sise")
    #expect(unknown.status == 1 && unknown.errors.contains("did you mean 'reader-ideal-size'?"), "\(unknown.errors)")
  }

  @Test func wrongOptions() throws {
    let why = try workspace.gnomon("explain", "Reader.swift", "--why", "width")
    #expect(why.status == 64 && why.errors.contains("name it with --node"), "\(why.errors)")
  }

  @Test func differences() throws {
    for (name, width) in [("old", 40), ("new", 60)] {
      try workspace.write(
        "Card.swift",
        """
        import SwiftUI
        struct Card: View {
          var body: some View {
            HStack(spacing: 0) {
              Color.red.frame(width: \(width), height: 20)
              Color.blue
              \(width == 60 ? "Divider()" : "")
            }
          }
        }
        """)
      let result = try workspace.gnomon(
        "layout", "Card.swift", "--size", "200x100", "--json", "-o", "\(name).json")
      #expect(result.status == 0, "\(result.errors)")
    }
    let result = try workspace.gnomon("diff", "old.json", "new.json")
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.output.contains("Card.swift:5: Card/HStack/frame is 20 wider (60 wide, not 40)"), "\(result.output)")
    #expect(result.output.contains("Card/HStack/Divider appeared"), "\(result.output)")
    let same = try workspace.gnomon("diff", "new.json", "new.json")
    #expect(same.status == 0 && same.output == "no difference\n", "\(same.output)")
    try workspace.write("broken.json", "{}")
    let broken = try workspace.gnomon("diff", "new.json", "broken.json")
    #expect(broken.status == 64 && broken.errors.contains("isn't a layout of version 1"), "\(broken.errors)")
  }

  /// Clicks in the page as a reader would, in a browser without a screen; without one only the file is looked at.
  @Test func page() throws {
    let result = try workspace.gnomon("explain", "Reader.swift", "--html", "page.html")
    #expect(result.status == 0, "\(result.errors)")
    var page = String(decoding: try workspace.data("page.html"), as: UTF8.self)
    #expect(page.hasPrefix("<!doctype html>") && page.contains("data:image/png;base64,iVBOR"))
    #expect(!page.contains("http://") && !page.contains("https://"))
    let browsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    guard let browser = browsers.first(where: FileManager.default.isExecutableFile(atPath:)) else { return }
    page += """
      <script>{
      const row = [...document.querySelectorAll(".row")].find(r => r.textContent.includes("Rectangle"));
      row.click();
      document.body.dataset.clicked = document.querySelector("#story h2").textContent;
      document.body.dataset.decisive = [...document.querySelectorAll("#story .decisive")].map(p => p.textContent).join("|");
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
      document.body.dataset.above = document.querySelector("#story h2").textContent;
      const search = document.querySelector("#search");
      search.value = "scrollv"; search.dispatchEvent(new Event("input"));
      document.body.dataset.found = document.querySelector("#story h2").textContent;
      const box = document.querySelector("#picture").getBoundingClientRect();
      document.querySelector("#picture").dispatchEvent(
        new MouseEvent("click", { clientX: box.left + 5, clientY: box.top + box.height * 5 / 844, bubbles: true }));
      document.body.dataset.hit = document.querySelector("#story h2").textContent;
      }</script>
      """
    try workspace.write("clicked.html", page)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: browser)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(workspace.folder.path)/browser", "--dump-dom",
      workspace.folder.appendingPathComponent("clicked.html").absoluteString,
    ]
    let output = workspace.folder.appendingPathComponent("dom.txt")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let dom = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    #expect(dom.contains("data-clicked=\"Rectangle is 390 wide and 10 high\""), "\(dom.suffix(3000))")
    #expect(dom.contains("data-above=\"GeometryReader is 390 wide and 10 high\""))
    #expect(dom.contains("data-found=\"ScrollView is 390 wide and 844 high\""))
    #expect(dom.contains("data-hit=\"Rectangle is 390 wide and 10 high\""))
    #expect(dom.contains("answers 10 to that"))
  }
}
