// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import GnomonLive
import Observation
import Testing

/// A client that keeps what it's told, as a page does.
@MainActor
final class Client {
  let session: LiveSession
  private(set) var messages: [[String: Any]] = []
  private(set) var data: [[UInt8]] = []
  private(set) var groups: [String: [[Any]]] = [:]
  private(set) var texts: [String: [[Any]]] = [:]
  private(set) var glyphs: [String: Any] = [:]
  private(set) var elements: [String: [String: Any]] = [:]
  private(set) var scrolls: [String: [String: Any]] = [:]
  private(set) var focus: [String: Any]?
  /// The bytes of contents by their numbers.
  private(set) var contents: [Int: [UInt8]] = [:]
  private(set) var root = 0
  private(set) var seen = 0
  private var last = 0
  /// False for a client that doesn't say what it has.
  var acknowledges = true

  init(_ session: LiveSession) {
    self.session = session
    session.onMessage = { [unowned self] message in take(message) }
  }

  convenience init(_ view: some View, size: CGSize = CGSize(width: 200, height: 200)) {
    var configuration = ViewHost.Configuration()
    configuration.size = size
    configuration.scale = 2
    configuration.animations = .clocked
    self.init(LiveSession(ViewHost(view, configuration: configuration)))
  }

  func take(_ message: LiveMessage) {
    guard case .text(let bytes) = message else {
      let bytes = message.bytes
      if bytes.count > 4 {
        contents[(1...4).reversed().reduce(0) { $0 << 8 | Int(bytes[$1]) }] = Array(bytes.dropFirst(5))
      }
      return data.append(bytes)
    }
    let json = try! JSONSerialization.jsonObject(with: Data(bytes)) as! [String: Any]
    messages.append(json)
    guard json["t"] as? String == "scene" else { return }
    for (key, group) in json["groups"] as? [String: [[Any]]] ?? [:] { groups[key] = group }
    for (key, text) in json["texts"] as? [String: [[Any]]] ?? [:] { texts[key] = text }
    for (key, glyph) in json["glyphs"] as? [String: Any] ?? [:] { glyphs[key] = glyph }
    for (key, element) in json["elements"] as? [String: [String: Any]] ?? [:] { elements[key] = element }
    for number in json["gone"] as? [Int] ?? [] { elements["\(number)"] = nil }
    if let all = json["scrolls"] as? [String: [String: Any]] { scrolls = all }
    if let now = json["focus"] { focus = now as? [String: Any] }
    forget(json["forget"] as? [String: [Int]] ?? [:])
    root = json["root"] as? Int ?? root
    seen = json["seen"] as? Int ?? seen
    if acknowledges, let number = json["n"] as? Int { say("ack", ["n": number]) }
  }

  private func forget(_ forgotten: [String: [Int]]) {
    for number in forgotten["groups"] ?? [] { groups["\(number)"] = nil }
    for number in forgotten["texts"] ?? [] { texts["\(number)"] = nil }
    for number in forgotten["glyphs"] ?? [] { glyphs["\(number)"] = nil }
    for number in forgotten["contents"] ?? [] { contents[number] = nil }
  }

  func say(_ kind: String, _ fields: [String: Any] = [:]) {
    last += 1
    var message = fields
    message["t"] = kind
    message["i"] = last
    session.receive(.text([UInt8](try! JSONSerialization.data(withJSONObject: message))))
  }

  /// Lets the session show what has changed.
  func turn() async { for _ in 0..<20 { await Task.yield() } }

  func greet() async {
    say("hello", ["protocol": 1])
    await turn()
  }

  var scenes: [[String: Any]] { messages.filter { $0["t"] as? String == "scene" } }

  func element(_ role: String, _ label: String? = nil) -> (number: Int, element: [String: Any])? {
    elements.first { $0.value["role"] as? String == role && (label == nil || $0.value["label"] as? String == label) }
      .map { (Int($0.key)!, $0.value) }
  }

  /// The commands of a kind in a group and those inside.
  func commands(_ kind: String, in group: Int? = nil) -> [[Any]] {
    (groups["\(group ?? root)"] ?? []).flatMap { command -> [[Any]] in
      guard command[0] as? String != "g" else { return commands(kind, in: command[1] as? Int) }
      return command[0] as? String == kind ? [command] : []
    }
  }

