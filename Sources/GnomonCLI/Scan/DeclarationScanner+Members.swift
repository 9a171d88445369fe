// SPDX-License-Identifier: Apache-2.0
/// Properties and initializers.
extension DeclarationScanner {
  mutating func scanVariables(prefix: Prefix, owner: Owner?) {
    let isVariable = current?.text == "var"
    index += 1
    let isStatic = prefix.modifiers.contains("static") || prefix.modifiers.contains("class")
    repeat {
      var property = StoredProperty(
        name: current?.text ?? "", attributes: prefix.attributes, hasInitialValue: prefix.modifiers.contains("lazy"),
        isOptionalVariable: false, isConstant: !isVariable,
        isPrivate: !prefix.modifiers.isDisjoint(with: ["private", "fileprivate"]))
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
        let start = index
        skipExpression()
        property.initialValue = valueRange(tokens[start..<index])
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
    let inside = Array(tokens[min(start, index)..<max(start, index - 1)])
    let required = Self.requiredLabels(inside)
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
        required: required, parameters: Self.parameters(inside)))
  }

  /// Where a value's tokens stand; observers behind it are left out.
  private func valueRange(_ value: ArraySlice<Token>) -> Range<Int>? {
    var depth = 0
    for (place, token) in zip(value.indices, value) where token.kind == .mark {
      if token.text == "{", depth == 0, place + 1 < value.endIndex,
        ["willSet", "didSet"].contains(value[place + 1].text)
      {
        return Self.range(value[..<place])
      }
      if ["(", "[", "{"].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
    }
    return Self.range(value)
  }

  private static func range(_ tokens: some BidirectionalCollection<Token>) -> Range<Int>? {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// The labels of the parameters that have neither a default nor a variable number of values.
  static func requiredLabels(_ tokens: [Token]) -> [String] {
    split(tokens).compactMap { parameter in
      guard let first = parameter.first(where: { $0.kind == .word }) else { return nil }
      let hasDefault = parameter.contains { $0.isMark("=") }
      let isVariadic = parameter.suffix(3).map(\.text) == [".", ".", "."]
      return hasDefault || isVariadic ? nil : first.text
    }
  }

  /// What an initializer takes, with the names of those that have no label.
  static func parameters(_ tokens: [Token]) -> [Initializer.Parameter] {
    split(tokens).compactMap { parameter in
      var words = parameter.prefix { !$0.isMark(":") }
      while let attribute = words.firstIndex(where: { $0.isMark("@") }) { words = words[(attribute + 2)...] }
      let names = words.filter { $0.kind == .word }.map(\.text)
      guard let first = names.first, let last = names.last else { return nil }
      let value = parameter.firstIndex { $0.isMark("=") }.flatMap { range(parameter[($0 + 1)...]) }
      return Initializer.Parameter(label: first == "_" ? nil : first, name: last, defaultValue: value)
    }
  }

  /// The tokens between the commas.
  private static func split(_ tokens: [Token]) -> [[Token]] {
    var parameters: [[Token]] = []
    var depth = 0
    var parameter: [Token] = []
    for token in tokens {
      if token.kind == .mark, ["(", "[", "{", "<"].contains(token.text) { depth += 1 }
      if token.kind == .mark, [")", "]", "}", ">"].contains(token.text) { depth -= 1 }
      if depth <= 0 && token.isMark(",") {
        parameters.append(parameter)
        parameter = []
      } else {
        parameter.append(token)
      }
    }
    return parameters + [parameter]
  }
}
