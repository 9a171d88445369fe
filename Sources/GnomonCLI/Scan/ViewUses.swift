// SPDX-License-Identifier: Apache-2.0
/// Which views of a module others show: what is asked for without a name is rather a whole than a part.
struct ViewUses {
  /// Names of types of which values are made, with the views and modifiers in whose code that happens.
  private var users: [String: Set<String>] = [:]
  /// Views that read an object of the environment, by themselves or through what they show.
  private var wanting: Set<String> = []

  /// Types that show views without making them parts of another view.
  private static let stages: Set<String> = ["PreviewProvider", "App", "Scene", "LibraryContentProvider"]

  init(in files: [(tokens: [Token], types: [TypeDeclaration])]) {
    let types = files.flatMap(\.types)
    let protocols = ViewCandidate.viewProtocols(in: types)
      .union(ViewCandidate.refinements(of: "ViewModifier", in: types))
    // Extensions have these names too.
    var showing = protocols
    for type in types where Self.shows(type, protocols) { showing.insert(Self.last(type.name)) }
    var giving: Set<String> = []
    for (tokens, types) in files {
      let types = types.sorted { $0.body.lowerBound < $1.body.lowerBound }
      var next = 0
      // The types around a token, from the outside in.
      var around: [TypeDeclaration] = []
      for index in tokens.indices.dropLast() {
        while let last = around.last, last.body.upperBound <= index { around.removeLast() }
        while next < types.count, types[next].body.lowerBound <= index {
          if types[next].body.contains(index) { around.append(types[next]) }
          next += 1
        }
        guard let user = around.last, tokens[index].kind == .word else { continue }
        if Self.givers.contains(tokens[index].text), tokens[index + 1].isMark("(") {
          giving.insert(Self.last(user.name))
        }
        guard Self.isMade(tokens, at: index),
          showing.contains(Self.last(user.name)),
          around.allSatisfy({ Self.stages.isDisjoint(with: $0.inherited) })
        else { continue }
        users[tokens[index].text, default: []].insert(Self.last(user.name))
      }
    }
    for type in types where type.properties.contains(where: \.wantsObject) { wanting.insert(Self.last(type.name)) }
    var found = Array(wanting)
    while let name = found.popLast() {
      // What gives objects is taken to give the right ones.
      for user in users[name] ?? [] where !giving.contains(user) && wanting.insert(user).inserted { found.append(user) }
    }
  }

  /// Whether a view can't be shown by itself, since an object that it reads would be missing.
  func wantsObject(_ name: String) -> Bool { wanting.contains(Self.last(name)) }

  /// Whether a type other than itself makes a value of the view.
  func isPart(_ name: String) -> Bool {
    let name = Self.last(name)
    return users[name].map { !$0.subtracting([name]).isEmpty } ?? false
  }

  /// Whether what a type's code makes is shown in a view: it's a view, a modifier, or a style of controls.
  private static func shows(_ type: TypeDeclaration, _ protocols: Set<String>) -> Bool {
    type.inherited.contains { protocols.contains($0) || $0.hasSuffix("Style") }
  }

  /// Whether a name begins `Card(`, `Card {` or `Card<`, and isn't the type of something: `-> Card {`, `some Card {`.
  private static func isMade(_ tokens: [Token], at index: Int) -> Bool {
    let next = tokens[index + 1]
    let isCall = next.isMark("(") || next.isMark("<")
    guard isCall ? next.touchesPrevious : next.isMark("{") else { return false }
    var start = index
    while start >= 2, tokens[start - 1].isMark("."), tokens[start - 2].kind == .word { start -= 2 }
    guard start > 0 else { return true }
    let before = tokens[start - 1]
    // `var card: Card { … }`
    if before.isMark(":"), start >= 3, tokens[start - 3].isWord("var") { return isCall && next.isMark("(") }
    return !before.isMark("->") && !(before.kind == .word && Self.typeWords.contains(before.text))
  }

  /// What puts objects into the environment.
  private static let givers: Set<String> = ["environmentObject", "environment"]

  /// Words before a type's name.
  private static let typeWords: Set<String> = [
    "struct", "class", "enum", "extension", "protocol", "actor", "some", "any", "is", "as",
  ]

  private static func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}
