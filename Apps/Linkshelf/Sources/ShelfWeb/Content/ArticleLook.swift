// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How an article is set for reading.
struct ArticleLook {
  private let width: String
  private let size: String
  private let theme: String
  private let lines: String
  private let type: String

  init(_ fields: FormFields) {
    lines = ["tight": "1.4", "loose": "1.95"][fields["lines"]] ?? "1.65"
    type = fields["type"] == "sans" ? Self.sans : Self.serif
    width = ["narrow": "32em", "wide": "52em"][fields["width"]] ?? "40em"
    size = ["small": "16px", "large": "21px", "huge": "25px"][fields["size"]] ?? "18px"
    theme = ["light", "dark"].contains(fields["theme"]) ? fields["theme"] : "system"
  }

  private static let serif = "ui-serif,Charter,Georgia,\"Noto Serif CJK SC\",\"Songti SC\",serif"
  private static let sans =
    "system-ui,-apple-system,\"Segoe UI\",Roboto,\"Noto Sans CJK SC\",\"PingFang SC\",sans-serif"
  private static let light =
    "--yellow:#ffe48a;--green:#bfe8b4;--blue:#bcdcff;--pink:#ffc9dc;--ink:#1c1c1e;--quiet:#5c5c63;--paper:#fbfbfa;--line:#d8d8d2;--code:#f1f1ec;--link:#0a58b8"
  private static let dark =
    "--yellow:#63510f;--green:#2c5425;--blue:#214a77;--pink:#6d2f49;--ink:#e6e6e3;--quiet:#a3a3a0;--paper:#161719;--line:#3a3a3d;--code:#222226;--link:#7db4ff"

  /// The article's HTML as a whole page. It's cleaned already; the page's policy lets nothing run but the script given.
  ///
  /// - Parameters:
  ///   - script: what runs in it; it doesn't hold `</script`.
  ///   - policy: a policy for where no header can say it; nil for none.
  func page(_ article: String, script: String, policy: String? = nil) -> String {
    let colours =
      switch theme {
      case "light": ":root{color-scheme:light;\(Self.light)}"
      case "dark": ":root{color-scheme:dark;\(Self.dark)}"
      default: ":root{color-scheme:light dark;\(Self.light)}@media(prefers-color-scheme:dark){:root{\(Self.dark)}}"
      }
    let head = policy.map { "<meta http-equiv=\"Content-Security-Policy\" content=\"\($0)\">" } ?? ""
    // A document of its own keeps its head; a fragment gets one.
    let body = Self.body(of: article)
    return """
      <!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">\(head)<base target="_blank"><script>\(script)</script><style>
      \(colours)
      html{background:var(--paper);color:var(--ink);font:\(size)/\(lines) \(type)}
      body{max-width:\(width);margin:0 auto;padding:1.5em 1.2em 4em;overflow-wrap:break-word}
      h1,h2,h3,h4,h5,h6{line-height:1.25;margin:1.6em 0 .5em}h1{font-size:1.7em;margin-top:.2em}h2{font-size:1.35em}h3{font-size:1.15em}
      a{color:var(--link)}img,video,svg{max-width:100%;height:auto}figure{margin:1.4em 0}figcaption,small{color:var(--quiet);font-size:.85em}
      blockquote{margin:1.2em 0;padding:0 0 0 1em;border-inline-start:3px solid var(--line);color:var(--quiet)}
      pre,code,kbd,samp{font-family:ui-monospace,"JetBrains Mono",Menlo,Consolas,monospace;font-size:.86em}
      code{background:var(--code);padding:.1em .3em;border-radius:3px}pre{background:var(--code);padding:.9em 1em;overflow:auto;border-radius:6px;line-height:1.5;tab-size:4}
      pre code{background:none;padding:0;font-size:1em}table{border-collapse:collapse;display:block;overflow:auto;font-size:.92em}
      th,td{border:1px solid var(--line);padding:.4em .6em;text-align:start;vertical-align:top}hr{border:0;border-top:1px solid var(--line);margin:2em 0}
      mark{background:none;color:inherit}mark.hl{background:var(--yellow);border-radius:.15em;cursor:pointer}mark.hl.green{background:var(--green)}
      mark.hl.blue{background:var(--blue)}mark.hl.pink{background:var(--pink)}mark.hl.noted{border-bottom:2px dotted currentColor}
      .spoken{outline:2px solid var(--link);outline-offset:.3em;border-radius:3px}#shelf-here{scroll-margin-top:1em}:target{scroll-margin-top:2em}
      @media print{html{background:none;color:#000}body{max-width:none;padding:0}}
      </style></head><body dir="auto">\(body)</body></html>
      """
  }

  static func body(of html: String) -> Substring {
    guard let open = html.range(of: "<body"), let end = html[open.upperBound...].firstIndex(of: ">") else {
      return html[...]
    }
    let start = html.index(after: end)
    let close = html.range(of: "</body>", options: .backwards)?.lowerBound ?? html.endIndex
    return start <= close ? html[start..<close] : html[...]
  }
}
