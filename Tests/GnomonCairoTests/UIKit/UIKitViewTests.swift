// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo
import Testing

/// Views by UIKit's and AppKit's names that hold texts, pictures and SwiftUI's views.
@MainActor @Suite struct UIKitViewTests {
  private struct Shown<Kind: UIView>: UIViewRepresentable {
    let make: @MainActor () -> Kind
    func makeUIView(context: Context) -> Kind { make() }
    func updateUIView(_ view: Kind, context: Context) {}
  }

  private struct ShownNS<Kind: NSView>: NSViewRepresentable {
    let make: @MainActor () -> Kind
    func makeNSView(context: Context) -> Kind { make() }
    func updateNSView(_ view: Kind, context: Context) {}
  }

  private func host(_ view: some View, _ width: CGFloat = 200, _ height: CGFloat = 100) -> ViewHost {
    var configuration = ViewHost.Configuration()
    configuration.size = CGSize(width: width, height: height)
    configuration.scale = 1
    let host = ViewHost(view, configuration: configuration)
    host.update()
    return host
  }

  /// The colour at a point: red, green and blue from 0 to 255.
  private func color(of view: some View, at x: Int, _ y: Int) throws -> [UInt8] {
    let renderer = ImageRenderer(content: view.frame(width: 100, height: 50))
    renderer.scale = 1
    let image = try #require(renderer.cgImage)
    let start = (y * image.width + x) * 4
    return Array(image.pixels[start..<(start + 3)])
  }

  @Test("A label is as large as its text, and breaks its lines at the width it's asked for")
  func labels() {
    showHost()
    let label = UILabel()
    label.text = "Several words"
    let one = UIHostingController(rootView: Text("Several words").font(.system(size: 17))).view.intrinsicContentSize
    #expect(label.intrinsicContentSize == one)
    label.numberOfLines = 0
    let narrow = label.sizeThatFits(CGSize(width: one.width * 0.7, height: 1000))
    #expect(narrow.height > one.height * 1.9 && narrow.height < one.height * 2.1 && narrow.width < one.width)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
    // "If you set this property to nil, the label uses the default": a font that isn't there is nil.
    label.font = UIFont(name: "No such font", size: 30)
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
  }

  @Test("A hosting controller's view shows the view of SwiftUI's, in the middle of what it gets")
  func hosted() throws {
    showHost()
    let view = Shown {
      let outer = UIView()
      let controller = UIHostingController(rootView: Color.red.frame(width: 20, height: 10))
      controller.view.frame = CGRect(x: 40, y: 0, width: 60, height: 50)
      outer.backgroundColor = .blue
      outer.addSubview(controller.view)
      return outer
    }
    #expect(try color(of: view, at: 70, 25) == color(of: Color.red, at: 0, 0))
    #expect(try color(of: view, at: 45, 25) == color(of: Color(uiColor: .blue), at: 0, 0))
  }

  @Test("A view of SwiftUI's in a hosting controller keeps its state, and is shown anew for a new root")
  func rootViews() throws {
    showHost()
    let controller = UIHostingController(rootView: Color.red)
    let host = host(Shown { controller.view })
    controller.rootView = .green
    host.update()
    #expect(host.warnings.isEmpty)
  }

  @Test("A picture fills its view by the content mode")
  func pictures() throws {
    showHost()
    let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 10))
    let picture = try #require(renderer.uiImage)
    let view = UIImageView(image: picture)
    #expect(view.intrinsicContentSize == CGSize(width: 10, height: 10))
    view.contentMode = .scaleAspectFit
    let shown = Shown { view }.background(Color.white)
    #expect(try color(of: shown, at: 50, 25) == color(of: Color.red, at: 0, 0))
    #expect(try color(of: shown, at: 10, 25) == [255, 255, 255])
  }

  @Test("AppKit's views lie from the bottom up, unless they are flipped")
  func appKit() throws {
    showHost()
    func view(_ outer: @autoclosure @escaping @MainActor () -> NSView) -> some View {
      ShownNS {
        let outer = outer()
        let inner = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        inner.wantsLayer = true
        inner.layer?.backgroundColor = NSColor.red.cgColor
        outer.addSubview(inner)
        return outer
      }
      .background(Color.white)
    }
    final class Flipped: NSView {
      override var isFlipped: Bool { true }
    }
    #expect(try color(of: view(NSView()), at: 50, 45) != [255, 255, 255])
    #expect(try color(of: view(NSView()), at: 50, 5) == [255, 255, 255])
    #expect(try color(of: view(Flipped()), at: 50, 5) != [255, 255, 255])
  }

  @Test("A blur is a material, a wheel is as large as its style says, and neither warns")
  func effects() {
    showHost()
    let view = HStack {
      Shown { UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial)) }
      Shown {
        let wheel = UIActivityIndicatorView(style: .large)
        wheel.startAnimating()
        return wheel
      }
      Shown { UISwitch() }
      ShownNS { NSTextField(labelWithString: "Text") }
    }
    let host = host(view, 400, 100)
    #expect(host.warnings.isEmpty)
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
  }
}
