// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import Testing

extension SurfaceMeasures {
  mutating func addLists() {
  }
}
