// SPDX-License-Identifier: Apache-2.0
import Foundation
import OpenCombine
import Testing

@testable import Gnomon

@MainActor @Suite struct OnReceiveTests {
  private struct Receiving: View {
    let subject: PassthroughSubject<Int, Never>
    @State var width = 10
    var body: some View { Color.red.frame(width: CGFloat(width), height: 10).onReceive(subject) { width = $0 } }
  }

  @Test func publishersAreReceivedWhileTheViewIsThere() {
    let subject = PassthroughSubject<Int, Never>()
    let isShown = Shared(true)
    let host = makeHost(Receiving(subject: subject), 100, 100)
    host.update()
    subject.send(30)
    host.update()
    host.expect(["Color": [30, 10]])
    _ = isShown
  }

  private struct AtOnce: View {
    @State var width = 10
    var body: some View { Color.red.frame(width: CGFloat(width), height: 10).onReceive(Just(25)) { width = $0 } }
  }

  @Test func whatAPublisherGivesAtOnceIsHandedOnAfterTheUpdate() {
    expectLayout(AtOnce(), in: [100, 100], ["Color": [25, 10]])
  }
}
