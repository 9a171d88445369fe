// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// All previews as files: a page that lists them with their pictures, and one for each that says why it is as it is. They ask nothing of a
/// server, and lie in a folder of their own.
struct PreviewSite {
  private let folder: String
  private let settings: CheckSettings
  private let swiftVersion: Int

  /// - Throws: Where the folder holds anything else.
  init(folder: String, settings: CheckSettings, swiftVersion: Int) throws {
    (self.folder, self.settings, self.swiftVersion) = (folder, settings, swiftVersion)
    guard FileManager.default.fileExists(atPath: folder) else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw CommandFailure("\(folder) is no folder that can be read; a site needs one")
    }
    guard names.isEmpty || isSite else {
      throw CommandFailure("\(folder) holds other files: name a folder that isn't there, or one of an earlier site")
    }
  }

  /// Whether the folder has a site. What lies in one is replaced.
  private var isSite: Bool {
    guard let data = FileManager.default.contents(atPath: contents),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return json["generator"] as? String == Contents.generator
  }

  private var contents: String { folder + "/site.json" }
  private var previews: String { folder + "/previews" }

  /// Shows all previews and writes the site.
  ///
  /// - Returns: What was shown.
  func write(_ paths: [String]) throws -> CheckReport {
    let units = try CheckUnit.find(paths, targets: settings.targets)
    var report = CheckReport(title: Self.title(of: paths), root: Self.root(of: paths))
    try makeFolder(folder)
    var line = ProgressLine(columns: isatty(STDERR_FILENO) == 1 ? terminalColumns : nil)
    StackLimit.raise()
    // What can't be compiled leaves the site as it was.
    let programs = try units.map { try $0.program(swiftVersion: swiftVersion) }
    for note in programs.compactMap(\.note) { FileHandle.standardError.write(Data("gnomon: \(note)\n".utf8)) }
    // A site that isn't finished is one that can be replaced, and leads nowhere.
    unlink(folder + "/index.html")
    try keep(report)
    try? FileManager.default.removeItem(atPath: previews)
    try makeFolder(previews)
    for (unit, program) in zip(units, programs) {
      var request = unit.request(settings)
      request.axes = settings.axes
      request.check?.folder = previews
      request.check?.explains = true
      report.add(try unit.check(by: program.path, request, &line), target: unit.title)
    }
    guard !report.previews.isEmpty else { throw CommandFailure("\(report.title) has no previews to show") }
    report.gather()
    try StandInCompiler.write(Data(PreviewSitePage(report).html.utf8), to: folder + "/index.html")
    try keep(report)
    return report
  }

  private func keep(_ report: CheckReport) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try StandInCompiler.write(try encoder.encode(Contents(report)), to: contents)
  }

  /// What the site has, for other programs.
  private struct Contents: Encodable {
    struct Entry: Encodable {
      var name: String
      var target: String
      var file: String
      var line: Int?
      var looks: [Look]
      /// Why it couldn't be shown.
      var failure: String?
    }

    struct Look: Encodable {
      var look: String
      var picture: String?
      var page: String?
      var findings: Int
    }

    static let generator = "gnomon preview --export"
    var version = 1
    var generator = Self.generator
    var title: String
    var previews: [Entry]

    init(_ report: CheckReport) {
      title = report.title
      previews = report.previews.map { preview in
        Entry(
          name: preview.preview.name, target: preview.target, file: report.relative(preview.preview.file),
          line: preview.preview.line,
          looks: preview.looks.map { look in
            Look(
              look: report.looks.indices.contains(look.look) ? report.looks[look.look] : "",
              picture: look.picture.map { "previews/" + $0 }, page: look.page.map { "previews/" + $0 },
              findings: look.problems.count)
          }, failure: preview.ending?.message)
      }
    }
  }

  private static func title(of paths: [String]) -> String {
    let path = paths.count == 1 ? realPath(paths[0]) : nil
    return path.map { URL(fileURLWithPath: $0).lastPathComponent } ?? paths.joined(separator: " ")
  }

  private static func root(of paths: [String]) -> String {
    let folder = CheckUnit.folder(of: paths)
    return GitTree(around: folder)?.root ?? realPath(folder) ?? folder
  }
}

/// The page that lists them.
private struct PreviewSitePage {
  private let report: CheckReport

  init(_ report: CheckReport) { self.report = report }

