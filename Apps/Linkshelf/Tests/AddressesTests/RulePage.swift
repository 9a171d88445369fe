// SPDX-License-Identifier: Apache-2.0
@testable import Addresses

/// The rows of the page for users.
enum RulePage {
  static func rows(_ rules: [AddressRule]) -> String {
    var text = "| What | Where | Why | Example | Its key |\n|---|---|---|---|---|\n"
    for rule in rules {
      let sites = rule.sites.isEmpty ? "everywhere" : rule.sites.joined(separator: ", ")
      text +=
        "| \(what(rule.effect)) | \(sites) | \(rule.reason) | `\(rule.example.address)` | `\(rule.example.key)` |\n"
    }
    return text
  }

  private static func what(_ effect: AddressRule.Effect) -> String {
    switch effect {
    case .builtIn: "built in"
    case .removeParameter(let name, .everywhere): "`\(name)` removed"
    case .removeParameter(let name, .key): "`\(name)` removed in the key"
    case .dropFirstLabel(let label): "`\(label).` left out in the key"
    case .dropInnerLabel(let label): "`.\(label).` left out in the key"
    case .sameHost(let host, let other): "`\(host)` is `\(other)` in the key"
    case .dropEnding(let ending, ""): "`\(ending)` left out in the key"
    case .dropEnding(let ending, let replacement): "`\(ending)` is `\(replacement)` in the key"
    case .sameVideo(let host, let prefix, let other): "`\(host)\(prefix)ID` is `\(other)/watch?v=ID` in the key"
    }
  }
}
