// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How an article is set for reading.
struct ArticleLook {
  private let width: String
  private let size: String
  private let theme: String

  init(_ fields: FormFields) {
    width = ["narrow": "32em", "wide": "52em"][fields["width"]] ?? "40em"
    size = ["small": "16px", "large": "21px", "huge": "25px"][fields["size"]] ?? "18px"
    theme = ["light", "dark"].contains(fields["theme"]) ? fields["theme"] : "system"
  }

  private static let light =
    "--ink:#1c1c1e;--quiet:#5c5c63;--paper:#fbfbfa;--line:#d8d8d2;--code:#f1f1ec;--link:#0a58b8"
  private static let dark = "--ink:#e6e6e3;--quiet:#a3a3a0;--paper:#161719;--line:#3a3a3d;--code:#222226;--link:#7db4ff"

  /// The article's HTML as a whole page. It's cleaned already; the page's policy lets nothing run.
  func page(_ article: String) -> String {
    let colours =
      switch theme {
      case "light": ":root{color-scheme:light;\(Self.light)}"
      case "dark": ":root{color-scheme:dark;\(Self.dark)}"
      default: ":root{color-scheme:light dark;\(Self.light)}@media(prefers-color-scheme:dark){:root{\(Self.dark)}}"
      }
    // A document of its own keeps its head; a fragment gets one.
    let body = Self.body(of: article)
    return """
      <!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><base target="_blank"><style>
      \(colours)
      html{background:var(--paper);color:var(--ink);font:\(size)/1.65 ui-serif,Charter,Georgia,"Noto Serif CJK SC","Songti SC",serif}
      body{max-width:\(width);margin:0 auto;padding:1.5em 1.2em 4em;overflow-wrap:break-word}
      h1,h2,h3,h4,h5,h6{line-height:1.25;margin:1.6em 0 .5em}h1{font-size:1.7em;margin-top:.2em}h2{font-size:1.35em}h3{font-size:1.15em}
      a{color:var(--link)}img,video,svg{max-width:100%;height:auto}figure{margin:1.4em 0}figcaption,small{color:var(--quiet);font-size:.85em}
      blockquote{margin:1.2em 0;padding:0 0 0 1em;border-inline-start:3px solid var(--line);color:var(--quiet)}
      pre,code,kbd,samp{font-family:ui-monospace,"JetBrains Mono",Menlo,Consolas,monospace;font-size:.86em}
      code{background:var(--code);padding:.1em .3em;border-radius:3px}pre{background:var(--code);padding:.9em 1em;overflow:auto;border-radius:6px;line-height:1.5;tab-size:4}
      pre code{background:none;padding:0;font-size:1em}table{border-collapse:collapse;display:block;overflow:auto;font-size:.92em}
      th,td{border:1px solid var(--line);padding:.4em .6em;text-align:start;vertical-align:top}hr{border:0;border-top:1px solid var(--line);margin:2em 0}
      @media print{html{background:none;color:#000}body{max-width:none;padding:0}}
      </style></head><body dir="auto">\(body)</body></html>
      """
  }

  private static func body(of html: String) -> Substring {
    guard let open = html.range(of: "<body"), let end = html[open.upperBound...].firstIndex(of: ">") else {
      return html[...]
    }
    let start = html.index(after: end)
    let close = html.range(of: "</body>", options: .backwards)?.lowerBound ?? html.endIndex
    return start <= close ? html[start..<close] : html[...]
  }
}
