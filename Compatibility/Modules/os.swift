// What `import os` promises: logs, and a lock.
@_exported import Foundation
@_exported import GnomonLog