  /// The words of a text command.
  func words(_ command: [Any]) -> [String] { texts["\(command[1])"]!.map { $0[0] as! String } }
}

private struct Counter: View {
  @State var count = 0
  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Add") { count += 1 }
      Text("Quiet")
    }
  }
}

private struct Form2: View {
  @State var name = "Ada"
  var body: some View { TextField("Name", text: $name) }
}

private struct Importer: View {
  @State var isShown = false
  @State var text = ""
  var body: some View {
    VStack {
      Button("Open") { isShown = true }
      Text(text)
    }
    .fileImporter(isPresented: $isShown, allowedContentTypes: [.plainText]) { result in
      guard let url = try? result.get() else { return }
      text = "\(url.lastPathComponent): \((try? String(contentsOf: url, encoding: .utf8)) ?? "")"
    }
  }
}

private struct FolderImporter: View {
  @State var isShown = false
  @State var text = ""
  var body: some View {
    VStack {
      Button("Open") { isShown = true }
      Text(text)
    }
    .fileImporter(isPresented: $isShown, allowedContentTypes: [.folder]) { result in
      guard let url = try? result.get() else { return }
      let inside = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
      let note = try? String(contentsOf: url.appendingPathComponent("a/b.txt"), encoding: .utf8)
      text = "\(url.lastPathComponent): \(inside.sorted().joined(separator: " ")), \(note ?? "nothing")"
    }
  }
}

@Observable private final class Model {
  var text = "First"
}

private struct ModelText: View {
  let model: Model
  var body: some View { Text(model.text) }
}

private struct Sheeted: View {
  @State var isShown = false
  var body: some View {
    VStack {
      Text("Below")
      Button("More") { isShown = true }
    }
    .sheet(isPresented: $isShown) { Text("Above") }
  }
}

private struct Fading: View {
  @State var isGone = false
  var body: some View {
    VStack {
      Button("Go") { withAnimation(.linear(duration: 0.15)) { isGone = true } }
      Color.red.opacity(isGone ? 0 : 1)
    }
  }
}

private struct Surrounded: View {
  @Environment(\.colorScheme) var scheme
  @Environment(\.dynamicTypeSize) var size
  @Environment(\.displayScale) var scale
  var body: some View {
    GeometryReader { Text("\(scheme) \(size) \(Int($0.size.width)) \(Int(scale))") }
  }
}

@MainActor
@Suite struct LiveSessionTests {
  @Test func aClosedSessionSendsNothing() async {
    let client = Client(Text("Hello"))
    client.session.close()
    await client.greet()
    #expect(client.messages.isEmpty)
  }

  @Test func theFirstSceneHoldsAll() async throws {
    let client = Client(Text("Hello"))
    await client.greet()
    #expect(client.messages.first?["t"] as? String == "welcome")
    #expect(client.messages.first?["size"] as? [Int] == [200, 200])
    let text = try #require(client.commands("t").first)
    #expect(client.words(text) == ["Hello"])
    let label = try #require(client.element("text", "Hello"))
    #expect(text[5] as? Int == label.number)
    // Each glyph that the text names was told.
    let runs = try #require(client.texts["\(text[1])"]?[0][6] as? [[Any]])
    let glyphs = try #require(runs.first?[2] as? [Double])
    #expect(glyphs.count == 15)
    for index in stride(from: 0, to: glyphs.count, by: 3) {
      #expect((client.glyphs["\(Int(glyphs[index]))"] as? String)?.hasPrefix("M") == true)
    }
  }

  @Test func onlyWhatHasChangedIsSent() async throws {
    let client = Client(Counter())
    await client.greet()
    let first = client.scenes.count
    let quiet = try #require(client.commands("t").last)
    let quietGroup = try #require(client.groups.first { $0.value.first?[1] as? Int == quiet[1] as? Int }?.key)
    let button = try #require(client.element("button", "Add"))
    client.say("action", ["element": button.number, "action": "activate"])
    await client.turn()
    let scene = try #require(client.scenes.dropFirst(first).last)
    #expect(client.commands("t").map { client.words($0)[0] } == ["Count 1", "Add", "Quiet"])
    #expect(client.element("text", "Count 1") != nil)
    // The counted text is new, and where it lies in its stack. "Quiet" is what it was, wherever that is.
    #expect((scene["texts"] as? [String: Any])?.count == 1)
    #expect((scene["groups"] as? [String: Any])?[quietGroup] == nil)
    #expect((scene["elements"] as? [String: Any])?.count == 1)
  }

