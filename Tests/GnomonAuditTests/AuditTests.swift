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

  // With a square in it this would take a quarter of an hour.
  @Test("Thousands of views that lie over each other are looked over in a time", .timeLimit(.minutes(30)))
  func many() {
    let pile = ZStack {
      ForEach(0..<2_000, id: \.self) { index in
        Button {
        } label: {
          Image(systemName: "xmark").resizable().frame(width: 16, height: 16)
        }
        Text("Row \(index)").foregroundStyle(Color(white: 0.9))
        Color.red.opacity(0.03)
      }
    }
    _ = found(pile)
    _ = found(Rows(count: 1_000), height: 24_000)
  }

  @Test("Numbers without sense end as others do")
  func hostile() async {
    let button = Button {
    } label: {
      Image(systemName: "xmark").frame(width: 16, height: 16)
    }
    let views: [AnyView] = [
      AnyView(button.scaleEffect(1e300)), AnyView(button.offset(x: .infinity, y: -.infinity)),
      AnyView(button.rotationEffect(.degrees(.nan))), AnyView(button.position(x: 1e300, y: .nan)),
      AnyView(Text("a").frame(width: 1e20, height: 1e20).background(.red)), AnyView(Text("a").scaleEffect(0)),
      AnyView(Text("a").foregroundStyle(Color(red: .nan, green: .infinity, blue: -1))),
      AnyView(Text("a").opacity(.nan)), AnyView(Circle().fill(.red).frame(width: 10, height: .infinity)),
    ]
    for view in views {
      _ = found(view)
      _ = await foundChanging(view)
    }
    _ = await foundChanging(VStack { ForEach(views.indices, id: \.self) { views[$0] } })
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
