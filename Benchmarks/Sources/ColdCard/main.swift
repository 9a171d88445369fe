// SPDX-License-Identifier: Apache-2.0
// From nothing to a written picture: what a cold start costs.
import Foundation
import Workloads

let arguments = CommandLine.arguments.dropFirst()
// `--chart` draws a chart of 12 bars in place of the card.
if arguments.contains("--chart") {
  try ChartSample.writeBars(to: arguments.first ?? "chart.png")
} else {
  try writeShareCard(to: arguments.first ?? "card.png")
}

// What the system tells of a process that has ended counts in the memory of the one that started it. Read by C's calls, which bring no
// code into memory that the picture didn't.
if arguments.contains("--peak"), let status = fopen("/proc/self/status", "r") {
  var line = [CChar](repeating: 0, count: 256)
  while fgets(&line, Int32(line.count), status) != nil {
    if strncmp(line, "VmHWM:", 6) == 0 { write(1, line, strlen(line)) }
  }
}
