// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest
import Testing

@testable import GnomonCLI

/// After any edit a preview is what a fresh compile of the same sources shows with the same state: the same previews, pictures and elements, or the same
/// errors.
///
/// `GNOMON_EDITS` says how many edits each module gets; `GNOMON_EDITED_FILES` names a folder of Swift files, each of which is a module.
@Suite(.serialized) struct EditOracleTests {
  private enum Outcome: Equatable {
    case errors(String)
    /// What the program lists, and what each preview's client is sent until it has something to show.
    case shown([String])
  }

  private let environment = ProcessInfo.processInfo.environment

  @Test("Edits that are compiled one after the other give what a fresh compile gives")
  func edits() throws {
    let count = environment["GNOMON_EDITS"].flatMap(Int.init) ?? 6
    var (edits, errors, literals, restored) = (0, 0, 0, 0)
    for (number, files) in try modules().enumerated() {
      let module = try EditedModule(files)
      let kept = module.kept
      states.all = [:]
      guard case .shown = try outcome(of: module, kept, taps: true) else { continue }
      var maker = SourceEdits(seed: UInt64(number + 1))
      var good = files
      kept.prepareLiterals(after: .zero)
      for _ in 0..<count {
        var next = good
        let name = next.keys.sorted()[edits / 4 % next.count]
        next[name] = maker.edited(next[name] ?? "")
        try module.workspace.write(name, next[name] ?? "")
        kept.endPreparing(waits: true)
        let before = states.all
        var followed = try outcome(of: module, kept, taps: true)
        literals += kept.values.isEmpty ? 0 : 1
        // With the time that people take.
        kept.prepareLiterals(after: .zero)
        if !kept.values.isEmpty, kept.endPreparing(waits: true) {
          states.all = before
          followed = try outcome(of: module, kept, taps: true)
        }
        let after = states.all
        states.all = before
        let fresh = try outcome(of: module, module.fresh())
        // What goes by the time or by chance is another thing each time.
        let isSteady = try followed == fresh || fresh == outcome(of: module, module.fresh())
        states.all = after
        restored += before.isEmpty ? 0 : 1
        #expect(followed == fresh || !isSteady, "\(name):\n\(next[name] ?? "")\n\(followed)\n\(fresh)")
        edits += 1
        if case .shown = followed { good = next } else { errors += 1 }
        // What doesn't compile is taken back by the next edit.
        if good != next { try module.workspace.write(name, good[name] ?? "") }
      }
    }
    // Edits of which none or all compile would test little.
    #expect(edits < 12 || errors > 0 && errors < edits)
    if environment["GNOMON_EDITS"] != nil {
      print("\(edits) edits, \(errors) with errors, \(literals) without the compiler, \(restored) with a state")
    }
  }

  @Test("A body that hides its type may have another one: files that use it aren't compiled again, and go on")
  func hiddenTypes() throws {
    let module = try EditedModule(Self.files)
    let kept = module.kept
    let before = try outcome(of: module, kept)
    let looks = Self.files["Looks.swift"] ?? ""
    for edit in ["border(.red, width: 2).padding(1)", "self", "overlay { Text(\"over\") }.clipShape(.circle)"] {
      let edited = looks.replacing("background(.yellow)", with: edit).replacing(
        "Text(\"plain\")", with: "VStack { Text(\"other\"); \(edit == "self" ? "Color.red" : "Divider()") }")
      try module.workspace.write("Looks.swift", edited)
      let followed = try outcome(of: module, kept)
      #expect(kept.objects.compiledCount == 1)
      let fresh = try outcome(of: module, module.fresh())
      #expect(followed != before, "\(edit):\n\(followed)")
      #expect(followed == fresh, "\(edit):\n\(followed)\n\(fresh)")
    }
  }

  @Test("Literals are set without the compiler, and what is shown is what it would have made")
  func literals() throws {
    let module = try EditedModule(Self.files)
    let kept = module.kept
    _ = try outcome(of: module, kept)
    var card = (Self.files["Card.swift"] ?? "") + "\n// edited"
    try module.workspace.write("Card.swift", card)
    var last = try outcome(of: module, kept)
    kept.prepareLiterals(after: .zero)
    kept.endPreparing(waits: true)
    let edits = [
      ("spacing: 8", "spacing: 23"), (".padding(4)", ".padding(0x11)"), ("\"Add\"", "\"Add \\u{e9}\\n!\""),
      ("lines = 2", "lines = 5"), ("count = 0", "count = 1_000"), (".padding(12)", ".padding(3)"),
    ]
    for (old, new) in edits {
      card = card.replacing(old, with: new)
      try module.workspace.write("Card.swift", card)
      let followed = try outcome(of: module, kept)
      #expect(!kept.values.isEmpty && kept.objects.compiledCount == 0, "\(new)")
      #expect(try followed == outcome(of: module, module.fresh()), "\(new)")
      #expect(followed != last || new == "lines = 5", "\(new)")
      last = followed
    }
    // What the compiler works out, and finds fault with, is told a little later.
    let wrong = card.replacing("var lines = 5", with: "var lines = 5; var share: Int { let all = 4; return 12 / all }")
    try module.workspace.write("Card.swift", wrong)
    _ = try outcome(of: module, kept)
    kept.prepareLiterals(after: .zero)
    kept.endPreparing(waits: true)
    for (text, isWrong) in [("all = 3", false), ("all = 0", true)] {
      try module.workspace.write("Card.swift", wrong.replacing("all = 4", with: text))
      guard case .shown = try outcome(of: module, kept) else { throw CommandFailure("the compiler wasn't to be asked") }
      kept.prepareLiterals(after: .zero)
      #expect(kept.isChecking && kept.endPreparing(waits: true) == isWrong)
    }
    let followed = try outcome(of: module, kept)
    #expect(try followed == outcome(of: module, module.fresh()))
    guard case .errors = followed else { throw CommandFailure("\(followed)") }
    try module.workspace.write("Card.swift", card)
    // Something else, in another file too, is compiled with them.
    for name in ["Looks.swift", "Card.swift"] {
      try module.workspace.write(
        name,
        (name == "Card.swift" ? card : Self.files[name] ?? "").replacing("VStack", with: "HStack").replacing(
          "yellow", with: "red"))
      let followed = try outcome(of: module, kept)
      #expect(kept.values.isEmpty && kept.objects.compiledCount > 0)
      #expect(try followed == outcome(of: module, module.fresh()))
    }
  }

