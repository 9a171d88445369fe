// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Gnomon

@MainActor @Suite struct ContainerRelativeShapeTests {
  @Test func aContainersShapeIsFollowedInside() {
    let drawn = drawnCommands(
      ContainerRelativeShape().fill(.red).padding(10).containerShape(RoundedRectangle(cornerRadius: 25)))
    #expect(drawn.contains { $0.hasPrefix("fill 10 10 80 30") })
  }
}
