// SPDX-License-Identifier: Apache-2.0
/// The definitions of one document. Each is named by what it holds: inline in a page, those of all its documents are
/// known to each, where the same name means the same thing.
struct SVGDefinitions {
  private(set) var nodes: [SVGNode] = []
  /// The definitions' contents by their names.
  private var contents: [String: String] = [:]

  /// Names a definition; what it refers to has its name. One that's there already isn't added again.
  mutating func add(_ node: SVGNode) {
    var content = ""
    node.write(to: &content)
    var name = SVGDefinitions.name(content)
    while let known = contents[name], known != content { name = SVGDefinitions.name(name + content) }
    node.identifier = name
    guard contents.updateValue(content, forKey: name) == nil else { return }
    nodes.append(node)
  }

  /// Eight letters and digits: two of a thousand different contents have the same once in five million pages.
  private static func name(_ content: String) -> String { "g" + ContentSum.text(content.utf8).suffix(8) }
}

/// The sum that names a thing by its bytes.
enum ContentSum {
  /// Fowler, Noll and Vo's sum in letters and digits.
  static func text(_ bytes: some Sequence<UInt8>) -> String {
    let sum = bytes.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    return String(sum, radix: 36)
  }
}
