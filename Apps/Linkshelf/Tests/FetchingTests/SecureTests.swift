// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Fetching

@Suite(.serialized) struct SecureTests {
  @Test func aTrustedServerIsReadThroughTheTunnel() async throws {
    try await withFolder { (folder: String) async throws in
      try TestCertificate.certificate.write(toFile: folder + "/c.pem", atomically: true, encoding: .utf8)
      var settings = FetchSettings.patient
      settings.trustedCertificates = folder + "/c.pem"
      try await Bench.run(secure: true, settings: settings) { _, _ in
        .init("<title>Secret</title>")
      } _: { (bench: Bench) async throws in
        let looked = try await bench.fetcher.look(at: bench.address("/", host: "secure.example.com", scheme: "https"))
        #expect(looked.facts?.title == "Secret")
        let error = await bench.failure(of: bench.address("/", host: "other.example.com", scheme: "https"))
        guard case .tls(let host, let reason)? = error else {
          Issue.record("Another name was accepted: \(String(describing: error))")
          return
        }
        #expect(host == "other.example.com")
        #expect(reason == "its certificate is for another name" || reason.contains("isn't valid"))
      }
    }
  }

  @Test func anUnknownCertificateIsRefused() async throws {
    try await Bench.run(secure: true) { _, _ in
      .init("<title>Secret</title>")
    } _: { (bench: Bench) async throws in
      let error = await bench.failure(of: bench.address("/", host: "secure.example.com", scheme: "https"))
      #expect(
        error == .tls(host: "secure.example.com", reason: "its certificate isn't valid, or nobody known has signed it"))
      #expect(bench.server.seen == [])
    }
  }

  @Test func aServerWithoutTLSIsSaid() async throws {
    try await Bench.run { _, _ in
      .init("x")
    } _: { (bench: Bench) async throws in
      let error = await bench.failure(of: bench.address("/", scheme: "https"))
      guard case .tls? = error else {
        Issue.record("It was \(String(describing: error)).")
        return
      }
    }
  }

  @Test func certificatesThatCannotBeReadAreAnError() async throws {
    var settings = FetchSettings()
    settings.trustedCertificates = "/nowhere/c.pem"
    await #expect(throws: (any Error).self) {
      try await Bench.run(settings: settings) { _, _ in
        .init("")
      } _: { _ in
      }
    }
  }
}
