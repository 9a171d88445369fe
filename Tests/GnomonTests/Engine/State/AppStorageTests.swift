// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine
import Testing

@testable import Gnomon

@MainActor @Suite struct SurfaceStateTests {
  private struct Metric: View {
    @ScaledMetric var body17: CGFloat = 17
    @ScaledMetric(relativeTo: .largeTitle) var title: CGFloat = 34

    var body: some View { Color.red.frame(width: body17, height: title) }
  }

  @Test(
    "a scaled metric grows as its text style does",
    arguments: [
      (DynamicTypeSize.large, 17.0, 34.0), (.xSmall, 14, 31), (.xxxLarge, 23, 40), (.accessibility5, 53, 60),
    ])
  func scaledMetric(size: DynamicTypeSize, width: CGFloat, height: CGFloat) {
    expectLayout(Metric().dynamicTypeSize(size), in: [200, 200], ["Color": [width, height]])
  }

  private struct Settings: View {
    @AppStorage("width") var width = 10.0
    @AppStorage("name") var name: String?

    var body: some View {
      Color.red.frame(width: width, height: 20).onTapGesture { width += 5 }
      Text(name ?? "none")
    }
  }

  @Test func appStorageIsReadAndWritten() throws {
    let suite = "gnomon-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: suite))
    defer { store.removePersistentDomain(forName: suite) }
    let host = makeHost(Settings().defaultAppStorage(store), 100, 100)
    host.update()
    host.expect(["Color": [10, 20]])
    #expect(host.text() == "none")
    host.tap(at: CGPoint(x: 50, y: 40))
    host.expect(["Color": [15, 20]])
    #expect(store.double(forKey: "width") == 15)
    store.set(40.0, forKey: "width")
    store.set("Ada", forKey: "name")
    host.update()
    host.expect(["Color": [40, 20]])
    #expect(host.text() == "Ada")
  }

  private struct Counting: View {
    @SceneStorage("count") var count = 1
    var body: some View { Color.red.frame(width: CGFloat(count), height: 10).onAppear { count += 1 } }
  }

  @Test func sceneStorageIsSharedInAHost() {
    let host = makeHost(
      HStack(spacing: 0) {
        Counting(); Counting()
      }, 100, 100)
    host.update()
    host.expect(["Color[0]": [3, 10], "Color[1]": [3, 10]])
  }

  private struct Focusing: View {
    enum Field: Hashable { case first, second }
    @FocusState var field: Field?
    @FocusState var isOn: Bool

    var body: some View {
      Indicator().focused($field, equals: .first)
      Indicator().focused($field, equals: .second)
      Indicator().focused($isOn)
      Color.clear.onAppear { field = .second }
    }
  }

  private struct Indicator: View {
    @Environment(\.isFocused) var isFocused
    var body: some View { Text(isFocused ? "yes" : "no") }
  }

  @Test func focusStateTellsTheFocusedView() {
    let host = makeHost(Focusing(), 100, 200)
    host.update()
    #expect(host.snapshot().root.all("Text").map(\.text) == ["no", "yes", "no"])
  }

  private struct Disabled: View {
    @Environment(\.isEnabled) var isEnabled
    var body: some View { Text(isEnabled ? "on" : "off") }
  }

  @Test func nothingInsideCanEnableAgain() {
    let host = makeHost(
      VStack {
        Disabled(); Disabled().disabled(false).disabled(true)
      }, 100, 100)
    host.update()
    #expect(host.snapshot().root.all("Text").map(\.text) == ["on", "off"])
  }

  private struct Classes: View {
    @Environment(\.horizontalSizeClass) var horizontal
    @Environment(\.verticalSizeClass) var vertical
    var body: some View { Text("\(horizontal == .compact ? "c" : "r")\(vertical == .compact ? "c" : "r")") }
  }

  @Test func sizeClassesFollowTheHost() {
    let host = makeHost(Classes(), 390, 844)
    host.update()
    #expect(host.text() == "cr")
    host.resize(to: CGSize(width: 844, height: 390))
    #expect(host.text() == "cc")
    host.resize(to: CGSize(width: 1024, height: 768))
    #expect(host.text() == "rr")
  }

  private struct Receiving: View {
    let subject: PassthroughSubject<Int, Never>
    @State var width = 10
    var body: some View { Color.red.frame(width: CGFloat(width), height: 10).onReceive(subject) { width = $0 } }
  }

  @Test func publishersAreReceivedWhileTheViewIsThere() {
    let subject = PassthroughSubject<Int, Never>()
    let isShown = Shared(true)
    let host = makeHost(Receiving(subject: subject), 100, 100)
    host.update()
    subject.send(30)
    host.update()
    host.expect(["Color": [30, 10]])
    _ = isShown
  }

  private struct AtOnce: View {
    @State var width = 10
    var body: some View { Color.red.frame(width: CGFloat(width), height: 10).onReceive(Just(25)) { width = $0 } }
  }

  @Test func whatAPublisherGivesAtOnceIsHandedOnAfterTheUpdate() {
    expectLayout(AtOnce(), in: [100, 100], ["Color": [25, 10]])
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test func thePreferredColorSchemeIsTheHosts() {
    let host = makeHost(
      VStack {
        Scheme(); Color.red.preferredColorScheme(.dark)
      }, 100, 100)
    host.update()
    #expect(host.text() == "dark")
  }

  @Test func addressesReachTheViewsThatWantThem() throws {
    let journal = Journal()
    let host = makeHost(Color.red.onOpenURL { journal.add($0.absoluteString) }, 10, 10)
    host.update()
    let url = try #require(URL(string: "app://here"))
    #expect(host.open(url))
    #expect(journal.entries == ["app://here"])
  }
}
