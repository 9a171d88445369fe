// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gnomon

/// The modifiers that sources use most, as they use them.
enum UsedModifiers {
  @MainActor static var layout: some View {
    Text("text")
      .frame(width: 100, height: 50, alignment: .topTrailing)
      .frame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity)
      .padding()
      .padding(.horizontal, 8)
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .offset(x: 1, y: 2)
      .position(x: 10, y: 10)
      .fixedSize(horizontal: false, vertical: true)
      .aspectRatio(1.5, contentMode: .fit)
      .aspectRatio(contentMode: .fill)
      .scaledToFit()
      .scaledToFill()
      .layoutPriority(1)
      .alignmentGuide(.leading) { $0[.trailing] }
      .alignmentGuide(.lastTextBaseline) { $0.height }
      .zIndex(1)
      .ignoresSafeArea()
      .edgesIgnoringSafeArea(.all)
      .safeAreaInset(edge: .bottom) { Color.clear }
      .coordinateSpace(name: "space")
      .background(Color.white)
      .background(alignment: .center) { Color.gray }
      .overlay(Circle(), alignment: .bottomLeading)
      .overlay { Capsule() }
      .hidden()
      .id(1)
      .tag("tag")
  }

  @MainActor static var drawing: some View {
    Color.accentColor
      .opacity(0.5)
      .cornerRadius(8)
      .clipShape(RoundedRectangle(cornerRadius: 4, style: .continuous))
      .clipped()
      .mask(Ellipse())
      .shadow(radius: 2)
      .border(Color.black)
      .blur(radius: 1)
      .blendMode(.normal)
      .compositingGroup()
      .drawingGroup()
      .rotationEffect(.degrees(30))
      .rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0))
      .scaleEffect(0.5)
      .redacted(reason: .placeholder)
      .foregroundColor(.primary)
      .foregroundStyle(.secondary)
      .backgroundStyle(.thinMaterial)
      .tint(.teal)
      .accentColor(.purple)
      .preferredColorScheme(.dark)
      .transition(.opacity.combined(with: .scale))
      .animation(.default, value: 1)
      .transaction { $0.animation = nil }
  }

  @MainActor static var text: some View {
    Text("text")
      .font(.system(size: 12, weight: .semibold))
      .font(.custom("Inter", size: 12))
      .fontWeight(.heavy)
      .bold()
      .italic()
      .monospaced()
      .monospacedDigit()
      .lineLimit(2)
      .multilineTextAlignment(.center)
      .truncationMode(.tail)
      .truncationMode(.middle)
      .minimumScaleFactor(0.5)
      .textCase(.uppercase)
      .dynamicTypeSize(.large)
      .imageScale(.small)
      .imageScale(.medium)
      .imageScale(.large)
  }

  @MainActor static func input(_ text: Binding<String>, _ isFocused: FocusState<Bool>.Binding) -> some View {
    TextField("name", text: text)
      .textFieldStyle(.roundedBorder)
      .textInputAutocapitalization(.never)
      .disableAutocorrection(true)
      .keyboardType(.default)
      .focused(isFocused)
      .onSubmit {}
      .disabled(false)
      .allowsHitTesting(true)
      .contentShape(Rectangle())
      .onTapGesture {}
      .gesture(DragGesture(minimumDistance: 0).onChanged { _ in }.onEnded { _ in })
      .simultaneousGesture(TapGesture().onEnded {})
      .labelsHidden()
      .controlSize(.mini)
      .contextMenu { Button("menu") {} }
      .accessibility(label: Text("label"))
      .accessibilityLabel("label")
      .accessibilityValue("value")
      .accessibilityHidden(false)
      .accessibilityElement(children: .ignore)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityAddTraits(.isSelected)
  }

  @MainActor static var styles: some View {
    Text("text")
      .buttonStyle(.plain)
      .buttonStyle(.bordered)
      .buttonStyle(.borderedProminent)
      .buttonStyle(.borderless)
      .buttonStyle(PlainButtonStyle())
      .pickerStyle(.segmented)
      .pickerStyle(.menu)
      .pickerStyle(.inline)
      .pickerStyle(SegmentedPickerStyle())
      .toggleStyle(.button)
      .labelStyle(.automatic)
      .menuStyle(.button)
      .progressViewStyle(.linear)
      .progressViewStyle(.circular)
      .listStyle(.grouped)
      .tabViewStyle(.page)
      .navigationViewStyle(.stack)
      .navigationViewStyle(StackNavigationViewStyle())
      .listRowBackground(Color.clear)
      .listRowInsets(EdgeInsets())
      .navigationTitle("title")
      .navigationBarTitle("title")
      .navigationBarTitleDisplayMode(.inline)
      .navigationBarItems(leading: Text("left"))
      .previewLayout(.sizeThatFits)
      .previewDisplayName("name")
  }

  @MainActor static func presenting(_ isShown: Binding<Bool>, _ text: Binding<String>) -> some View {
    Text("text")
      .sheet(isPresented: isShown) { Text("sheet") }
      .fullScreenCover(isPresented: isShown) { Text("cover") }
      .popover(isPresented: isShown) { Text("popover") }
      .alert("title", isPresented: isShown) { Button("cancel", role: .cancel) {} }
      .alert(isPresented: isShown) { Alert(title: Text("title")) }
      .searchable(text: text)
  }
}
