// SPDX-License-Identifier: Apache-2.0
import CMalloc
import Foundation
import ServiceLifecycle

/// Gives memory back to the system that the program doesn't need any more.
///
/// The C library keeps what was freed, for each of its arenas, and makes an arena for each thread that allocates: an import or a busy minute
/// would be remembered for days. Of the code, what ran once stays mapped, with its neighbours: most of it serves only the start.
/// The database's connections keep the pages that they have read.
struct MemoryService: Service {
  /// Lets go of stores that nobody has used for a while.
  let letGo: @Sendable () -> Void
  /// Gives back what was read, where nobody comes.
  let release: @Sendable () -> Void
  /// How many requests were answered so far.
  let answered: @Sendable () -> Int

  /// How often it's given back, in seconds. It takes about a millisecond.
  private static let seconds = 20.0
  /// A server that uses less than so many thousandths of a core has little to give back anew.
  private static let restShare = 5
  /// After so many times without visitors it gives back in any case.
  private static let longRest = 6
  /// Nobody comes where fewer requests are answered meanwhile: one page is more than those ask who only watch whether it runs.
  private static let fewRequests = 20
  /// Threads share so many arenas.
  private static let arenas: CInt = 2
  /// Pieces of this size and above are the system's as soon as they're freed, in bytes.
  private static let largePiece: CInt = 1 << 20

  /// Call it before other threads allocate.
  static func prepare() {
    mallopt(M_ARENA_MAX, arenas)
    mallopt(M_MMAP_THRESHOLD, largePiece)
  }

  func run() async throws {
    try? await cancelWhenGracefulShutdown {
      // How many times nothing was given back; at the start all is there.
      var kept = Self.longRest
      var (used, answered) = (clock(), answered())
      while true {
        try await Task.sleep(for: .seconds(Self.seconds))
        letGo()
        // While people come, their pages' code stays, and what was read for them. Watching and snapshots go on without them.
        let isVisited = self.answered() - answered >= Self.fewRequests
        let hasWorked = clock() - used >= Self.restShare * Int(Self.seconds) * CLOCKS_PER_SEC / 1_000
        kept = isVisited || hasWorked ? Self.longRest : kept + 1
        if kept >= Self.longRest, !isVisited {
          release()
          Self.unmapCode()
          kept = 0
        }
        malloc_trim(0)
        (used, answered) = (clock(), self.answered())
      }
    }
  }

  /// Takes the pages of code out of the process. The system still has them: those that are used again come back without being read.
  private static func unmapCode() {
    // Foundation's reading of a whole file ends at the first piece that the system gives of this one.
    guard let file = FileHandle(forReadingAtPath: "/proc/self/smaps"), let text = try? file.readToEnd() else { return }
    for range in CodeMappings.unchanged(in: String(decoding: text, as: UTF8.self)) {
      madvise(UnsafeMutableRawPointer(bitPattern: range.lowerBound), range.count, MADV_DONTNEED)
    }
  }
}

/// The files of code that a process has mapped.
enum CodeMappings {
  /// The addresses of code that is as in its file. What the loader has written into can't be taken from the file again.
  ///
  /// - Parameter text: what `/proc/self/smaps` says.
  static func unchanged(in text: String) -> [Range<UInt>] {
    var found: [Range<UInt>] = []
    var current: Range<UInt>?
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: " ")).prefix(6).map { Substring($0) }
      if fields.count >= 2, fields[0] == "Private_Dirty:" {
        if let range = current, fields[1] == "0" { found.append(range) }
        current = nil
      } else if fields.count >= 2, fields[0].contains("-"), !fields[0].hasSuffix(":") {
        current = fields.count == 6 && fields[1] == "r-xp" && fields[5].hasPrefix("/") ? range(fields[0]) : nil
      }
    }
    return found
  }

  private static func range(_ text: Substring) -> Range<UInt>? {
    let ends = text.split(separator: "-").map { UInt($0, radix: 16) }
    guard ends.count == 2, let from = ends[0], let to = ends[1], from < to else { return nil }
    return from..<to
  }
}
