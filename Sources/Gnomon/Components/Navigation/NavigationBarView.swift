// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A bar's title and items, and those of the bar at the bottom.
nonisolated struct NavigationBarView: View {
  let info: NavigationBarInfo
  let height: CGFloat
  let bottomHeight: CGFloat
  /// The unsafe area below.
  let unsafeHeight: CGFloat
  /// What has left of the large title, in points, and whether all has.
  let collapse: CGFloat
  let isCollapsed: Bool
  let pop: @MainActor () -> Void
  @Environment(\.platformProfile) private var profile
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.isInSheet) private var isInSheet

  private var metrics: BarMetrics { BarMetrics(profile, isInSheet: isInSheet) }

  @MainActor var body: some View {
    VStack(spacing: 0) {
      if height > 0 { top }
      Spacer(minLength: 0)
      if bottomHeight > 0 { bottom }
    }
  }

  @MainActor @ViewBuilder private var bottom: some View {
    if profile.system == .macOS {
      HStack { ToolbarItems(items: info.items(in: .bottom)) }
        .frame(maxWidth: .infinity, minHeight: bottomHeight, maxHeight: bottomHeight)
        .padding(.horizontal, 16)
        .modifier(BarLookModifier(look: info.bottomLook, edge: .bottom))
    } else {
      let isGlass = metrics.isGlass
      let isSearching = info.search.map { $0.isSearching && !$0.isPrincipal } ?? false
      let margin = isSearching ? SearchMetrics.glassDistance : BarMetrics.bottomMargin
      BarItems(height: isGlass ? BarMetrics.bottomRow : BarMetrics.row) { ToolbarItems(items: info.bottomItems) }
        .font(BarMetrics.item)
        // Glass lies as far from the screen's end, whatever is unsafe there.
        .offset(y: isGlass ? unsafeHeight - margin + bottomHeight - BarMetrics.bottomRow : 0)
        .frame(maxWidth: .infinity, minHeight: bottomHeight, maxHeight: bottomHeight, alignment: .top)
        .padding(.horizontal, isGlass ? margin : BarMetrics.margin)
        .modifier(BarLookModifier(look: info.bottomLook, edge: .bottom))
    }
  }

  @MainActor private var top: some View {
    VStack(spacing: 0) {
      bar
        .frame(height: BarMetrics.row)
        .padding(.leading, info.showsBack ? metrics.backMargin : BarMetrics.margin)
        .padding(.trailing, BarMetrics.margin)
        .padding(.top, metrics.rowTop)
        .padding(.bottom, metrics.inlineHeight - metrics.rowTop - BarMetrics.row)
      if info.showsLargeTitle {
        let titleHeight = metrics.largeTitleHeight(at: typeSize)
        largeTitle.modifier(TitleCollapse(collapse, height: titleHeight))
        if info.showsLargeSubtitle {
          largeSubtitle
            .frame(maxWidth: .infinity, minHeight: BarMetrics.subtitleHeight, maxHeight: BarMetrics.subtitleHeight)
            .padding(.horizontal, BarMetrics.margin)
            .modifier(TitleCollapse(collapse, from: titleHeight, height: BarMetrics.subtitleHeight))
        }
      }
    }
    .modifier(BarLookModifier(look: info.look, edge: .top))
  }

  /// The title's baseline lies at its place in a row of a given height.
  @MainActor private var largeTitle: some View {
    let height = metrics.largeTitleHeight(at: typeSize)
    let baseline = height - metrics.largeTitleDescent
    return LargeTitleLayout(height: height, baseline: baseline).callAsFunction {
      ImplicitStack(row: {
        let items = info.items(in: .largeTitle)
        if items.isEmpty {
          info.title.font(.largeTitle.bold()).lineLimit(1).minimumScaleFactor(0.75).systemForeground()
        } else {
          ToolbarItems(items: items).font(.largeTitle.bold())
        }
      })
    }
    .padding(.horizontal, BarMetrics.margin)
  }

  @MainActor private var largeSubtitle: some View {
    HStack(spacing: 0) {
      let items = info.items(in: .largeSubtitle) + info.items(in: .subtitle)
      if items.isEmpty {
        info.subtitle?.font(.subheadline).foregroundStyle(.secondary).lineLimit(1).systemForeground()
      } else {
        ToolbarItems(items: items).font(.subheadline)
      }
      Spacer(minLength: 0)
    }
  }

  @MainActor @ViewBuilder private var inlineTitle: some View {
    let title = BarTitle(
      title: info.showsTitle ? info.title : nil, subtitle: info.subtitle, items: info.items(in: .subtitle)
    )
    .systemForeground()
    let items = info.items(in: .titleMenu)
    if items.isEmpty {
      title
    } else {
      Menu {
        ForEach(Array(items.indices), id: \.self) { items[$0].view }
      } label: {
        HStack(spacing: 4) {
          title
          ChevronShape().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
            .rotationEffect(.degrees(90)).frame(width: 5, height: 9)
        }
      }
      .buttonStyle(.plain)
    }
  }

  @MainActor private var bar: some View {
    BarRowLayout {
      HStack(spacing: metrics.isGlass ? BarMetrics.glassDistance : BarMetrics.plainDistance) {
        if info.showsBack { BackButton(title: info.backTitle, isSignAlone: info.hidesBackTitle, pop: pop) }
        BarItems { ToolbarItems(items: info.topItems(in: .leading)) }
      }
      HStack(spacing: 0) {
        if let search = info.search, search.isPrincipal {
          search.principal
        } else if info.hasItems(in: .principal) {
          ToolbarItems(items: info.items(in: .principal))
        } else if !info.showsLargeTitle || isCollapsed {
          inlineTitle
        }
      }
      BarItems { ToolbarItems(items: info.topItems(in: .trailing)) }
    }
    .font(BarMetrics.item)
  }
}

