// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A colour's components, as it looks where it's light.
extension Color: Transferable {
  /// A colour is handed over as JSON of its components in a light surrounding, under the type `gnomon.color`.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: UTType(exportedAs: "gnomon.color", conformingTo: .data)) {
      try JSONEncoder().encode($0.resolve(in: EnvironmentValues()))
    } importing: {
      Color(try JSONDecoder().decode(Color.Resolved.self, from: $0))
    }
  }
}

/// A picture's bytes. One that is found by its name has none outside of its host.
extension Image: Transferable {
  /// A picture is handed over as the bytes of its file. It throws where the picture was made of no file or bytes.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .image) {
      try $0.encoded
    } importing: {
      Image(source: .data($0))
    }
  }

  private var encoded: Data {
    get throws {
      switch source {
      case .data(let data): return data
      case .file(let url): return try Data(contentsOf: url)
      case .named, .system, .bitmap, .drawing:
        throw NSItemProvider.error(
          .unavailableCoercionError, "only a picture that was made of a file or of a file's bytes can be handed over")
      }
    }
  }
}