  @Test func nothingIsSentWhereNothingChanges() async {
    let client = Client(Counter())
    await client.greet()
    await client.turn()
    let count = client.scenes.count
    client.session.host.update()
    await client.turn()
    #expect(client.scenes.count == count)
  }

  @Test func touchesReachTheView() async throws {
    let client = Client(Counter())
    await client.greet()
    let frame = try #require(client.element("button", "Add")?.element["frame"] as? [Double])
    let place: [String: Any] = ["x": frame[0] + frame[2] / 2, "y": frame[1] + frame[3] / 2]
    for kind in ["down", "up"] { client.say("pointer", place.merging(["kind": kind]) { $1 }) }
    await client.turn()
    #expect(client.element("text", "Count 1") != nil)
    // A touch that the client takes away does nothing.
    client.say("pointer", place.merging(["kind": "down"]) { $1 })
    client.say("pointer", ["kind": "cancel"])
    await client.turn()
    #expect(client.element("text", "Count 1") != nil)
  }

  @Test func keysThatAreHeldComeWithAPointer() async throws {
    struct Choosing: View {
      @State private var said = "nothing"
      var body: some View {
        Text(said).frame(width: 100, height: 100).contentShape(Rectangle())
          .gesture(TapGesture().modifiers([.shift, .command]).onEnded { said = "both" })
          .gesture(TapGesture().onEnded { said = "none" })
      }
    }
    let client = Client(Choosing())
    await client.greet()
    let frame = try #require(client.element("text", "nothing")?.element["frame"] as? [Double])
    let place: [String: Any] = ["x": frame[0] + 1, "y": frame[1] + 1]
    for (held, expected) in [
      (["shift", "command", "hyper"], "both"), (["shift", "control", "asCommand"], "both"), (["command"], "none"),
      (nil, "none"),
    ] {
      var down = place
      down["modifiers"] = held
      client.say("pointer", down.merging(["kind": "down"]) { $1 })
      client.say("pointer", place.merging(["kind": "up"]) { $1 })
      await client.turn()
      #expect(client.element("text", expected) != nil)
    }
  }

  private struct Keys: View {
    @Environment(\.undoManager) private var undoManager
    @State private var log: [String] = []
    @State private var target = NSObject()
    var body: some View {
      VStack {
        Text(log.joined(separator: " ") + ".")
        Button("Add") { add("n") }.keyboardShortcut("n")
        Button("Both") { add("command") }.keyboardShortcut("k")
        Button("Both") { add("control") }.keyboardShortcut("k", modifiers: .control)
      }
    }
    private func add(_ word: String) {
      let old = log
      log.append(word)
      restores(old)
    }
    private func restores(_ old: [String]) {
      undoManager?.registerUndo(withTarget: target) { _ in
        restores(log)
        log = old
      }
    }
  }

  @Test("Control is tried as Command where it stands for that: undoing, redoing, shortcuts")
  func controlAsCommand() async throws {
    let client = Client(Keys())
    await client.greet()
    func press(_ key: String, _ modifiers: String..., gives text: String) async {
      for phase in ["down", "up"] { client.say("key", ["phase": phase, "key": key, "modifiers": modifiers]) }
      await client.turn()
      #expect(client.element("text", text) != nil, "\(key) with \(modifiers)")
    }
    await press("n", "control", gives: ".")
    await press("n", "control", "asCommand", gives: "n.")
    await press("k", "control", "asCommand", gives: "n control.")
    await press("k", "command", gives: "n control command.")
    await press("z", "control", gives: "n control command.")
    await press("z", "control", "asCommand", gives: "n control.")
    await press("Z", "shift", "control", "asCommand", gives: "n control command.")
    await press("z", "command", gives: "n control.")
    await press("y", "command", gives: "n control.")
    await press("y", "control", "asCommand", gives: "n control command.")
  }

