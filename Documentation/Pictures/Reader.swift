// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Reader: View {
  var body: some View {
    ScrollView {
      GeometryReader { space in
        Rectangle().fill(.orange)
      }
    }
  }
}
