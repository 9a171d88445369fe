// From nothing to a written picture: what a cold start costs.
import Workloads

try writeShareCard(to: CommandLine.arguments.dropFirst().first ?? "card.png")
