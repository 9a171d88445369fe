// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonTesting
import Testing

private struct Profile: View {
  @State private var name = ""
  @State private var isPublic = false
  @State private var saved: String?
  @State private var level = 0.5
  @State private var unit = "Metres"

  var body: some View {
    NavigationStack {
      Form {
        Section("You") {
          TextField("Name", text: $name)
          Toggle("Public", isOn: $isPublic)
          Slider(value: $level) { Text("Volume") }
          Picker("Unit", selection: $unit) {
            Text("Metres").tag("Metres")
            Text("Feet").tag("Feet")
          }
        }
        Button("Save") { saved = name }.disabled(name.isEmpty)
        if let saved { Text("Saved \(saved)").accessibilityIdentifier("result") }
        ForEach(0..<30) { Badge(number: $0) }
      }
      .navigationTitle("Profile")
    }
  }
}

private struct Badge: View {
  let number: Int
  @State private var isOpen = false
  var body: some View {
    Button(isOpen ? "Badge \(number) is open" : "Badge \(number)") { isOpen = true }
  }
}

private struct Ordered: View {
  @State private var names = ["Ada", "Alan", "Grace"]
  var mode = EditMode.inactive
  var body: some View {
    List {
      Text("Head")
      ForEach(names, id: \.self) { Text($0) }.onMove { names.move(fromOffsets: $0, toOffset: $1) }
      Text(names.joined(separator: " ")).accessibilityIdentifier("order")
    }
    .environment(\.editMode, .constant(mode))
  }
}

@MainActor @Suite struct ScreenTests {
  @Test("An element is found by its value; a value that none has names those near it")
  func values() {
    let screen = Screen {
      VStack {
        Text("Jan").accessibilityValue("Rain: 50")
        Text("Mar").accessibilityValue("Rain: 80")
        Text("Rain: 90")
      }
    }
    #expect(screen.element(value: "Rain: 80").label == "Mar")
    #expect(screen.element(value: .beginning(with: "Rain")).count == 2)
    let wrong = screen.element(value: "Rain: 81")
    #expect(wrong.isGone)
    let failure = #expect(throws: ScreenFailure.self) { try wrong.tap() }
    let told = failure.map { "\($0)" } ?? ""
    #expect(told.contains("There's no element with the value \"Rain: 81\". Near it are:"), "\(told)")
    #expect(told.contains("\"Mar\" = \"Rain: 80\""), "\(told)")
  }

  @Test("Rows are moved by hand, and what can't be moved says so", arguments: [EditMode.inactive, .active])
  func moving(_ mode: EditMode) throws {
    let screen = Screen { Ordered(mode: mode) }
    try screen.text("Ada").moveRow(to: screen.text("Grace"))
    #expect(screen.element(identifier: "order").label == "Alan Grace Ada")
    try screen.text("Ada").moveRow(to: screen.text("Alan"))
    #expect(screen.element(identifier: "order").label == "Ada Alan Grace")
    #expect(throws: ScreenFailure.self) { try screen.text("Head").moveRow(to: screen.text("Alan")) }
  }

  @Test("A form is filled in and sent as people do it")
  func form() throws {
    let screen = Screen { Profile() }
    #expect(!screen.button("Save").isEnabled)
    try screen.field("Name").type("Ada")
    #expect(screen.field("Name").value == "Ada" && screen.field("Name").isFocused)
    try screen.toggle("Public").tap()
    #expect(screen.toggle("Public").isOn)
    try screen.slider("Volume").adjust(to: 1)
    #expect(screen.slider("Volume").value == "100%")
    try screen.picker("Unit").choose("Feet")
    #expect(screen.picker("Unit").value == "Feet")
    try screen.button("Save").tap()
    #expect(screen.element(identifier: "result").label == "Saved Ada")
    try screen.field("Name").clear()
    #expect(screen.field("Name").value == nil && !screen.button("Save").isEnabled)
    #expect(screen.heading("Profile").exists && screen.navigationBar("Profile").exists)
  }

