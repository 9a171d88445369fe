// SPDX-License-Identifier: Apache-2.0
#if Servers
  import Foundation
  import GnomonRequest
  import Synchronization

  /// Serves an app to visitors.
  struct AppServer {
    private let request: ServeRequest
    private let serving: AppServing
    private let store: VisitorStore

    init(_ request: ServeRequest, _ serving: AppServing) throws {
      (self.request, self.serving) = (request, serving)
      store = try VisitorStore(serving.folder)
    }

    /// What clients may do with the descriptors that there are: a connection takes three, a visitor's process three.
    private func bounded(_ given: GateLimits) throws -> GateLimits {
      var limits = given
      // Each page has a connection, and asks for its files over some more.
      limits.connections = max(limits.connections, serving.limits.visitors * 4 + 64)
      limits.healthPath = "/healthz"
      if let header = serving.userHeader { limits.singleFields = [header.lowercased()] }
      if serving.trustsProxy { limits.singleFields.insert("x-forwarded-for") }
      var files = rlimit()
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      guard getrlimit(kind, &files) == 0 else { return limits }
      // Beyond that nothing is won, and who closes all of a process's descriptors takes long.
      files.rlim_cur = min(files.rlim_max, 65_536)
      setrlimit(kind, &files)
      let most = (Int(min(files.rlim_cur, 65_536)) - 64 - serving.limits.visitors * 4) / 3
      limits.connections = min(limits.connections, most)
      guard limits.connections >= serving.limits.visitors + 16 else {
        throw Gate.Failure(
          description:
            "\(serving.limits.visitors) visitors need more files than this process may have open: raise 'ulimit -n' "
            + "(it's \(files.rlim_cur)) or lower --visitors")
      }
      return limits
    }

    func run() async throws {
      let updates = PreviewUpdates(STDIN_FILENO)
      guard case .programs(let programs)? = await updates.first(where: { _ in true }), let program = programs.first
      else { return }
      let visitors = Visitors(program, serving, store)
      let limits = try bounded(request.limits)
      let service = try await LocalService(port: request.port, address: serving.address, limits: limits)
      try await visitors.tryOut()
      var hosts = request.hosts
      if !["0.0.0.0", "::"].contains(serving.address) {
        hosts.append(serving.address.contains(":") ? "[\(serving.address)]" : serving.address)
      }
      var access = AccessGuard(
        hosts: hosts, token: serving.token ?? AccessGuard.makeToken(), cookie: "gnomon-token-\(service.port)")
      access.isOpen = serving.token == nil
      let handler = AppHandler(
        visitors: visitors, access: access, serving: serving, limits: limits, cookie: "gnomon-visitor-\(service.port)")
      let (asked, ask) = AsyncStream<Int32>.makeStream()
      let signals = [SIGINT, SIGTERM, SIGHUP].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { ask.yield(number) }
        source.resume()
        return source
      }
      defer { for source in signals { source.cancel() } }
      let watching = Task { await visitors.watch() }
      defer { watching.cancel() }
      let shown = ["127.0.0.1", "0.0.0.0", "::1", "::"].contains(serving.address) ? "localhost" : serving.address
      let host = shown.contains(":") ? "[\(shown)]" : shown
      let address = "http://\(host):\(service.port)\(serving.base)/" + (serving.token.map { "?token=\($0)" } ?? "")
      try await service.run(handler) {
        print(address)
        print(
          "\(serving.title) is served to \(serving.limits.visitors) visitors at a time; Ctrl-C ends it and keeps their sessions"
        )
        fflush(nil)
      } until: {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { for await _ in asked { return } }
          // The command has ended.
          group.addTask { for await _ in updates {} }
          await group.next()
          group.cancelAll()
        }
        // What has ended the server is told by whoever has run it.
        guard !Task.isCancelled else { return }
        // A signal that comes a little later doesn't wait: a terminal's reaches the command, too, which passes it on.
        let impatience = Task {
          try await Task.sleep(for: .seconds(1))
          for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
        }
        await visitors.stop()
        impatience.cancel()
        // Pages hear of it.
        try? await Task.sleep(for: .milliseconds(100))
        service.remove()
        exit(0)
      }
    }
  }
#endif
