// SPDX-License-Identifier: Apache-2.0
import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The macros that the compiler finds in this plug-in.
@main
struct GnomonMacros: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    PreviewMacro.self, PreviewableMacro.self, EntryMacro.self, EntryDefaultValueMacro.self, AnimatableMacro.self,
    AnimatableIgnoredMacro.self,
  ]
}
