// SPDX-License-Identifier: Apache-2.0
/// Something that can be dragged, found where a finger touches.
protocol DragSource: AnyObject {}

/// Something that takes drops, found where one would fall.
protocol DropDestination: AnyObject {}
