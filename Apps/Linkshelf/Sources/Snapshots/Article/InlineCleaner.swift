// SPDX-License-Identifier: Apache-2.0

/// Makes one space of many across the parts of a line, and none at its ends.
struct InlineCleaner {
  private var endsInSpace = true

  static func clean(_ line: [ArticleInline]) -> [ArticleInline] {
    var cleaner = InlineCleaner()
    return trimmed(cleaner.cleaned(line))
  }

  private mutating func cleaned(_ line: [ArticleInline]) -> [ArticleInline] {
    var out: [ArticleInline] = []
    for part in line {
      switch part {
      case .text(let text):
        var words = ""
        for character in text {
          if character.isWhitespace {
            if !endsInSpace { words.append(" ") }
            endsInSpace = true
          } else {
            words.append(character)
            endsInSpace = false
          }
        }
        guard !words.isEmpty else { continue }
        if case .text(let before)? = out.last {
          out[out.count - 1] = .text(before + words)
        } else {
          out.append(.text(words))
        }
      case .lineBreak:
        if case .text(let before)? = out.last, before.hasSuffix(" ") {
          out[out.count - 1] = .text(String(before.dropLast()))
        }
        if !out.isEmpty { out.append(.lineBreak) }
        endsInSpace = true
      case .styled(let style, let inner):
        let inner = cleaned(inner)
        if !inner.isEmpty { out.append(.styled(style, inner)) }
      case .link(let address, let inner):
        let inner = cleaned(inner)
        if !inner.isEmpty { out.append(.link(address, inner)) }
      case .code(let text):
        out.append(.code(text))
        endsInSpace = false
      case .formula, .noteReference, .picture:
        out.append(part)
        endsInSpace = false
      }
    }
    return out
  }

  private static func trimmed(_ line: [ArticleInline]) -> [ArticleInline] {
    var out = line[...]
    while let last = out.last {
      if case .lineBreak = last {
        out.removeLast()
      } else if case .text(let text) = last, text.last == " " {
        out.removeLast()
        let rest = String(text.dropLast())
        if !rest.isEmpty { out.append(.text(rest)) }
      } else {
        break
      }
    }
    while case .lineBreak? = out.first { out.removeFirst() }
    return Array(out)
  }
}
