// SPDX-License-Identifier: Apache-2.0
/// What a compiled file declares.
public struct GnomonFileEntry {
  /// The file's name without folders.
  let name: String
  let views: [GnomonViewEntry]
  /// The lines of its types that have previews, by name.
  let providers: [String: Int]

  /// Makes the entry of a file from its name without folders, its views, and the lines of its previews' types.
  public init(name: String, views: [GnomonViewEntry], providers: [String: Int]) {
    self.name = name
    self.views = views
    self.providers = providers
  }
}
