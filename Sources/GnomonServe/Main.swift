// SPDX-License-Identifier: Apache-2.0
import Foundation
import GnomonRequest

/// The program behind `gnomon review`, `gnomon preview` and `gnomon serve`.
@main
struct Main {
  static func main() async {
    guard CommandLine.arguments.count == 2, let request = try? ServeRequest(argument: CommandLine.arguments[1]) else {
      say("this program is started by 'gnomon': run 'gnomon review'")
      exit(64)
    }
    #if Servers
      do {
        if let serving = request.app {
          try await AppServer(request, serving).run()
        } else if request.servesPreviews {
          try await PreviewServer(request).run()
        } else {
          try await ReviewServer(request).run()
        }
      } catch {
        say("\(error)")
        exit(1)
      }
    #else
      _ = request
      say("it was built without servers: build it with the trait 'Servers'")
      exit(1)
    #endif
  }

  static func say(_ text: String) { FileHandle.standardError.write(Data("gnomon: error: \(text)\n".utf8)) }
}
