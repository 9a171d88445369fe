// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// A picture as wide as the space and of a fixed ratio, by way of a state.
private struct Banner: View {
  @State private var width: CGFloat = 0

  var body: some View {
    GeometryReader { space in
      Image("pic").resizable().aspectRatio(contentMode: .fill).onAppear { width = space.size.width }
    }
    .frame(height: width / 1.77)
    .clipped()
  }
}

private struct AppearAndTask: View {
  let journal: Journal

  var body: some View {
    GeometryReader { space in
      let width = space.size.width
      Color.clear
        .onAppear { journal.add("appear \(Int(width))") }
        .task(id: width) { journal.add("task \(Int(width))") }
    }
  }
}

private struct WidthReader: ViewModifier {
  enum Place { case background, overlay }

  @Binding var size: CGSize
  let place: Place

  func body(content: Content) -> some View {
    if place == .background { content.background(reader) } else { content.overlay(reader) }
  }

  private var reader: some View {
    GeometryReader { space in
      let found = space.size
      Color.clear.task(id: found) { size = found }
    }
  }
}

private struct Measured: View {
  let place: WidthReader.Place
  @State private var size: CGSize = .zero

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("measured").padding(5).modifier(WidthReader(size: $size, place: place))
      Color.blue.frame(width: size.width, height: size.height)
    }
  }
}

private enum TopKey: PreferenceKey {
  static let defaultValue: CGFloat = -1
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

private struct TopOfRow: View {
  let place: WidthReader.Place
  let journal: Journal

  var body: some View {
    ScrollView {
      row
    }
    .onPreferenceChange(TopKey.self) { journal.add("\($0)") }
  }

  @ViewBuilder private var row: some View {
    if place == .overlay { Text("row").overlay(reader) } else { Text("row").background(reader) }
  }

  private var reader: some View {
    GeometryReader { Color.clear.preference(key: TopKey.self, value: $0.frame(in: .global).minY) }
  }
}

@MainActor @Suite struct GeometryUpwardsClaims {
  @Test("R1: a reader's width, handed to a state, fixes the height")
  func r1() async {
    for images in [OnePicture.shared, .none] {
      let host = makeHost(ScrollView { Banner() }, 354, 600, images: images)
      await host.settle()
      host.expect(
        ["GeometryReader": [0, 0, 354, 200]], warnings: images === OnePicture.none ? [.missingImage] : [])
    }
  }

  @Test("R2: onAppear sees the first value only, task(id:) each one")
  func r2() async {
    let journal = Journal()
    let host = makeHost(AppearAndTask(journal: journal), 300, 100)
    await host.settle()
    for width in [310, 320] {
      host.resize(to: CGSize(width: width, height: 100))
      await host.settle()
    }
    #expect(journal.entries == ["appear 300", "task 300", "task 310", "task 320"])
  }

  @Test("R3: a reader in the background or in an overlay has the measured view's size and place")
  func r3() async {
    for place in [WidthReader.Place.background, .overlay] {
      let host = makeHost(Measured(place: place), 300, 200)
      await host.settle()
      host.expect([
        "padding": [105, 70, 90, 30], "GeometryReader": [105, 70, 90, 30], "frame": [105, 100, 90, 30],
      ])
    }
  }

  @Test("R4: preferences from an overlay and from a background reach onPreferenceChange")
  func r4() {
    for place in [WidthReader.Place.background, .overlay] {
      let journal = Journal()
      let host = makeHost(TopOfRow(place: place, journal: journal), 300, 200)
      host.update()
      host.scroll(to: CGPoint(x: 0, y: 40))
      host.scroll(to: CGPoint(x: 0, y: 40))
      host.scroll(to: .zero)
      #expect(journal.entries == ["0.0", "-40.0", "0.0"], "\(place)")
    }
  }
}
