// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonCairo
import Observation
import Testing

@testable import Gnomon
@testable import GnomonLive

/// What a client has after many scenes, each of which tells only what has changed, is what a new client would be told at once.
///
/// `GNOMON_SEEDS=0-100` runs more of them.
@MainActor
@Suite struct SceneOracleTests {
  nonisolated static var seeds: Range<Int> {
    let wanted = ProcessInfo.processInfo.environment["GNOMON_SEEDS"]?.split(separator: "-").compactMap { Int($0) } ?? []
    return wanted.count == 2 ? wanted[0]..<max(wanted[0], wanted[1]) + 1 : 0..<6
  }

  @Test(.timeLimit(.minutes(30)), arguments: seeds)
  func allScenesTogetherAreTheLast(_ seed: Int) async throws {
    let model = OracleModel()
    let client = Client(OracleScreen(model: model), size: CGSize(width: 390, height: 700))
    var instant = SuspendingClock.now
    client.session.now = { instant }
    await client.greet()
    var steps = OracleSteps(seed: UInt64(seed))
    for number in 0..<60 {
      let step = steps.next(client, model)
      if let pause = step.pause { instant += .milliseconds(pause) }
      await client.turn()
      // Time that has passed is told with the next message. This one updates nothing by itself: what was missed stays missed.
      client.say("ack", ["n": 0])
      await client.turn()
      let new = Client.fresh(client.session)
      for difference in client.differences(from: new) {
        Issue.record("seed \(seed), step \(number), \(step.name): \(difference)")
        return
      }
    }
  }

  @Test("A session that sleeps between two messages forgets nothing that the client is still told of")
  func whatIsShownStays() async {
    let model = OracleModel()
    let client = Client(OracleScreen(model: model), size: CGSize(width: 390, height: 700))
    await client.greet()
    for number in 0..<100 {
      model.count = number % 7
      await client.turn()
    }
    #expect(client.differences(from: Client.fresh(client.session)) == [])
    // Texts that came and went are forgotten.
    #expect(client.texts.count < 60)
  }
}

extension Client {
  /// A client that is told all of a session's frame, worked out anew.
  fileprivate static func fresh(_ session: LiveSession) -> Client {
    let host = session.host
    host.knownSemantics = nil
    let client = Client(Text(""))
    let message = SceneEncoder().message(
      host.scene(), SceneEncoder.Surroundings(seen: 0, cursor: "", animates: false, findings: []))
    guard let message else { return client }
    client.session.close()
    client.acknowledges = false
    for picture in message.pictures {
      client.take(.data([2] + (0..<4).map { UInt8(truncatingIfNeeded: picture.number >> ($0 * 8)) } + picture.png))
    }
    client.take(.text(message.json))
    return client
  }

  /// What is seen of a group: its commands with those of the groups inside, with what their numbers stand for.
  private func drawing(_ number: Int, _ indent: String = "") -> [String] {
    guard let group = groups["\(number)"] else { return [indent + "no group \(number)"] }
    return group.flatMap { command -> [String] in
      switch command[0] as? String {
      case "g": [indent + "g \(command)"] + drawing(command[1] as? Int ?? -1, indent + " ")
      case "t":
        [indent + "t \(text(command[1] as? Int ?? -1)) \(command.dropFirst(2))"]
      case "i":
        [indent + "i \(content(command[1] as? Int ?? -1)) \(command.dropFirst(2))"]
      default: [indent + "\(plain(command))"]
      }
    }
  }

  private func text(_ number: Int) -> String {
    guard let lines = texts["\(number)"] else { return "no text \(number)" }
    return lines.map { line in
      let runs = (line[6] as? [[Any]] ?? []).map { run -> String in
        var numbers = run[2] as? [Any] ?? []
        for index in stride(from: 0, to: numbers.count, by: 3) {
          numbers[index] =
            glyphs["\(numbers[index])"].map { glyph in
              (glyph as? [Any]).map { "\(content($0[0] as? Int ?? -1)) \($0.dropFirst())" } ?? "\(glyph)"
            } ?? "no glyph \(numbers[index])"
        }
        return "\(run[0]) \(run[1]) \(numbers) \(run[3])"
      }
      return "\(line.prefix(6)) \(runs)"
    }.joined(separator: "|")
  }

