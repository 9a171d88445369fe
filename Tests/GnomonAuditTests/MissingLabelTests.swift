// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonAudit
import GnomonCairo
import GnomonTrace
import Testing

/// WCAG 2.2, 1.1.1 and 4.1.2; Apple's Human Interface Guidelines, VoiceOver: "Provide alternative labels for all key interface
/// elements".
@MainActor @Suite struct MissingLabelTests {
  private struct Wordless: View {
    var body: some View {
      VStack {
        Button {
        } label: {
          Color.red.frame(width: 60, height: 60)
        }
        Slider(value: .constant(0.5))
        Toggle("", isOn: .constant(true))
        TextEditor(text: .constant("a"))
        Picker("", selection: .constant(1)) { Text("One").tag(1) }
      }
    }
  }

  private struct Sliders: View {
    var body: some View {
      VStack { ForEach(0..<4) { _ in Slider(value: .constant(0.5)) } }
    }
  }

  @Test("Controls without words are named, each by its kind")
  func controls() {
    let findings = found(Wordless())
    #expect(findings.names == Array(repeating: .missingLabel, count: 5))
    let roles = ["button", "slider", "toggle", "text editor", "picker"]
    for (finding, role) in zip(findings, roles) {
      #expect(finding.message.hasPrefix("this \(role) has no label"), "\(finding)")
      #expect(finding.source?.file == "MissingLabelTests.swift" && finding.frame?.width ?? 0 > 0)
    }
  }

  @Test("Words that aren't seen are enough, and so are a placeholder and a symbol's name")
  func words() {
    #expect(
      found(
        VStack(spacing: 40) {
          Button("Close", systemImage: "xmark") {}.labelStyle(.iconOnly).buttonStyle(.bordered)
          Slider(value: .constant(0.5)) { Text("Volume") }
          Toggle("Sound", isOn: .constant(true)).labelsHidden()
          TextField("Name", text: .constant(""))
          TextEditor(text: .constant("a")).accessibilityLabel("Notes")
          LabeledContent("Brightness") { Slider(value: .constant(0.5)) }
          LabeledContent("Unit") { Picker("", selection: .constant(1)) { Text("One").tag(1) }.labelsHidden() }
          Stepper("Rooms", value: .constant(1))
          Image(systemName: "star")
        }
      ).isEmpty)
  }

  @Test("A picture of pixels needs words, unless it says nothing or what is around says it")
  func pictures() throws {
    let pixels = Image(size: CGSize(width: 20, height: 20)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red))
    }
    #expect(found(pixels).names == [.missingLabel])
    #expect(found(pixels.accessibilityHidden(true)).isEmpty)
    #expect(found(pixels.accessibilityLabel("A red square")).isEmpty)
    #expect(
      found(
        HStack {
          pixels
          Text("Ada")
        }.accessibilityElement(children: .combine)
      ).isEmpty)
    #expect(
      found(
        Button {
        } label: {
          Label {
            Text("Ada")
          } icon: {
            pixels
          }
        }
      ).isEmpty)
  }

  @Test("A file's name isn't words: it's read as it stands")
  func names() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gnomon-audit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try shown(Color.red, width: 60, height: 60).pngData()
    for name in ["ic_close_24", "Turtle Rock"] { try data.write(to: folder.appendingPathComponent(name + ".png")) }
    func words(_ view: some View) -> [Finding] { found(view) { $0.imageDirectories = [folder] } }

    let findings = words(Image("ic_close_24"))
    #expect(findings.names == [.missingLabel])
    #expect(findings.first?.message.contains("“ic_close_24”") == true)
    #expect(
      words(
        Button {
        } label: {
          Image("ic_close_24")
        }
      ).names == [.missingLabel])
    #expect(words(Image("ic_close_24").accessibilityLabel("Close")).isEmpty)
    #expect(words(Image(decorative: "ic_close_24")).isEmpty)
    #expect(words(Image("Turtle Rock")).isEmpty)
    #expect(words(Button("snake_case") {}).isEmpty)
  }

  @Test("What the package draws itself has its own words or none")
  func own() {
    #expect(
      found(
        NavigationStack {
          List {
            NavigationLink("More", value: 1)
            DatePicker("Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
          }
          .navigationTitle("Home")
          .searchable(text: .constant(""))
          .toolbar { Button("Add", systemImage: "plus") {} }
        }
      ).isEmpty)
  }

  @Test("A modifier silences it, for what is inside and nothing else")
  func silenced() {
    let slider = Slider(value: .constant(0.5))
    #expect(found(slider.silencesFindings(.missingLabel)).isEmpty)
    #expect(found(slider.silencesFindings(.lowContrast)).names == [.missingLabel])
  }

  @Test("A line that makes many is named once, and is silenced by a comment there")
  func once() {
    let findings = found(Sliders())
    #expect(findings.count == 1)
    let line = findings[0].source?.line ?? 1
    let text = String(repeating: "\n", count: line - 1) + "ForEach // gnomon:silence missing-label\n"
    let comments = SilencingComments { $0 == "MissingLabelTests.swift" ? text : nil }
    #expect(comments.silence(findings[0].name.rawValue, at: findings[0].source))
  }
}
