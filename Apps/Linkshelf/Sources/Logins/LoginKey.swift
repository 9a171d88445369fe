// SPDX-License-Identifier: Apache-2.0
import Crypto
import Foundation
import Glibc

/// The key with which cookies are sealed: 256 bits, as base64 in a file or in the environment. It never lies with what it protects.
public struct LoginKey: Sendable {
  public static let variable = "LINKSHELF_KEY"
  let key: SymmetricKey

  /// A new key as text.
  public static func made() -> String {
    SymmetricKey(size: .bits256).withUnsafeBytes { Data($0).base64EncodedString() }
  }

  /// Reads a key's text.
  init(_ text: String, from place: String) throws(LoginProblem) {
    guard let data = Data(base64Encoded: text.trimmingCharacters(in: .whitespacesAndNewlines)), data.count == 32 else {
      throw .badKey("The key in \(place) isn't one: it has to be 32 bytes as base64. “linkshelf key” makes one.")
    }
    key = SymmetricKey(data: data)
  }

  /// Reads a key's file.
  ///
  /// - Throws: where others may read it, where it lies in the folder that it protects, and where it's no key.
  init(file path: String, outside folder: String) throws(LoginProblem) {
    guard let real = Self.real(path) else { throw .badKey("The key's file \(path) isn't there.") }
    if let data = Self.real(folder), real == data || real.hasPrefix(data + "/") {
      throw .badKey(
        "The key's file \(path) lies in the data folder. Whoever has that folder would have the key too; put it elsewhere."
      )
    }
    var status = stat()
    guard stat(real, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= 4096 else {
      throw .badKey("The key's file \(path) isn't a small file.")
    }
    guard status.st_mode & 0o077 == 0 else {
      throw .badKey("Others may read the key's file \(path). Take that right away: chmod 600 \(path)")
    }
    guard let data = FileManager.default.contents(atPath: real) else {
      throw .badKey("The key's file \(path) can't be read.")
    }
    try self.init(String(decoding: data, as: UTF8.self), from: path)
  }

  private static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// Bytes that only this key opens, and only for the same purpose.
  func seal(_ data: Data, for purpose: String) throws -> Data {
    guard let combined = try AES.GCM.seal(data, using: key, authenticating: Data(purpose.utf8)).combined else {
      throw LoginProblem.badKey("The cookies can't be sealed.")
    }
    return combined
  }

  func open(_ sealed: Data, for purpose: String) throws -> Data {
    try AES.GCM.open(AES.GCM.SealedBox(combined: sealed), using: key, authenticating: Data(purpose.utf8))
  }
}

/// Where the key comes from. One that wasn't there is looked for again, so that it can be brought while the server runs.
public struct KeySource: Sendable {
  let text: String?
  let file: String?

  /// - Parameters:
  ///   - text: the key itself.
  ///   - file: the path of its file, which is read where there's no text.
  public init(text: String? = nil, file: String? = nil) {
    self.text = text
    self.file = file
  }

  /// Takes the key out of the environment, so that no program that this one starts has it.
  public static func environment(file: String?) -> KeySource {
    let text = ProcessInfo.processInfo.environment[LoginKey.variable]
    unsetenv(LoginKey.variable)
    return KeySource(text: text.flatMap { $0.isEmpty ? nil : $0 }, file: file)
  }

  func key(outside folder: String) throws(LoginProblem) -> LoginKey? {
    if let text { return try LoginKey(text, from: "$\(LoginKey.variable)") }
    // One that isn't there yet may come.
    guard let file, access(file, F_OK) == 0 || errno != ENOENT else { return nil }
    return try LoginKey(file: file, outside: folder)
  }
}
