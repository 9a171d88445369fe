// SPDX-License-Identifier: Apache-2.0
import CardService
import Foundation
import Logging

/// Starts the workers, starts another for each that ends, and hands on the signal to stop.
///
/// One process can't use several cores for evaluating views: that happens on the main actor. The workers share the port by
/// SO_REUSEPORT, so that the system spreads connections among them.
struct Supervisor {
  private let configuration: ServiceConfiguration
  private let logger: Logger

  private struct Worker {
    var process: pid_t = 0
    var started = ContinuousClock.now
    /// When it's to be started again, and how long the next wait will be.
    var restart: ContinuousClock.Instant?
    var wait = Duration.milliseconds(100)
  }

  init(_ configuration: ServiceConfiguration, logger: Logger) throws {
    self.configuration = configuration
    self.logger = logger
  }

  /// Runs until it's told to stop; the result is the process's exit code.
  func run() throws -> Int32 {
    try ListeningPort.check(configuration.host, configuration.port)
    let directory = configuration.metricsDirectory ?? "\(NSTemporaryDirectory())/card-server-\(getpid())"
    try FileManager.default.createDirectory(
      atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { if configuration.metricsDirectory == nil { try? FileManager.default.removeItem(atPath: directory) } }

    var environment = ProcessInfo.processInfo.environment
    environment["METRICS_DIRECTORY"] = directory
    if configuration.version.isEmpty { environment["CARD_VERSION"] = Executable.fingerprint() }

    // Blocked before any thread begins, so that each waits for `sigtimedwait` below.
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGTERM, SIGINT, SIGCHLD] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)

    var workers = [Worker](repeating: Worker(), count: configuration.workers)
    for index in workers.indices { start(&workers[index], environment) }
    var deadline: ContinuousClock.Instant?
    while deadline == nil || workers.contains(where: { $0.process > 0 }) {
      var pause = timespec(tv_sec: 0, tv_nsec: 100_000_000)
      let signal = sigtimedwait(&signals, nil, &pause)
      if signal == SIGTERM || signal == SIGINT, deadline == nil {
        logger.info("stopping: requests under way are finished")
        deadline = .now + configuration.shutdownTimeout
        for worker in workers where worker.process > 0 { kill(worker.process, SIGTERM) }
      }
      reap(&workers, directory, isStopping: deadline != nil)
      if let deadline {
        guard ContinuousClock.now > deadline else { continue }
        logger.warning("requests didn't end in time")
        for worker in workers where worker.process > 0 { kill(worker.process, SIGKILL) }
      } else {
        for index in workers.indices where workers[index].restart.map({ $0 <= .now }) == true {
          start(&workers[index], environment)
        }
      }
    }
    logger.info("stopped")
    return 0
  }

  private func start(_ worker: inout Worker, _ environment: [String: String]) {
    worker.restart = nil
    worker.started = .now
    do {
      worker.process = try ChildProcess.start(Executable.path, ["card-server", "--worker"], environment)
      logger.info("started a worker", metadata: ["process": "\(worker.process)"])
    } catch {
      logger.error("\(error)")
      worker.restart = .now + worker.wait
    }
  }

  /// Notes which workers have ended. One that ends soon after its start is started again ever later, up to 10 s.
  private func reap(_ workers: inout [Worker], _ directory: String, isStopping: Bool) {
    var status: Int32 = 0
    while case let process = waitpid(-1, &status, WNOHANG), process > 0 {
      MetricsFiles.retire(process, in: directory)
      guard let index = workers.firstIndex(where: { $0.process == process }) else { continue }
      workers[index].process = 0
      if isStopping { continue }
      let how = status & 0x7f == 0 ? "code \(status >> 8 & 0xff)" : "signal \(status & 0x7f)"
      logger.error("a worker ended; another is started", metadata: ["process": "\(process)", "by": "\(how)"])
      let lived = workers[index].started.duration(to: .now)
      workers[index].wait = lived > .seconds(30) ? .milliseconds(100) : min(workers[index].wait * 2, .seconds(10))
      workers[index].restart = .now + workers[index].wait
    }
  }
}
