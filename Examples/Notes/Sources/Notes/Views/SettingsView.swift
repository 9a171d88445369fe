// SPDX-License-Identifier: Apache-2.0
import NotesStore
import SwiftUI

/// What somebody prefers. It holds for this app alone, and not for the notes.
struct SettingsView: View {
  @AppStorage(PreferenceKey.order) private var order = NoteQuery.Order.modified
  @AppStorage(PreferenceKey.previewLines) private var lines = PreviewLines.one
  @AppStorage(PreferenceKey.tint) private var tint = Tint.yellow
  @AppStorage(PreferenceKey.appearance) private var appearance = Appearance.system
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Section("List") {
        Picker("Sort By", selection: $order) {
          ForEach(NoteQuery.Order.allCases, id: \.self) { Text($0.name) }
        }
        Picker("Preview", selection: $lines) {
          ForEach(PreviewLines.allCases) { Text($0.name) }
        }
      }
      Section("Appearance") {
        Picker("Appearance", selection: $appearance) {
          ForEach(Appearance.allCases) { Text($0.name) }
        }
        .pickerStyle(.segmented)
        HStack {
          ForEach(Tint.allCases) { tint in
            Button {
              self.tint = tint
            } label: {
              Circle()
                .fill(tint.color.gradient)
                .frame(width: 30, height: 30)
                .overlay { if tint == self.tint { Image(systemName: "checkmark").bold().foregroundStyle(.white) } }
                .frame(maxWidth: .infinity, minHeight: 44)
                .contentShape(.rect)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(tint.name)
            .accessibilityAddTraits(tint == self.tint ? .isSelected : [])
          }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Tint")
      }
    }
    .navigationTitle("Settings")
    .toolbarTitleDisplayMode(.inline)
    #if !os(macOS)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    #endif
  }
}

#Preview("Settings") { NavigationStack { SettingsView() } }
