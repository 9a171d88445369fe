// SPDX-License-Identifier: Apache-2.0

/// A cookie that a page is opened with. It's forgotten with the capture.
public struct PageCookie: Sendable {
  public var name: String
  public var value: String
  public var domain: String
  /// Whether it goes to the host itself only.
  public var isForHostOnly: Bool
  public var path: String
  public var isSecure: Bool
  public var isHTTPOnly: Bool
  /// In seconds since 1970; nil for one of a session.
  public var expires: Double?

  public init(
    name: String, value: String, domain: String, isForHostOnly: Bool, path: String, isSecure: Bool, isHTTPOnly: Bool,
    expires: Double?
  ) {
    self.name = name
    self.value = value
    self.domain = domain
    self.isForHostOnly = isForHostOnly
    self.path = path
    self.isSecure = isSecure
    self.isHTTPOnly = isHTTPOnly
    self.expires = expires
  }

  var parameters: JSONValue {
    var object: [String: JSONValue] = [
      "name": .string(name), "value": .string(value), "path": .string(path), "secure": .bool(isSecure),
      "httpOnly": .bool(isHTTPOnly),
    ]
    // Without a domain a cookie belongs to the host of its address alone.
    if isForHostOnly {
      object["url"] = .string("\(isSecure ? "https" : "http")://\(domain)\(path)")
    } else {
      object["domain"] = .string("." + domain)
    }
    if let expires { object["expires"] = .number(expires) }
    return .object(object)
  }
}
