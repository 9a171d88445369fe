// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The module `CoreData`, in programs. What is claimed is Apple's documentation's; the claims are in the programs, with the pages' names.
@Suite(.serialized) struct CoreDataTests {
  private let workspace: Workspace
  init() throws { workspace = try Workspace() }

  @Test(.timeLimit(.minutes(30))) func objectsAreKeptInMemoryAsDocumented() throws {
    try CoreDataProgram.write(workspace)
    let run = try workspace.gnomon("run", "--package-path", "app")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("FAILED") } == [])
    #expect(lines.filter { $0.hasPrefix("ok ") }.count == 57)
    #expect(lines.last == "end")
    // What isn't done is said once.
    for sentence in [
      "Core Data keeps its objects in memory here: nothing is read from Shop.sqlite, and nothing is written to it.",
      "the entity Box has no property 'none': on Linux only properties of the model are found by their names.",
      "'size' of Box can't be a String: it keeps the value that it had.",
    ] { #expect(run.errors.components(separatedBy: sentence).count == 2, "\(sentence)") }
    #expect(!run.errors.contains("/dev/null"))
  }

  @Test(.timeLimit(.minutes(30))) func viewsFollowTheObjectsOfTheirContext() throws {
    try workspace.write(
      "shop/Shop.xcdatamodeld/Shop.xcdatamodel/contents",
      """
      <model><entity name="Item" representedClassName="Item" codeGenerationType="class">
        <attribute name="name" optional="YES" attributeType="String"/>
        <attribute name="kind" optional="YES" attributeType="String"/></entity></model>
      """)
    try workspace.write(
      "shop/Store.swift",
      """
      import CoreData

      @MainActor enum Store {
        static let context: NSManagedObjectContext = {
          let container = NSPersistentContainer(name: "Shop")
          container.persistentStoreDescriptions[0].url = URL(fileURLWithPath: "/dev/null")
          container.loadPersistentStores { _, _ in }
          for (name, kind) in [("rye", "bread"), ("oat", "bread"), ("plum", "cake")] {
            let item = Item(context: container.viewContext)
            (item.name, item.kind) = (name, kind)
          }
          return container.viewContext
        }()
      }
      """)
    // These files import SwiftUI alone, as Xcode allows it.
    try workspace.write(
      "shop/Shelf.swift",
      """
      import SwiftUI

      struct Row: View {
        @ObservedObject var item: Item
        var body: some View { Text(item.name ?? "") }
      }

      struct Shelf: View {
        @Environment(\\.managedObjectContext) private var context
        @FetchRequest(sortDescriptors: [SortDescriptor(\\.name)]) private var items: FetchedResults<Item>
        @FetchRequest(entity: Item.entity(), sortDescriptors: [], predicate: NSPredicate(format: "kind == 'cake'")) var cakes: FetchedResults<Item>
        @SectionedFetchRequest(sectionIdentifier: \\.kind, sortDescriptors: [SortDescriptor(\\.kind), SortDescriptor(\\.name, order: .reverse)])
        private var groups: SectionedFetchResults<String?, Item>

        var body: some View {
          VStack {
            ForEach(items) { Row(item: $0) }
            Text("\\(items.count) things, \\(cakes.count) cakes")
            ForEach(groups) { group in Text("\\(group.id ?? "none"): \\(group.map { $0.name ?? "" }.joined(separator: ", "))") }
          }
          .onAppear {
            items[0].name = "barley"
            let tart = Item(context: context)
            (tart.name, tart.kind) = ("tart", "cake")
            cakes.first.map(context.delete)
          }
        }
      }

      struct Chosen: View {
        @FetchRequest(sortDescriptors: []) private var items: FetchedResults<Item>
        var body: some View {
          Text("\\(items.count) of some").onAppear { items.nsPredicate = NSPredicate(format: "name BEGINSWITH 'o'") }
        }
      }

      struct Lost: View {
        @FetchRequest(sortDescriptors: []) private var items: FetchedResults<Item>
        var body: some View { Text("\\(items.count) lost") }
      }

      #Preview("Shelf") { Shelf().environment(\\.managedObjectContext, Store.context) }
      #Preview("Chosen") { Chosen().environment(\\.managedObjectContext, Store.context) }
      #Preview("Lost") { Lost() }
      """)
    let shelf = try workspace.gnomon("layout", "shop", "--preview", "Shelf", "--size", "300x200")
    #expect(shelf.status == 0, "\(shelf.errors)")
    for text in ["barley", "rye", "tart", "3 things, 1 cakes", "bread: rye, barley", "cake: tart"] {
      #expect(shelf.output.contains("\"\(text)\""), "\(text) in \(shelf.output)")
    }
    #expect(!shelf.output.contains("plum"))
    let chosen = try workspace.gnomon("layout", "shop", "--preview", "Chosen", "--size", "300x200")
    #expect(chosen.output.contains("\"1 of some\""), "\(chosen.output)\(chosen.errors)")
    let lost = try workspace.gnomon("layout", "shop", "--preview", "Lost", "--size", "300x200")
    #expect(
      lost.output.contains("\"0 lost\"") && lost.errors.contains("@FetchRequest of Item finds nothing"),
      "\(lost.errors)")
  }
}
