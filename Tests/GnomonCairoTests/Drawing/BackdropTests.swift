// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

/// What is seen through glass: this package's own drawing, not Apple's.
@MainActor
@Suite("Backdrops") struct BackdropTests {
  private let black = Color.Resolved(red: 0, green: 0, blue: 0)
  private let white = Color.Resolved(red: 1, green: 1, blue: 1)

  /// Black on the left, white on the right, seen through a rectangle from 20 to 80.
  private func list(_ backdrop: Backdrop) -> DisplayList {
    DisplayList(
      size: CGSize(width: 100, height: 40), scale: 1,
      commands: [
        fill(CGRect(x: 0, y: 0, width: 50, height: 40), black), fill(CGRect(x: 50, y: 0, width: 50, height: 40), white),
        .backdrop(Path(CGRect(x: 20, y: 10, width: 60, height: 20)), backdrop),
      ])
  }

  private func fill(_ rect: CGRect, _ color: Color.Resolved) -> DisplayCommand {
    .fill(Path(rect), style: FillStyle(), paint: .color(color))
  }

  private func grey(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int { Int(bitmap.pixel(x, y)[0]) }

  @Test("What lies below is blurred inside of the path alone")
  func blur() throws {
    let bitmap = try CairoRenderer().bitmap(list(Backdrop(radius: 5, substitute: white)))
    #expect(grey(bitmap, 48, 5) == 0 && grey(bitmap, 51, 5) == 255, "outside")
    #expect((60...126).contains(grey(bitmap, 48, 20)) && (129...195).contains(grey(bitmap, 51, 20)), "inside")
    #expect(grey(bitmap, 22, 20) == 0 && grey(bitmap, 78, 20) == 255, "far from the edge")
  }

  @Test("One colour stays as it is, and a change of colours changes it")
  func plain() throws {
    var plain = list(Backdrop(radius: 5, substitute: white))
    plain.commands[1] = fill(CGRect(x: 50, y: 0, width: 50, height: 40), black)
    #expect(grey(try CairoRenderer().bitmap(plain), 50, 20) == 0)
    var brighter = ColorMatrix()
    brighter.r5 = 0.5
    var changed = list(Backdrop(radius: 5, colors: brighter, substitute: white))
    changed.commands[1] = plain.commands[1]
    #expect((126...129).contains(grey(try CairoRenderer().bitmap(changed), 50, 20)))
  }

  @Test("A shadow falls around the path, not on what is seen through it")
  func shadow() throws {
    let shadow = Backdrop.Shadow(color: black, radius: 3, y: 2)
    let bitmap = try CairoRenderer().bitmap(list(Backdrop(radius: 5, shadow: shadow, substitute: white)))
    #expect(grey(bitmap, 70, 32) < 200, "below it")
    #expect(grey(bitmap, 77, 20) > 250, "through it")
  }

  @Test("Formats of shapes fill the path with a colour instead")
  func documents() throws {
    let red = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5)
    let shadow = Backdrop.Shadow(color: black, radius: 3, y: 2)
    let list = list(Backdrop(radius: 5, shadow: shadow, substitute: red))
    let svg = try CairoRenderer().svg(list)
    #expect(svg.lowercased().contains("#ff0000") && !svg.contains("<image"))
    #expect(try CairoRenderer().pdf(list).count > 500)
    #expect(list.withoutBackdrops().commands.count == 5)
  }

  @Test("Without shortcuts the picture is the same")
  func shortcuts() throws {
    let shadow = Backdrop.Shadow(color: black, radius: 3, y: 2)
    let list = list(Backdrop(radius: 5, colors: ColorMatrix(), shadow: shadow, substitute: white))
    let (fast, plain) = (
      try CairoRenderer().bitmap(list), try CairoRenderer(usesShortcuts: false).bitmap(list)
    )
    #expect(fast.pixels == plain.pixels)
  }
}
