// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// A project of Xcode's with a model of data: it's a group of versions among the sources, and Xcode writes the classes.
@Suite(.serialized) struct CoreDataProjectTests {
  private let workspace: Workspace
  init() throws { workspace = try Workspace() }

  private func writeModel(_ attributes: String...) throws {
    try workspace.write(
      "Notes/Notes.xcdatamodeld/Notes.xcdatamodel/contents",
      """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <model type="com.apple.IDECoreDataModeler.DataModel">
          <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
              \(attributes.joined(separator: "\n        "))
          </entity>
      </model>
      """)
  }

  private static let made =
    "<attribute name=\"made\" optional=\"YES\" attributeType=\"Date\" usesScalarValueType=\"NO\"/>"

  private func writeView(_ row: String) throws {
    try workspace.write(
      "Notes/ContentView.swift",
      """
      import CoreData
      import SwiftUI

      struct Notebook {
        static let shared = Notebook()
        @MainActor static let preview: Notebook = {
          let notebook = Notebook(inMemory: true)
          for day in 0..<3 {
            let item = Item(context: notebook.container.viewContext)
            item.made = Date(timeIntervalSince1970: 86_400 * Double(day))
          }
          try? notebook.container.viewContext.save()
          return notebook
        }()
        let container: NSPersistentContainer

        init(inMemory: Bool = false) {
          container = NSPersistentContainer(name: "Notes")
          if inMemory { container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null") }
          container.loadPersistentStores { _, error in if let error = error as NSError? { fatalError("\\(error)") } }
        }
      }

      struct ContentView: View {
        @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\Item.made, ascending: true)], animation: .default)
        private var items: FetchedResults<Item>
        static let formatter: DateFormatter = {
          let formatter = DateFormatter()
          formatter.dateFormat = "yyyy-MM-dd"
          formatter.timeZone = TimeZone(identifier: "UTC")
          return formatter
        }()
        var model: NSManagedObjectModel? {
          Bundle.main.url(forResource: "Notes", withExtension: "momd").flatMap { NSManagedObjectModel(contentsOf: $0) }
        }

        var body: some View {
          VStack {
            ForEach(items) { item in \(row) }
            Text("\\(model?.entities.count ?? 0) of \\(items.count)")
          }
        }
      }

      #Preview("Notes") { ContentView().environment(\\.managedObjectContext, Notebook.preview.container.viewContext) }
      """)
  }

  @Test(.timeLimit(.minutes(30))) func anAppShowsTheObjectsOfItsPreview() throws {
    try workspace.write("Notes.xcodeproj/project.pbxproj", Self.project)
    try workspace.write(
      "Notes/NotesApp.swift",
      """
      import SwiftUI
      @main struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView().environment(\\.managedObjectContext, Notebook.shared.container.viewContext) }
        }
      }
      """)
    try writeModel(Self.made)
    try writeView("Text(item.made!, formatter: Self.formatter)")
    let shown = try workspace.gnomon("layout", "Notes.xcodeproj", "--preview", "Notes", "--size", "300x200")
    #expect(shown.status == 0, "\(shown.errors)")
    for text in ["1970-01-01", "1970-01-02", "1970-01-03", "1 of 3"] {
      #expect(shown.output.contains("\"\(text)\""), "\(text) in \(shown.output)")
    }
    let built = try workspace.gnomon("build", "Notes.xcodeproj")
    #expect(built.status == 0, "\(built.output)\(built.errors)")
    // The package manager doesn't know that classes are made of models: nothing but the model changes first.
    try writeModel("<attribute name=\"day\" optional=\"YES\" attributeType=\"Date\" usesScalarValueType=\"NO\"/>")
    #expect(try workspace.gnomon("build", "Notes.xcodeproj").status != 0)
    try writeModel(Self.made, "<attribute name=\"title\" attributeType=\"String\" defaultValueString=\"none\"/>")
    try writeView("Text(item.title ?? \"\")")
    let changed = try workspace.gnomon("build", "Notes.xcodeproj")
    #expect(changed.status == 0, "\(changed.output)\(changed.errors)")
  }

  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      classes = { };
      objectVersion = 56;
      objects = {
        P0 = { isa = PBXProject; buildConfigurationList = CP; mainGroup = G0; developmentRegion = en; projectDirPath = ""; targets = (TA); };
        G0 = { isa = PBXGroup; children = (GA); sourceTree = "<group>"; };
        GA = { isa = PBXGroup; children = (F1, F2, VM); path = Notes; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = NotesApp.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = ContentView.swift; sourceTree = "<group>"; };
        FM = { isa = PBXFileReference; lastKnownFileType = wrapper.xcdatamodel; path = Notes.xcdatamodel; sourceTree = "<group>"; };
        VM = { isa = XCVersionGroup; children = (FM); currentVersion = FM; path = Notes.xcdatamodeld; sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = VM; };
        SA = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
        TA = { isa = PBXNativeTarget; name = Notes; productType = "com.apple.product-type.application"; buildConfigurationList = CA;
          buildPhases = (SA); dependencies = (); };
        CP = { isa = XCConfigurationList; buildConfigurations = (C1); defaultConfigurationName = Debug; };
        C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
        CA = { isa = XCConfigurationList; buildConfigurations = (C2); defaultConfigurationName = Debug; };
        C2 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; PRODUCT_BUNDLE_IDENTIFIER = com.example.notes; }; };
      };
      rootObject = P0;
    }
    """
}