/// The button that leads back: a sign on glass; before iOS 26 a sign and the title of the page below, as far as there's
/// room for it beside the title in the middle, else a shorter word, else the sign alone.
private nonisolated struct BackButton: View, _SeeThroughView {
  let title: Text?
  let isSignAlone: Bool
  let pop: @MainActor () -> Void
  @Environment(\.platformProfile) private var profile

  @MainActor var body: some View {
    let metrics = BarMetrics(profile)
    if metrics.isGlass {
      BarItems {
        Button(action: pop) { sign(metrics).offset(x: -BarMetrics.backSignShift) }
          .buttonStyle(BarButtonStyle())
          .accessibilityLabel(Text(verbatim: "Back"))
      }
    } else if isSignAlone {
      Button(action: pop) { sign(metrics).contentShape(Rectangle()) }
        .accessibilityLabel(Text(verbatim: "Back"))
    } else {
      Button(action: pop) {
        ViewThatFits(in: .horizontal) {
          if let title { named(title, metrics) }
          named(Text(verbatim: "Back"), metrics)
          sign(metrics)
        }
      }
    }
  }

  @MainActor private func named(_ name: Text, _ metrics: BarMetrics) -> some View {
    HStack(spacing: BarMetrics.backTextDistance) {
      sign(metrics)
      // What's left of the row may be a hair less than the text's own width.
      name.lineLimit(1).padding(.trailing, -0.01)
    }
  }

  @MainActor private func sign(_ metrics: BarMetrics) -> some View {
    let (size, line) = metrics.backSign
    return ChevronShape()
      .stroke(.tint, style: StrokeStyle(lineWidth: line, lineCap: .round, lineJoin: .round))
      .padding(line / 2)
      .scaleEffect(x: -1, y: 1)
      .frame(width: size.width, height: size.height)
  }
}

