// SPDX-License-Identifier: Apache-2.0
/// A colour of an asset catalog.
public struct NamedColor: Hashable, Sendable {
  /// The colour where no other fits: in light appearance, and in dark where there's none of its own.
  public var any: Color.Resolved
  /// The colour in dark appearance; nil is the same as elsewhere.
  public var dark: Color.Resolved?
  /// The colour where the reader asks for more contrast; nil is the same as elsewhere.
  public var contrasted: Color.Resolved?
  /// The colour in dark appearance where the reader asks for more contrast; nil is that of the dark appearance, or
  /// ``contrasted`` where that is nil too.
  public var contrastedDark: Color.Resolved?

  /// A colour of an asset catalog. `dark` is that of the dark appearance; nil is the same as in light.
  public init(any: Color.Resolved, dark: Color.Resolved? = nil) {
    self.any = any
    self.dark = dark
  }

  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    guard environment.colorScheme == .dark else { return environment.isContrasted ? contrasted ?? any : any }
    return environment.isContrasted ? contrastedDark ?? dark ?? contrasted ?? any : dark ?? any
  }
}
