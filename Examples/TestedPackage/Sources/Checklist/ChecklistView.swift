// SPDX-License-Identifier: Apache-2.0
import SwiftUI

public struct ChecklistView: View {
  @State private var checklist: Checklist
  @State private var newTitle = ""

  public init(_ checklist: Checklist) { _checklist = State(initialValue: checklist) }

  public var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(checklist.items) { item in
            ItemRow(item: item) { checklist.toggle(item) }
          }
          .onDelete { checklist.delete(at: $0) }
        } header: {
          ProgressView("Done", value: checklist.progress)
        }
        Section {
          HStack {
            TextField("New item", text: $newTitle)
              .onSubmit(add)
            Button("Add", action: add)
              .disabled(newTitle.trimmingCharacters(in: .whitespaces).isEmpty)
          }
        }
      }
      .overlay {
        if checklist.isLoading {
          ProgressView("Loading")
        } else if let failure = checklist.failure {
          ContentUnavailableView(failure, systemImage: "wifi.slash")
        }
      }
      .navigationTitle("Packing")
    }
    .task { await checklist.load() }
  }

  private func add() {
    checklist.add(newTitle)
    newTitle = ""
  }
}

struct ItemRow: View {
  let item: ChecklistItem
  let toggle: () -> Void

  var body: some View {
    Button {
      toggle()
    } label: {
      HStack {
        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
          .accessibilityHidden(true)
        Text(item.title)
          .strikethrough(item.isDone)
      }
    }
    .accessibilityValue(item.isDone ? "done" : "to do")
  }
}

#Preview("Empty") { ChecklistView(Checklist()) }

#Preview("Three items") {
  ChecklistView(Checklist(["Passport", "Toothbrush", "A raincoat, and whatever else the weather may ask for"]))
}

#Preview("Row", traits: .sizeThatFitsLayout) {
  ItemRow(item: ChecklistItem(id: 1, title: "Passport")) {}.padding()
}
