// What `import OSLog` promises: logs.
@_exported import os
