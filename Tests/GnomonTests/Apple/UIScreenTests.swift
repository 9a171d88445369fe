// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine
import Testing

@testable import Gnomon

/// What sources that take lengths from the screen are told.
@MainActor @Suite struct UIScreenTests {
  private struct Half: View {
    var body: some View { Color.red.frame(width: UIScreen.main.bounds.width / 2, height: 10) }
  }

  private static func width(in host: ViewHost) -> CGFloat? { host.snapshot().root.all("Color").first?.frame.width }

  @Test("The screen is the host that is shown, in points and pixels")
  func host() {
    let host = makeHost(Half(), 300, 200) { $0.scale = 2 }
    host.update()
    #expect(Self.width(in: host) == 150)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 600, height: 400))
    #expect([UIScreen.main.scale, UIScreen.main.nativeScale] == [2, 2])
    #expect(NSScreen.main?.frame == UIScreen.main.bounds)
    #expect(NSScreen.main?.backingScaleFactor == 2)
  }

  @Test("What is said of the screen is the host's")
  func traits() {
    let host = makeHost(Half(), 800, 900) {
      $0.scale = 2
      $0.colorScheme = .dark
    }
    host.update()
    let traits = UIScreen.main.traitCollection
    #expect(traits == .current)
    #expect(traits.userInterfaceStyle == .dark && traits.userInterfaceIdiom == .pad && traits.displayScale == 2)
  }

  @Test("Traits say what they're made with, and the last of several counts")
  func ownTraits() {
    let none = UITraitCollection()
    #expect(none.userInterfaceStyle == .unspecified && none.displayScale == 0)
    #expect(none.preferredContentSizeCategory == .unspecified && none.layoutDirection == .unspecified)
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      none, UITraitCollection(userInterfaceStyle: .light), UITraitCollection(horizontalSizeClass: .compact),
    ])
    #expect(traits.userInterfaceStyle == .light && traits.horizontalSizeClass == .compact)
    #expect(DynamicTypeSize(traits.preferredContentSizeCategory) == .accessibility2)
    #expect(traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    #expect(!traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    let changed = traits.modifyingTraits { $0.layoutDirection = .rightToLeft }
    #expect(changed.layoutDirection == .rightToLeft && changed.horizontalSizeClass == .compact)
    #expect(UITraitCollection { $0.displayScale = 3 } == UITraitCollection(displayScale: 3))
  }

  @Test("Traits by UIKit's name become SwiftUI's, and back; what isn't said is nil")
  func kinds() {
    for value in [UserInterfaceSizeClass.compact, .regular] {
      #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass(value)) == value)
    }
    for value in [LayoutDirection.leftToRight, .rightToLeft] {
      #expect(LayoutDirection(UITraitEnvironmentLayoutDirection(value)) == value)
    }
    for value in [ColorSchemeContrast.standard, .increased] {
      #expect(ColorSchemeContrast(UIAccessibilityContrast(value)) == value)
    }
    for value in [LegibilityWeight.regular, .bold] { #expect(LegibilityWeight(UILegibilityWeight(value)) == value) }
    for value in ContentSizeCategory.allCases {
      #expect(ContentSizeCategory(UIContentSizeCategory(value)) == value)
      #expect(UIContentSizeCategory(value).rawValue.hasPrefix("UICTContentSizeCategory"))
    }
    #expect(UserInterfaceSizeClass(UIUserInterfaceSizeClass(nil)) == nil)
    #expect(ColorSchemeContrast(UIAccessibilityContrast(nil)) == nil)
    #expect(LegibilityWeight(UILegibilityWeight(nil)) == nil)
    #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.unspecified) == nil)
    #expect(ContentSizeCategory(UIContentSizeCategory(nil as ContentSizeCategory?)) == nil)
  }

  @Test("Sizes of texts by UIKit's name are SwiftUI's, in its order")
  func contentSizes() {
    for size in DynamicTypeSize.allCases {
      #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size)
      #expect(UIContentSizeCategory(size).isAccessibilityCategory == size.isAccessibilitySize)
    }
    #expect(UIContentSizeCategory.small < .large && UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
    #expect(ContentSizeCategory(UIContentSizeCategory.large) == .large)
    let host = makeHost(Half(), 100, 100) { $0.dynamicTypeSize = .xLarge }
    host.update()
    #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .extraLarge)
  }

  @Test("A name for tools changes nothing")
  func identified() {
    let view = Color.red.frame(width: 30, height: 20)._identified(by: __DesignTimeSelectionIdentifier("a"))
    let host = makeHost(view, 100, 100)
    host.update()
    host.expect(["Color": [35, 40, 30, 20]])
    #expect(_IdentifiedModifier(identifier: 1) != _IdentifiedModifier(identifier: 2))
  }

  @Test("Each of two hosts is the screen of its own views")
  func twoHosts() {
    struct Switching: View {
      @ObservedObject var state: Turn
      var body: some View { Color.red.frame(width: UIScreen.main.bounds.width + state.extra) }
    }
    @MainActor final class Turn: ObservableObject {
      @Published var extra: CGFloat = 0
    }
    let turn = Turn()
    let (small, large) = (makeHost(Switching(state: turn), 100, 100), makeHost(Switching(state: turn), 400, 400))
    small.update()
    large.update()
    turn.extra = 5
    small.update()
    large.update()
    #expect([Self.width(in: small), Self.width(in: large)] == [105, 405])
  }

  @Test("A host of another size is another screen; the safe area is left out of what is visible")
  func resized() {
    let host = makeHost(Half(), 300, 200)
    host.update()
    host.resize(to: CGSize(width: 500, height: 200), safeArea: EdgeInsets(top: 10, leading: 0, bottom: 30, trailing: 0))
    #expect(UIScreen.main.bounds.width == 500)
    #expect(NSScreen.main?.visibleFrame == CGRect(x: 0, y: 30, width: 500, height: 160))
  }

  @Test("A host in a box has the screen around it")
  func box() {
    let host = makeHost(Half(), 80, 80) { $0.screen = ScreenMeasures(size: CGSize(width: 390, height: 844), scale: 3) }
    host.update()
    #expect(Self.width(in: host) == 195)
    #expect(UIScreen.main.scale == 3)
  }

  @Test("What is shown aside leaves the screen as it was")
  func aside() {
    makeHost(Half(), 300, 200).update()
    let inner = ViewHost.Configuration.aside {
      makeHost(Half(), 20, 20).update()
      return UIScreen.main.bounds.width
    }
    #expect([inner, UIScreen.main.bounds.width] == [20, 300])
  }
}
