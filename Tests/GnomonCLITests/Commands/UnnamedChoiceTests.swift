// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Which view is taken where nobody names one.
@Suite struct UnnamedChoiceTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  @Test func anAppsWindowIsTakenWithWhatTheAppPutsThere() throws {
    defer { workspace.remove() }
    try workspace.write(
      "Shop.swift",
      """
      import SwiftUI

      final class Basket: ObservableObject { @Published var count = 2 }

      @main struct ShopApp: App {
        @StateObject private var basket = Basket()
        var body: some Scene { WindowGroup { Counter().environmentObject(basket) } }
      }

      struct Counter: View {
        @EnvironmentObject var basket: Basket
        var body: some View { Text(verbatim: "\\(basket.count) loaves") }
      }

      struct About: View { var body: some View { Text("About") } }
      """)
    let layout = try workspace.gnomon("layout", "Shop.swift")
    #expect(
      layout.errors == "gnomon: taking the first window of the app ShopApp; --view takes another: Counter, About\n")
    #expect(layout.output.contains("Text \"2 loaves\""))
    // By its name it's taken too, and so is another view.
    #expect(try workspace.gnomon("layout", "--view", "ShopApp", "Shop.swift").output == layout.output)
    #expect(try workspace.gnomon("layout", "--view", "About", "Shop.swift").output.contains("Text \"About\""))
  }

  @Test func theWindowOfAScenesDelegateIsTaken() throws {
    defer { workspace.remove() }
    try workspace.write(
      "Shop.swift",
      """
      import SwiftUI
      import UIKit

      final class Basket: ObservableObject { @Published var count = 0 }
      let basket = Basket()

      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          basket.count = 5
          return true
        }
      }

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let scene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: scene)
          window.rootViewController = UIHostingController(rootView: Counter().environmentObject(basket))
          self.window = window
          window.makeKeyAndVisible()
        }
      }

      struct Counter: View {
        @EnvironmentObject var basket: Basket
        var body: some View { Text(verbatim: "\\(basket.count) loaves") }
      }
      """)
    let layout = try workspace.gnomon("layout", "Shop.swift")
    #expect(
      layout.errors == "gnomon: taking the first window of the app SceneDelegate; --view takes another: Counter\n")
    #expect(layout.output.contains("Text \"5 loaves\""), "\(layout.errors)")
  }

  @Test func aViewThatDrawsNothingStandsBack() throws {
    defer { workspace.remove() }
    try workspace.write(
      "Card.swift",
      """
      import SwiftUI

      struct Card: View { var body: some View { Text("card") } }
      struct Gap: View { var body: some View { Color.clear.frame(width: 40, height: 10) } }
      struct Nothing: View { var body: some View { if false { Text("never") } } }
      """)
    let layout = try workspace.gnomon("layout", "Card.swift")
    #expect(
      layout.errors == """
        gnomon: taking Nothing, a view that needs no arguments; --view takes another: Card, Gap
        gnomon: Nothing draws nothing; taking Card

        """)
    #expect(layout.output.contains("Text \"card\""))
    // Who is named is taken.
    #expect(!(try workspace.gnomon("layout", "--view", "Gap", "Card.swift").output.contains("card")))
  }

  @Test func aPreviewIsTakenWhereNoViewDrawsAnything() throws {
    defer { workspace.remove() }
    try workspace.write(
      "Badge.swift",
      """
      import SwiftUI

      struct Badge: View { var title: String? ; var body: some View { if let title { Text(title) } } }
      #Preview("Empty") { Badge() }
      #Preview("Full") { Badge(title: "five") }
      """)
    let layout = try workspace.gnomon("layout", "Badge.swift")
    #expect(
      layout.errors == """
        gnomon: taking Badge, the only view that needs no arguments
        gnomon: Badge draws nothing; taking the preview 'Full'

        """)
    #expect(layout.output.contains("Text \"five\""))
    // Where nothing draws anything, it's the first that is shown.
    try workspace.write("Badge.swift", "import SwiftUI\nstruct Badge: View { var body: some View { EmptyView() } }\n")
    let empty = try workspace.gnomon("layout", "Badge.swift")
    #expect(empty.errors == "gnomon: taking Badge, the only view that needs no arguments\n")
    #expect(empty.status == 0)
  }
}
