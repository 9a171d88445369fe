// What `import CoreGraphics` promises: Foundation's geometry, and the transforms, paths, colours and pictures of Gnomon.
@_exported import Foundation
@_exported import Gnomon
