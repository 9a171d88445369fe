// SPDX-License-Identifier: Apache-2.0
import Foundation

private enum FormColumnsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum GroupedFormKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a form around has columns, so that controls show their labels in one of them.
  var isInFormColumns: Bool {
    get { self[FormColumnsKey.self] }
    set { self[FormColumnsKey.self] = newValue }
  }

  /// Whether a form around has groups of rows in which fields show their labels.
  var isInGroupedForm: Bool {
    get { self[GroupedFormKey.self] }
    set { self[GroupedFormKey.self] = newValue }
  }
}

/// A field with its label in front of it where a form has a column for that, or a row with room at its end; elsewhere the
/// label is the field's prompt.
nonisolated struct FormField<Label: View>: View, _SeeThroughView {
  let label: Label
  let field: StyledField
  let hasPrompt: Bool
  @Environment(\.isInFormColumns) private var isInColumns
  @Environment(\.isInGroupedForm) private var isInGroups
  @Environment(\.surroundings) private var surroundings
  @Environment(\.labelsVisibility) private var visibility

  @MainActor var body: some View {
    if isInColumns, surroundings == .plain {
      HStack(alignment: .firstTextBaseline) {
        LeadingLabel(label: label)
        hasPrompt ? field : field.withoutPrompt
      }
    } else if isInGroups, surroundings == .list {
      HStack(alignment: .firstTextBaseline) {
        if visibility != .hidden { ImplicitStack(alignment: .leading, column: { label }) }
        (hasPrompt || visibility == .hidden ? field : field.withoutPrompt).multilineTextAlignment(.trailing)
      }
    } else {
      field
    }
  }
}