  private func content(_ number: Int) -> String { contents[number].map { "\($0.hashValue)" } ?? "no content \(number)" }

  /// A value with the bytes in place of the numbers of pictures, and with fields in an order.
  private func plain(_ value: Any) -> String {
    if let list = value as? [Any] { return "[" + list.map(plain).joined(separator: ", ") + "]" }
    guard let object = value as? [String: Any] else { return "\(value)" }
    return object.sorted { $0.key < $1.key }.map { key, value in
      key == "c" && object["k"] as? String == "picture" ? content(value as? Int ?? -1) : key + plain(value)
    }.joined(separator: ",")
  }

  /// What the client has otherwise than another, a sentence each.
  fileprivate func differences(from other: Client) -> [String] {
    var found: [String] = []
    let (mine, others) = (drawing(root), other.drawing(other.root))
    if mine != others {
      let index = zip(mine, others).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      let place = index ?? min(mine.count, others.count)
      found.append(
        "drawn: \(mine.dropFirst(place).first ?? "nothing") instead of \(others.dropFirst(place).first ?? "nothing")")
    }
    for number in Set(elements.keys).union(other.elements.keys).sorted() {
      let (own, wanted) = (elements[number].map(plain), other.elements[number].map(plain))
      if own != wanted { found.append("element \(number): \(own ?? "nothing") instead of \(wanted ?? "nothing")") }
    }
    if plain(scrolls) != plain(other.scrolls) { found.append("scrolls: \(scrolls) instead of \(other.scrolls)") }
    if focus.map(plain) != other.focus.map(plain) {
      found.append("focus: \(String(describing: focus)) instead of \(String(describing: other.focus))")
    }
    return found
  }
}

// MARK: What is done

@MainActor
private struct OracleSteps {
  struct Step {
    var name: String
    /// The milliseconds that pass behind it.
    var pause: Int?
  }

  private var seed: UInt64
  private var isDown = false

