/// Which views of a module others show: what is asked for without a name is rather a whole than a part.
struct ViewUses {
  /// Names of types of which values are made, with the types in whose code that happens.
  private var users: [String: Set<String>] = [:]

  /// Types that show views without making them parts of another view.
  private static let stages: Set<String> = ["PreviewProvider", "App", "Scene", "LibraryContentProvider"]

  init(in files: [(tokens: [Token], types: [TypeDeclaration])]) {
    for (tokens, types) in files {
      for index in tokens.indices.dropLast() where tokens[index].kind == .word && Self.isMade(tokens, at: index) {
        let around = types.filter { $0.body.contains(index) }
        guard !around.isEmpty, around.allSatisfy({ Self.stages.isDisjoint(with: $0.inherited) }) else { continue }
        users[tokens[index].text, default: []].formUnion(around.map { Self.last($0.name) })
      }
    }
  }

  /// Whether a type other than itself makes a value of the view.
  func isPart(_ name: String) -> Bool {
    let name = Self.last(name)
    return users[name].map { !$0.subtracting([name]).isEmpty } ?? false
  }

  /// Whether a name begins `Card(`, `Card {` or `Card<`.
  private static func isMade(_ tokens: [Token], at index: Int) -> Bool {
    let next = tokens[index + 1]
    let isCall = next.isMark("(") || next.isMark("<")
    guard isCall ? next.touchesPrevious : next.isMark("{") else { return false }
    return index == 0
      || !["struct", "class", "enum", "extension", "protocol", "actor"].contains(tokens[index - 1].text)
  }

  private static func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}