  private func modules() throws -> [[String: String]] {
    guard let folder = environment["GNOMON_EDITED_FILES"] else { return [Self.files] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter { $0.hasSuffix(".swift") }
      .map { ["\($0)": try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)] }
  }

  /// The states from which previews go on, by their keys.
  private final class States {
    var all: [String: Data] = [:]
  }

  private let states = States()

  /// Compiles what there is, and shows all previews.
  ///
  /// - Parameter taps: Whether each is tapped here and there then, and its state is what the next outcome goes on from.
  private func outcome(
    of module: EditedModule, _ kept: KeptCompilation, taps: Bool = false
  ) throws -> Outcome {
    let compiler = try module.compilerOfFiles()
    let library: ProgramCompiler.Library
    do {
      library = try compiler.library(kept)
    } catch let failure as CommandFailure {
      return .errors(failure.description)
    }
    var request = RunRequest(output: .live, destination: "")
    request.sourcePaths = compiler.sources.paths
    let program = try LiveProgram(try PreviewHost(compiler).path, request)
    defer { _ = program.end() }
    let loading = try JSONEncoder().encode(
      LiveLoading(library: library.path, literals: library.literals, request: request))
    try #require(program.stream.write(LiveFrame(.load, Array(loading))))
    guard let list = program.stream.read(), list.kind == .list else { return .shown([]) }
    var all = [Self.canonical(list)]
    let previews = try JSONDecoder().decode([LivePreview].self, from: Data(list.payload))
    let hello = #"{"t":"hello","protocol":1,"i":1,"scale":2,"size":[390,844]}"#
    for (channel, preview) in zip(UInt32(1)..., previews) {
      try program.open(preview.key, channel: channel, state: states.all[preview.key])
      try #require(program.stream.write(LiveFrame(.text, channel: channel, hello)))
      while let frame = program.stream.read() {
        all.append(Self.canonical(frame))
        if frame.kind == .failed || frame.kind == .ended || frame.text.hasPrefix("{\"t\":\"scene\"") { break }
      }
      if taps { try tap(channel, of: program, preview.key) }
    }
    return .shown(all)
  }

  private func tap(_ channel: UInt32, of program: LiveProgram, _ preview: String) throws {
    var number = 1
    for (x, y) in [(60, 60), (195, 200), (195, 422), (300, 430), (195, 600)] {
      for kind in ["down", "up"] {
        number += 1
        let message = #"{"t":"pointer","i":\#(number),"kind":"\#(kind)","x":\#(x),"y":\#(y),"button":0}"#
        guard program.stream.write(LiveFrame(.text, channel: channel, message)) else { return }
      }
    }
    guard program.stream.write(LiveFrame(.keep, channel: channel)) else { return }
    while let frame = program.stream.read(), frame.kind != .ended, frame.kind != .failed {
      if frame.kind == .kept, frame.channel == channel {
        states.all[preview] = frame.payload.isEmpty ? nil : Data(frame.payload)
        return
      }
    }
  }

  /// A message with the members of objects in one order, without the name of its session. Data by its length.
  private static func canonical(_ frame: LiveFrame) -> String {
    let data = Data(frame.payload)
    guard frame.kind != .data, var value = try? JSONSerialization.jsonObject(with: data)
    else { return frame.kind == .data ? "\(data.count) bytes" : frame.text }
    if var members = value as? [String: Any] {
      members["session"] = nil
      value = members
    }
    guard let sorted = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys]) else {
      return frame.text
    }
    return String(decoding: sorted, as: UTF8.self)
  }

  private static let files = [
    "Card.swift": """
    import SwiftUI

    struct Card: View {
      var title: String
      var lines = 2
      @State private var count = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Text(title)
            .font(.headline)
          Text("Count: \\(count)")
            .padding(4)
          Button("Add") { count += 1 }
        }
        .padding(12)
        .look()
      }
    }
    """,
    "Cards.swift": """
    import SwiftUI

    struct Cards: View {
      private let titles = ["One", "Two", "Three"]
      var body: some View {
        HStack {
          ForEach(titles, id: \\.self) { title in
            Card(title: title, lines: 1)
          }
        }
        .tint(Palette.accent)
      }
    }

    #Preview("Cards") {
      Cards()
    }
    #Preview("One") {
      Card(title: "Alone")
    }
    """,
    "Looks.swift": """
    import SwiftUI

    extension View {
      func look() -> some View { background(.yellow) }
    }

    struct Plain: View {
      var body: some View { Text("plain") }
      static var shared: some View { Text("plain").padding(3) }
    }
    """,
    "Palette.swift": """
    import SwiftUI

    enum Palette {
      static let accent = Color(red: 0.2, green: 0.4, blue: 0.6)
      static func spacing(_ level: Int) -> CGFloat {
        CGFloat(level) * 4
      }
    }
    """,
    "Row.swift": """
    import SwiftUI

    struct Row: View {
      var body: some View {
        HStack {
          Plain()
          Plain.shared.look()
        }
      }
    }

    #Preview("Row") {
      Row().look()
    }
    """,
  ]
}
