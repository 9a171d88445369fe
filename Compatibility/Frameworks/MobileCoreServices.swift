// SPDX-License-Identifier: Apache-2.0
// What sources for views want of `import MobileCoreServices`: what `CoreServices` has.
@_exported import CoreServices