/// A large title's row: the baseline of what stands in it lies at its place.
///
/// The baseline is taken from the line's height. Who asks for a guide has frames of a fixed size no longer stop what changes
/// inside, in the whole host.
nonisolated struct LargeTitleLayout: BuiltInLayout {
  let height: CGFloat
  /// From the row's top.
  let baseline: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let fitted = subviews.first?.sizeThatFits(ProposedViewSize(width: proposal.width, height: height)).width ?? 0
    return CGSize(width: max(fitted, finite(proposal.width ?? 0)), height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let inner = ProposedViewSize(width: bounds.width, height: height)
    guard let title = subviews.first else { return }
    let ascent = 1 - PlatformProfile.systemDescent / PlatformProfile.systemLineHeight
    let y = bounds.minY + baseline - title.sizeThatFits(inner).height * ascent
    title.place(at: CGPoint(x: bounds.minX, y: y), proposal: inner)
  }
}

/// A bar's row: what stands at its ends, and the title in the middle, as far as they leave room for it there.
nonisolated struct BarRowLayout: BuiltInLayout {
  /// The least distance of the title from what stands beside it. *Unverified.*
  private static let distance: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: proposal.width ?? sizes.reduce(0) { $0 + $1.width },
      height: proposal.height ?? sizes.reduce(0) { max($0, $1.height) })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 3 else { return }
    func width(_ index: Int) -> CGFloat {
      min(bounds.width, subviews[index].sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width)
    }
    var (leading, trailing) = (width(0), width(2))
    // A long title of the page below leaves the middle to the page's own.
    let middle = subviews[1].sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width
    let beside = max(0, (bounds.width - middle) / 2 - (middle > 0 ? BarRowLayout.distance : 0))
    if leading > beside {
      leading = min(
        bounds.width, subviews[0].sizeThatFits(ProposedViewSize(width: beside, height: bounds.height)).width)
    }
    func place(_ index: Int, from x: CGFloat, width: CGFloat, anchor: UnitPoint) {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + x, y: bounds.midY), anchor: anchor,
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
    place(0, from: 0, width: leading, anchor: .leading)
    place(2, from: bounds.width, width: trailing, anchor: .trailing)
    let (start, end) = (
      leading > 0 ? leading + BarRowLayout.distance : 0,
      bounds.width - (trailing > 0 ? trailing + BarRowLayout.distance : 0)
    )
    let room = max(0, end - start)
    let title = min(room, subviews[1].sizeThatFits(ProposedViewSize(width: room, height: bounds.height)).width)
    let x = max(start, min((bounds.width - title) / 2, end - title))
    place(1, from: x, width: title, anchor: .leading)
  }
}

private nonisolated struct ToolbarItems: View, _SeeThroughView {
  let items: [_ToolbarEntry]
  @Environment(\.barGlass) private var glass
  @Environment(\.platformProfile) private var profile

  @MainActor var body: some View {
    // A field stays the same one, whatever stands before it.
    ForEach(items.indices.map { ToolbarItemPlace(index: $0, isField: items[$0].role == .field) }) { place in
      let item = items[place.index]
      if profile.system == .macOS {
        item.view.labelStyle(ToolbarLabelStyleBody())
      } else {
        item.view
          .labelStyle(ToolbarLabelStyleBody())
          .environment(\.symbolFont, BarMetrics.symbol)
          .fontWeight(item.isProminent ? .semibold : nil)
          .buttonStyle(BarButtonStyle())
          .modifier(BarItemRoleModifier(role: item.role))
          .environment(\.barGlass, glass.map { _ in BarGlass(isProminent: item.isProminent, role: item.role) })
      }
    }
  }
}

private nonisolated struct ToolbarItemPlace: Identifiable {
  let index: Int
  let isField: Bool
  var id: Int { isField ? -1 : index }
}

/// Says what part an item plays, where that's another than its content says.
private nonisolated struct BarItemRoleModifier: ViewModifier {
  let role: BarItemRole?

  @MainActor @ViewBuilder func body(content: Content) -> some View {
    if let role { content.layoutValue(key: BarItemKey.self, value: role) } else { content }
  }
}

/// Labels in a bar are their icons.
private nonisolated struct ToolbarLabelStyleBody: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
