// SPDX-License-Identifier: Apache-2.0

import Foundation
import Mustache

/// The compiled templates of one language.
///
/// `{{t.KEY}}` is a text of the table. It's put in before the template is compiled, so that it costs nothing when a page is made.
/// A place in a text, like `{title}`, becomes the template's own `{{title}}`. `{{i.NAME}}` is a picture of the sprite.
struct Templates: Sendable {
  let library: MustacheLibrary
  /// Sentences about templates that couldn't be compiled and texts that aren't there.
  let problems: [String]

  static func of(_ language: Language) -> Templates {
    switch language {
    case .english: english
    case .chinese: chinese
    }
  }

  private static let english = Templates(language: .english, resources: .shared)
  private static let chinese = Templates(language: .chinese, resources: .shared)

  init(language: Language, resources: Resources) {
    MustacheContentTypes.register(Escaping(), named: "SHELF")
    let texts = Texts.of(language)
    var library = MustacheLibrary()
    var problems = resources.problem.map { [$0] } ?? []
    for (name, source) in resources.templates.sorted(by: { $0.key < $1.key }) {
      let (prepared, unknown) = Templates.prepare(source, texts: texts)
      problems += unknown.map { "The template \(name) asks for the text \($0), which isn't in texts.tsv." }
      do {
        try library.register("{{% CONTENT_TYPE:SHELF}}" + prepared, named: name)
      } catch {
        problems.append("The template \(name) can't be compiled: \(error)")
      }
    }
    self.library = library
    self.problems = problems
  }

  func render(_ node: some MustacheParent, template: String) -> String {
    if let text = library.render(node, withTemplate: template) { return text }
    let sentences = problems.isEmpty ? ["The template \(template) is missing."] : problems
    return Escaping.escape(sentences.joined(separator: "\n"))
  }

  /// Puts texts in and joins all lines by one space: fewer tokens, and no indentation that would be carried into a text area.
  static func prepare(_ source: String, texts: Texts) -> (template: String, unknown: [String]) {
    var lines: [Substring] = []
    for line in source.split(separator: "\n") {
      let trimmed = line.drop { $0 == " " }
      if !trimmed.isEmpty, !trimmed.hasPrefix("{{!") { lines.append(trimmed) }
    }
    var unknown: [String] = []
    var result = ""
    let joined = join(lines)
    var rest = joined[...]
    while let open = rest.range(of: "{{t."), let close = rest[open.upperBound...].range(of: "}}") {
      result += rest[..<open.lowerBound]
      let key = String(rest[open.upperBound..<close.lowerBound])
      if texts.table[key] == nil { unknown.append(key) }
      result += Texts.fill(Escaping.escape(texts[key])) { "{{\($0)}}" }
      rest = rest[close.upperBound...]
    }
    return (icons(result + rest), unknown)
  }

  /// The first line end in a text area belongs to the template, so that the field's own first line end stays.
  private static func join(_ lines: [Substring]) -> String {
    var joined = ""
    for line in lines {
      joined += line
      let opensTextArea = line.hasSuffix(">") && line.split(separator: "<").last?.hasPrefix("textarea ") == true
      joined += opensTextArea ? "\n" : " "
    }
    return String(joined.dropLast())
  }

  /// `{{i.star}}` is the picture named `star` of the sprite.
  private static func icons(_ source: String) -> String {
    var result = ""
    var rest = source[...]
    while let open = rest.range(of: "{{i."), let close = rest[open.upperBound...].range(of: "}}") {
      result += rest[..<open.lowerBound]
      result +=
        "<svg class=\"i\" aria-hidden=\"true\"><use href=\"#i-\(rest[open.upperBound..<close.lowerBound])\"/></svg>"
      rest = rest[close.upperBound...]
    }
    return result + rest
  }
}
