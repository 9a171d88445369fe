// SPDX-License-Identifier: Apache-2.0
import Foundation

public struct Diffing<Value> {
  public var toData: (Value) -> Data
  public var fromData: (Data) -> Value
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  public init(
    toData: @escaping (Value) -> Data, fromData: @escaping (Data) -> Value,
    diff: @escaping (Value, Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}

public struct XCTAttachment {}

public struct Snapshotting<Value, Format> {
  public var pathExtension: String?
  public var diffing: Diffing<Format>
  public var snapshot: (Value) -> Format

  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (Value) -> Format) {
    (self.pathExtension, self.diffing, self.snapshot) = (pathExtension, diffing, snapshot)
  }

  public func pullback<New>(_ transform: @escaping (New) -> Value) -> Snapshotting<New, Format> {
    Snapshotting<New, Format>(pathExtension: pathExtension, diffing: diffing) { snapshot(transform($0)) }
  }
}

extension Snapshotting where Value == Format {
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

/// What differs from the reference; nil where nothing does. References aren't recorded here.
public func verifySnapshot<Value, Format>(
  of value: Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil, file: String = #filePath,
  testName: String = #function
) -> String? {
  let file = URL(fileURLWithPath: file)
  let test = name ?? String(testName.prefix { $0 != "(" })
  let snapshotFileUrl = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
    .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
    .appendingPathComponent("\(test).1.\(snapshotting.pathExtension ?? "txt")")
  do {
    let data = try Data(contentsOf: snapshotFileUrl)
    return snapshotting.diffing.diff(snapshotting.diffing.fromData(data), snapshotting.snapshot(value))?.0
  } catch {
    return "\(error)"
  }
}
