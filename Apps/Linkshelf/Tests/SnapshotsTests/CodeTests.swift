// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Snapshots

extension BrowserTests {
  @Suite struct CodeTests {
    static let python = "def f(x):\n    if x:\n        return 1\n\n    return 2"

    /// Each kind of code block, with what its Markdown must be.
    static let kinds: [(name: String, html: String, fence: String, text: String)] = [
      ("a plain pre", "<pre>\(python)</pre>", "", python),
      (
        "highlight.js",
        "<pre><code class='hljs language-python'><span class=k>def</span> f(x):\n    <span>if</span> x:\n        return 1\n\n    return 2\n</code></pre>",
        "python", python
      ),
      (
        "Prism with line numbers",
        "<pre class='language-python line-numbers'><code class='language-python'>\(python)<span aria-hidden=true class=line-numbers-rows><span></span><span></span></span></code></pre>",
        "python", python
      ),
      (
        "Prism with a toolbar",
        "<div class=code-toolbar><pre class=language-python><code>\(python)</code></pre><div class=toolbar><div class=toolbar-item><button>Copy</button></div></div></div>",
        "python", python
      ),
      (
        "Shiki",
        "<pre class=shiki><code>"
          + python.split(separator: "\n", omittingEmptySubsequences: false).map {
            "<span class=line><span>\($0)</span></span>"
          }.joined(separator: "\n")
          + "</code></pre>", "", python
      ),
      (
        "Shiki in a grid",
        "<pre class=shiki data-language=python><code style='display:grid'>"
          + python.split(separator: "\n", omittingEmptySubsequences: false).map { "<span class=line>\($0)</span>" }
          .joined(separator: "\n") + "</code></pre>",
        "python", python
      ),
      (
        "a div a line",
        "<pre>"
          + python.split(separator: "\n", omittingEmptySubsequences: false).map { "<div class=line>\($0)</div>" }
          .joined(separator: "\n") + "</pre>", "",
        python
      ),
      (
        "a div a line with padding",
        "<div class='code-block' style='font:14px monospace'><div>def f(x):</div><div style='padding-left:34px'>if x:</div><div style='padding-left:68px'>return 1</div><div><br></div><div style='padding-left:34px'>return 2</div></div>",
        "", python
      ),
      (
        "hard spaces and breaks",
        "<p><code>def f(x):<br>&nbsp;&nbsp;&nbsp;&nbsp;if x:<br>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;return 1<br><br>&nbsp;&nbsp;&nbsp;&nbsp;return 2</code></p>",
        "", python
      ),
      (
        "a code element a line",
        "<p><code>def f(x):</code><br><code>&nbsp;&nbsp;&nbsp;&nbsp;if x:</code><br><code>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;return 1</code><br><br><code>&nbsp;&nbsp;&nbsp;&nbsp;return 2</code></p>",
        "", python
      ),
      (
        "WeChat",
        "<style>.code-snippet__js code{display:flex;white-space:pre}</style><section class='code-snippet__fix code-snippet__js'><ul class='code-snippet__line-index code-snippet__js'><li></li><li></li></ul><pre class='code-snippet__js' data-lang=python>"
          + python.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.isEmpty
              ? "<code><span class=code-snippet_outer><br></span></code>"
              : "<code><span class=code-snippet_outer>\($0)</span></code>"
          }.joined() + "</pre></section>", "python", python
      ),
      (
        "Rouge's table",
        "<div class='language-python highlighter-rouge'><div class=highlight><pre class=highlight><code><table class=rouge-table><tbody><tr><td class='rouge-gutter gl'><pre class=lineno>1\n2\n3\n4\n5\n</pre></td><td class=rouge-code><pre>\(python)\n</pre></td></tr></tbody></table></code></pre></div></div>",
        "python", python
      ),
      (
        "Pygments' table",
        "<table class=highlighttable><tr><td class=linenos><div class=linenodiv><pre>1\n2\n3\n4\n5</pre></div></td><td class=code><div class=highlight><pre>\(python)\n</pre></div></td></tr></table>",
        "", python
      ),
      (
        "GitHub's blob",
        "<table class='highlight js-file-line-container'>"
          + python.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
            "<tr><td class='blob-num js-line-number' data-line-number=\($0 + 1)>\($0 + 1)</td><td class='blob-code blob-code-inner' style='white-space:pre'>\($1)</td></tr>"
          }.joined(separator: "\n") + "</table>", "", python
      ),
      (
        "CodeMirror 5",
        "<div class='CodeMirror cm-s-default'><div class=CodeMirror-lines><div class=CodeMirror-code>"
          + python.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
            "<div style='position:relative'><div class=CodeMirror-gutter-wrapper><div class='CodeMirror-linenumber CodeMirror-gutter-elt'>\($0 + 1)</div></div><pre class=CodeMirror-line><span>\($1.isEmpty ? "\u{200b}" : String($1))</span></pre></div>"
          }.joined() + "</div></div></div>", "", python
      ),
      (
        "CodeMirror 6",
        "<div class=cm-editor><div class=cm-scroller><div class=cm-gutters><div class=cm-gutterElement>1</div></div><div class=cm-content style='white-space:pre'>"
          + python.split(separator: "\n", omittingEmptySubsequences: false).map {
            "<div class=cm-line>\($0.isEmpty ? "<br>" : String($0))</div>"
          }.joined()
          + "</div></div></div>", "", python
      ),
      (
        "a list item a line",
        "<pre><ol>" + python.split(separator: "\n", omittingEmptySubsequences: false).map { "<li>\($0)</li>" }.joined()
          + "</ol></pre>",
        "", python
      ),
      ("tabs", "<pre>a\n\tb\n\t\tc</pre>", "", "a\n\tb\n\t\tc"),
      ("backticks", "<pre>a\n```\nb</pre>", "", "a\n```\nb"),
      (
        "numbers that can't be selected",
        "<style>.n{user-select:none}</style><pre>"
          + python.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
            "<span class=n>\($0 + 1)</span>\($1)"
          }.joined(separator: "\n")
          + "</pre>", "", python
      ),
    ]

    @Test(arguments: 0..<kinds.count)
    func everyLineKeepsItsIndentation(index: Int) async throws {
      let kind = Self.kinds[index]
      let prose =
        "<p>The old mill stands where the river bends twice, and for a hundred years its wheel has turned.</p>"
      let page = "<!doctype html><article><h1>Code</h1>\(prose)\(kind.html)\(prose)</article>"
      try await Captures.capture("/", limits: Captures.limits([.article])) { _ in
        .html(page)
      } check: { _, folder, _ in
        let markdown = try Captures.read("article.md", in: folder)
        let fence = kind.name == "backticks" ? "````" : "```"
        #expect(markdown.contains("\n\(fence)\(kind.fence)\n\(kind.text)\n\(fence)\n"), "\(kind.name): \(markdown)")
        let text = try Captures.read("article.txt", in: folder)
        #expect(text.components(separatedBy: kind.text).count == 2)
      }
    }

    @Test func codeInAListStaysInItsItem() async throws {
      let page =
        "<article><h1>Steps</h1><ol><li><p>First, write this down somewhere safe:</p><pre><code class=language-sh>if a; then\n  b\nfi</code></pre></li><li>Then rest for a while.<ul><li>inner one</li><li>inner two</li></ul></li></ol></article>"
      try await Captures.capture("/", limits: Captures.limits([.article])) { _ in
        .html(page)
      } check: { _, folder, _ in
        let markdown = try Captures.read("article.md", in: folder)
        #expect(
          markdown.contains(
            "1. First, write this down somewhere safe:\n\n   ```sh\n   if a; then\n     b\n   fi\n   ```\n\n2. Then rest for a while."
          ))
        #expect(markdown.contains("   - inner one\n   - inner two"))
      }
    }
  }
}
