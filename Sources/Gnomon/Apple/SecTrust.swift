// SPDX-License-Identifier: Apache-2.0

/// What is known of a server's certificates, by Security's name. There is none: on Linux a session checks certificates itself and shows none.
public final class SecTrust: Sendable {
  private init() {}
}
