/// Properties and initializers.
extension DeclarationScanner {
  mutating func scanVariables(prefix: Prefix, owner: Owner?) {
    let isVariable = current?.text == "var"
    index += 1
    let isStatic = prefix.modifiers.contains("static") || prefix.modifiers.contains("class")
    repeat {
      var property = StoredProperty(
        name: current?.text ?? "", attributes: prefix.attributes, hasInitialValue: prefix.modifiers.contains("lazy"),
        isOptionalVariable: false)
      if let open = current, open.isMark("(") { skipBalanced() } else { index += 1 }
      var isComputed = false
      if let colon = current, colon.isMark(":") {
        index += 1
        let last = skipTypeName()
        property.isOptionalVariable = isVariable && (last == "?" || last == "!")
      }
      if let equals = current, equals.isMark("=") {
        property.hasInitialValue = true
        index += 1
        skipExpression()
      }
      if let open = current, open.isMark("{") {
        let word = token(at: 1)?.text
        isComputed = !property.hasInitialValue && word != "willSet" && word != "didSet"
        skipBalanced()
      }
      if let owner, !isStatic, !isComputed { types[owner.type].properties.append(property) }
      guard let comma = current, comma.isMark(",") else { return }
      index += 1
    } while current != nil
  }

  mutating func scanInitializer(prefix: Prefix, owner: Owner?) {
    index += 1
    if let mark = current, mark.isMark("?") || mark.isMark("!") { index += 1 }
    if let open = current, open.isMark("<") { skipAngles() }
    guard let open = current, open.isMark("(") else { return }
    let start = index + 1
    skipBalanced()
    let required = Self.requiredLabels(Array(tokens[min(start, index)..<max(start, index - 1)]))
    var throwsOrWaits = false
    while let token = current, token.kind == .word, ["async", "throws", "rethrows"].contains(token.text) {
      throwsOrWaits = true
      index += 1
    }
    skipToBody()
    guard let owner else { return }
    types[owner.type].initializers.append(
      Initializer(
        needsNothing: required.isEmpty && !throwsOrWaits, isReachable: !prefix.modifiers.contains("private"),
        required: required))
  }

  /// The labels of the parameters that have neither a default nor a variable number of values.
  static func requiredLabels(_ tokens: [Token]) -> [String] {
    var labels: [String] = []
    var depth = 0
    var parameter: [Token] = []
    func finish() {
      guard let first = parameter.first(where: { $0.kind == .word }) else { return }
      let hasDefault = parameter.contains { $0.isMark("=") }
      let isVariadic = parameter.suffix(3).map(\.text) == [".", ".", "."]
      if !hasDefault && !isVariadic { labels.append(first.text) }
    }
    for token in tokens {
      if token.kind == .mark, ["(", "[", "{", "<"].contains(token.text) { depth += 1 }
      if token.kind == .mark, [")", "]", "}", ">"].contains(token.text) { depth -= 1 }
      if depth <= 0 && token.isMark(",") {
        finish()
        parameter = []
      } else {
        parameter.append(token)
      }
    }
    finish()
    return labels
  }
}
