// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// The distances that views keep in stacks which give no spacing, as measured in pictures of iOS.
@MainActor @Suite("Distances in stacks") struct StackDistanceTests {
  /// The size of a view that's proposed nothing.
  private func size(
    _ view: some View, _ typeSize: DynamicTypeSize = .medium, on profile: PlatformProfile = .iOS26
  ) -> CGSize {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 390, height: 800)
    configuration.profile = profile
    configuration.dynamicTypeSize = typeSize
    let host = ViewHost(view.fixedSize(), configuration: configuration)
    host.update()
    return host.snapshot().root.children.first?.frame.size ?? .zero
  }

  private func height(_ view: some View, _ typeSize: DynamicTypeSize = .medium) -> CGFloat {
    size(view, typeSize).height
  }

  /// The distance of two views one above the other.
  private func distance(_ a: some View, _ b: some View, _ typeSize: DynamicTypeSize = .medium) -> CGFloat {
    let both = VStack {
      a
      b
    }
    let gap = height(both, typeSize) - height(a, typeSize) - height(b, typeSize)
    return (gap * 100).rounded() / 100
  }

  private let text = Text("Ag")

  @Test("Between two texts lies the leading of the lower one's font, in whole pixels")
  func texts() {
    #expect(distance(text, text) == 2)
    #expect(distance(text, text.font(.system(size: 16))) == 0)
    #expect(distance(text.font(.system(size: 16)), text) == 2)
    #expect(distance(text, text.font(.caption2), .large) == 0)
    // 48.33 from baseline to baseline (`list18-07`).
    #expect(distance(text, text, .accessibility3) == 0.33)
  }

  @Test("Padding puts the usual distance in place of a text's only where it adds something")
  func paddings() {
    #expect(distance(text.padding(.horizontal, 6), text.padding(.horizontal, 6)) == 2)
    #expect(distance(text.padding(0), text.padding(.vertical, 0)) == 2)
    #expect(distance(text.padding(.bottom, 1), text) == distance(Color.red.frame(height: 9), text))
    #expect(distance(text.padding(.bottom, 1), text.padding(.top, 1)) == 8)
    #expect(distance(text.padding(.top, 1), text) == 2)
    #expect(distance(text.padding(.top, 1), text.padding(.horizontal, 3).padding(.bottom, 3)) == 2)
  }

  @Test("A symbol in a row is a text to what lies below, and a spacer nothing")
  func rows() {
    let row = HStack {
      text
      Spacer()
      Image(systemName: "star").font(.caption)
    }
    #expect(distance(row, VStack { text }) == 2)
    let resizable = HStack {
      text
      Image(systemName: "star").resizable().frame(width: 4, height: 4)
    }
    #expect(distance(resizable, text) == distance(Color.red.frame(height: 9), text))
    #expect(distance(Image(systemName: "star"), text) == 0)
  }

  @Test("A stack without views takes no distance")
  func empty() {
    let column = VStack {
      text
      VStack {}
      text
    }
    #expect(abs(height(column) - 2 * height(text)) < 0.001)
    let layers = VStack {
      Color.red.frame(width: 9, height: 9)
      ZStack {}
      HStack {}
    }
    #expect(height(layers) == 9)
  }

  @Test("Between a shape and a text the font says how far: above it less, since letters leave room there")
  func shapes() {
    let (shape, small) = (Color.red.frame(width: 9, height: 9), text.font(.system(size: 12)))
    #expect(abs(distance(shape, small) - 4.5) < 0.1)
    #expect(abs(distance(small, shape) - 8) < 0.5)
    #expect(distance(shape, shape) == 8)
    let row = HStack {
      text
      shape
    }
    #expect(abs(size(row).width - size(text).width - 17) < 0.001)
  }

  @Test("A field is a point higher than its line in whole points, and keeps the usual distance")
  func fields() {
    let field = TextField("Name", text: .constant("")).frame(width: 200)
    #expect(height(field, .large) == 22)
    #expect(height(field) == 21)
    #expect(distance(TextField("Name", text: .constant("x")), TextField("Name", text: .constant("x")), .large) == 8)
  }
}
