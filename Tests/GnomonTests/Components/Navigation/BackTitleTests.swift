// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

/// The title of the button to go back, as Apple documents `UINavigationItem.BackButtonDisplayMode.default`: the title of
/// the page below, a generic one, or none, whatever there's room for.
@MainActor @Suite struct BackTitleTests {
  private func texts(
    below: String, _ title: String, _ profile: PlatformProfile = .iOS18, role: ToolbarRole = .automatic,
    hidesBack: Bool = false
  ) -> [String] {
    let host = makeHost(
      NavigationStack(path: .constant([1])) {
        Color.red.navigationTitle(below).navigationDestination(for: Int.self) { _ in
          Color.blue.navigationTitle(title).navigationBarTitleDisplayMode(.inline).toolbarRole(role)
            .navigationBarBackButtonHidden(hidesBack)
        }
      }, 390, 600
    ) { $0.profile = profile }
    host.update()
    return host.texts
  }

  // A letter is 10 wide. Beside a title of n letters (390 - 8 - 16 - 10n) / 2 - 8 are left, of which the sign and its
  // distance take 21.
  @Test(
    "It's the page's title where that fits, else Back, else none",
    arguments: [
      ("Mail", "Short", ["Mail"]), ("A long title of a page", "Short", ["Back"]),
      ("A long title of a page", "A title in the middle, 25", []), ("Mail", "A title in the middle, 25", []),
    ])
  func fitting(below: String, title: String, expected: [String]) {
    #expect(texts(below: below, title) == expected + [title])
  }

  @Test("On iOS 26 it has none (nav26-03), nor has an editor's before, nor a hidden one")
  func none() {
    #expect(texts(below: "Mail", "Short", .iOS26) == ["Short"])
    #expect(texts(below: "Mail", "Short", role: .editor) == ["Short"])
    #expect(texts(below: "Mail", "Short", role: .browser) == ["Mail", "Short"])
    #expect(texts(below: "Mail", "Short", hidesBack: true) == ["Short"])
  }
}
