// SPDX-License-Identifier: Apache-2.0
import Foundation
import HTTPTypes
import Hummingbird
import Shelf
import WorkMessages

/// Work for other machines, for tokens with the scope `work`.
extension Site {
  func addWorkInterface(to router: RouterGroup<WebContext>) {
    router.post("/leases/take", use: work { request, _, desk, token in try await self.giveWork(request, desk, token) })
    router.post(
      "/leases/:lease/step",
      use: work { request, context, desk, token in
        let step = try await self.decode(StepMessage.self, request).step
        guard step.isEmpty || WorkProtocol.steps.contains(step) else {
          throw WebError(
            .badRequest, "“step” is one of \(WorkProtocol.steps.sorted().joined(separator: ", ")), or empty.")
        }
        let yours = try await desk.say(step.isEmpty ? nil : step, Self.lease(context), token: token)
        return try self.value(StepAnswer(yours: yours))
      })
    router.put(
      "/leases/:lease/result",
      use: work { request, context, desk, token in
        try await self.takeResult(request, Self.lease(context), desk, token)
        return Response(status: .noContent)
      })
    router.post(
      "/leases/:lease/failed",
      use: work { request, context, desk, token in
        let message = try await self.decode(FailedMessage.self, request)
        guard (1...4_000).contains(message.reason.utf8.count) else {
          throw WebError(.badRequest, "“reason” has 1 to 4,000 bytes.")
        }
        let job = try await self.job(context, desk, token)
        try await job.shelf.fail(job.taken, message.reason, isFinal: message.isFinal)
        desk.end(job, .failed)
        return Response(status: .noContent)
      })
    router.post(
      "/leases/:lease/back",
      use: work { _, context, desk, token in
        let job = try await self.job(context, desk, token)
        try await job.shelf.giveBack(job.taken)
        desk.end(job, .back)
        return Response(status: .noContent)
      })
  }

  /// Answers a worker.
  private func work(
    _ answer: @escaping @Sendable (Request, WebContext, WorkDesk, Int64) async throws -> Response
  ) -> @Sendable (Request, WebContext) async throws -> Response {
    { [self] request, context in
      let token = try await token(request, .work)
      guard let desk else { throw WebError(.notFound, "This server gives no work to other machines.") }
      return try await answer(request, context, desk, token.id)
    }
  }

  private static func lease(_ context: WebContext) -> String { context.parameters.get("lease") ?? "" }

  private func job(_ context: WebContext, _ desk: WorkDesk, _ token: Int64) async throws -> StoreJob {
    guard let job = try await desk.job(Self.lease(context), token: token) else { throw WorkDesk.lost }
    return job
  }

  private func giveWork(_ request: Request, _ desk: WorkDesk, _ token: Int64) async throws -> Response {
    let message = try await decode(TakeMessage.self, request)
    guard message.protocol == WorkProtocol.number else {
      throw WebError(
        .unprocessableContent,
        "This server (\(configuration.version)) speaks protocol \(WorkProtocol.number), and this worker protocol \(message.protocol). Give both the same version of Linkshelf."
      )
    }
    let machine = message.machine
    guard machine.wholeMatch(of: #/[A-Za-z0-9][A-Za-z0-9._-]{0,62}/#) != nil else {
      throw WebError(.badRequest, "“machine” is a name of at most 63 letters, digits, dots and dashes.")
    }
    guard (1...40).contains(message.version.utf8.count) else {
      throw WebError(.badRequest, "“version” has 1 to 40 bytes.")
    }
    let kinds = try message.kinds.map { name in
      guard let kind = Job.Kind(rawValue: name), WorkDesk.kinds.contains(kind) else {
        throw WebError(.badRequest, "“kinds” holds look and snapshot.")
      }
      return kind
    }
    guard
      let given = try await desk.take(
        Set(kinds), for: .init(token: token, machine: machine), version: message.version)
    else { return try value(TakeAnswer(version: configuration.version)) }
    let job = given.job
    let link = try await job.shelf.link(job.taken.job.link)
    return try value(
      TakeAnswer(
        version: configuration.version,
        job: GivenJob(
          lease: given.lease, leaseSeconds: Shelf.leaseSeconds, kind: job.taken.job.kind.rawValue,
          address: job.taken.address, linkKind: (link?.kind ?? .page).rawValue,
          isSaved: try await job.shelf.isSaved(job.taken.job.link))))
  }

  private func takeResult(_ request: Request, _ lease: String, _ desk: WorkDesk, _ token: Int64) async throws {
    let kind = request.headers[.contentType]?.split(separator: ";").first.map { $0.lowercased() } ?? ""
    guard kind.trimmingCharacters(in: .whitespaces) == "application/octet-stream" else {
      throw WebError(.unsupportedMediaType, "A result is sent as application/octet-stream.")
    }
    guard let job = try await desk.job(lease, token: token), desk.beginReceiving(job) else { throw WorkDesk.lost }
    defer { desk.endReceiving(job) }
    do {
      try await ResultTaking(
        desk: desk, job: job, lease: lease, token: token, seconds: configuration.longestResult
      ).take(request)
      desk.end(job, .done)
      actions.wakeWorkers()
    } catch let error as ShelfError where error.reason == .overQuota {
      // It isn't the worker's fault, and trying again helps nobody.
      try await job.shelf.fail(job.taken, error.description, isFinal: true)
      desk.end(job, .failed)
      throw WebError(.conflict, error.description)
    } catch  where job.shelf.isNoSpace(error) {
      job.shelf.hold()
      try? await job.shelf.giveBack(job.taken)
      desk.end(job, .back)
      throw error
    }
  }
}
