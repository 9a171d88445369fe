// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonTrace
import Synchronization
import Testing

/// What a test did with its screens: for each step the page of `gnomon explain --html`.
final class ScreenTrace: Sendable {
  /// The steps of a test that are kept; of more the last ones.
  private static let limit = 40

  struct Step: Sendable {
    let title: String
    let page: Data
  }

  /// The trace of the test that runs; nil where nobody wants one.
  @TaskLocal static var current: ScreenTrace?

  private let kept = Mutex<(steps: [Step], forgotten: Int)>(([], 0))

  /// Keeps the page of a screen behind a step.
  @MainActor func add(_ title: String, _ host: ViewHost) {
    guard let page = Self.page(title, host) else { return }
    kept.withLock { kept in
      kept.steps.append(Step(title: title, page: page))
      if kept.steps.count > Self.limit {
        kept.steps.removeFirst()
        kept.forgotten += 1
      }
    }
  }

  @MainActor private static func page(_ title: String, _ host: ViewHost) -> Data? {
    let explanation = host.explanation()
    let pass = explanation.record.firstPass + max(0, explanation.record.passes.count - 1)
    guard let png = try? host.pngData(mode: .fast) else { return nil }
    let picture = HTMLPage.Picture(pass: pass, png: png, size: explanation.record.size)
    return try? HTMLPage(explanation, title: title, pictures: [picture]).data()
  }

  var isEmpty: Bool { kept.withLock { $0.steps.isEmpty } }

  /// One file with all steps: a list of them, and the page of the one that is chosen.
  func html(title: String) -> Data {
    let (steps, forgotten) = kept.withLock { $0 }
    let pages = steps.map { String(decoding: $0.page, as: UTF8.self) }
    let titles = steps.map(\.title)
    let note = forgotten > 0 ? "<p>The first \(forgotten) steps aren't kept.</p>" : ""
    func json(_ values: [String]) -> String {
      let data = (try? JSONEncoder().encode(values)) ?? Data("[]".utf8)
      return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "<", with: "\\u003c")
    }
    return Data(
      """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'">
      <title>\(Self.escaped(title))</title>
      <style>\(Self.style)</style></head>
      <body><nav aria-label="Steps"><h1>\(Self.escaped(title))</h1>\(note)<ol start="\(forgotten + 1)" id="steps"></ol></nav>
      <iframe id="page" title="The chosen step"></iframe>
      <script type="application/json" id="titles">\(json(titles))</script>
      <script type="application/json" id="pages">\(json(pages))</script>
      <script>\(Self.script)</script></body></html>

      """.utf8)
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }

  private static let style = """
    :root { color-scheme: light dark }
    body { margin: 0; display: flex; height: 100vh; font: 14px/1.4 system-ui, sans-serif }
    nav { width: 260px; flex: none; overflow: auto; padding: 12px; box-sizing: border-box; border-right: 1px solid #8886 }
    h1 { font-size: 16px; margin: 0 0 8px; overflow-wrap: anywhere }
    ol { margin: 0; padding-left: 28px }
    button { font: inherit; text-align: left; border: 0; border-radius: 6px; padding: 6px 8px; width: 100%; \
    background: none; color: inherit; cursor: pointer }
    button[aria-current="step"] { background: #06c; color: #fff }
    iframe { flex: 1; border: 0 }
    @media (max-width: 700px) { body { flex-direction: column } nav { width: auto; max-height: 35vh } }
    """

  private static let script = """
    const read = id => JSON.parse(document.getElementById(id).textContent)
    const titles = read("titles"), pages = read("pages"), page = document.getElementById("page")
    const buttons = titles.map((title, index) => {
      const button = document.createElement("button")
      button.textContent = title
      button.onclick = () => show(index)
      const item = document.createElement("li")
      item.append(button)
      document.getElementById("steps").append(item)
      return button
    })
    function show(index) {
      page.srcdoc = pages[index]
      buttons.forEach((button, other) => {
        if (other === index) button.setAttribute("aria-current", "step")
        else button.removeAttribute("aria-current")
      })
    }
    addEventListener("keydown", event => {
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0
      if (!step) return
      const now = buttons.findIndex(button => button.hasAttribute("aria-current"))
      const next = Math.min(Math.max(now + step, 0), buttons.length - 1)
      show(next)
      buttons[next].focus()
      event.preventDefault()
    })
    if (pages.length) show(pages.length - 1)
    """
}
