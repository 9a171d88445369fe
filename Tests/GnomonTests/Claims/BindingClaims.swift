// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

private enum LengthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension View {
  /// Writes a length of the view's geometry into a binding, by way of a preference.
  fileprivate func reading(_ binding: Binding<CGFloat>, _ length: @escaping (GeometryProxy) -> CGFloat) -> some View {
    background { GeometryReader { Color.clear.preference(key: LengthKey.self, value: length($0)) } }
      .onPreferenceChange(LengthKey.self) { binding.wrappedValue = $0 }
  }
}

private struct FourLengths: View {
  let journal: Journal
  @State private var height: CGFloat = 0
  @State private var width: CGFloat = 0
  @State private var textHeight: CGFloat = 0
  @State private var textWidth: CGFloat = 0

  var body: some View {
    ZStack {
      Color.clear.reading($height) { $0.size.height }.reading($width) { $0.size.width }
      Text("hello!").reading($textHeight) { $0.size.height }.reading($textWidth) { $0.size.width }
    }
    .onChange(of: [height, width, textHeight, textWidth]) {
      journal.add($1.map { "\(Int($0))" }.joined(separator: " "))
    }
  }
}

private struct TopInset: View {
  let journal: Journal
  @State private var inset: CGFloat = -1

  var body: some View {
    Color.clear.reading($inset) { $0.safeAreaInsets.top }
      .onChange(of: inset) { journal.add("\(Int($1))") }
  }
}

private struct OwnProxy: View {
  let journal: Journal
  @State private var proxy: GeometryProxy?

  var body: some View {
    let _ = journal.add("body")
    VStack(alignment: .leading, spacing: 0) {
      Text("measured").padding(5).geometryReader(proxy: $proxy)
      Color.blue.frame(width: proxy?.size.width, height: proxy?.frame(in: .global).minX)
    }
  }
}

private struct HeightOfSpace: View {
  var body: some View { GeometryReader { Text("\(Int($0.size.height))") } }
}

@MainActor @Suite struct BindingClaims {
  @Test("B1: a preference writes geometry into bindings; of two on one view the outer sees the larger value")
  func b1() {
    for (size, last) in [([400, 300], "300 400 20 60"), ([300, 400], "400 400 20 60")] as [([CGFloat], String)] {
      let journal = Journal()
      let host = makeHost(FourLengths(journal: journal), size[0], size[1])
      host.update()
      #expect(journal.entries.last == last, "\(size)")
      #expect(host.warnings.isEmpty)
    }
  }

  @Test("B2: an inset of the safe area reaches a binding, and follows a turn of the device")
  func b2() {
    let journal = Journal()
    let host = makeHost(TopInset(journal: journal), 390, 844) { $0.safeArea.top = 47 }
    host.update()
    host.resize(to: CGSize(width: 844, height: 390), safeArea: EdgeInsets())
    #expect(journal.entries == ["47", "0"])
    #expect(host.warnings.isEmpty)
  }

  @Test("B3: geometryReader(proxy:) hands a view's own proxy over, once for each geometry")
  func b3() async {
    let journal = Journal()
    let host = makeHost(OwnProxy(journal: journal), 290, 230)
    await host.settle()
    // The box's height is where the text starts: 100.
    host.expect(["padding": [100, 50, 90, 30], "frame": [100, 80, 90, 100]], warnings: [])
    let bodies = journal.count("body")
    #expect(bodies <= 4)
    host.update()
    host.resize(to: CGSize(width: 290, height: 230))
    #expect(journal.count("body") == bodies, "the geometry is the same")
  }

  @Test("B4: a text in a reader tells the height of the space, not its own")
  func b4() {
    let host = makeHost(HeightOfSpace(), 300, 400)
    host.update()
    #expect(host.text() == "400")
    host.resize(to: CGSize(width: 300, height: 250))
    #expect(host.text() == "250")
  }
}
