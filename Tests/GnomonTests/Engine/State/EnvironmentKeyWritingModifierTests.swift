// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct EnvironmentKeyWritingModifierTests {
  @Test("A font and an environment value are written by a modifier that has a name")
  func keyWriting() throws {
    let symbol = Image("pic").font(.title) as Any
    let written = try #require(symbol as? ModifiedContent<Image, _EnvironmentKeyWritingModifier<Font?>>)
    #expect(written.modifier.keyPath == \.font)
    #expect(written.modifier.value == .title)
    let lines = Color.red.environment(\.lineLimit, nil) as Any
    #expect(lines is ModifiedContent<Color, _EnvironmentKeyWritingModifier<Int?>>)

    struct Reading: View {
      @Environment(\.lineLimit) private var lineLimit
      var body: some View { Color.red.frame(width: CGFloat(lineLimit ?? 1), height: 10) }
    }
    let host = makeHost(
      Reading().modifier(_EnvironmentKeyWritingModifier(keyPath: \.lineLimit, value: 7)), 100, 100)
    host.update()
    #expect(host.snapshot().root.all("Color").first?.frame.width == 7)
  }
}
