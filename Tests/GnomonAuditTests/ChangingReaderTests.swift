// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonAudit
import GnomonTrace
import Testing

private let long = "A sentence of some length that takes several lines where letters are large"

private struct Spinner: View {
  var isCareful = false
  @State private var isTurned = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Rectangle().frame(width: 60, height: 20)
      .rotationEffect(.degrees(isTurned ? 360 : 0))
      .onAppear {
        if isCareful, reducesMotion { return }
        withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { isTurned = true }
      }
  }
}

private struct Pulse: View {
  @State private var isFaint = false
  var body: some View {
    Circle().frame(width: 60, height: 60)
      .opacity(isFaint ? 0.2 : 1)
      .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isFaint = true } }
  }
}

private struct Server: Identifiable {
  let id: Int
  let isUp: Bool
  static let all = [0, 1, 2, 3].map { Server(id: $0, isUp: $0 % 2 == 0) }
}

private struct Servers: View {
  enum Kind { case dots, words, labels, symbols, bars }
  let kind: Kind
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiates

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Server.all) { server in
        HStack {
          if kind == .symbols, differentiates {
            Text(server.isUp ? "✓" : "✗")
          } else if kind == .labels {
            Circle().fill(server.isUp ? .green : .red).frame(width: 10, height: 10)
              .accessibilityLabel(server.isUp ? "Up" : "Down")
          } else {
            Circle().fill(server.isUp ? .green : .red).frame(width: 10, height: 10)
          }
          if kind == .bars { Rectangle().fill(server.isUp ? .green : .red).frame(width: 60, height: 16) }
          Text("Server \(server.id)")
          if kind == .words { Text(server.isUp ? "Up" : "Down") }
        }
        .padding()
      }
    }
  }
}

@MainActor @Suite struct ChangingReaderTests {
  // MARK: WCAG 2.2, 1.4.4: text may be made twice as large without loss of content

  @Test("A text in a frame of fixed height is cut off in large type; with room to grow it isn't")
  func cutOff() async {
    let fixed = Text(long).frame(width: 300, height: 60)
    #expect(found(fixed).isEmpty)
    let findings = await foundChanging(fixed)
    #expect(findings.names == [.textCutOff] && findings.first?.message.contains("accessibility3") == true)
    #expect(await foundChanging(Text(long).frame(width: 300)).isEmpty)
    #expect(await foundChanging(fixed.silencesFindings(.textCutOff)).isEmpty)
  }

  @Test(
    "What scrolls has room, a limit of lines says that the cut is meant, and what is cut off anyway is another finding")
  func room() async {
    let screen = VStack { ForEach(0..<4) { Text("\($0) \(long)") } }
    #expect(await foundChanging(screen, height: 300).names == [.textCutOff])
    #expect(await foundChanging(ScrollView { screen }, height: 300).isEmpty)
    #expect(await foundChanging(Text(long).lineLimit(1)).isEmpty)
    #expect(await foundChanging(Text(long).frame(width: 100, height: 20)).isEmpty)
  }

  @Test("Several views of a preview that have no room for all say nothing of each; a screen has to make room")
  func galleries() async {
    struct Card: View {
      var body: some View { Text("A card with words for two lines").padding() }
    }
    struct Screen: View {
      var body: some View { VStack { ForEach(0..<4) { _ in Card() } } }
    }
    let size = CGSize(width: 200, height: 280)
    func cut(_ view: some View) async -> [Finding.Name] {
      await foundChanging(view, width: size.width, height: size.height).names
    }
    #expect(await cut(Screen()) == [.textCutOff])
    #expect(await cut(ForEach(0..<4) { _ in Card() }).isEmpty)
    #expect(await cut(VStack { ForEach(0..<4) { _ in Card().padding(1) } }.padding()).isEmpty)
  }