  @Test("Rows by number and by words; what isn't in sight is scrolled to")
  func rows() throws {
    let screen = Screen { Profile() }
    #expect(screen.row(0).field("Name").exists && screen.row("Public").toggle().exists)
    let badge = screen.button("Badge 25")
    #expect(badge.isGone)
    try screen.list().scroll(until: badge)
    try badge.tap()
    #expect(screen.button("Badge 25 is open").exists)
    #expect(screen.evaluations(of: Badge.self) > 0)
    screen.resetCounts()
    try screen.button("Badge 24").tap()
    #expect(screen.evaluations(of: Badge.self) == 1)
  }

  @Test("Rows of links with swipe actions are tapped and swiped: what they hold doesn't cover them")
  func swipedRows() throws {
    struct Notes: View {
      @State private var notes = ["Shopping", "Bread", "Lisbon"]
      var body: some View {
        NavigationStack {
          List {
            ForEach(notes, id: \.self) { note in
              NavigationLink(value: note) {
                VStack(alignment: .leading) {
                  Text(note)
                  Text("Yesterday").font(.caption)
                }
              }
              .swipeActions { Button("Delete", role: .destructive) { notes.removeAll { $0 == note } } }
              .contextMenu { Button("Share") {} }
            }
          }
          .navigationDestination(for: String.self) { Text("Page of \($0)") }
        }
      }
    }
    let screen = Screen { Notes() }
    try screen.row(.beginning(with: "Bread")).swipe(to: .leading)
    #expect(screen.row(.beginning(with: "Bread")).isGone && screen.row(.beginning(with: "Lisbon")).exists)
    try screen.row(.beginning(with: "Shopping")).tap()
    #expect(screen.text("Page of Shopping").exists)
  }

  @Test("A failure tells what there is")
  func failures() throws {
    let screen = Screen {
      VStack {
        Button("Save all") {}
        Button("Cancel") {}.disabled(true)
        Text("Save")
        Button("Twice") {}
        Button("Twice") {}
        ZStack {
          Button("Below") {}
          Color.red.frame(width: 300, height: 60)
        }
      }
    }
    func reason(_ body: () throws -> Void) -> String {
      do {
        try body()
        return ""
      } catch let failure as ScreenFailure {
        return failure.reason
      } catch {
        return "\(error)"
      }
    }
    let missing = reason { try screen.button("Save").tap() }
    #expect(missing.hasPrefix("There's no button \"Save\". But there's text \"Save\""))
    #expect(reason { try screen.button("Save al").tap() }.contains("Near it are:\n  button \"Save all\""))
    #expect(reason { try screen.button("Cancel").tap() }.hasPrefix("It's disabled: button \"Cancel\""))
    let twice = reason { try screen.button("Twice").tap() }
    #expect(twice.hasPrefix("There are 2 of button \"Twice\", and one is asked for:"))
    try screen.button("Twice").element(1).tap()
    #expect(reason { try screen.button("Below").tap() }.contains("covers it at its middle"))
    #expect(reason { try screen.text("Save").tap() }.hasPrefix("Nothing there takes it"))
    #expect(screen.button("Twice").count == 2 && screen.button("Nothing").count == 0)
    withKnownIssue {
      _ = screen.button("Nothing").isEnabled
    } matching: {
      "\($0)".contains("There's no button \"Nothing\".")
    }
  }

  @Test("Sizes tell why they are so")
  func sizes() {
    let screen = Screen(size: CGSize(width: 200, height: 100)) { Text("Hello").frame(width: 120) }
    #expect(screen.text("Hello").height == 20.333333 || screen.text("Hello").height > 0)
    #expect(screen.text("Hello").width < 120)
    let story = screen.text("Hello").story
    #expect(story.contains("Hello") && story.contains("120"))
    #expect(screen.text("Hello").width.testDescription.contains("because:"))
    #expect(screen.text("Hello").testDescription.hasPrefix("text \"Hello\" at ("))
    #expect(screen.description == "text \"Hello\"\n")
  }

