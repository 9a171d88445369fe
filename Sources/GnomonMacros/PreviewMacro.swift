// SPDX-License-Identifier: Apache-2.0
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: a type that makes the preview and knows where it stands.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    var closure = node.trailingClosure
    let labelled = node.arguments.first { $0.label?.text == "body" }
    if closure == nil { closure = labelled?.expression.as(ClosureExprSyntax.self) }
    let hasArguments = node.arguments.contains { $0.label?.text == "arguments" }

    // Without the body; the comma behind the last argument goes with it.
    let arguments = node.arguments.filter { $0.label?.text != "body" }.map { argument in
      let label = argument.label.map { "\($0.text): " } ?? ""
      return label + argument.expression.trimmedDescription
    }
    for attribute in NestedPreviewables.find(in: closure) {
      context.say("'@Previewable' belongs at the top of the preview's body", at: attribute)
    }
    var wrapper = ""
    var body = closure?.trimmedDescription ?? labelled?.expression.trimmedDescription ?? "{}"
    if let closure, let previewable = PreviewableBody(closure) {
      if hasArguments {
        context.say("'@Previewable' can't be used in a preview with arguments", at: previewable.attributes[0])
        return []
      }
      wrapper = previewable.view
      body = "{ \(PreviewableBody.name)() }"
    }
    let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
    let call = (arguments + ["body: \(body)"]).joined(separator: ", ")
    return [
      """
      struct \(context.makeUniqueName("Preview")): Gnomon.PreviewRegistry {
      static var fileID: String { \(location?.file ?? "\"\"") }
      static var line: Int { \(location?.line ?? "0") }
      static var column: Int { \(location?.column ?? "0") }
      static func makePreview() throws -> Gnomon.Preview {
      \(raw: wrapper)
      return Gnomon.Preview(\(raw: call))
      }
      }
      """
    ]
  }
}

/// `@Previewable` alone changes nothing: `#Preview` finds it in its body.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let previews = context.lexicalContext.filter { syntax in
      let macro = syntax.asProtocol((any FreestandingMacroExpansionSyntax).self)
      return macro?.macroName.text == "Preview"
    }
    if previews.isEmpty {
      context.say(
        "'@Previewable' works in the body of '#Preview' only",
        at: node,
        fixIts: [.replacing("remove '@Previewable'", node, with: TokenSyntax.identifier("").with(\.leadingTrivia, []))])
    }
    return []
  }
}

/// The body of a preview that declares `@Previewable` properties: they become properties of a view.
private struct PreviewableBody {
  /// The view's name. It's declared inside a function, where it meets no other.
  static let name = "__PreviewContent"

  var attributes: [AttributeSyntax] = []
  private var properties: [String] = []
  private var rest: [String] = []

  /// nil where there is no such property.
  init?(_ closure: ClosureExprSyntax) {
    for statement in closure.statements {
      guard let variable = statement.item.as(VariableDeclSyntax.self),
        let attribute = variable.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) })
          .first(where: { $0.attributeName.lastName == "Previewable" })
      else {
        rest.append(statement.description)
        continue
      }
      attributes.append(attribute)
      var property = variable
      property.attributes = property.attributes.filter { $0.as(AttributeSyntax.self)?.id != attribute.id }
      properties.append(property.trimmedDescription)
    }
    if attributes.isEmpty { return nil }
  }

  /// The view's declaration.
  var view: String {
    """
    struct \(Self.name): Gnomon.View {
    \(properties.joined(separator: "\n"))
    var body: some Gnomon.View {
    \(rest.joined())
    }
    }
    """
  }
}

/// Finds `@Previewable` deeper in a preview's body than at its top.
private final class NestedPreviewables: SyntaxVisitor {
  private var found: [AttributeSyntax] = []
  private var isAtTop: Set<SyntaxIdentifier> = []

  static func find(in closure: ClosureExprSyntax?) -> [AttributeSyntax] {
    guard let closure else { return [] }
    let visitor = NestedPreviewables(viewMode: .sourceAccurate)
    visitor.isAtTop = Set(closure.statements.compactMap { $0.item.as(VariableDeclSyntax.self)?.id })
    visitor.walk(closure.statements)
    return visitor.found
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isAtTop.contains(node.id) { return .visitChildren }
    found += node.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.attributeName.lastName == "Previewable" }
    return .visitChildren
  }
}
