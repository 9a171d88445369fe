// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// Names of Core Graphics and AppKit that views' code uses.
@MainActor @Suite struct CoreGraphicsNameTests {
  @Test func aColorOfASpacesComponents() throws {
    let red = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 0.5]))
    #expect(red == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let gray = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1]))
    #expect(gray == CGColor(gray: 0.5, alpha: 1))
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let green = try #require(CGColor(colorSpace: space, components: [0, 1, 0, 1]))
    #expect(green == Color(.displayP3, red: 0, green: 1, blue: 0).cgColor)
    #expect(CGColorSpace(name: "kCGColorSpaceGenericCMYK") == nil)
    #expect(space.numberOfComponents == 3 && CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
  }

  @Test func aColorOfAnAppearance() {
    let color = NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black }
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(Color(nsColor: color).resolve(in: EnvironmentValues()) == Color.black.resolve(in: EnvironmentValues()))
    #expect(Color(nsColor: color).resolve(in: dark) == Color.white.resolve(in: EnvironmentValues()))
    #expect(NSAppearance(named: .init("other")) == nil)
  }

  @Test func aPathByAppKitsNames() {
    let path = NSBezierPath()
    path.move(to: .zero)
    path.line(to: CGPoint(x: 10, y: 0))
    path.curve(to: CGPoint(x: 10, y: 10), controlPoint1: CGPoint(x: 10, y: 2), controlPoint2: CGPoint(x: 10, y: 8))
    path.close()
    #expect(isClose(path.bounds, CGRect(x: 0, y: 0, width: 10, height: 10)))
    path.appendOval(in: CGRect(x: 20, y: 0, width: 4, height: 4))
    path.appendRect(CGRect(x: 30, y: 0, width: 5, height: 5))
    #expect(isClose(path.bounds, CGRect(x: 0, y: 0, width: 35, height: 10)))
    let rounded = NSBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), xRadius: 10, yRadius: 10)
    #expect(!rounded.contains(CGPoint(x: 1, y: 1)) && rounded.contains(CGPoint(x: 10, y: 1)))
  }

  /// UIKit's colours come first where several have the name.
  @Test func aColorOfANameAlone() {
    #expect(Color(.white) == Color(uiColor: .white))
    #expect(Color(.systemRed) == Color(uiColor: .systemRed))
  }
}