  @Test("Views of a type, and what lies in them")
  func views() throws {
    let screen = Screen {
      VStack {
        Badge(number: 1)
        Badge(number: 2)
      }
    }
    #expect(screen.view(Badge.self).count == 2)
    try screen.view(Badge.self).element(1).button().tap()
    #expect(screen.words == ["Badge 1", "Badge 2 is open"])
  }

  @Test("What animates is waited for by the clock, and no longer than asked")
  func waiting() throws {
    struct Slow: View {
      @State private var step = 0
      var body: some View {
        VStack {
          Button("Go") {
            withAnimation(.linear(duration: 1)) {
              step = 1
            } completion: {
              step = 2
            }
          }
          Color.red.frame(width: step == 0 ? 10 : 100, height: 10)
          if step == 2 { Text("Done") }
        }
      }
    }
    let screen = Screen(isClocked: true) { Slow() }
    try screen.button("Go").tap()
    #expect(screen.text("Done").isGone)
    #expect(screen.text("Done").exists)
    #expect(!screen.text("Never").exists)
  }

  @Test("Tasks are waited for, and an element that never comes is told")
  func tasks() async throws {
    struct Loading: View {
      @State private var text = "Loading"
      var body: some View {
        Text(text).task {
          try? await Task.sleep(for: .milliseconds(30))
          text = "Loaded"
        }
      }
    }
    let screen = Screen { Loading() }
    try await screen.text("Loaded").appears()
    #expect(screen.text("Loading").isGone)
    await #expect(throws: ScreenFailure.self) { try await screen.text("Never").appears(within: .milliseconds(50)) }
  }

  @Test("Alignment, order and distance")
  func alignment() {
    let screen = Screen {
      VStack(alignment: .leading, spacing: 12) {
        Text("One")
        Text("Two and more")
      }
    }
    let (one, two) = (screen.text("One"), screen.text("Two and more"))
    #expect(one.isAligned(.leading, with: two) && !one.isAligned(.trailing, with: two))
    #expect(one.isAbove(two) && one.gap(above: two) == 12)
  }

  @Test("What is cut off and what overflows is told with its line")
  func findings() {
    let screen = Screen(size: CGSize(width: 100, height: 100)) {
      VStack {
        Text("A text that is much too long for a line").lineLimit(1).frame(width: 60)
        Text("Another one that doesn't fit").frame(width: 60, height: 20)
        Color.red.frame(width: 300, height: 5)
      }
    }
    #expect(screen.truncations.count >= 1 && screen.truncations.allSatisfy { $0.contains("text-truncated") })
    #expect(screen.overflows.contains { $0.contains("[overflow]") })
  }

  @Test("Keys, a pointer, a wheel and what is composed")
  func otherInput() throws {
    struct Input: View {
      @State private var text = ""
      @State private var log: [String] = []
      var body: some View {
        VStack {
          TextField("Text", text: $text).onSubmit { log.append("sent") }
          Button("Save") { log.append("saved") }.keyboardShortcut("s")
          Text("Point here").onHover { log.append($0 ? "over" : "away") }
            .contextMenu { Button("Copy") { log.append("copied") } }
          ScrollView { ForEach(0..<50) { Text("Line \($0)") } }
          Text("log: \(log.joined(separator: " "))")
        }
      }
    }
    let screen = Screen { Input() }
    try screen.field("Text").compose("ka")
    try screen.field("Text").compose("か")
    #expect(screen.field("Text").value == "か")
    // The first return ends the composition.
    try screen.field("Text").press(.return)
    try screen.field("Text").press(.return)
    #expect(screen.press("s", modifiers: .command))
    try screen.text("Point here").hover()
    screen.endHover()
    try screen.text("Point here").secondaryClick()
    try screen.button("Copy").tap()
    #expect(screen.text(.beginning(with: "log")).label == "log: sent saved over away copied")
    let line = screen.text("Line 0")
    let before = line.frame.minY
    try screen.text("Line 5").scrollWheel(by: CGVector(dx: 0, dy: 40))
    #expect(line.frame.minY != before)
  }
}
