// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

@MainActor @Suite struct CompositingFacts {
  @Test("fact 100: opacities over each other, and colours with one")
  func opacities() throws {
    func grey<V: View>(_ view: V) throws -> UInt8 {
      var configuration = ViewHost.Configuration()
      configuration.size = CGSize(width: 4, height: 4)
      configuration.scale = 1
      let host = ViewHost(view, configuration: configuration)
      host.update()
      let pixel = try host.bitmap().pixel(2, 2)
      #expect(pixel[0] == pixel[1] && pixel[1] == pixel[2] && pixel[3] == 255)
      return pixel[0]
    }
    #expect(
      try grey(
        ZStack {
          Color.black; Color.white.opacity(0.6)
        }) == 0x99)
    let light = ZStack {
      Color.black
      Color.white.opacity(0.8)
    }
    #expect(try grey(light) == 0xCC)
    let half = ZStack {
      light
      Color.black.opacity(0.5)
    }
    #expect(try grey(half) == 0x66)
    #expect(try grey(half.overlay { Color.white.opacity(0.22) }) == 0x88)
    // The same through the modifier of any view.
    #expect(try grey(Rectangle().fill(.white).opacity(0.6).background(.black)) == 0x99)
  }

  @Test("facts 55, 97: a divider is black at 10 % on white, a secondary label at 40 % grey 204, on macOS")
  func greys() throws {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 10, height: 9)
    configuration.scale = 1
    configuration.profile = .macOS26
    let view = VStack(spacing: 0) {
      Color.white
      Divider()
      Rectangle().fill(.secondary.opacity(0.4)).background(.white)
    }
    let host = ViewHost(view, configuration: configuration)
    host.update()
    let bitmap = try host.bitmap()
    #expect(bitmap.pixel(5, 4) == [230, 230, 230, 255])
    #expect(bitmap.pixel(5, 7) == [204, 204, 204, 255])
  }
}
