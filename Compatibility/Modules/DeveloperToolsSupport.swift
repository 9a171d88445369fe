// What `import DeveloperToolsSupport` promises: the names of assets.
@_exported import struct Gnomon.ColorResource
@_exported import struct Gnomon.ImageResource
