// From nothing to a written picture: what a cold start costs.
import Foundation
import Workloads

let arguments = CommandLine.arguments.dropFirst()
try writeShareCard(to: arguments.first ?? "card.png")

// What the system tells of a process that has ended counts in the memory of the one that started it.
if arguments.contains("--peak") {
  let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  print(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }?.filter(\.isNumber) ?? "")
}
