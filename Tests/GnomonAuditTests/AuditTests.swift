// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonAudit
import GnomonTrace
import Testing

private struct Rows: View {
  let count: Int
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in
        HStack {
          Text("Row \(index)").foregroundStyle(Color(white: 0.3))
          Circle().fill(index % 3 == 0 ? .green : .red).frame(width: 10, height: 10)
          Button {
          } label: {
            Image(systemName: "xmark").frame(width: 16, height: 16)
          }
        }
      }
    }
  }
}

private struct Mixed: View {
  var body: some View {
    VStack {
      Slider(value: .constant(0.5))
      Text("Hello").foregroundStyle(Color(white: 0.8))
      Toggle("", isOn: .constant(true))
    }
  }
}

@MainActor @Suite struct AuditTests {
  @Test("Each finding of an audit has a name of its own")
  func names() { #expect(Set(Audit.names).count == Audit.names.count) }

  @Test("Findings come from top to bottom, with place, view and remedy, as a compiler's line")
  func order() {
    let findings = found(Mixed())
    #expect(findings.names == [.missingLabel, .lowContrast, .missingLabel])
    #expect(findings[1].view == "Mixed/VStack/Text" && findings[0].view == "Mixed/VStack/Slider")
    #expect(findings[1].description.hasPrefix("AuditTests.swift:"))
    #expect(findings[1].description.hasSuffix("[low-contrast]"))
  }

  @Test("An audit changes nothing that is shown, and evaluates no body")
  func untouched() {
    let host = shown(Rows(count: 20))
    let before = host.snapshot().text()
    host.resetCounters()
    _ = Audit().findings(of: host)
    #expect(host.counters.bodies == 0 && host.counters.passes == 0)
    #expect(host.snapshot().text() == before)
  }

  @Test("Four times the views cost about four times the work", .timeLimit(.minutes(5)))
  func growth() async {
    func time(_ count: Int) -> Double {
      let host = shown(Rows(count: count), height: CGFloat(count) * 24)
      let clock = ContinuousClock()
      let times = (0..<3).map { _ in
        let time = clock.measure { _ = Audit().findings(of: host) }
        return Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
      }
      return times.min() ?? 0
    }
    // A square would be 16 times.
    let (small, large) = (time(250), time(1_000))
    #expect(large < small * 9, "\(small) \(large)")
  }

  @Test("An empty screen and one without a size have nothing")
  func empty() async {
    for view in [AnyView(EmptyView()), AnyView(Text(""))] {
      #expect(found(view).isEmpty)
      #expect(await foundChanging(view).isEmpty)
    }
    #expect(found(Text("a"), width: 0, height: 0).isEmpty)
  }
}
