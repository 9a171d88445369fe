// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonCairo

/// Shows a host with the machine's fonts. Attributed texts, glyphs and pictures that have no host of their own are measured and loaded as
/// in the one that was shown last, and other tests show hosts without fonts. Such a test calls this where it begins, and waits for nothing
/// afterwards: then nothing else runs on the main actor before it ends.
@MainActor
func showHost() {
  var configuration = ViewHost.Configuration()
  configuration.size = CGSize(width: 400, height: 400)
  ViewHost(Text(verbatim: "x"), configuration: configuration).update()
}
