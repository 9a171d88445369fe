// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a ``UIView`` keeps beside its layer.
struct ViewState {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tag = 0
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var isOpaque = true
  var contentMode = UIView.ContentMode.scaleToFill
  var contentScaleFactor: CGFloat = 0
  var mask = UIView.AutoresizingMask()
  var autoresizesSubviews = true
  var translatesMask = true
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var overrideStyle = UIUserInterfaceStyle.unspecified
  var recognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?
  var resistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority)?
  var needsLayout = true
  var maskView: UIView?
}
