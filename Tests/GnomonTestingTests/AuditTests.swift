// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonTesting
import Testing

private struct Card: View {
  var body: some View {
    VStack(spacing: 20) {
      Slider(value: .constant(0.5))
      Text("Sold out").foregroundStyle(Color(white: 0.6))
    }
  }
}

private struct Meant: View {
  var body: some View {
    VStack(spacing: 20) {
      // It's a sketch. gnomon:silence missing-label
      Slider(value: .constant(0.5))
      Text("Sold out").foregroundStyle(Color(white: 0.6)).silencesFindings(.lowContrast)
    }
  }
}

private struct Fixed: View {
  var body: some View {
    Text("Your order is on its way, and will be with you by Friday.").frame(width: 240, height: 60)
  }
}

@MainActor @Suite struct AuditTests {
  @Test("A screen tells what keeps people from using it: the rule, the line, the view, and what helps")
  func findings() throws {
    let findings = Screen { Card() }.audit()
    #expect(findings.map(\.rule) == [.missingLabel, .lowContrast])
    let text = try #require(findings.last)
    #expect(text.message.contains("“Sold out” has a contrast of 2.8") && !text.hint.isEmpty)
    #expect(text.view == "Card/VStack/Text" && text.source?.file == "AuditTests.swift")
    #expect(text.frame.width > 0 && text.frame.minY > findings[0].frame.minY)
    #expect(text.description.hasPrefix("AuditTests.swift:\(text.source?.line ?? 0): warning: Card/VStack/Text: "))
    #expect(text.description.hasSuffix("[low-contrast]"))
  }

  @Test("What is meant is left out: by a modifier, by a comment in the sources, in the test")
  func silenced() {
    #expect(Screen { Meant() }.audit().isEmpty)
    #expect(Screen { Card() }.audit(except: [.missingLabel, .lowContrast]).isEmpty)
    // Without the sources a comment isn't read.
    #expect(Screen { Meant() }.audit(filePath: "/nowhere/Test.swift").map(\.rule) == [.missingLabel])
  }

  @Test("In other readers' settings more is found, and the screen has its own again")
  func otherReaders() async {
    let screen = Screen { Fixed() }
    #expect(screen.audit().isEmpty)
    let findings = await screen.auditForOtherReaders()
    #expect(findings.map(\.rule) == [.textCutOff])
    #expect(screen.host.configuration.dynamicTypeSize == .large)
    #expect(screen.truncations.isEmpty)
    #expect(await screen.auditForOtherReaders(except: [.textCutOff]).isEmpty)
  }
}
