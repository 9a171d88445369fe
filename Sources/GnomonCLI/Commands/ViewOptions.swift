import ArgumentParser
import Foundation
import GnomonRequest

/// What `render` and `layout` take alike.
struct ViewOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("A Swift file that imports SwiftUI.", valueName: "FILE.swift"))
  var files: [String] = []

  @Option(help: ArgumentHelp("The view to take (default: the last that needs no arguments).", valueName: "NAME"))
  var view: String?

  @Option(
    help: ArgumentHelp("The host's size in points (default: 390x844).", valueName: "WxH"),
    transform: parsed(SizeValue.self, form: SizeValue.form))
  var size: SizeValue = SizeValue(width: 390, height: 844)

  @Option(
    help: ArgumentHelp("Pixels per point (default: the profile's).", valueName: "N"),
    transform: parsed(ScaleValue.self, form: ScaleValue.form))
  var scale: ScaleValue?

  @Option(help: ArgumentHelp("The system whose sizes and colours to take (default: iOS26).", valueName: "NAME"))
  var profile: String?

  @Option(help: ArgumentHelp("Light or dark.", valueName: "light|dark"))
  var appearance: RunRequest.Appearance = .light

  @Option(help: ArgumentHelp("Where leading is.", valueName: "ltr|rtl"))
  var layoutDirection: RunRequest.Direction = .ltr

  @Option(
    help: ArgumentHelp("The safe area's insets in points (default: none).", valueName: "T,L,B,R"),
    transform: parsed(InsetsValue.self, form: InsetsValue.form))
  var safeArea: InsetsValue = InsetsValue(insets: RunRequest.Insets())

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The first scroll view's content offset in points.", valueName: "X,Y"),
    transform: parsed(PointValue.self, form: PointValue.form))
  var scroll: PointValue?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Sizes to give the host in turn once it has settled.", valueName: "WxH"))
  var resize: [String] = []

  @Option(
    help: ArgumentHelp(
      "The instants to show animations at, in seconds from the view's first appearance (default: their end). Several are "
        + "drawn side by side.", valueName: "T,T,…"),
    transform: parsed(InstantsValue.self, form: InstantsValue.form))
  var at: InstantsValue?

  @Option(
    help: ArgumentHelp("A folder to find pictures in, before the file's own.", valueName: "DIR"))
  var images: [String] = []

  @Option(help: ArgumentHelp("A folder whose fonts to take instead of the machine's.", valueName: "DIR"))
  var fonts: String?

  /// The file as the user wrote it.
  var path: String { named.file ?? "" }

  /// `--resize 300x200 FILE.swift` takes the file for a size: what has no size's form is the file.
  private var named: (file: String?, sizes: [String]) {
    var sizes = resize
    if files.isEmpty, let last = sizes.last, SizeValue(argument: last) == nil {
      sizes.removeLast()
      return (last, sizes)
    }
    return (files.first, sizes)
  }

  mutating func check() throws {
    guard let path = named.file, !path.isEmpty else {
      throw ValidationError("Name a Swift file: gnomon layout FILE.swift")
    }
    if files.count > 1 {
      throw ValidationError("One file at a time: \(files.dropFirst().joined(separator: " ")) is too much.")
    }
    for text in named.sizes where SizeValue(argument: text) == nil {
      throw ValidationError("'\(text)' isn't a size for --resize: \(SizeValue.form).")
    }
    for folder in images + [fonts].compactMap({ $0 }) {
      var info = stat()
      guard stat(folder, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else {
        throw ValidationError("There is no folder \(folder).")
      }
    }
  }

  func request(_ output: RunRequest.Output, destination: String, file: SourceFile) -> RunRequest {
    var request = RunRequest(output: output, destination: destination, size: size.size)
    request.sourcePath = file.path
    request.view = view
    request.scale = scale?.scale
    request.profile = profile
    request.appearance = appearance
    request.direction = layoutDirection
    request.safeArea = safeArea.insets
    request.scroll = scroll?.point
    request.resize = named.sizes.compactMap { SizeValue(argument: $0)?.size }
    request.instants = at?.seconds ?? []
    request.imageDirectories = images.compactMap { realPath($0) } + [file.folder]
    request.fontDirectory = fonts.flatMap { realPath($0) }
    return request
  }
}
