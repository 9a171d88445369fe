import Foundation
import Gnomon
import Workloads

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "tree":
  let tree: TreeNode = switch arguments[1] {
  case "bal": TreeGenerator.balanced(leaves: Int(arguments[2])!)
  case "deepalt": TreeGenerator.chain(depth: Int(arguments[2])!, alternates: true)
  case "deepcol": TreeGenerator.chain(depth: Int(arguments[2])!, alternates: false)
  default: TreeGenerator.chain(depth: Int(arguments[2])!, alternates: true, grows: true)
  }
  print(TreeFile.text(tree), terminator: "")
case "growth":
  for depth in [4, 6, 8, 10, 12, 14, 16, 18, 20] {
    let host = Workload.chainHost(TreeGenerator.chain(depth: depth, alternates: true))
    host.update()
    print(depth, host.counters)
  }
default:
  let filter = arguments.first ?? ""
  for workload in Workload.trees where filter.isEmpty || workload.name.hasPrefix(filter) {
    let m = try Sampler().measure(workload)
    print(
      m.name, String(format: "%.3f ms", m.median / 1e6),
      m.nanosecondsPerNode.map { String(format: "%.0f ns/node", $0) } ?? "",
      m.allocationsPerNode.map { String(format: "%.1f allocs/node", $0) } ?? "\(m.allocations ?? 0) allocs", m.samples)
  }
}
