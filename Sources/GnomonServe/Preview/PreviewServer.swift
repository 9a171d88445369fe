// SPDX-License-Identifier: Apache-2.0
#if Servers
  import Foundation
  import GnomonRequest
  import Synchronization

  /// Serves live previews on this machine.
  struct PreviewServer {
    private let request: ServeRequest

    init(_ request: ServeRequest) { self.request = request }

    func run() async throws {
      let edits = EditRequests(STDIN_FILENO)
      let hub = PreviewHub(editor: request.editor, edits: edits, savesEdits: request.savesEdits)
      let updates = PreviewUpdates(STDIN_FILENO)
      guard case .programs(let programs)? = await updates.first(where: { _ in true }) else { return }
      let limits = request.limits
      let service = try await LocalService(port: request.port, limits: limits)
      let access = AccessGuard(hosts: request.hosts, cookie: "gnomon-\(service.port)")
      let record = Mutex<PreviewRecord?>(nil)
      let signals = service.removeOnSignals { record.withLock { $0?.remove() } }
      defer {
        for source in signals { source.cancel() }
        record.withLock { $0?.remove() }
      }
      for failure in await hub.begin(programs) { Main.say(failure) }
      let handler = PreviewHandler(hub: hub, access: access, limits: limits)
      let address = "http://localhost:\(service.port)/?token=\(access.token)"
      let opener = request.opensBrowser ? BrowserOpener(address) : nil
      try await service.run(handler) {
        print(address)
        let count = await hub.lists.reduce(0) { $0 + $1.previews.count }
        // The command has said what is wrong where there are none.
        let shown = programs.isEmpty ? "nothing to show yet" : "\(count) \(count == 1 ? "preview" : "previews")"
        print("\(shown); changes of the sources are followed")
        fflush(nil)
        do {
          let shown = try PreviewRecord(
            .init(
              pid: getpid(), address: "http://localhost:\(service.port)/~\(access.token)/", shown: request.shown))
          record.withLock { $0 = shown }
        } catch {
          FileHandle.standardError.write(Data("gnomon: editors can't find this server by themselves: \(error)\n".utf8))
        }
        opener?.open()
      } until: {
        for await update in updates {
          if case .answered(let number, let text, let failure) = update {
            edits.finish(number, text, failure: failure)
          } else {
            await hub.take(update)
          }
        }
        // The command has ended. Nobody waits for what pages are still told.
        opener?.remove()
        service.remove()
        record.withLock { $0?.remove() }
        exit(0)
      }
    }
  }

  /// Opens an address in the browser by a file of the user's own: a program's arguments are seen by all users.
  private struct BrowserOpener {
    private let file: String
    private let address: String

    init?(_ address: String) {
      self.address = address
      var template = Array((NSTemporaryDirectory() + "/gnomon-open-XXXXXX.html").utf8CString)
      let descriptor = mkstemps(&template, 5)
      guard descriptor >= 0 else { return nil }
      file = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let page = "<!doctype html><meta http-equiv=\"refresh\" content=\"0;url=\(address)\">\n"
      FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(Data(page.utf8))
    }

    func open() {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["xdg-open", file]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      process.terminationHandler = { process in
        if process.terminationStatus != 0 {
          FileHandle.standardError.write(Data("gnomon: there's no browser to open (xdg-open)\n".utf8))
        }
      }
      try? process.run()
      // The browser has read it by then.
      DispatchQueue.global().asyncAfter(deadline: .now() + 20) { [self] in remove() }
    }

    func remove() { unlink(file) }
  }
#endif
