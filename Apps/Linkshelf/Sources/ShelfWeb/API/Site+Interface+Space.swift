// SPDX-License-Identifier: Apache-2.0
import Foundation
import Hummingbird
import Shelf

extension InterfaceValue {
  /// All limits; null is no limit. Each has to be sent, so that none is taken away by forgetting it.
  struct Limits: Codable {
    var versions: Int?
    var linkMB: Int?
    var allMB: Int?
    var freeMB: Int?
    var binDays: Int?

    private enum CodingKeys: CodingKey { case versions, linkMB, allMB, freeMB, binDays }

    init(_ limits: SpaceLimits) {
      versions = limits.versions
      linkMB = limits.linkMB
      allMB = limits.allMB
      freeMB = limits.freeMB
      binDays = limits.binDays
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      versions = try Self.number(.versions, container)
      linkMB = try Self.number(.linkMB, container)
      allMB = try Self.number(.allMB, container)
      freeMB = try Self.number(.freeMB, container)
      binDays = try Self.number(.binDays, container)
    }

    private static func number(_ key: CodingKeys, _ container: KeyedDecodingContainer<CodingKeys>) throws -> Int? {
      do {
        return try container.decode(Int?.self, forKey: key)
      } catch  where !(error is DecodingError) {
        // Where a number is no whole one, the decoder doesn't say which.
        throw DecodingError.dataCorrupted(
          .init(codingPath: container.codingPath + [key], debugDescription: "no whole number", underlyingError: error))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      // With null, not left out.
      try container.encode(versions, forKey: .versions)
      try container.encode(linkMB, forKey: .linkMB)
      try container.encode(allMB, forKey: .allMB)
      try container.encode(freeMB, forKey: .freeMB)
      try container.encode(binDays, forKey: .binDays)
    }

    var limits: SpaceLimits {
      var limits = SpaceLimits()
      limits.versions = versions
      limits.linkMB = linkMB
      limits.allMB = allMB
      limits.freeMB = freeMB
      limits.binDays = binDays
      return limits
    }
  }

  struct SpaceValue: Encodable {
    var limits: Limits
    var used: Int64
    var files: Int
    var free: Int64?
    var disk: Int64?
    var shortage: String?

    init(_ report: SpaceReport) {
      limits = Limits(report.limits)
      used = report.used
      files = report.files
      free = report.free
      disk = report.disk
      shortage = report.shortage?.sentence
    }
  }
}

extension Site {
  func addSpace(to router: RouterGroup<WebContext>) {
    router.get(
      "/space", use: allow(.read) { _, _ in try self.value(InterfaceValue.SpaceValue(try await self.shelf.space())) })
    router.put(
      "/space",
      use: allow(.change) { request, _ in
        let body = try await self.decode(InterfaceValue.Limits.self, request)
        try await self.shelf.set(body.limits)
        self.actions.wakeWorkers()
        return try self.value(InterfaceValue.SpaceValue(try await self.shelf.space()))
      })
  }
}
