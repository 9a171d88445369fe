// SPDX-License-Identifier: Apache-2.0
import CardService
import Foundation
import Logging

/// Without arguments the supervisor, with `--worker` one of the processes that it starts.
@main
struct CardServer {
  static func main() async {
    LoggingSystem.bootstrap { label in
      var handler = StreamLogHandler.standardError(label: label)
      handler.logLevel =
        ProcessInfo.processInfo.environment["LOG_LEVEL"].flatMap { Logger.Level(rawValue: $0.lowercased()) } ?? .info
      return handler
    }
    let logger = Logger(label: "card-server")
    do {
      let configuration = try ServiceConfiguration(environment: ProcessInfo.processInfo.environment)
      switch CommandLine.arguments.dropFirst().first {
      case nil: exit(try Supervisor(configuration, logger: logger).run())
      case "--worker"?: try await Worker(configuration, logger: logger).run()
      case "--version"?: print(Executable.fingerprint())
      case let argument?:
        logger.error("there is no argument '\(argument)': the server is set by environment variables, see its README")
        exit(64)
      }
    } catch {
      logger.error("\(error)")
      exit(1)
    }
  }
}
