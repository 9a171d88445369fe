// SPDX-License-Identifier: Apache-2.0
import Foundation

extension NSItemProvider {
  convenience init<T: Transferable>(transferring item: T) {
    self.init()
    register(item)
  }

  /// Adds a value in all ways that its type can be written in. The value is made when it is first needed, for a
  /// condition, a name or its data, and then kept.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    let value = KeptValue(transferable)
    for way in T.ways {
      guard let type = way.exportType, let export = way.export else { continue }
      if let condition = way.condition, !condition(value.value) { continue }
      if let name = way.fileName?(value.value) {
        suggestedName = suggestedName ?? URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
      }
      add(
        Representation(
          identifier: type.identifier,
          source: .payload { try await export(value.value) }))
    }
  }

  /// Loads the item as a value of a type, in the first of the ways of the type that the item can be had in. The
  /// completion handler gets an error where there is none.
  ///
  /// - Returns: What tells that it is done: 1 of 1.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task.immediate {
      let result: Result<T, any Error>
      do { result = .success(try await transferable(T.self)) } catch { result = .failure(error) }
      progress.completedUnitCount = 1
      completionHandler(result)
    }
    return progress
  }

  /// The item as a value of a type: in the first of the ways that the type can be read in and the item be had in.
  nonisolated(nonsending) func transferable<T: Transferable>(_ type: T.Type) async throws -> T {
    for way in T.ways {
      guard let wanted = way.importType, let load = way.load else { continue }
      guard let found = representation(for: wanted.identifier) else { continue }
      return try await load(found.payload())
    }
    let (wanted, known) = (T.importTypes.map(\.identifier), registeredTypeIdentifiers)
    throw Self.error(
      .unavailableCoercionError,
      "\(T.self) is read from \(wanted.isEmpty ? "nothing" : wanted.joined(separator: ", ")), "
        + "and the item can be had as \(known.isEmpty ? "nothing" : known.joined(separator: ", "))")
  }
}

/// A value that is made once, when it's first asked for.
private final class KeptValue<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var made: Value?
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value {
    lock.withLock {
      let value = made ?? make()
      made = value
      return value
    }
  }
}

extension NSItemProvider.Representation {
  /// What is handed over.
  nonisolated(nonsending) func payload() async throws -> TransferPayload {
    let source = source
    switch source {
    case .payload(let make): return try await make()
    case .data(let load):
      return try await withCheckedThrowingContinuation { continuation in
        _ = load { continuation.resume(with: Self.result($0.map(TransferPayload.data), $1)) }
      }
    case .file(let load):
      return try await withCheckedThrowingContinuation { continuation in
        _ = load { url, isOriginal, error in
          continuation.resume(with: Self.result(url.map { .file($0, isOriginal: isOriginal) }, error))
        }
      }
    }
  }

  private static func result(_ payload: TransferPayload?, _ error: (any Error)?) -> Result<TransferPayload, any Error> {
    payload.map(Result.success) ?? .failure(error ?? NSItemProvider.error(.unknownError, "no reason was given"))
  }

  /// Loads what is handed over, and calls the completion handler at once where nothing has to be waited for.
  func load(_ completion: @escaping @Sendable (Result<TransferPayload, any Error>) -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task.immediate {
      let result: Result<TransferPayload, any Error>
      do { result = .success(try await payload()) } catch { result = .failure(error) }
      progress.completedUnitCount = 1
      completion(result)
    }
    return progress
  }
}
