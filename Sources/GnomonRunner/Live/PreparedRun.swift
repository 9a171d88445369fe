// SPDX-License-Identifier: Apache-2.0
import CTrap
import Foundation
import GnomonRequest

/// A program that has loaded the user's code and run nothing of it, and begins a process for each visitor by making a copy of itself.
///
/// What all visitors have in common is in memory once: the library's relocations, fonts, what Swift's runtime has found out about types. A copy has only the
/// thread that made it. So this program has one thread, never uses Dispatch or the main run loop, and checks that before each copy.
struct PreparedRun {
  private let socket: MessageSocket
  private let library: String
  private let request: RunRequest

  init(_ socket: MessageSocket, _ library: String, _ request: RunRequest) {
    (self.socket, self.library, self.request) = (socket, library, request)
  }

  /// The descriptor that a visitor's process speaks on.
  private static let descriptor: Int32 = 3

  /// Prepares all, and begins processes until the server goes. In a visitor's process it's the whole run.
  func run(_ name: UnsafeMutablePointer<CChar>?) -> Int32 {
    _ = fcntl(socket.descriptor, F_SETFD, FD_CLOEXEC)
    let main: LoadedLibrary.Main
    var pointers: [UnsafeMutablePointer<CChar>?]
    do {
      // The user's code is loaded first, so that what is found out about types counts its own.
      main = try LoadedLibrary(library, literals: []).main
      var visitors = request
      visitors.live = RunRequest.Live(descriptor: Self.descriptor, fillsWindow: true)
      pointers = [name, strdup(try visitors.argument()), nil]
      MainActor.assumeIsolated { WarmUp.runAlone(request) }
      try checkThreads()
    } catch {
      _ = socket.send(PreparedEvent.failed("\(error)"))
      return 1
    }
    // A terminal's signals, and those of who ends a whole group, are the server's to answer: it asks visitors for what they have first.
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_IGN) }
    ChildSignals.begin()
    guard socket.send(PreparedEvent.ready) else { return 0 }
    var children: [pid_t: Int] = [:]
    while true {
      for (pid, status) in ChildSignals.ended() {
        guard let number = children.removeValue(forKey: pid) else { continue }
        // What it has started goes with it.
        kill(-pid, SIGKILL)
        _ = socket.send(PreparedEvent.ended(number: number, status: status))
      }
      guard ChildSignals.wait(for: socket.descriptor) else { continue }
      guard let (asked, descriptors) = socket.receive(PreparedRequest.self) else {
        // The copies end with this program.
        return 0
      }
      switch asked {
      case .begin(let number, let surroundings):
        guard descriptors.count == 3 else {
          for descriptor in descriptors { close(descriptor) }
          _ = socket.send(PreparedEvent.refused(number: number, why: "its descriptors are missing"))
          continue
        }
        let child = isAlone ? ctrap_fork() : -1
        if child == 0 {
          become(surroundings, descriptors)
          return main(2, &pointers)
        }
        for descriptor in descriptors { close(descriptor) }
        if child > 0 {
          children[child] = number
          _ = socket.send(PreparedEvent.began(number: number, pid: child))
        } else {
          let why = isAlone ? String(cString: strerror(errno)) : "the prepared program has several threads"
          _ = socket.send(PreparedEvent.refused(number: number, why: why))
        }
      case .end(let number):
        // It's still there, or not yet waited for: its number is nobody else's.
        for (pid, known) in children where known == number { kill(pid, SIGKILL) }
      }
    }
  }

  private struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Whether there's no other thread.
  private var isAlone: Bool { threads.count == 1 }

  private var threads: [String] { (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? [] }

  /// The library's own code may have begun threads while it was loaded.
  private func checkThreads() throws {
    let threads = threads
    guard threads.count > 1 else { return }
    let names = threads.sorted().compactMap {
      try? String(contentsOfFile: "/proc/self/task/\($0)/comm", encoding: .utf8)
    }
    throw Failure(
      description: "loading the code has begun threads, so visitors can't have processes of their own: "
        + names.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.joined(separator: ", "))
  }

  /// Makes this copy a visitor's process.
  private func become(_ surroundings: VisitorSurroundings, _ descriptors: [Int32]) {
    ChildSignals.end()
    setpgid(0, 0)
    // The server's socket may be where the visitor's belongs.
    close(socket.descriptor)
    // None is lost where one has the number that another is to have.
    let kept = descriptors.map { descriptor -> Int32 in
      let high = fcntl(descriptor, F_DUPFD_CLOEXEC, 16)
      close(descriptor)
      return high
    }
    for (descriptor, target) in zip(kept, [Self.descriptor, STDOUT_FILENO, STDERR_FILENO]) {
      dup2(descriptor, target)
      close(descriptor)
    }
    for (name, value) in surroundings.environment { setenv(name, value, 1) }
    if let settings = surroundings.settings {
      let folder = open(settings, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      // Else whatever is opened under that number would be taken for them. What the app starts has them, too.
      guard folder >= 0, dup2(folder, VisitorSurroundings.settingsDescriptor) >= 0 else { _exit(1) }
      close(folder)
      // What was read before was nobody's.
      UserDefaults.standard.synchronize()
    }
    // What a visitor does comes behind what the server does.
    _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 5)
    limit(RLIMIT_CORE, to: 0)
    limit(RLIMIT_NOFILE, to: surroundings.openFiles)
    if let bytes = surroundings.memoryBytes { limit(RLIMIT_DATA, to: bytes) }
  }

  private func limit(_ kind: __rlimit_resource, to value: UInt64) {
    let resource = __rlimit_resource_t(kind.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
    limit.rlim_max = limit.rlim_cur
    setrlimit(resource, &limit)
  }
}

/// Hears of processes that have ended, between messages and never in between.
private enum ChildSignals {
  nonisolated(unsafe) private static var before = sigset_t()
  nonisolated(unsafe) private static var whileWaiting = sigset_t()

  static func begin() {
    var blocked = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGCHLD)
    sigprocmask(SIG_BLOCK, &blocked, &before)
    whileWaiting = before
    sigdelset(&whileWaiting, SIGCHLD)
    // A handler that does nothing: only it ends waiting.
    signal(SIGCHLD) { _ in }
  }

  /// As it was before ``begin()``.
  static func end() {
    signal(SIGCHLD, SIG_DFL)
    sigprocmask(SIG_SETMASK, &before, nil)
  }

  /// Waits until there's something to read, or a process has ended; true where there's something to read.
  ///
  /// - Parameter descriptor: One of the first 64.
  static func wait(for descriptor: Int32) -> Bool {
    var readable = fd_set()
    readable.__fds_bits.0 = 1 << Int(descriptor)
    return pselect(descriptor + 1, &readable, nil, nil, nil, &whileWaiting) > 0
  }

  /// The processes that have ended, with their statuses.
  static func ended() -> [(pid_t, Int32)] {
    var all: [(pid_t, Int32)] = []
    var status: Int32 = 0
    while true {
      let pid = waitpid(-1, &status, WNOHANG)
      if pid > 0 { all.append((pid, status)) } else if pid == 0 || errno != EINTR { return all }
    }
  }
}
