// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// Shows a host with the machine's fonts. Attributed texts, glyphs and pictures that have no host of their own are measured and loaded as
/// in the one that was shown last, and other tests show hosts without fonts. A suite of such tests calls this in its `init`: each test has
/// a new value of its suite, and nothing runs on the main actor between the two.
@MainActor
func showHost() {
  var configuration = ViewHost.Configuration()
  configuration.size = CGSize(width: 400, height: 400)
  ViewHost(Text(verbatim: "x"), configuration: configuration).update()
}
