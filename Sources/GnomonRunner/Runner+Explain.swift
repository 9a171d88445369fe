import Foundation
import Gnomon
import GnomonRequest
import GnomonTrace

extension Run {
  /// A node that isn't there, as a text for the user.
  struct NoSuchNode: Error, CustomStringConvertible {
    var description: String
  }

  /// The tree, or the story of the node that is asked about.
  @MainActor func explanation(of host: ViewHost) throws -> String {
    let explanation = host.explanation()
    let wanted = request.explain
    let paint = Paint(isColored: wanted?.isColored ?? false, columns: wanted?.columns ?? 80)
    guard let name = wanted?.node else { return explanation.text(paint) }
    let query = NodeQuery(name)
    let matches = query.matches(in: explanation.record)
    guard let first = matches.first else { throw NoSuchNode(description: query.failure(in: explanation.record)) }
    if matches.count > 1 {
      let others = matches.dropFirst().prefix(4).map { explanation.record.nodes[$0].spoken }
      Say.note(
        "\(matches.count) views are called that; taking the first. \(name)#2 takes the second"
          + (others.isEmpty ? "" : ": \(others[0])"))
    }
    return explanation.story(of: first, wanted?.why.flatMap(Story.Question.init), paint)
  }
}
