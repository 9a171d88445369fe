// SPDX-License-Identifier: Apache-2.0
import CMalloc
import ServiceLifecycle

/// Gives memory back to the system that the program doesn't need any more.
///
/// The C library keeps what was freed, for each of its arenas, and makes an arena for each thread that allocates: an import or a busy minute
/// would be remembered for days.
struct MemoryService: Service {
  /// How often it's given back, in seconds. It takes about a millisecond.
  private static let seconds = 20.0
  /// Threads share so many arenas.
  private static let arenas: CInt = 2

  /// Call it before other threads allocate.
  static func prepare() { mallopt(M_ARENA_MAX, arenas) }

  func run() async throws {
    try? await cancelWhenGracefulShutdown {
      while true {
        try await Task.sleep(for: .seconds(Self.seconds))
        malloc_trim(0)
      }
    }
  }
}
