// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// What Apple's documentation says of a table's rows and their modifiers.
@MainActor @Suite struct TableRowModifierTests {
  private struct Plant: Identifiable, Equatable {
    var id: Int
    var name: String
    var parts: [Plant]?
  }

  private static let plants = ["Fern", "Moss", "Rose"].enumerated().map { Plant(id: $0, name: $1) }
  private static let garden = [
    Plant(id: 9, name: "Tree", parts: [Plant(id: 10, name: "Leaf"), Plant(id: 11, name: "Root", parts: [])])
  ]

  private func host(_ view: some View) -> ViewHost {
    let host = makeHost(view, 800, 600)
    host.update()
    return host
  }

  private func middle(_ host: ViewHost, _ text: String) throws -> CGPoint {
    let frame = try #require(host.snapshot().root.all("Text").first { $0.text == text }?.rendered)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private struct Menus: View {
    @State private var selection: Int?
    @State private var log: [String] = []

    var body: some View {
      VStack(spacing: 0) {
        Table(of: Plant.self, selection: $selection) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(TableRowModifierTests.plants) { plant in
            if plant.id == 1 {
              TableRow(plant).selectionDisabled()
            } else {
              TableRow(plant).contextMenu { Button("Water \(plant.name)") { log.append(plant.name) } }
            }
          }
        }
        Text("\(selection ?? -1) \(log.joined())")
      }
    }
  }

  @Test("A menu of a row's own opens; its row is chosen by a tap, one with disabled selection isn't")
  func menus() throws {
    let host = host(Menus())
    host.tap(at: try middle(host, "Moss"))
    #expect(host.texts.last == "-1 ")
    host.tap(at: try middle(host, "Rose"))
    #expect(host.texts.last == "2 ")
    #expect(host.longPress(at: try middle(host, "Rose")))
    host.tap(at: try middle(host, "Water Rose"))
    #expect(host.texts.contains("2 Rose"))
    #expect(host.warnings.isEmpty, "\(host.warnings)")
  }

  private struct Dragging: View {
    @State private var plants = TableRowModifierTests.plants
    @State private var log = ""

    var body: some View {
      VStack(spacing: 0) {
        Table(of: Plant.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(plants) { plant in
            TableRow(plant)
              .itemProvider { plant.id == 0 ? NSItemProvider(object: NSString(string: plant.name)) : nil }
          }
          .dropDestination(for: String.self) { offset, names in
            plants.insert(contentsOf: names.map { Plant(id: plants.count, name: "new \($0)") }, at: offset)
          }
        }
        Table(of: Plant.self) {
          TableColumn("Name") { Text(verbatim: "to \($0.name)") }
        } rows: {
          TableRow(Plant(id: 7, name: "Pot")).draggable("pot").dropDestination(for: String.self) { log += $0.joined() }
        }
        Text(verbatim: log)
      }
    }
  }

  @Test("Rows are dragged, dropped on, and dropped between; a row that gives nothing isn't dragged")
  func dragging() throws {
    let host = host(Dragging())
    let (fern, pot) = (try middle(host, "Fern"), try middle(host, "to Pot"))
    #expect(host.dragAndDrop(from: fern, to: pot))
    #expect(host.texts.last == "Fern")
    #expect(!host.dragAndDrop(from: try middle(host, "Moss"), to: pot))
    #expect(host.dragAndDrop(from: pot, to: CGPoint(x: fern.x, y: fern.y + 5)))
    #expect(host.texts.prefix(5) == ["Name", "Fern", "new pot", "Moss", "Rose"])
  }

  @Test("What is inserted comes as providers, with the place")
  func providers() throws {
    var calls: [String] = []
    let table = Table(of: Plant.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(Self.plants) { TableRow($0) }.onInsert(of: [.text]) { calls.append("\($0): \($1.count)") }
    }
    let host = host(table)
    let rose = try middle(host, "Rose")
    #expect(host.drop(["a", "b"], at: CGPoint(x: rose.x, y: rose.y + 5)))
    #expect(calls == ["3: 2"])
  }

  @Test("An outline's rows open at their sign, and keep what their builder says")
  func outline() throws {
    var log: [String] = []
    let table = Table(of: Plant.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      OutlineGroup(Self.garden, children: \.parts) { plant in
        TableRow(plant).contextMenu { Button("Cut \(plant.name)") { log.append(plant.name) } }
      }
      OutlineGroup(Plant(id: 20, name: "Lawn"), children: \.parts)
    }
    let host = host(table)
    #expect(host.texts == ["Name", "Tree", "Lawn"])
    let row = host.frame("TableRowLayout[1]")
    host.tap(at: CGPoint(x: row.minX + 3, y: row.midY))
    #expect(host.texts == ["Name", "Tree", "Leaf", "Root", "Lawn"])
    #expect(host.longPress(at: try middle(host, "Leaf")))
    host.tap(at: try middle(host, "Cut Leaf"))
    #expect(log == ["Leaf"])
  }

  @Test("A row that discloses others takes what modifiers say of it")
  func disclosure() throws {
    var log: [String] = []
    let table = Table(of: Plant.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      DisclosureTableRow(Self.garden[0], isExpanded: .constant(true)) { TableRow(Self.plants[0]) }
        .contextMenu {
          Button("Cut") { log.append("cut") }
        } preview: {
          Text("Preview")
        }
    }
    let host = host(table)
    #expect(host.texts == ["Name", "Tree", "Fern"])
    #expect(host.longPress(at: try middle(host, "Tree")))
    host.tap(at: try middle(host, "Cut"))
    #expect(log == ["cut"])
  }

  @Test("Headers can be hidden; columns of newer systems stand among others")
  func headers() {
    let table = Table(Self.plants) {
      TableColumn("Name", value: \.name)
      if #available(macOS 15, iOS 18, *) { TableColumn("Id") { Text("#\($0.id)") } }
    }
    #expect(host(table).texts.prefix(4) == ["Name", "Id", "Fern", "#0"])
    #expect(host(table.tableColumnHeaders(.visible)).texts.first == "Name")
    let bare = host(table.tableColumnHeaders(.hidden))
    #expect(bare.texts.prefix(2) == ["Fern", "#0"])
    #expect(bare.frame("TableRowLayout[0]").minY < host(table).frame("TableRowLayout[1]").minY)
  }

  @Test("An outline of bindings shows and changes its elements")
  func bindings() throws {
    struct Page: View {
      @State var plants = TableRowModifierTests.garden
      @State var root = TableRowModifierTests.plants[0]
      var body: some View {
        List {
          OutlineGroup($plants, children: \.parts) { $plant in
            Button("\(plant.name) \(plant.id)") { plant.name += "!" }
          }
          OutlineGroup($root, id: \.name, children: \.parts) { $plant in Text(plant.name) }
        }
      }
    }
    let host = host(Page())
    #expect(host.texts == ["Tree 9", "Fern"])
    host.tap(at: try middle(host, "Tree 9"))
    #expect(host.texts == ["Tree! 9", "Fern"])
  }

  @Test("What belongs to a strip of letters, to sections' actions and to sidebars is kept")
  func kept() {
    struct Reader: View {
      @Environment(\.sidebarRowSize) private var size
      var body: some View { Text("\(size == .large) \(size == .medium)") }
    }
    let view = List {
      Section("A") { Reader() }.sectionIndexLabel("A").sectionActions { Button("Add") {} }
      Section("B") { Reader().environment(\.sidebarRowSize, .large) }.sectionIndexLabel(Text("B"))
    }
    .listSectionIndexVisibility(.visible).replaceDisabled()
    let host = host(view)
    #expect(host.texts.contains("false true") && host.texts.contains("true false"))
    #expect(host.root.attributes("sectionIndexLabel").count == 2)
    #expect(host.root.attributes("listSectionIndexVisibility").count == 1)
    #expect(host.warnings.isEmpty, "\(host.warnings)")
  }
}
