// SPDX-License-Identifier: Apache-2.0
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: accessors that read and write a key, and the key.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = Entry(declaration, attribute: node, in: context, reports: true) else {
      // With an accessor the compiler has no complaints of its own that follow from ours.
      let variable = declaration.as(VariableDeclSyntax.self)
      let canCompute = variable?.bindingSpecifier.tokenKind == .keyword(.var)
      return canCompute && variable?.bindings.first?.accessorBlock == nil ? ["get { fatalError() }"] : []
    }
    return ["get { self[\(raw: entry.keyName).self] }", "set { self[\(raw: entry.keyName).self] = newValue }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessors' expansion says what is wrong.
    guard let entry = Entry(declaration, attribute: node, in: context, reports: false) else { return [] }
    return [entry.key]
  }
}

/// `@__EntryDefaultValue static var defaultValue = value`: computed, with the type that the compiler finds for the value.
struct EntryDefaultValueMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value else { return [] }
    return ["get { \(value.trimmed) }"]
  }
}

/// A property with `@Entry`, as far as it can be one.
private struct Entry {
  /// The types that can be extended, with the protocol of their keys.
  private static let owners = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  private var keyProtocol: String
  private var binding: PatternBindingSyntax
  private var name: String

  var keyName: String { "__Key_" + name }

  init?(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax, in context: some MacroExpansionContext,
    reports: Bool
  ) {
    func refuse(_ message: String, at node: some SyntaxProtocol, fixIts: [FixIt] = []) {
      if reports { context.say(message, at: node, fixIts: fixIts) }
    }
    let owner = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.lastName
    guard let variable = declaration.as(VariableDeclSyntax.self), let owner,
      let keyProtocol = Self.owners[owner]
    else {
      refuse(
        "'@Entry' belongs on a variable in an extension of EnvironmentValues, Transaction, ContainerValues or "
          + "FocusedValues", at: attribute)
      return nil
    }
    self.keyProtocol = keyProtocol
    if variable.bindingSpecifier.tokenKind == .keyword(.let) {
      let variableKeyword = variable.bindingSpecifier.with(\.tokenKind, .keyword(.var))
      refuse(
        "'@Entry' makes a property that can be set: it has to be a 'var'", at: variable.bindingSpecifier,
        fixIts: [.replacing("replace 'let' with 'var'", variable.bindingSpecifier, with: variableKeyword)])
      return nil
    }
    if let modifier = variable.modifiers.first(where: { ["static", "class", "lazy"].contains($0.name.text) }) {
      refuse("a property with '@Entry' can't be '\(modifier.name.text)'", at: modifier)
      return nil
    }
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else {
      refuse("'@Entry' declares one property at a time", at: variable.bindings)
      return nil
    }
    self.binding = binding
    name = pattern.identifier.text.filter { $0 != "`" }
    if let accessors = binding.accessorBlock {
      refuse("a property with '@Entry' has no accessors of its own", at: accessors)
      return nil
    }
    if keyProtocol == "FocusedValueKey" {
      guard let type = binding.typeAnnotation?.type, type.wrappedType != nil else {
        refuse(
          "a focused value is nil where nothing has the focus: its type has to be written and optional", at: binding)
        return nil
      }
      if let value = binding.initializer, !value.value.is(NilLiteralExprSyntax.self) {
        refuse(
          "a focused value has no other default than nil", at: value,
          fixIts: [.replacing("remove the value", binding, with: binding.with(\.initializer, nil))])
        return nil
      }
    } else if binding.initializer == nil, binding.typeAnnotation?.type.wrappedType == nil {
      refuse("'@Entry' needs a default value", at: binding)
      return nil
    }
  }

  /// The key's declaration.
  var key: DeclSyntax {
    let type = binding.typeAnnotation?.type.trimmed
    let value = binding.initializer?.value.trimmed
    let body: String
    if keyProtocol == "FocusedValueKey" {
      body = "typealias Value = \(type?.wrappedType?.description ?? "Never")"
    } else if let type {
      body = """
        typealias Value = \(type.isImplicitlyUnwrapped ? "\(type.wrappedType?.description ?? "")?" : type.description)
        static var defaultValue: Value { \(value?.description ?? "nil") }
        """
    } else {
      body = "@Gnomon.__EntryDefaultValue static var defaultValue = \(value?.description ?? "nil")"
    }
    return """
      private struct \(raw: keyName): Gnomon.\(raw: keyProtocol) {
      \(raw: body)
      }
      """
  }
}

extension TypeSyntax {
  /// The last word of a type's name: `EnvironmentValues` for `SwiftUI.EnvironmentValues`.
  var lastName: String? {
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    return self.as(IdentifierTypeSyntax.self)?.name.text
  }

  var isImplicitlyUnwrapped: Bool { self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }

  /// What an optional type holds. nil where the type isn't written as an optional.
  var wrappedType: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
    let arguments =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    guard lastName == "Optional", let argument = arguments?.arguments.first else { return nil }
    return "\(raw: argument.argument.trimmedDescription)"
  }
}
