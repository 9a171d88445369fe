// SPDX-License-Identifier: Apache-2.0
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

  @Test func oneLineIsToldOnceOfAllItsViews() throws {
    try workspace.write(
      "Pile.swift",
      """
      import SwiftUI

      struct Pile: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }

      struct Shown: View {
        var body: some View { Pile { ForEach(0..<9) { _ in Color.red.frame(width: 1, height: 1) } } }
      }
      """)
    let result = try workspace.gnomon("layout", "Pile.swift", "--view", "Shown")
    #expect(result.errors.components(separatedBy: "[unplaced-child]").count == 2, "\(result.errors)")
  }

  @Test func strictAndSilence() throws {
    #expect(try workspace.gnomon("layout", "Reader.swift", "--strict").status == 2)
    let silent = try workspace.gnomon("layout", "Reader.swift", "--strict", "--silence", "reader-ideal-size")
    #expect(silent.status == 0 && !silent.errors.contains("warning"), "\(silent.errors)")
    // What isn't wanted isn't in the answer either.
    for (names, count) in [([], 1), (["--silence", "reader-ideal-size"], 0)] {
      let json = try workspace.gnomon(["explain", "Reader.swift", "--json"] + names)
      let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
      #expect((object?["findings"] as? [Any])?.count == count)
    }
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
    #expect(
      result.output.hasPrefix("First to decide otherwise: Card/HStack/frame (Card.swift:5) is 60 wide instead of 40"),
      "\(result.output)")
    let same = try workspace.gnomon("diff", "new.json", "new.json")
    #expect(same.status == 0 && same.output == "no difference\n", "\(same.output)")
    try workspace.write("broken.json", "{}")
    let broken = try workspace.gnomon("diff", "new.json", "broken.json")
    #expect(broken.status == 64 && broken.errors.contains("isn't a layout of version 1"), "\(broken.errors)")
  }

  @Test func framesAndComments() throws {
    try workspace.write(
      "Long.swift",
      """
      import SwiftUI
      struct Long: View {
        var body: some View {
          ScrollView {
            // gnomon:silence overflow
            Color.red.frame(width: 900, height: 900)
          }
        }
      }
      """)
    let result = try workspace.gnomon("explain", "Long.swift", "--scroll", "0,40", "--frame", "2", "--strict")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasPrefix("Frame 2 of 2: scrolled to (0, 40)"), "\(result.output)")
    #expect(result.output.contains("moved by (0, -40): ScrollView scrolled"), "\(result.output)")
    let none = try workspace.gnomon("explain", "Long.swift", "--frame", "5")
    #expect(
      none.status == 1 && none.errors.contains("there's no frame 5; there is one:\n  1  the first"), "\(none.errors)")
    let zero = try workspace.gnomon("explain", "Long.swift", "--frame", "0")
    #expect(zero.status == 64 && zero.errors.contains("--frame counts from 1"), "\(zero.errors)")
    let drawn = try workspace.gnomon(
      "explain", "Long.swift", "--scroll", "0,40", "--node", "Color", "--why", "redrawn")
    #expect(drawn.output.contains("▶ pass 2: it moved by (0, -40)"), "\(drawn.output)")
  }

  private static let examples = Repository.file("Examples")

  @Test(
    "No example has a finding", arguments: try FileManager.default.contentsOfDirectory(atPath: examples.path).sorted())
  func examplesAreSound(file: String) throws {
    guard file.hasSuffix(".swift") else { return }
    let path = Self.examples.appendingPathComponent(file).path
    let mark = "// gallery:"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").prefix(3)
    let options = lines.first { $0.hasPrefix(mark) }?.dropFirst(mark.count).split(separator: " ").map(String.init) ?? []
    let result = try workspace.gnomon(["explain", path, "--strict", "-o", "out.txt"] + options)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test("The first decision is that of the view that changed, not of those around or of what fills them")
  func firstDecision() throws {
    func change(_ old: String, _ new: String) throws -> String {
      for (name, text) in [("old", old), ("new", new)] {
        try workspace.write(
          "Row.swift", "import SwiftUI\nstruct Row: View {\n  var body: some View {\n\(text)\n  }\n}\n")
        _ = try workspace.gnomon("layout", "Row.swift", "--size", "200x300", "--json", "-o", "\(name).json")
      }
      let lines = try workspace.gnomon("diff", "old.json", "new.json").output.split(separator: "\n")
      return lines.first.map(String.init) ?? ""
    }
    func row(_ padding: Int, _ spacing: Int) -> String {
      """
          HStack(spacing: \(spacing)) {
            Rectangle().frame(width: 20)
            Text("A text that takes several lines in so little room").padding(.vertical, \(padding))
          }
          .fixedSize(horizontal: false, vertical: true)
      """
    }
    let padding = try change(row(4, 8), row(9, 8))
    #expect(
      padding.contains("padding (Row.swift:6)") && padding.contains("it adds 18 to what's in it, not 8"), "\(padding)")
    let spacing = try change(row(4, 8), row(4, 60))
    #expect(spacing.contains("HStack (Row.swift:4) proposes 120 of width to padding instead of 172"), "\(spacing)")
  }

  /// Clicks in the page as a reader would, in a browser without a screen; without one only the file is looked at.
  @Test func page() throws {
    try workspace.write(
      "Page.swift",
      """
      import SwiftUI

      struct Page: View {
        @State private var isLong = false
        var body: some View {
          ScrollView {
            GeometryReader { _ in
              Rectangle()
            }
            VStack(spacing: 12) {
              Text("first").padding(4)
              Text(isLong ? "a longer second" : "second")
            }
          }
          .onAppear { isLong = true }
        }
      }
      """)
    let result = try workspace.gnomon("explain", "Page.swift", "--html", "page.html")
    #expect(result.status == 0, "\(result.errors)")
    var page = String(decoding: try workspace.data("page.html"), as: UTF8.self)
    #expect(page.hasPrefix("<!doctype html>") && page.contains("data:image/png;base64,iVBOR"))
    #expect(!page.contains("src=\"http") && !page.contains("href=") && !page.contains("url("))
    guard let browser = Self.browser else { return }
    page += """
      <script>{
      const note = (name, text) => { document.body.dataset[name] = text; };
      const title = () => document.querySelector("#story h2").textContent;
      const row = text => [...document.querySelectorAll(".row")].find(r => r.textContent.includes(text));
      const press = key => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      row("Rectangle").click();
      note("clicked", title());
      note("decisive", [...document.querySelectorAll("#story .decisive")].map(p => p.textContent).join("|"));
      press("ArrowUp");
      note("above", title());
      note("finding", document.querySelector("#story .finding code").textContent);
      const search = document.querySelector("#search");
      search.value = "scrollv"; search.dispatchEvent(new Event("input"));
      note("found", title());
      search.value = ""; search.dispatchEvent(new Event("input"));
      const box = document.querySelector("#picture").getBoundingClientRect();
      document.querySelector("#picture").dispatchEvent(
        new MouseEvent("click", { clientX: Math.ceil(box.left) + 5, clientY: Math.ceil(box.top + box.height * 5 / 844), bubbles: true }));
      note("hit", title());
      row("VStack").click();
      note("marks", [...document.querySelectorAll("#marks text")].map(t => t.textContent).join("|"));
      note("frame", document.querySelector("#badge").textContent);
      row("second").click();
      note("history", document.querySelector("#story").textContent);
      note("place", [...document.querySelectorAll("#story .places p")].map(p => p.textContent).join("|"));
      row("VStack").click();
      const before = document.querySelectorAll(".row").length;
      press("ArrowLeft");
      note("folded", String(before - document.querySelectorAll(".row").length));
      press("ArrowRight");
      note("unfolded", String(before - document.querySelectorAll(".row").length));
      press("[");
      note("pass", title());
      note("events", [...document.querySelectorAll(".events li")].map(l => l.textContent).join("|"));
      press("]");
      note("last", [...document.querySelectorAll(".events li")].map(l => l.textContent).join("|"));
      note("changed", String(document.querySelectorAll("#marks .changed").length));
      press("Escape");
      note("settled", title());
      document.querySelector("#theme").click();
      note("scheme", document.documentElement.dataset.theme);
      }</script>
      """
    try workspace.write("clicked.html", page)
    let dom = try Self.dom(of: "clicked.html", in: workspace, browser)
    func noted(_ name: String) -> String {
      dom.firstMatch(of: try! Regex("data-\(name)=\"([^\"]*)\"")).map { String($0.output[1].substring ?? "") } ?? "–"
    }
    #expect(noted("clicked") == "Rectangle is 390 wide and 10 high", "\(dom.suffix(3000))")
    #expect(noted("decisive").contains("answers 10 to that"))
    #expect(noted("above") == "GeometryReader is 390 wide and 10 high")
    #expect(noted("finding") == "reader-ideal-size")
    #expect(noted("found") == "ScrollView is 390 wide and 844 high")
    #expect(noted("hit") == "Rectangle is 390 wide and 10 high")
    #expect(noted("marks").contains("12") && noted("marks").contains("center"), "\(noted("marks"))")
    #expect(noted("frame").hasPrefix("VStack"))
    #expect(noted("history").contains("Pass 2: isLong of Page has changed: false → true"), "\(noted("history"))")
    #expect(noted("history").contains("Pass 2: shows something else"), "\(noted("history"))")
    #expect(noted("place").contains("down: after padding of Text “first”"), "\(noted("place"))")
    #expect(noted("folded") != "0" && noted("unfolded") == "0")
    #expect(noted("pass") == "Pass 1" && noted("events").contains("onAppear"), "\(noted("events"))")
    #expect(noted("last").contains("isLong of Page: false → true"), "\(noted("last"))")
    #expect(noted("changed") == "1")
    #expect(noted("settled") == "One thing is probably not meant")
    #expect(["light", "dark"].contains(noted("scheme")))
  }

  @Test("A tree of 5,000 views is shown by as many rows as there's room for")
  func largePage() throws {
    try workspace.write(
      "Large.swift",
      """
      import SwiftUI

      struct Large: View {
        var body: some View {
          VStack(spacing: 0) {
            ForEach(0..<50) { row in
              HStack(spacing: 0) {
                ForEach(0..<100) { _ in Color.red.frame(width: 3, height: 3) }
              }
            }
          }
        }
      }
      """)
    let result = try workspace.gnomon("explain", "Large.swift", "--html", "large.html")
    #expect(result.status == 0, "\(result.errors)")
    guard let browser = Self.browser else { return }
    var page = String(decoding: try workspace.data("large.html"), as: UTF8.self)
    page += """
      <script>{
      document.body.dataset.views = document.querySelector("#facts").textContent;
      document.body.dataset.rows = document.querySelectorAll(".row").length;
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "End", bubbles: true }));
      document.body.dataset.end = document.querySelectorAll(".row").length;
      document.body.dataset.last = document.querySelector("#story h2").textContent;
      }</script>
      """
    try workspace.write("large.html", page)
    let dom = try Self.dom(of: "large.html", in: workspace, browser)
    #expect(dom.contains("10053 views"), "\(dom.suffix(400))")
    let counts = dom.matches(of: #/data-(?:rows|end)="(\d+)"/#).compactMap { Int($0.output.1) }
    #expect(counts.count == 2 && counts.allSatisfy { $0 > 5 && $0 < 120 }, "\(counts)")
    #expect(dom.contains("data-last=\"Color is 3 wide and 3 high\""))
  }

  private static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first(where: FileManager.default.isExecutableFile(atPath:))

  /// The document that a page has become once its scripts have run.
  private static func dom(of file: String, in workspace: Workspace, _ browser: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: browser)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(workspace.folder.path)/browser", "--dump-dom",
      workspace.folder.appendingPathComponent(file).absoluteString,
    ]
    let output = workspace.folder.appendingPathComponent("dom.txt")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return String(decoding: try Data(contentsOf: output), as: UTF8.self)
  }
}
