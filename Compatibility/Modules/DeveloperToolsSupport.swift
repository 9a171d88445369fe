// SPDX-License-Identifier: Apache-2.0
// What `import DeveloperToolsSupport` promises: the names of assets.
@_exported import struct Gnomon.ColorResource
@_exported import struct Gnomon.ImageResource
