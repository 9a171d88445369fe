import Foundation

extension Data {
  /// Writes a file that appears whole or not at all. What isn't a file, `/dev/null` or a pipe, is written into: a file must
  /// not take its place.
  package func writeWhole(to url: URL) throws {
    var info = stat()
    if stat(url.path, &info) == 0, info.st_mode & S_IFMT != S_IFREG, info.st_mode & S_IFMT != S_IFDIR {
      let handle = try FileHandle(forWritingTo: url)
      try handle.write(contentsOf: self)
      try handle.close()
    } else {
      try write(to: url, options: .atomic)
    }
  }
}
