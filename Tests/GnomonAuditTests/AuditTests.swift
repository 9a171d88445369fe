// SPDX-License-Identifier: Apache-2.0
import Gnomon
import GnomonAudit
import Testing

@Suite struct AuditTests {
  @Test("Each finding of an audit has a name of its own")
  func names() { #expect(Set(Audit.names).count == Audit.names.count) }
}