  var html: String {
    let count = report.previews.count
    var text = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <link rel="icon" href="data:,">
      <title>\(escaped(report.title)): \(count) previews</title>
      <style>\(Self.style)</style></head>
      <body>
      <header><h1>\(escaped(report.title))</h1>
      <input id="search" type="search" placeholder="Name or file" aria-label="Search previews">
      <p id="count" role="status">\(Self.counted(count))</p></header>
      <main>

      """
    let targets = report.previews.map(\.target)
    for (number, preview) in report.previews.enumerated() {
      if number == 0 || targets[number] != targets[number - 1] {
        if number > 0 { text += "</ul></section>\n" }
        text += "<section><h2>\(escaped(preview.target))</h2><ul>\n"
      }
      text += tile(preview)
    }
    return text + "</ul></section>\n</main>\n<script>\(Self.script)</script>\n</body></html>\n"
  }

  private static func counted(_ count: Int) -> String { count == 1 ? "1 preview" : "\(count) previews" }

  private func tile(_ preview: CheckReport.Preview) -> String {
    let name = preview.preview.name
    let place = report.relative(preview.preview.file) + (preview.preview.line.map { ":\($0)" } ?? "")
    let looks = preview.looks.compactMap { report.looks.indices.contains($0.look) ? report.looks[$0.look] : nil }
    let words = ([name, place] + looks).joined(separator: " ").lowercased()
    var text = "<li data-words=\"\(escaped(words))\"><h3>\(escaped(name))</h3>"
    text += "<p class=\"place\">\(escaped(place))</p><div class=\"looks\">"
    for look in preview.looks { text += figure(look, name) }
    text += "</div>"
    if let ending = preview.ending { text += "<p class=\"wrong\">\(escaped(ending.message))</p>" }
    let findings = Set(preview.looks.flatMap(\.problems).map(\.message)).count
    if findings > 0 { text += "<p class=\"doubt\">⚠ \(findings == 1 ? "1 finding" : "\(findings) findings")</p>" }
    return text + "</li>\n"
  }

  private func figure(_ look: CheckedLook, _ name: String) -> String {
    let label = report.looks.indices.contains(look.look) ? report.looks[look.look] : ""
    guard let picture = look.picture, let page = look.page, let size = look.size else { return "" }
    let spoken = escaped(name + (label.isEmpty ? "" : ", " + label))
    return
      "<a href=\"\(address(page))\" title=\"Why it is as it is\"><img loading=\"lazy\" src=\"\(address(picture))\" "
      + "width=\"\(Int(size.width.rounded()))\" height=\"\(Int(size.height.rounded()))\" alt=\"\(spoken)\">"
      + (label.isEmpty ? "" : "<span>\(escaped(label))</span>") + "</a>"
  }

  private func address(_ name: String) -> String {
    escaped("previews/" + (name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name))
  }

  private static let style = """
    :root{color-scheme:light dark;--ground:light-dark(#f5f5f7,#131315);--card:light-dark(#fff,#1d1d20);\
    --line:light-dark(#dcdce2,#34343a);--soft:light-dark(#5c5c66,#a4a4ae);--wrong:light-dark(#b3001b,#ff8b97);\
    --doubt:light-dark(#7a4b00,#f3bd5a);--accent:light-dark(#0064d2,#5aa9ff)}
    *{box-sizing:border-box}body{margin:0;font:14px/1.45 system-ui,sans-serif;background:var(--ground)}
    header{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;padding:12px 20px;background:var(--card);\
    border-bottom:1px solid var(--line);position:sticky;top:0;z-index:1}
    h1{font-size:17px;margin:0;overflow-wrap:anywhere}input{font:inherit;padding:5px 11px;border:1px solid var(--line);\
    border-radius:8px;background:var(--ground);color:inherit;width:min(260px,100%)}#count{margin:0;color:var(--soft)}
    main{padding:4px 20px 40px}h2{font-size:13px;margin:16px 0 8px;color:var(--soft);overflow-wrap:anywhere}
    ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:14px;align-items:flex-start}
    li{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:12px 14px;max-width:100%}
    [hidden]{display:none}h3{font-size:14px;margin:0;overflow-wrap:anywhere}.place{margin:0 0 8px;color:var(--soft);\
    font-size:12px;overflow-wrap:anywhere}.looks{display:flex;flex-wrap:wrap;gap:10px}
    a{display:flex;flex-direction:column;gap:3px;color:var(--soft);font-size:12px;text-decoration:none;border-radius:6px}
    a:hover span{color:var(--accent);text-decoration:underline}a:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
    img{display:block;width:auto;height:auto;max-width:min(240px,78vw);max-height:420px;border:1px solid var(--line);border-radius:6px}
    .wrong{color:var(--wrong);max-width:48ch;margin:8px 0 0}.doubt{color:var(--doubt);margin:8px 0 0}
    """

  private static let script = """
    const tiles=[...document.querySelectorAll('[data-words]')],count=document.getElementById('count');
    document.getElementById('search').addEventListener('input',({target})=>{
    const words=target.value.toLowerCase().split(/\\s+/).filter(Boolean);
    for(const tile of tiles)tile.hidden=!words.every(word=>tile.dataset.words.includes(word));
    for(const part of document.querySelectorAll('section'))part.hidden=!part.querySelector('[data-words]:not([hidden])');
    const shown=tiles.filter(tile=>!tile.hidden).length;
    count.textContent=shown+(shown===1?' preview':' previews')+(shown<tiles.length?' of '+tiles.length:'')});
    """
}
