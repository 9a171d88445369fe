// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI
import Testing

@testable import Cards

@Test func stringsAreLookedUpInTheTargetsCatalogue() {
  #expect(Counting.modern(1) == "1 card" && Counting.modern(2) == "2 cards")
  #expect(Counting.old(1) == "1 card" && Counting.older(2) == "2 cards")
  #expect(String(localized: Counting.german(1)) == "1 Karte")
}

@Test func tablesThatTheManifestDoesNotNameAreFound() {
  let resource = LocalizedStringResource(
    "greeting", locale: Locale(identifier: "de"), bundle: .atURL(Bundle.module.bundleURL))
  #expect(String(localized: resource) == "Guten Tag")
}

@Test func functionsOfFoundationThatOursStandForAreNotAmbiguous() {
  #expect(NSLocalizedString("none", comment: "") == "none")
  #expect(NSLocalizedString("none", tableName: nil, bundle: .main, value: "Default", comment: "") == "Default")
  #expect(Bundle.main.localizedString(forKey: "none", value: "Default", table: nil) == "Default")
}
