// SPDX-License-Identifier: Apache-2.0
import CCairo
import Foundation
import Gnomon
import Testing

@testable import GnomonCairo

@MainActor @Suite struct ProjectionFilterTests {
  private typealias Draw = (inout GraphicsContext) -> Void

  private let red = GraphicsContext.Shading.color(.sRGB, red: 1, green: 0, blue: 0)

  /// The list of a canvas of 300 by 300, and what drawing it counted.
  private func counted(_ draw: @escaping Draw) throws -> (
    list: DisplayList, counts: CairoPainter.Counts, bitmap: Bitmap
  ) {
    let view = Canvas { context, _ in draw(&context) }.frame(width: 300, height: 300)
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: 300, height: 300)
    let host = ViewHost(view, configuration: configuration)
    host.update()
    let list = host.displayList()
    let surface = try #require(PixelSurface(rect: PixelRect(x: 0, y: 0, width: 300, height: 300)))
    let context = try #require(cairo_create(surface.surface))
    defer { cairo_destroy(context) }
    let painter = CairoPainter(list, context: context, surface: surface, scale: 1)
    painter.run()
    return (list, painter.counts, try CairoRenderer().bitmap(list, scale: 1))
  }

  /// Turned away from the viewer about a vertical line, with perspective.
  private func tilt(about x: CGFloat, _ y: CGFloat, degrees: Double = 40) -> ProjectionTransform {
    var space = CATransform3DIdentity
    space.m34 = -1 / 200
    space = CATransform3DRotate(space, CGFloat(Angle.degrees(degrees).radians), 0, 1, 0)
    return ProjectionTransform(CGAffineTransform(translationX: -x, y: -y))
      .concatenating(ProjectionTransform(space))
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: x, y: y)))
  }

  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
    Path(CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side))
  }

  private func layers(_ list: DisplayList) -> Int {
    list.commands.count { if case .beginLayer = $0 { true } else { false } }
  }

  @Test("A projection costs what it draws, not what it's drawn on")
  func costs() throws {
    let (_, counts, bitmap) = try counted { context in
      for index in 0..<30 {
        var copy = context
        let (x, y) = (CGFloat(30 + index % 6 * 48), CGFloat(30 + index / 6 * 60))
        copy.addFilter(.projectionTransform(tilt(about: x, y)))
        copy.fill(square(x, y, 20), with: red)
      }
    }
    // Each square has 20 by 20 pixels, and is narrower when it's tilted.
    #expect((30 * 250...30 * 600).contains(counts.lookups))
    #expect((30 * 400...30 * 800).contains(counts.projectedRoom))
    #expect(bitmap.pixel(30, 30) == [255, 0, 0, 255])
    #expect(bitmap.alpha(30, 30 + 15) == 0 && bitmap.alpha(30 + 12, 30) == 0)
  }

  @Test("Outside of the canvas nothing is projected")
  func outside() throws {
    let (_, counts, _) = try counted { context in
      context.addFilter(.projectionTransform(tilt(about: 5000, 5000)))
      context.fill(square(5000, 5000, 20), with: red)
    }
    #expect(counts.lookups == 0 && counts.projectedRoom == 0)
  }

  @Test("What was drawn outside and is moved in is seen")
  func movedIn() throws {
    let (_, counts, bitmap) = try counted { context in
      let move = ProjectionTransform(CGAffineTransform(translationX: -2000, y: -2000))
      context.addFilter(.projectionTransform(tilt(about: 150, 150)))
      context.addFilter(.projectionTransform(move))
      context.fill(square(2150, 2150, 20), with: red)
    }
    #expect(bitmap.pixel(150, 150) == [255, 0, 0, 255])
    #expect((200...600).contains(counts.lookups))
  }

  @Test("A line's width, a shadow and a blur are inside of what is projected")
  func margins() throws {
    let (_, counts, bitmap) = try counted { context in
      context.addFilter(.projectionTransform(tilt(about: 150, 150)))
      context.addFilter(.shadow(color: .blue, radius: 0, x: 0, y: 40))
      context.stroke(square(150, 150, 20), with: red, style: StrokeStyle(lineWidth: 10, lineJoin: .round))
    }
    #expect(bitmap.pixel(150, 137) == [255, 0, 0, 255])
    #expect(bitmap.alpha(150, 150 + 53) > 250 && bitmap.pixel(150, 203)[0] < 100)
    #expect(bitmap.alpha(150, 150 + 60) == 0)
    #expect(counts.lookups < 18000)
    let (_, _, blurred) = try counted { context in
      context.addFilter(.blur(radius: 6))
      context.addFilter(.projectionTransform(tilt(about: 150, 150)))
      context.fill(square(150, 150, 20), with: red)
    }
    #expect((1...120).contains(blurred.alpha(150, 150 + 14)))
    #expect((1...60).contains(blurred.alpha(150, 150 - 18)))
  }

  @Test("A shape that reaches behind the viewer is cut off there")
  func horizon() throws {
    let (_, counts, bitmap) = try counted { context in
      context.addFilter(.projectionTransform(tilt(about: 150, 150, degrees: 80)))
      context.fill(Path(CGRect(x: -500, y: 140, width: 1300, height: 20)), with: red)
    }
    #expect(bitmap.pixel(150, 150) == [255, 0, 0, 255])
    // The near end is tall, the far one thin.
    let heights = [100, 150, 200].map { x in (0..<300).count { bitmap.alpha(x, $0) > 128 } }
    #expect(heights == heights.sorted() || heights == heights.sorted(by: >))
    #expect(Set(heights).count == 3)
    #expect(counts.lookups <= 300 * 300)
  }

  @Test("An affine map is a transform: no layer is made, and nothing is looked up")
  func affine() throws {
    let turn = ProjectionTransform(
      CGAffineTransform(translationX: 150, y: 150).rotated(by: .pi / 4).translatedBy(x: -150, y: -150))
    let (list, counts, bitmap) = try counted { context in
      context.addFilter(.projectionTransform(turn))
      context.fill(square(150, 150, 100), with: red)
    }
    #expect(layers(list) == 0 && counts.lookups == 0)
    #expect(bitmap.alpha(150, 150 + 65) == 255 && bitmap.alpha(150 + 45, 150 + 45) == 0)
  }

  @Test("Filters that come before an affine map are mapped, those behind it aren't")
  func affineAmongOthers() throws {
    let double = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    // The filter that is added last comes first.
    let (list, counts, before) = try counted { context in
      context.addFilter(.projectionTransform(double))
      context.addFilter(.shadow(color: Color(red: 0, green: 0, blue: 1), radius: 0, x: 30, y: 0))
      context.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: red)
    }
    #expect(layers(list) == 1 && counts.lookups == 0)
    #expect(before.pixel(30, 30) == [255, 0, 0, 255] && before.pixel(100, 30) == [0, 0, 255, 255])
    #expect(before.alpha(70, 30) == 0)
    let (_, _, after) = try counted { context in
      context.addFilter(.shadow(color: Color(red: 0, green: 0, blue: 1), radius: 0, x: 30, y: 0))
      context.addFilter(.projectionTransform(double))
      context.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: red)
    }
    #expect(after.pixel(30, 30) == [255, 0, 0, 255] && after.pixel(70, 30) == [0, 0, 255, 255])
    #expect(after.alpha(100, 30) == 0)
  }

  @Test("A blur under a map that stretches is stretched with the picture")
  func stretchedBlur() throws {
    let wide = ProjectionTransform(
      CGAffineTransform(translationX: 150, y: 150).scaledBy(x: 4, y: 1).translatedBy(x: -150, y: -150))
    let (list, _, bitmap) = try counted { context in
      context.addFilter(.projectionTransform(wide))
      context.addFilter(.blur(radius: 5))
      context.fill(square(150, 150, 20), with: red)
    }
    #expect(layers(list) == 1)
    // As far from the edge in blurred points, to the right and below.
    #expect(abs(bitmap.alpha(150 + 4 * 15, 150) - bitmap.alpha(150, 150 + 15)) <= 12)
  }

  @Test("A map that flattens draws nothing, and one that isn't a number is left out")
  func strange() throws {
    let flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let (_, _, nothing) = try counted { context in
      context.addFilter(.projectionTransform(flat))
      context.fill(square(150, 150, 20), with: red)
    }
    #expect((0..<300).allSatisfy { nothing.alpha($0, 150) == 0 })
    var edge = tilt(about: 150, 150, degrees: 40)
    (edge.m11, edge.m12, edge.m13) = (edge.m21, edge.m22, edge.m23)
    let flatInSpace = edge
    let (_, _, neither) = try counted { context in
      context.addFilter(.projectionTransform(flatInSpace))
      context.fill(square(150, 150, 20), with: red)
    }
    #expect((0..<300).allSatisfy { neither.alpha($0, 150) == 0 })
    var unknown = ProjectionTransform()
    unknown.m13 = .nan
    let notANumber = unknown
    let (_, _, plain) = try counted { context in
      context.addFilter(.projectionTransform(notANumber))
      context.fill(square(150, 150, 20), with: red)
    }
    #expect(plain.pixel(150, 150) == [255, 0, 0, 255])
  }

  @Test("A mode that keeps only what the drawing covers takes all away where nothing is drawn")
  func nothingCovers() throws {
    let (_, _, bitmap) = try counted { context in
      context.fill(square(50, 50, 40), with: red)
      context.clip(to: square(50, 50, 20))
      context.blendMode = .sourceIn
      context.addFilter(.projectionTransform(tilt(about: 5000, 5000)))
      context.fill(square(5000, 5000, 20), with: red)
    }
    #expect(bitmap.alpha(50, 50) == 0 && bitmap.pixel(35, 35) == [255, 0, 0, 255])
  }
}
