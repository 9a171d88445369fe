// SPDX-License-Identifier: Apache-2.0
// The place of a call in a test is a macro of Swift Testing's, which files with tests of XCTest have to see, too.
@_exported import Testing