  init(seed: UInt64) { self.seed = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  private mutating func random(_ count: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(seed >> 33) % max(1, count)
  }

  private mutating func one<Element>(of list: [Element]) -> Element? { list.isEmpty ? nil : list[random(list.count)] }

  /// Where an element lies on the canvas.
  private func place(of element: [String: Any], _ client: Client) -> CGPoint {
    var frame = element["frame"] as? [Double] ?? [0, 0, 0, 0]
    var inside = element["inside"] as? Int ?? 0
    while inside != 0, let scroll = client.scrolls["\(inside)"], let box = scroll["frame"] as? [Double],
      let offset = scroll["offset"] as? [Double]
    {
      frame[0] += box[0] - offset[0]
      frame[1] += box[1] - offset[1]
      inside = scroll["inside"] as? Int ?? 0
    }
    return CGPoint(x: frame[0] + frame[2] - min(20, frame[2] / 2), y: frame[1] + frame[3] / 2)
  }

  mutating func next(_ client: Client, _ model: OracleModel) -> Step {
    let elements = client.elements.sorted { Int($0.key) ?? 0 < Int($1.key) ?? 0 }
    let pause = [nil, nil, 5, 16, 40, 120, 400][random(7)]
    switch random(20) {
    case 0...5:
      let able = elements.filter { ($0.value["actions"] as? [String])?.contains("activate") == true }
      guard let element = one(of: able) else { break }
      let point = place(of: element.value, client)
      client.say("pointer", ["kind": "down", "x": Double(point.x), "y": Double(point.y)])
      isDown = random(3) == 0
      if !isDown { client.say("pointer", ["kind": "up", "x": Double(point.x), "y": Double(point.y)]) }
      return Step(name: "a tap on \(element)", pause: pause)
    case 6:
      guard isDown else { break }
      isDown = false
      client.say("pointer", ["kind": ["up", "cancel"][random(2)], "x": 100, "y": 100])
      return Step(name: "a finger lifted", pause: pause)
    case 7:
      client.say("pointer", ["kind": ["hover", "move"][random(2)], "x": random(390), "y": random(700)])
      return Step(name: "a move", pause: pause)
    case 8...10:
      guard let scroll = one(of: client.scrolls.keys.sorted()) else { break }
      let offset = [random(300), random(3_000), random(80_000)][random(3)]
      client.say("scroll", ["view": Int(scroll) ?? 0, "x": 0, "y": offset, "last": random(2) == 0])
      return Step(name: "scrolled to \(offset)", pause: pause)
    case 11:
      let able = elements.filter { $0.value["actions"] != nil }
      guard let element = one(of: able), let action = one(of: element.value["actions"] as? [String] ?? []) else {
        break
      }
      var message: [String: Any] = ["element": Int(element.key) ?? 0, "action": action]
      if action.hasPrefix("named:") { (message["action"], message["name"]) = ("named", String(action.dropFirst(6))) }
      if action == "choose" { message["name"] = (element.value["options"] as? [String])?.last ?? "" }
      client.say("action", message)
      return Step(name: "\(action) on \(element)", pause: pause)
    case 12, 13:
      let fields = elements.filter { ["textField", "textEditor"].contains($0.value["role"] as? String) }
      guard let field = one(of: fields), let number = Int(field.key) else { break }
      switch random(4) {
      case 0: client.say("focus", ["element": number])
      case 1: client.say("focus", ["element": NSNull()])
      case 2: client.say("select", ["element": number, "from": 0, "to": random(4)])
      default:
        client.say("edit", ["element": number, "from": 0, "to": random(2), "text": ["a", "Ä", "🙂", ""][random(4)]])
      }
      return Step(name: "typed", pause: pause)
    case 14:
      client.say("wheel", ["x": 200, "y": 400, "dx": 0, "dy": random(200) - 100, "last": random(2) == 0])
      return Step(name: "a wheel", pause: pause)
    case 15: model.change(random(6))
    case 16:
      client.say("key", ["phase": "down", "key": ["Escape", "Tab", "a", "Enter"][random(4)], "modifiers": [String]()])
      return Step(name: "a key", pause: pause)
    case 17:
      // Not the pixels to a point: a glyph in colours of its own is what it was at first.
      let wish: [String: Any] =
        [
          ["appearance": ["dark", "light"][random(2)]], ["size": [300 + random(200), 500 + random(300)]],
          ["typeSize": ["large", "xxLarge"][random(2)]], ["locale": ["de_DE", "en_US"][random(2)]],
          ["contrast": ["standard", "increased"][random(2)]],
        ][random(5)]
      client.say("surroundings", wish)
      return Step(name: "\(wish)", pause: pause)
    case 18 where random(4) == 0:
      client.say("hello", ["protocol": 1])
      return Step(name: "hello", pause: pause)
    default: break
    }
    return Step(name: "nothing", pause: pause ?? 1_000)
  }
}

// MARK: What is shown

@MainActor @Observable
private final class OracleModel {
  var isOn = true
  var count = 2
  var name = "Mia"
  var theme = "Auto"
  var volume = 0.4
  var rows = Array(0..<12)
  var isLabelled = true

  func change(_ kind: Int) {
    switch kind {
    case 0: count = (count + 1) % 10
    case 1: withAnimation(.linear(duration: 0.2)) { rows.shuffle() }
    case 2: rows.append((rows.max() ?? 0) + 1)
    case 3: if rows.count > 2 { withAnimation { rows.removeFirst() } }
    case 4: isLabelled.toggle()
    default: isOn.toggle()
    }
  }
}

private struct OracleScreen: View {
  @Bindable var model: OracleModel
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      OracleForm(model: model).tabItem { Label("Form", systemImage: "gear") }.tag(0)
      OracleRows(model: model).tabItem { Label("Rows", systemImage: "star") }.tag(1)
      OracleDrawing(model: model).tabItem { Label("Drawing", systemImage: "heart") }.tag(2)
    }
  }
}