  @Test("Bars and controls of the system's are cut off as they are on a device, which isn't the app's")
  func systems() async {
    let screen = TabView {
      NavigationStack {
        Form {
          Toggle("Notifications of all kinds", isOn: .constant(true))
          LabeledContent("Version of the program", value: "1.0.0 of this year")
          Stepper("Number of rooms: 4", value: .constant(4))
          DatePicker("The day of arrival", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
          Picker("Kind", selection: .constant(1)) {
            Text("Everything").tag(1)
            Text("Something").tag(2)
          }
          .pickerStyle(.segmented)
          Button("Send all of it to everybody") {}
          NavigationLink("More about this and that", value: 1)
          Label("A label with a symbol", systemImage: "star")
        }
        .navigationTitle("A title that is rather long for it")
        .toolbar { Button("Done with everything") {} }
      }
      .tabItem { Label("Settings and more", systemImage: "gear") }
    }
    for title in [NavigationBarItem.TitleDisplayMode.large, .inline] {
      let findings = await foundChanging(screen.navigationBarTitleDisplayMode(title), height: 844)
      #expect(findings.isEmpty, "\(findings)")
      #expect(found(screen, height: 844).isEmpty)
    }
  }

  @Test("macOS has one type size")
  func macOS() async {
    #expect(await foundChanging(Text(long).frame(width: 300, height: 60)) { $0.profile = .macOS26 }.isEmpty)
  }

  // MARK: Apple's Human Interface Guidelines, Right to left

  @Test("An offset that isn't mirrored lays a text over another from right to left")
  func mirrored() async {
    func row(_ isMirrored: Bool) -> some View {
      HStack(spacing: 10) {
        Text("Name")
        Text("Value").offset(x: isMirrored ? 0 : 40)
      }
    }
    let findings = await foundChanging(row(false))
    #expect(findings.names == [.rightToLeftOverlap])
    #expect(findings.first?.message.contains("“Name”") == true && findings.first?.message.contains("“Value”") == true)
    #expect(await foundChanging(row(true)).isEmpty)
    #expect(await foundChanging(row(false).silencesFindings(.rightToLeftOverlap)).isEmpty)
  }

  @Test("What leaves the screen from right to left alone is named; what lies over others in any case isn't")
  func leaving() async {
    let moved = HStack {
      Text("Trailing").offset(x: 60)
      Spacer()
    }
    #expect(await foundChanging(moved).isEmpty == false)
    #expect(
      await foundChanging(
        ZStack {
          Text("Below")
          Text("Above")
        }
      ).isEmpty)
    #expect(await foundChanging(ScrollView(.horizontal) { HStack { ForEach(0..<20) { Text("Item \($0)") } } }).isEmpty)
  }

  // MARK: WCAG 2.2, 2.2.2 and 2.3.3

  @Test("What turns without an end has to stop where the reader asks for little movement")
  func motion() async {
    let findings = await foundChanging(Spinner())
    #expect(findings.names == [.motionNotReduced])
    #expect(findings.first?.message.contains("little movement") == true)
    #expect(await foundChanging(Spinner(isCareful: true)).isEmpty)
    #expect(await foundChanging(Spinner().silencesFindings(.motionNotReduced)).isEmpty)
  }

  @Test("Fading is no movement, and the system's indicators turn in any case")
  func fading() async {
    #expect(await foundChanging(Pulse()).isEmpty)
    #expect(await foundChanging(ProgressView()).isEmpty)
    #expect(await foundChanging(TimelineView(.periodic(from: .now, by: 1)) { Text("\($0.date)") }).isEmpty)
  }

  // MARK: WCAG 2.2, 1.4.1: colour isn't the only means of telling

  @Test("Dots of one form that tell a state by green and red are named")
  func dots() async {
    let findings = await foundChanging(Servers(kind: .dots))
    #expect(findings.names == [.colorAlone])
    for kind in [Servers.Kind.words, .labels, .symbols, .bars] {
      #expect(await foundChanging(Servers(kind: kind)).isEmpty, "\(kind)")
    }
    #expect(await foundChanging(Servers(kind: .dots).silencesFindings(.colorAlone)).isEmpty)
  }

  @Test("The host has its own settings again")
  func restored() async {
    let host = shown(Servers(kind: .dots))
    let (before, layout) = (host.configuration, host.snapshot().text())
    _ = await Audit().findings(changing: host)
    let after = host.configuration
    #expect(after.dynamicTypeSize == before.dynamicTypeSize && after.layoutDirection == before.layoutDirection)
    #expect(after.differentiatesWithoutColor == before.differentiatesWithoutColor && !after.reducesMotion)
    #expect(host.snapshot().text() == layout)
  }
}
