// SPDX-License-Identifier: Apache-2.0
import Testing

/// The tests with a real browser run one after the other: each needs the machine for itself.
@Suite(.serialized) enum BrowserTests {}
