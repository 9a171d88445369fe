// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon
import GnomonAudit
import GnomonCairo
import GnomonTrace

/// A settled host of a view.
@MainActor
func shown(
  _ view: some View, width: CGFloat = 390, height: CGFloat = 600,
  _ configure: (inout ViewHost.Configuration) -> Void = { _ in }
) -> ViewHost {
  var configuration = ViewHost.Configuration()
  configuration.size = CGSize(width: width, height: height)
  configure(&configuration)
  let host = ViewHost(view, configuration: configuration)
  host.update()
  return host
}

/// What an audit of a view as it's shown finds.
@MainActor
func found(
  _ view: some View, width: CGFloat = 390, height: CGFloat = 600,
  _ configure: (inout ViewHost.Configuration) -> Void = { _ in }
) -> [Finding] {
  Audit().findings(of: shown(view, width: width, height: height, configure))
}

/// What an audit finds when the reader's settings change.
@MainActor
func foundChanging(
  _ view: some View, width: CGFloat = 390, height: CGFloat = 600,
  _ configure: (inout ViewHost.Configuration) -> Void = { _ in }
) async -> [Finding] {
  await Audit().findings(changing: shown(view, width: width, height: height, configure))
}

extension [Finding] {
  var names: [Finding.Name] { map(\.name) }
}