private struct OracleForm: View {
  @Bindable var model: OracleModel
  @State private var isSheetShown = false
  @State private var isAlertShown = false
  @State private var isOpen = false
  @State private var secret = "abc"

  var body: some View {
    NavigationStack {
      Form {
        Section("Switches") {
          Toggle("Wi-Fi", isOn: $model.isOn)
          NavigationLink("Bluetooth") { Text("Page \(model.count)").accessibilityLabel("The page") }
          LabeledContent("Count", value: "\(model.count)")
          Text("Told").accessibilityLabel(model.isLabelled ? "Told so" : "Told otherwise")
        }
        Section {
          Slider(value: $model.volume) { Text("Volume") }
          Stepper("Count: \(model.count)", value: $model.count, in: 0...10)
          Picker("Theme", selection: $model.theme) {
            ForEach(["Auto", "Light", "Dark"], id: \.self, content: Text.init)
          }
          TextField("Name", text: $model.name)
          SecureField("Secret", text: $secret)
          DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside \(model.count)") }
        } header: {
          Text("Values")
        }
        Section {
          Button("Sheet") { isSheetShown = true }
          Button("Alert") { isAlertShown = true }.disabled(!model.isOn)
          Menu("Menu") {
            Button("One") { model.count = 1 }
            Button("Two") { model.count = 2 }
          }
        }
      }
      .navigationTitle("Settings \(model.count)")
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit", systemImage: "pencil") { model.count = 0 } } }
      .sheet(isPresented: $isSheetShown) {
        VStack {
          Text("Sheet \(model.count)")
          Toggle("Inside", isOn: $model.isOn)
          Button("Close") { isSheetShown = false }
        }
      }
      .alert("Really?", isPresented: $isAlertShown) { Button("Yes") { model.count += 1 } }
    }
  }
}

private struct OracleRows: View {
  let model: OracleModel

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(model.rows, id: \.self) { row in
          HStack {
            Text("Row \(row)")
            Spacer()
            Image(systemName: "chevron.right").foregroundStyle(.secondary)
          }
          .padding(8)
          .frame(height: 44)
          .background(LinearGradient(colors: [.white, .yellow], startPoint: .leading, endPoint: .trailing))
          .accessibilityElement(children: .combine)
          .accessibilityAddTraits(model.isLabelled ? .isButton : .isHeader)
        }
        ForEach(0..<2_000, id: \.self) { Text("Line \($0)").frame(height: 40) }
      }
    }
  }
}

private struct OracleDrawing: View {
  let model: OracleModel
  @State private var isLarge = false

  var body: some View {
    VStack {
      Button("Grow") { withAnimation(.easeInOut(duration: 0.3)) { isLarge.toggle() } }
      RoundedRectangle(cornerRadius: 12).fill(.blue.gradient).frame(width: isLarge ? 200 : 80, height: 40)
        .rotationEffect(.degrees(isLarge ? 30 : 0))
      Text("Tilted").rotation3DEffect(.degrees(isLarge ? 50 : 20), axis: (x: 0, y: 1, z: 0))
      Text("🙂 \(model.count)").opacity(isLarge ? 0.5 : 1).shadow(radius: 3)
      ScrollView(.horizontal) {
        HStack { ForEach(0..<20, id: \.self) { Circle().stroke(.red, lineWidth: 2).frame(width: 30 + CGFloat($0)) } }
      }
      .frame(height: 60)
      ProgressView(value: model.volume) { Text("Loading") }
      TextField("Name", text: Bindable(model).name)
    }
  }
}
