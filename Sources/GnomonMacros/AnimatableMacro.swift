// SPDX-License-Identifier: Apache-2.0
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable`: the animated part of a type, made of its stored variables.
struct AnimatableMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard isSupported(declaration) else {
      context.say("'@Animatable' belongs on a structure or a class with stored properties", at: node)
      return []
    }
    if protocols.isEmpty { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): Gnomon.Animatable {}")]
  }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard isSupported(declaration) else { return [] }
    let variables = declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    let writesItself = variables.contains { variable in
      variable.bindings.contains { $0.pattern.trimmedDescription == "animatableData" }
    }
    if writesItself { return [] }

    let animated = variables.filter(\.isAnimated)
    let parts = animated.flatMap { AnimatedProperty.properties(of: $0, in: context) }
    guard !parts.isEmpty else {
      if animated.isEmpty {
        context.say("there is nothing to animate: the type has no stored variables", at: node, severity: .warning)
      }
      return []
    }
    let access = declaration.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
    return ["\(raw: access)nonisolated var animatableData: \(raw: AnimatedProperty.accessors(of: parts))"]
  }

  private static func isSupported(_ declaration: some DeclGroupSyntax) -> Bool {
    declaration.is(StructDeclSyntax.self) || declaration.is(ClassDeclSyntax.self)
  }
}

/// `@AnimatableIgnored` is only looked for by `@Animatable`.
struct AnimatableIgnoredMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}

/// A property that is animated, and its type as it's written.
private struct AnimatedProperty {
  var name: String
  var type: TypeSyntax

  /// Pairs and lists of values are vectors already; all else has an animated part.
  private var isVector: Bool { ["AnimatablePair", "AnimatableValues"].contains(type.lastName) }
  private var vector: String { isVector ? type.description : "\(type).AnimatableData" }
  private var value: String { isVector ? "self.\(name)" : "self.\(name).animatableData" }

  static func properties(of variable: VariableDeclSyntax, in context: some MacroExpansionContext)
    -> [AnimatedProperty]
  {
    // `var x, y: CGFloat` has its type behind the last name.
    var type: TypeSyntax?
    var properties: [AnimatedProperty] = []
    for binding in variable.bindings.reversed() {
      if binding.typeAnnotation != nil || binding.initializer != nil { type = binding.writtenType }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        context.say("'@Animatable' can't take a property apart", at: binding)
        continue
      }
      guard let type else {
        context.say(
          "'@Animatable' needs the type of '\(name)' written, or '@AnimatableIgnored' on it", at: binding,
          fixIts: [.ignoring(variable)])
        continue
      }
      if type.isKnownNotToAnimate {
        context.say(
          "'\(name)' can't be animated: \(type) has no animatable part", at: binding, fixIts: [.ignoring(variable)])
        continue
      }
      properties.append(AnimatedProperty(name: name, type: type))
    }
    return properties.reversed()
  }

  /// The property's type and accessors.
  static func accessors(of parts: [AnimatedProperty]) -> String {
    let vectors = parts.map(\.vector).joined(separator: ", ")
    let values = parts.map(\.value).joined(separator: ", ")
    switch parts.count {
    case 1:
      return "\(vectors) {\nget { \(values) }\nset { \(values) = newValue }\n}"
    case 2:
      return """
        Gnomon.AnimatablePair<\(vectors)> {
        get { Gnomon.AnimatablePair(\(values)) }
        set {
        \(parts[0].value) = newValue.first
        \(parts[1].value) = newValue.second
        }
        }
        """
    default:
      return """
        Gnomon.AnimatableValues<\(vectors)> {
        get { Gnomon.AnimatableValues(\(values)) }
        set { (\(values)) = newValue.value }
        }
        """
    }
  }
}

extension FixIt {
  /// Leaves a property out of what is animated.
  fileprivate static func ignoring(_ variable: VariableDeclSyntax) -> FixIt {
    var ignored = variable
    ignored.leadingTrivia = []
    ignored.attributes.insert(
      .attribute(AttributeSyntax("@AnimatableIgnored ")), at: ignored.attributes.startIndex)
    ignored.leadingTrivia = variable.leadingTrivia
    return .replacing("add '@AnimatableIgnored'", variable, with: ignored)
  }
}

extension VariableDeclSyntax {
  /// Whether it is a stored variable of an instance without a wrapper.
  fileprivate var isAnimated: Bool {
    guard bindingSpecifier.tokenKind == .keyword(.var), attributes.isEmpty else { return false }
    guard !modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }) else { return false }
    return bindings.allSatisfy { binding in
      switch binding.accessorBlock?.accessors {
      case nil: true
      case .getter: false
      case .accessors(let list): list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
      }
    }
  }
}

extension PatternBindingSyntax {
  /// The type behind the colon, or the one that the initial value shows without the compiler's help.
  fileprivate var writtenType: TypeSyntax? {
    if let type = typeAnnotation?.type { return type.trimmed }
    guard let value = initializer?.value else { return nil }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if let negative = value.as(PrefixOperatorExprSyntax.self), negative.expression.is(FloatLiteralExprSyntax.self) {
      return "Double"
    }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    // `Angle(degrees: 1)`, `CGPoint.zero`, `Angle.degrees(1)`
    let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    let name = callee.as(MemberAccessExprSyntax.self)?.base ?? callee
    guard let name = name.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true else {
      return nil
    }
    return "\(raw: name)"
  }
}

extension TypeSyntax {
  /// Whether the type as it's written has no animatable part for sure.
  fileprivate var isKnownNotToAnimate: Bool {
    let isPlain =
      self.is(OptionalTypeSyntax.self) || self.is(ArrayTypeSyntax.self) || self.is(DictionaryTypeSyntax.self)
      || self.is(TupleTypeSyntax.self) || self.is(FunctionTypeSyntax.self) || self.is(AttributedTypeSyntax.self)
      || self.is(SomeOrAnyTypeSyntax.self)
    let names: Set<String> = [
      "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "String",
      "Character", "Date", "URL", "UUID", "Data", "Array", "Dictionary", "Set", "Optional",
    ]
    return isPlain || lastName.map(names.contains) ?? false
  }
}
