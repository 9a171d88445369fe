// SPDX-License-Identifier: Apache-2.0
public import Gnomon

/// A view that a compiled file declares, and how to make one.
public struct GnomonViewEntry {
  /// The type's name as it is written at the file's top level, `Card` or `Card.Header`.
  public let name: String
  /// The line of its declaration.
  public let line: Int
  /// The file, where there are several.
  private(set) var file: String?
  /// A shape is taken only where the file has neither another view nor a preview.
  let isShape: Bool
  /// Whether other modules see it.
  let isPublic: Bool
  /// Whether another type of the module shows it.
  let isPart: Bool
  /// Whether it reads an object of the environment that nobody would put there.
  let wantsObject: Bool
  /// Makes the view, or says why that can't be done without arguments.
  let content: Content

  enum Content {
    case make(@MainActor () -> AnyView)
    case unusable(String)
  }

  /// A view that needs no arguments.
  public static func view<V: View>(
    _ name: String, line: Int, isShape: Bool = false, isPublic: Bool = false, isPart: Bool = false,
    wantsObject: Bool = false, make: @escaping @MainActor () -> V
  ) -> GnomonViewEntry {
    GnomonViewEntry(
      name: name, line: line, isShape: isShape, isPublic: isPublic, isPart: isPart,
      wantsObject: wantsObject, content: .make { AnyView(make()) })
  }

  /// A view that can't be made without arguments, with the reason in a few words.
  public static func unusable(_ name: String, line: Int, _ reason: String) -> GnomonViewEntry {
    GnomonViewEntry(
      name: name, line: line, isShape: false, isPublic: false, isPart: false, wantsObject: false,
      content: .unusable(reason))
  }

  /// How likely it's meant where nobody names a view: a shape least, then what others show, then what only its module sees.
  private var rank: Int { isShape ? 0 : isPart ? 1 : isPublic ? 3 : 2 }

  /// Those that need no arguments, what is rather meant behind what is less.
  static func usable(in entries: [GnomonViewEntry]) -> [GnomonViewEntry] {
    (0...3).flatMap { rank in
      entries.filter { entry in
        if case .make = entry.content { entry.rank == rank } else { false }
      }
    }
  }

  /// Where it stands: `line 12`, or `Card.swift:12` where there are several files.
  var place: String { file.map { "\($0):\(line)" } ?? "line \(line)" }

  /// The views of all files in their order.
  static func all(in files: [GnomonFileEntry]) -> [GnomonViewEntry] {
    files.flatMap { file in
      file.views.map { view in
        var view = view
        if files.count > 1 { view.file = file.name }
        return view
      }
    }
  }
}
