// SPDX-License-Identifier: Apache-2.0
import HTTPTypes
import Hummingbird
import Shelf

extension Site {
  /// Answers `/health`, `/ready` and `/metrics`; nil for all else.
  ///
  /// | Path | Answer |
  /// | --- | --- |
  /// | `/health` | 200 while the process answers |
  /// | `/ready` | 200 where the store can be read and the queue's workers run, else 503 with a sentence |
  /// | `/metrics` | numbers for Prometheus: without a token only from this machine, by its own names and not through a proxy |
  /// Only for a store that is served alone: a household answers for all of its stores.
  func watched(_ request: Request, _ context: WebContext) async -> Response? {
    guard people == nil else { return nil }
    return await watched(request, context) { [self] in try await StoreNumbers(shelf) }
  }

  func watched(
    _ request: Request, _ context: WebContext, _ count: @Sendable () async throws -> StoreNumbers
  ) async -> Response? {
    guard request.method == .get || request.method == .head, request.uri.path.hasPrefix(base) else { return nil }
    switch request.uri.path.dropFirst(base.count) {
    case "/health": return Gatekeeper.plain(.ok, "ok\n")
    case "/ready": return await ready()
    case "/metrics":
      do { return try await metrics(request, context, count) } catch {
        let known = WebError(error)
        return Gatekeeper.plain(known.status, known.sentence + "\n")
      }
    default: return nil
    }
  }

  private func ready() async -> Response {
    do { _ = try await shelf.queueCounts() } catch {
      return Gatekeeper.plain(.serviceUnavailable, "The store can't be read: \(error)\n")
    }
    guard actions.areWorkersAlive else {
      return Gatekeeper.plain(.serviceUnavailable, "The queue isn't worked on: a worker is silent.\n")
    }
    return Gatekeeper.plain(.ok, "ready\n")
  }

  private func metrics(
    _ request: Request, _ context: WebContext, _ count: @Sendable () async throws -> StoreNumbers
  ) async throws -> Response {
    if !Self.isOwnMachine(request.headers, context.sender, context.authority) {
      _ = try await token(request, .read, isForAll: true)
    }
    var response = Gatekeeper.plain(.ok, text(try await count()))
    response.headers[.contentType] = "text/plain; version=0.0.4; charset=utf-8"
    return response
  }

  /// Whether a request comes from this machine itself: not handed on by a proxy, and not by a page whose name was pointed here.
  static func isOwnMachine(_ headers: HTTPFields, _ sender: String, _ authority: String) -> Bool {
    guard ["127.0.0.1", "::1"].contains(sender),
      ["127.0.0.1", "localhost", "[::1]"].contains(WebConfiguration.split(authority).host)
    else { return false }
    let ofProxies: [HTTPField.Name] = [.forwardedFor, .forwarded, .realAddress, .handedOnBy]
    return ofProxies.allSatisfy { headers[$0] == nil }
  }

  private func text(_ numbers: StoreNumbers) -> String {
    let (links, queue) = (numbers.links, numbers.queue)
    let requests = metrics.numbers
    var text = MetricsText()
    text.add(
      "linkshelf_links", .gauge, "Kept links by where they are.",
      [
        ("place=\"inbox\"", Double(links.inbox)), ("place=\"archive\"", Double(links.archived)),
        ("place=\"bin\"", Double(links.binned)),
      ])
    text.add("linkshelf_links_unread", .gauge, "Links of the inbox that aren't read.", Double(links.unread))
    text.add(
      "linkshelf_jobs", .gauge, "Work in the queue by its state.",
      [
        ("state=\"waiting\"", Double(queue.waiting)), ("state=\"running\"", Double(queue.running)),
        ("state=\"failed\"", Double(queue.failed)),
      ])
    text.add("linkshelf_jobs_done_lately", .gauge, "Work that ended well in the last hour.", Double(queue.doneLately))
    text.add("linkshelf_queue_paused", .gauge, "1 where the queue is paused.", queue.paused ? 1 : 0)
    text.add("linkshelf_workers_alive", .gauge, "1 where all workers run.", actions.areWorkersAlive ? 1 : 0)
    text.add(
      "linkshelf_http_requests_total", .counter, "Answered requests by status.",
      requests.byStatus.sorted { $0.key < $1.key }.map { ("status=\"\($0.key)\"", Double($0.value)) })
    text.add("linkshelf_http_requests_open", .gauge, "Requests without an answer yet.", Double(requests.open))
    text.add(
      "linkshelf_http_request_seconds", "Time until an answer's head is ready.", steps: RequestMetrics.steps,
      counts: requests.bySeconds, sum: requests.seconds)
    if let machines = desk?.machines() {
      text.add(
        "linkshelf_machines", .gauge, "Other machines that work for this server.",
        Double(machines.count(where: \.isThere)))
      // Two tokens may have the same name of a machine.
      let byName = Dictionary(grouping: machines, by: \.name).sorted { $0.key < $1.key }
      text.add(
        "linkshelf_machine_jobs_total", .counter, "Work that other machines ended, by how, since this process began.",
        byName.flatMap { name, machines in
          [("done", \WorkRoster.Machine.done), ("failed", \.failed), ("lost", \.lost)].map { ending, count in
            ("machine=\"\(name)\",ending=\"\(ending)\"", Double(machines.reduce(0) { $0 + $1[keyPath: count] }))
          }
        })
    }
    text.add("linkshelf_shelves", .gauge, "Shelves of this server.", Double(numbers.stores))
    text.add("linkshelf_files", .gauge, "Kept files.", Double(numbers.files))
    text.add("linkshelf_file_bytes", .gauge, "Bytes of kept files on the disk.", Double(numbers.fileBytes))
    text.add("linkshelf_room_short", .gauge, "1 where work waits for room.", numbers.isShort ? 1 : 0)
    if let free = numbers.free {
      text.add("linkshelf_disk_free_bytes", .gauge, "Free bytes of the disk.", Double(free))
    }
    if let bytes = ProcessNumbers.residentBytes {
      text.add("process_resident_memory_bytes", .gauge, "Memory of the server without Chromium.", Double(bytes))
    }
    text.add("process_cpu_seconds_total", .counter, "Time of cores without Chromium's.", ProcessNumbers.cpuSeconds)
    return text.text
  }
}
