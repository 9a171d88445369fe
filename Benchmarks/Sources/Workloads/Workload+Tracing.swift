// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

extension Workload {
  /// The same frames with nobody listening, and with somebody who keeps all that happens.
  ///
  /// `off` is to be compared with what was kept before: listening must cost nothing where nobody does.
  public static var tracing: [Workload] {
    let tree = TreeGenerator.balanced(leaves: 1_000)
    return [("off", false), ("on", true)].map { name, isTraced in
      Workload(
        "tracing/\(name)", "\(tree.count) nodes: first frame and another size, \(isTraced ? "" : "not ")traced",
        nodes: tree.count
      ) {
        {
          var configuration = ViewHost.Configuration()
          configuration.size = CGSize(width: 1_265, height: 1_265)
          configuration.isTraced = isTraced
          let host = ViewHost(
            ErasedTree(root: tree, content: TreeContent()), configuration: configuration,
            textEngine: FixedMetricTextEngine(), imageLoader: NoPictures())
          host.update()
          host.resize(to: CGSize(width: 1_000, height: 1_100))
          return host
        }
      }
    }
  }
}