  @Test func scrolledContentIsTheSameThing() async throws {
    let client = Client(
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(width: 200, height: 20) } }
      })
    await client.greet()
    let (number, scroll) = try #require(client.scrolls.first)
    #expect(scroll["content"] as? [Double] == [200, 800])
    #expect(scroll["offset"] as? [Double] == [0, 0])
    let count = client.scenes.count
    client.say("scroll", ["view": Int(number)!, "x": 0, "y": 100])
    await client.turn()
    let scene = try #require(client.scenes.dropFirst(count).last)
    #expect(client.scrolls[number]?["offset"] as? [Double] == [0, 100])
    // One group says where the content lies now; rows and elements are what they were.
    #expect((scene["groups"] as? [String: Any])?.count == 1)
    #expect(scene["texts"] == nil)
    // The scroll view alone can be scrolled back now.
    let elements = try #require(scene["elements"] as? [String: [String: Any]])
    #expect(elements.values.map { $0["role"] as? String } == ["scrollView"])
    // Further than the content goes no client scrolls.
    client.say("scroll", ["view": Int(number)!, "x": 0, "y": 10_000])
    await client.turn()
    #expect(client.scrolls[number]?["offset"] as? [Double] == [0, 600])
  }

  @Test func rowsAreMadeAheadOfWhatIsInSight() async throws {
    let client = Client(List(0..<100_000, id: \.self) { Text("Row \($0)") })
    await client.greet()
    let overscan = client.session.limits.overscan
    let (number, scroll) = try #require(client.scrolls.first)
    #expect(try #require(scroll["content"] as? [Double])[1] > 4_000_000)
    for offset in [0.0, 100_000, 2_000_000] {
      client.say("scroll", ["view": Int(number)!, "x": 0, "y": offset])
      await client.turn()
      let rows = client.elements.values.filter { $0["role"] as? String == "row" }
      let frames = rows.compactMap { $0["frame"] as? [Double] }.sorted { $0[1] < $1[1] }
      let first = try #require(frames.first), last = try #require(frames.last)
      #expect(offset == 0 || first[1] < offset - overscan / 2)
      #expect(last[1] + last[3] > offset + 200 + overscan / 2)
      #expect(frames.count < 60)
      // Each row's text belongs to an element.
      for text in client.commands("t") { #expect((text[5] as? Int ?? 0) > 0) }
    }
  }

  @Test func editsGoIntoTheField() async throws {
    let client = Client(Form2())
    await client.greet()
    let field = try #require(client.element("textField")).number
    client.say("focus", ["element": field])
    await client.turn()
    let focus = client.scenes.compactMap { $0["focus"] as? [String: Any] }.last
    #expect(focus?["element"] as? Int == field)
    client.say("edit", ["element": field, "from": 0, "to": 3, "text": "Grace"])
    client.say("edit", ["element": field, "from": 5, "to": 5, "text": "👩‍👩‍👧"])
    await client.turn()
    #expect(client.element("textField")?.element["value"] as? String == "Grace👩‍👩‍👧")
    // Eight UTF-16 units are one character.
    client.say("edit", ["element": field, "from": 5, "to": 13, "text": ""])
    client.say("compose", ["element": field, "text": "に"])
    client.say("compose", ["element": field, "text": "日本"])
    client.say("commit", ["element": field])
    await client.turn()
    #expect(client.element("textField")?.element["value"] as? String == "Grace日本")
    client.say("key", ["phase": "down", "key": "Backspace"])
    client.say("focus", ["element": NSNull()])
    await client.turn()
    #expect(client.element("textField")?.element["value"] as? String == "Grace日")
    #expect(client.scenes.last { $0.keys.contains("focus") }?["focus"] is NSNull)
  }

  @Test("A part is replaced wherever it begins and ends, within characters too")
  func parts() async throws {
    let client = Client(Form2())
    await client.greet()
    let field = try #require(client.element("textField")).number
    let start = "a👩‍👧e\u{301}"
    let length = start.utf16.count
    func value() async -> String? {
      await client.turn()
      return client.element("textField")?.element["value"] as? String
    }
    for from in -1...length + 1 {
      for to in -1...length + 1 {
        client.say("edit", ["element": field, "from": 0, "to": 100, "text": start])
        client.say("select", ["element": field, "from": from, "to": to])
        client.say("edit", ["element": field, "from": from, "to": to, "text": "x"])
        // As JavaScript has it: what lies before the place, and behind it. Half a pair counts as its start.
        func place(_ units: Int) -> String.Index {
          let place = start.utf16.index(start.startIndex, offsetBy: min(max(0, units), length))
          return start.unicodeScalars.index(place, offsetBy: 0)
        }
        let scalars = start.unicodeScalars
        let expected = String(scalars[..<place(from)]) + "x" + String(scalars[max(place(from), place(to))...])
        #expect(await value() == expected, "from \(from) to \(to)")
      }
    }
  }

  @Test func aPartOfACharacterIsReplacedByItself() async throws {
    let client = Client(Form2())
    await client.greet()
    let field = try #require(client.element("textField")).number
    client.say("edit", ["element": field, "from": 0, "to": 3, "text": "aकिb"])
    // The vowel's sign goes, and the consonant stays.
    client.say("edit", ["element": field, "from": 2, "to": 3, "text": ""])
    await client.turn()
    #expect(client.element("textField")?.element["value"] as? String == "aकb")
    client.say("edit", ["element": field, "from": 2, "to": 2, "text": "ी"])
    await client.turn()
    #expect(client.element("textField")?.element["value"] as? String == "aकीb")
    // Another color of skin takes the place of the first; it's two units long.
    client.say("edit", ["element": field, "from": 0, "to": 4, "text": "👍🏽"])
    client.say("edit", ["element": field, "from": 2, "to": 4, "text": "🏿"])
    await client.turn()
    #expect(client.element("textField")?.element["value"] as? String == "👍🏿")
  }

  @Test func whatBreaksTheProtocolEndsTheSession() async {
    let messages: [(String, String)] = [
      (#"{"t": "ack", "i": 1, "n": 1}"#, "hello"), (#"{"t": "hello", "i": 1, "protocol": 99}"#, "version 99"),
      (#"{"t": "hello", "i": -9223372036854775808, "protocol": 1}"#, "no number that counts on"),
      ("{", "can't be read"),
      (#"{"t": "nothing", "i": 1}"#, "can't be read"), ("\u{0}", "can't be read"),
      (String(repeating: "[", count: 100_000), "can't be read"), (String(repeating: " ", count: 2 << 20), "bytes"),
    ]
    for (text, why) in messages {
      let client = Client(Text("Hello"))
      var refusal = ""
      client.session.onRefusal = { refusal = $0 }
      client.session.receive(.text(Array(text.utf8)))
      #expect(refusal.contains(why), "\(text.prefix(60))")
      #expect((client.messages.last?["why"] as? String)?.contains(why) == true)
      client.session.receive(.text(Array(#"{"t": "hello", "i": 2, "protocol": 1}"#.utf8)))
      await client.turn()
      #expect(client.scenes.isEmpty)
    }
  }

  @Test func filesComeIn() async throws {
    // What a program that has ended left behind: no process has this number.
    let leftOver = FileManager.default.temporaryDirectory.appendingPathComponent("gnomon-live-2147483646-a")
    try FileManager.default.createDirectory(at: leftOver, withIntermediateDirectories: true)
    let client = Client(Importer())
    await client.greet()
    client.say("action", ["element": try #require(client.element("button", "Open")).number, "action": "activate"])
    await client.turn()
    let dialog = try #require(client.messages.last { $0["t"] as? String == "dialog" })
    #expect(dialog["kinds"] as? [String] == [".txt"])
    let number = try #require(dialog["dialog"] as? Int)
    client.say("files", ["dialog": number, "files": [["name": "../../a/note.txt", "size": 5]]])
    var data: [UInt8] = [1, UInt8(number), 0, 0, 0]
    client.session.receive(.data(data + Array("Hel".utf8)))
    client.session.receive(.data(data + Array("lo".utf8)))
    await client.turn()
    #expect(client.element("text", "note.txt: Hello") != nil)
    #expect(!FileManager.default.fileExists(atPath: leftOver.path))
    // Bytes that nobody waits for, and of another kind.
    client.session.receive(.data(data + [1, 2, 3]))
    var refusal = ""
    client.session.onRefusal = { refusal = $0 }
    data[0] = 9
    client.session.receive(.data(data))
    #expect(refusal.contains("unknown kind"))
  }

  /// Opens a view's dialog.
  private func dialog(_ client: Client) async throws -> Int {
    await client.greet()
    client.say("action", ["element": try #require(client.element("button", "Open")).number, "action": "activate"])
    await client.turn()
    return try lastDialog(client)
  }

  private func lastDialog(_ client: Client) throws -> Int {
    try #require(client.messages.last { $0["t"] as? String == "dialog" }?["dialog"] as? Int)
  }

  private func data(_ number: Int, _ text: String) -> LiveMessage {
    .data([1, UInt8(number), 0, 0, 0] + Array(text.utf8))
  }

  @Test func foldersComeInWithAllThatLiesInThem() async throws {
    let client = Client(FolderImporter())
    let number = try await dialog(client)
    #expect(client.messages.last { $0["t"] as? String == "dialog" }?["folder"] as? Bool == true)
    let files = [("Notes 1.2/a/b.txt", 5), ("Notes 1.2/empty", 0), ("Notes 1.2/ä\u{301}/c", 1)]
    client.say("files", ["dialog": number, "files": files.map { ["name": $0, "size": $1] as [String: Any] }])
    client.session.receive(data(number, "Hel"))
    client.session.receive(data(number, "lo!"))
    await client.turn()
    #expect(client.element("text", "Notes 1.2: a a/b.txt empty ä\u{301} ä\u{301}/c, Hello") != nil)
  }

  @Test(
    "No path leads out of the folder that a choice is kept in",
    arguments: [
      "Notes/../../b.txt", "../b.txt", "/etc/b.txt", "Notes//b.txt", "Notes/./b.txt", "Notes/", "Notes/a\u{0}b",
      "Notes/a\nb",
      // Letters that are one with the slash before them, as Swift sees it.
      "..\u{2F}\u{338}../b.txt", "Notes/..\u{2F}\u{301}b/../..", String(repeating: "a/", count: 40) + "b",
      "Notes/" + String(repeating: "a", count: 300),
    ])
  func paths(name: String) async throws {
    let client = Client(FolderImporter())
    let number = try await dialog(client)
    var refusal = ""
    client.session.onRefusal = { refusal = $0 }
    client.say("files", ["dialog": number, "files": [["name": name, "size": 0]]])
    #expect(refusal.contains("isn't the path of a file in a folder"))
  }

  @Test(arguments: ["../\u{338}note.txt", "a/\u{301}\u{2F}\u{301}note.txt"])
  func aSingleFileHasNoPath(name: String) async throws {
    let client = Client(Importer())
    let number = try await dialog(client)
    client.say("files", ["dialog": number, "files": [["name": name, "size": 2]]])
    client.session.receive(data(number, "Hi"))
    await client.turn()
    let shown = client.elements.values.compactMap { $0["label"] as? String }
    #expect(shown.contains { $0.hasSuffix("ote.txt: Hi") && !$0.unicodeScalars.contains("/") }, "\(shown)")
  }

  @Test func aChoiceThatIsTooLargeIsToldOfAndTheSessionGoesOn() async throws {
    let client = Client(Importer())
    var number = try await dialog(client)
    let many = Array(repeating: ["name": "a.txt", "size": 1] as [String: Any], count: 101)
    let choices: [([[String: Any]], String)] = [
      (many, "101 files were chosen, where 100 are allowed."),
      ([["name": "a.txt", "size": 65 << 20]], "The files have more than 64 MB together."),
      (
        [["name": "a.txt", "size": Int.max], ["name": "b.txt", "size": Int.max]],
        "The files have more than 64 MB together."
      ),
      ([["name": "a.png", "size": 1]], "The view doesn't take what was chosen."),
    ]
    for (files, problem) in choices {
      client.say("files", ["dialog": number, "files": files])
      client.session.receive(data(number, "x"))
      await client.turn()
      #expect(client.messages.last { $0["t"] as? String == "dialog" }?["problem"] as? String == problem)
      let next = try lastDialog(client)
      #expect(next > number)
      number = next
    }
    client.say("files", ["dialog": number, "files": [["name": "note.txt", "size": 5]]])
    client.session.receive(data(number, "Hello"))
    await client.turn()
    #expect(client.element("text", "note.txt: Hello") != nil)
    // Less than nothing is no choice.
    let other = Client(Importer())
    let dialog = try await dialog(other)
    var refusal = ""
    other.session.onRefusal = { refusal = $0 }
    other.say("files", ["dialog": dialog, "files": [["name": "a.txt", "size": -1]]])
    #expect(refusal.contains("less than no bytes"))
  }

  @Test func addressesAreOpenedByTheClient() async throws {
    let client = Client(Link("Site", destination: URL(string: "https://example.com/a")!))
    await client.greet()
    client.say("action", ["element": try #require(client.element("link", "Site")).number, "action": "activate"])
    await client.turn()
    #expect(client.messages.last { $0["t"] as? String == "open" }?["url"] as? String == "https://example.com/a")
  }

  @Test func changesFromElsewhereAreShown() async throws {
    let model = Model()
    let client = Client(ModelText(model: model))
    await client.greet()
    model.text = "Later"
    await client.turn()
    #expect(client.element("text", "Later") != nil)
  }

  @Test func animationsRunByTheClock() async throws {
    let client = Client(Fading())
    await client.greet()
    var instant = SuspendingClock.now
    client.session.now = { instant }
    client.say("action", ["element": try #require(client.element("button", "Go")).number, "action": "activate"])
    await client.turn()
    for _ in 0..<12 {
      instant += .milliseconds(20)
      client.say("pointer", ["kind": "hover", "x": 1, "y": 1])
      await client.turn()
    }
    let moving = client.scenes.compactMap { $0["animates"] as? Bool }
    #expect(moving == [true, false])
    let start = try #require(client.scenes.firstIndex { $0["animates"] as? Bool == true })
    let end = try #require(client.scenes.lastIndex { $0["animates"] as? Bool == false })
    #expect(client.scenes[start...end].count { $0["groups"] != nil } > 3)
  }

  @Test func timeIsStoppedSlowedAndMovedOn() async throws {
    let client = Client(Fading())
    await client.greet()
    var instant = SuspendingClock.now
    client.session.now = { instant }
    func pass(_ milliseconds: Int) async {
      instant += .milliseconds(milliseconds)
      client.say("pointer", ["kind": "hover", "x": 1, "y": 1])
      await client.turn()
    }
    client.say("clock", ["rate": 0])
    client.say("action", ["element": try #require(client.element("button", "Go")).number, "action": "activate"])
    await client.turn()
    let begun = client.scenes.count { $0["groups"] != nil }
    for _ in 0..<5 { await pass(500) }
    #expect(client.scenes.count { $0["groups"] != nil } == begun)
    #expect(client.session.host.isAnimating)
    // A tenth of a second is two thirds of the animation.
    client.say("clock", ["by": 0.1])
    await client.turn()
    #expect(client.scenes.count { $0["groups"] != nil } == begun + 1)
    #expect(client.session.host.isAnimating)
    // At a tenth of the rate half a second is the rest.
    client.say("clock", ["rate": 0.1])
    await pass(300)
    #expect(client.session.host.isAnimating)
    await pass(300)
    #expect(!client.session.host.isAnimating)
    // What makes no sense changes nothing; a long step is cut.
    client.say("clock", ["rate": -3])
    client.say("clock", ["by": -1])
    client.say("clock", [:])
    client.say("clock", ["by": 1e300])
    await client.turn()
    #expect(client.messages.last?["t"] as? String != "refused")
  }

  @Test func whatLiesBelowASheetIsNobodys() async throws {
    let client = Client(Sheeted())
    await client.greet()
    client.say("action", ["element": try #require(client.element("button", "More")).number, "action": "activate"])
    await client.turn()
    var owners: [String: Int] = [:]
    for text in client.commands("t") { owners[client.words(text)[0]] = text[5] as? Int }
    #expect(owners["Below"] == -1)
    #expect(owners["Above"] == client.element("text", "Above")?.number)
    #expect(client.element("text", "Below") == nil)
  }

  @Test func whatACanvasCantDrawComesAsAPicture() async throws {
    let client = Client(Text("Tilted").rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)))
    await client.greet()
    let image = try #require(client.commands("i").first)
    let data = try #require(client.data.first)
    #expect(data[0] == 2)
    #expect(Int(data[1]) == image[1] as? Int)
    #expect(Array(data[5..<9]) == [0x89, 0x50, 0x4E, 0x47])
    // It's drawn once for as long as it's the same.
    client.say("pointer", ["kind": "hover", "x": 5, "y": 5])
    await client.turn()
    #expect(client.data.count == 1)
  }

  @Test("Damaged messages end a session at most")
  func damagedMessages() async throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fuzz/Corpus/live")
    var lines: [[UInt8]] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      lines += try Data(contentsOf: folder.appendingPathComponent(name)).split(separator: 10).map { [UInt8]($0) }
    }
    #expect(lines.count > 10)
    var seed: UInt64 = 7
    func next(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    var (taken, refused) = (0, 0)
    for _ in 0..<150 {
      let client = Client(Counter())
      await client.greet()
      var isRefused = false
      client.session.onRefusal = { _ in isRefused = true }
      for number in 0..<20 where !isRefused {
        // Numbers that rise, so that more than the first is read.
        var line = lines[next(lines.count)]
        let text = String(decoding: line, as: UTF8.self).replacing(#/"i":\d+/#, with: "\"i\":\(number + 10)")
        line = [UInt8](text.utf8)
        if next(4) == 0 { for _ in 0...next(3) { line[next(line.count)] = UInt8(next(256)) } }
        if next(16) == 0 { line.removeLast(next(line.count)) }
        client.session.receive(line.first == UInt8(ascii: "!") ? .data(line) : .text(line))
        taken += 1
      }
      await client.turn()
      if isRefused { refused += 1 }
    }
    #expect(taken > 300)
    #expect(refused > 0)
  }

  @Test func surroundingsAreTheClients() async throws {
    let client = Client(Surrounded())
    await client.greet()
    #expect(client.element("text", "light large 200 2") != nil)
    client.say(
      "surroundings", ["size": [300, 100], "scale": 3, "appearance": "dark", "typeSize": "accessibility1"])
    await client.turn()
    #expect(client.element("text", "dark accessibility1 300 3") != nil)
    #expect(client.scenes.last { $0["size"] != nil }?["size"] as? [Double] == [300, 100])
    // Nonsense changes nothing, and large canvases are cut.
    client.say("surroundings", ["size": [-1, 1e30], "scale": 1e9, "typeSize": "huge"])
    await client.turn()
    #expect(client.element("text", "dark accessibility1 300 8") != nil)
    client.say("surroundings", ["size": [1e30, 50]])
    await client.turn()
    #expect(client.scenes.last { $0["size"] != nil }?["size"] as? [Double] == [8192, 50])
  }

  @Test func whatAViewKeepsOnlyItsUserChanges() async {
    for (asked, words) in [([], "light large 200 2"), (["size", "appearance"], "dark large 500 2")] {
      let client = Client(Surrounded())
      client.session.keeps = [.size, .appearance, .typeSize]
      client.say(
        "hello",
        [
          "protocol": 1, "size": [500, 400], "appearance": "dark", "typeSize": "xSmall", "asked": asked,
        ])
      await client.turn()
      #expect(client.messages.first?["keeps"] as? [String] == ["appearance", "size", "typeSize"])
      #expect(client.element("text", words) != nil, "asked for \(asked)")
    }
  }

  @Test func aSlowClientGetsTheNewestScene() async throws {
    let client = Client(Counter())
    await client.greet()
    client.acknowledges = false
    let button = try #require(client.element("button", "Add")).number
    let before = client.scenes.count
    for _ in 0..<50 {
      client.say("action", ["element": button, "action": "activate"])
      await client.turn()
    }
    #expect(client.scenes.count - before == client.session.limits.scenesUnderWay)
    client.acknowledges = true
    client.say("ack", ["n": client.scenes.last?["n"] ?? 0])
    await client.turn()
    #expect(client.scenes.count - before == client.session.limits.scenesUnderWay + 1)
    #expect(client.element("text", "Count 50") != nil)
  }

  @Test func aClientThatComesAgainIsToldAll() async {
    let client = Client(Counter())
    await client.greet()
    let first = client.scenes[0]
    await client.greet()
    let again = client.scenes.last
    #expect(again?["n"] as? Int != first["n"] as? Int)
    #expect((again?["groups"] as? [String: Any])?.count == (first["groups"] as? [String: Any])?.count)
    #expect((again?["glyphs"] as? [String: Any])?.count == (first["glyphs"] as? [String: Any])?.count)
  }
}
