// SPDX-License-Identifier: Apache-2.0
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What a macro says about its use.
struct MacroMessage: DiagnosticMessage, FixItMessage {
  var message: String
  var severity: DiagnosticSeverity = .error

  /// Messages aren't told apart by programs.
  var diagnosticID: MessageID { MessageID(domain: "Gnomon", id: "macro") }
  var fixItID: MessageID { diagnosticID }
}

extension MacroExpansionContext {
  /// Says that a macro can't be used so.
  func say(
    _ message: String, at node: some SyntaxProtocol, severity: DiagnosticSeverity = .error, fixIts: [FixIt] = []
  ) {
    diagnose(
      Diagnostic(node: Syntax(node), message: MacroMessage(message: message, severity: severity), fixIts: fixIts))
  }
}

extension FixIt {
  /// Puts one piece of source in another's place.
  static func replacing(_ message: String, _ old: some SyntaxProtocol, with new: some SyntaxProtocol) -> FixIt {
    FixIt(
      message: MacroMessage(message: message), changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
  }
}
