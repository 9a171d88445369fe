// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// The report as a page with all pictures. It lies beside their folders, and asks the network for nothing.
struct CheckPage {
  private let report: CheckReport
  /// The issues of each preview.
  private let issues: [[CheckReport.Issue]]

  init(_ report: CheckReport) {
    self.report = report
    var issues = Array(repeating: [CheckReport.Issue](), count: report.previews.count)
    for issue in report.issues { for place in issue.places { issues[place.preview].append(issue) } }
    self.issues = issues
  }

  var html: String {
    let cards = report.previews.indices.map(card).joined(separator: "\n")
    let vanished =
      report.vanished.isEmpty ? "" : "<p>Vanished: \(escaped(report.vanished.joined(separator: ", "))).</p>"
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <title>\(escaped(report.title)): \(escaped(report.summary))</title>
      <style>\(Self.style)</style></head>
      <body>
      <header><h1>\(escaped(report.title))</h1><p>\(escaped(report.summary))</p>\(vanished)\(filters)</header>
      <main>
      \(cards)
      </main>
      <script>\(Self.script)</script>
      </body></html>

      """
  }

  /// Whether there's more than notes.
  private static func isFound(_ issues: [CheckReport.Issue]) -> Bool {
    issues.contains { $0.problem.severity != .note }
  }

  private var filters: String {
    let found = issues.count(where: Self.isFound)
    var buttons = [("all", "All", report.previews.count), ("found", "With findings", found)]
    if report.baseline != nil { buttons.append(("changed", "Changed", report.changed.count)) }
    let start = report.baseline != nil && !report.changed.isEmpty ? "changed" : found > 0 ? "found" : "all"
    let list = buttons.map { name, title, count in
      "<button type=\"button\" data-show=\"\(name)\" aria-pressed=\"\(name == start)\">\(title) <span>\(count)</span></button>"
    }
    return "<nav aria-label=\"Which previews\">\(list.joined())</nav>"
  }

  private func card(_ number: Int) -> String {
    let preview = report.previews[number]
    let checked = preview.preview
    var kinds: [String] = []
    if Self.isFound(issues[number]) { kinds.append("found") }
    if preview.isChanged || preview.isNew { kinds.append("changed") }
    let place = report.relative(checked.file) + (checked.line.map { ":\($0)" } ?? "")
    let note = preview.isNew ? " <em>new</em>" : preview.isChanged ? " <em>changed</em>" : ""
    var text = "<article data-kinds=\"\(kinds.joined(separator: " "))\"><h2>\(escaped(checked.name))\(note)</h2>"
    text += "<p class=\"place\"><code>\(escaped(place))</code></p><div class=\"looks\">"
    for look in preview.looks { text += figure(look, checked) }
    text += "</div>"
    if !issues[number].isEmpty {
      text += "<ul>" + issues[number].map { item($0, number) }.joined() + "</ul>"
    }
    for (label, lines) in report.changes(of: preview) {
      text += "<p class=\"change\">\(escaped(label.isEmpty ? "Changed:" : label + ":"))</p><ul class=\"words\">"
      text += lines.map { "<li>\(escaped($0))</li>" }.joined() + "</ul>"
    }
    return text + "</article>"
  }

  private func figure(_ look: CheckedLook, _ checked: CheckedPreview) -> String {
    let label = report.looks.indices.contains(look.look) ? report.looks[look.look] : ""
    let spoken = escaped(checked.name + (label.isEmpty ? "" : ", " + label))
    guard let picture = look.picture, let size = look.size else {
      return "<figure><div class=\"none\">no picture</div><figcaption>\(escaped(label))</figcaption></figure>"
    }
    func image(_ path: String, _ what: String) -> String {
      "<img loading=\"lazy\" src=\"\(address(path))\" width=\"\(Int(size.width.rounded()))\" "
        + "height=\"\(Int(size.height.rounded()))\" alt=\"\(spoken)\(what)\">"
    }
    var pictures = image("now/" + picture, "")
    if let change = look.change, let before = change.before {
      pictures = "<span>before\(image("before/" + before, ", before"))</span><span>now\(pictures)</span>"
      if let difference = change.difference {
        pictures += "<span>difference\(image("now/" + difference, ", what differs"))</span>"
      }
    }
    return "<figure>\(pictures)<figcaption>\(escaped(label))</figcaption></figure>"
  }

  private func item(_ issue: CheckReport.Issue, _ number: Int) -> String {
    let problem = issue.problem
    let place = problem.file.map { report.relative($0) + (problem.line.map { ":\($0)" } ?? "") } ?? ""
    let looks = report.words(looks: issue.places.filter { $0.preview == number }.flatMap(\.looks))
    let seen = looks.isEmpty ? "" : " <span>(\(escaped(looks)))</span>"
    return "<li class=\"\(problem.severity.rawValue)\"><strong>\(escaped(problem.message))</strong> "
      + "\(escaped(problem.hint ?? "")) <code>\(escaped(place))</code> <code>\(escaped(problem.name))</code>\(seen)</li>"
  }

  private func address(_ path: String) -> String {
    escaped(path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
  }

  private static let style = """
    :root{color-scheme:light dark;--line:light-dark(#d8d8de,#3a3a40);--soft:light-dark(#f4f4f7,#1c1c1f);\
    --quiet:light-dark(#5b5b63,#a5a5ad);--bad:light-dark(#b3001b,#ff6b7a);--warn:light-dark(#7a5200,#ffcf66)}
    *{box-sizing:border-box}body{margin:0;font:15px/1.45 system-ui,sans-serif;background:var(--soft)}
    header{padding:20px 24px;border-bottom:1px solid var(--line);background:Canvas;position:sticky;top:0;z-index:1}
    h1{font-size:20px;margin:0}header p{margin:4px 0;color:var(--quiet)}
    nav{display:flex;gap:8px;margin-top:10px}button{font:inherit;padding:4px 12px;border-radius:16px;\
    border:1px solid var(--line);background:Canvas;color:CanvasText;cursor:pointer;min-height:32px}
    button[aria-pressed=true]{background:CanvasText;color:Canvas}
    main{display:flex;flex-wrap:wrap;gap:16px;padding:24px;align-items:flex-start}
    article{background:Canvas;border:1px solid var(--line);border-radius:10px;padding:14px 16px;max-width:100%}
    article[hidden]{display:none}h2{font-size:16px;margin:0}em{font-size:12px;color:var(--warn);font-style:normal}
    .place{margin:2px 0 10px;color:var(--quiet)}code{font:12px ui-monospace,monospace;color:var(--quiet);overflow-wrap:anywhere}
    .looks{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;display:flex;flex-wrap:wrap;gap:8px}
    figure span{display:flex;flex-direction:column;font-size:12px;color:var(--quiet)}
    img{max-width:min(260px,80vw);height:auto;border:1px solid var(--line);border-radius:6px;display:block}
    figcaption{flex-basis:100%;font-size:12px;color:var(--quiet)}.none{padding:40px;border:1px dashed var(--line)}
    ul{margin:10px 0 0;padding-left:18px;max-width:72ch}li{margin:4px 0}.error::marker,.error strong{color:var(--bad)}
    .warning::marker{color:var(--warn)}.note strong{font-weight:400}.change{margin:10px 0 0}
    """

  private static let script = """
    const buttons=[...document.querySelectorAll('[data-show]')];
    function show(name){for(const b of buttons)b.setAttribute('aria-pressed',b.dataset.show===name);
    for(const a of document.querySelectorAll('article'))a.hidden=name!=='all'&&!a.dataset.kinds.split(' ').includes(name)}
    for(const b of buttons)b.addEventListener('click',()=>show(b.dataset.show));
    show(buttons.find(b=>b.getAttribute('aria-pressed')==='true').dataset.show);
    """
}
