// SPDX-License-Identifier: Apache-2.0
// Which nodes of the document stand for an element.

export const fieldRoles = new Set(['textField', 'secureField', 'searchField', 'textEditor']);
/** What a menu may be made of. */
const menuParts = new Set(['button', 'link', 'toggle', 'menuButton']);
const modalNames = { sheet: 'Sheet', alert: 'Alert', dialog: 'Dialog', menu: 'Menu' };

export const has = (element, trait) => element.traits?.includes(trait) ?? false;
export const can = (element, action) => element.actions?.includes(action) ?? false;
export const namedActions = (element) =>
  (element.actions ?? []).filter((action) => action.startsWith('named:')).map((action) => action.slice(6));
export const isAdjustable = (element) => can(element, 'increment') || can(element, 'decrement');

/** A share such as `40%` as a number, or any number a value begins with. */
export function amount(value) {
  const found = /-?\d+([.,]\d+)?/.exec(value ?? '');
  return found ? Number(found[0].replace(',', '.')) : NaN;
}

/**
 * What an element is in the document.
 *
 * - `tag`, `type`: its node.
 * - `role`: an ARIA role, where the node doesn't have it by itself.
 * - `isLeaf`: true where nothing may be inside; children go beside it.
 * - `isVoid`: true where not even words may be inside.
 * - `acts`: true where a key or an assistive technology can use it.
 * - `wraps`: the roles of nodes around it, from the outside in, that the one above asks for; '' for one without a role.
 *
 * @param above The description of the element above.
 * @param childRoles The roles of the element's children.
 */
export function description(element, above, childRoles) {
  const made = own(element, above, childRoles);
  made.wraps = [];
  if (above?.role === 'list' && made.role !== 'listitem') made.wraps = ['listitem'];
  else if (above?.role === 'table' && made.role !== 'row') made.wraps = ['row', 'cell'];
  else if (above?.role === 'row') made.wraps = ['cell'];
  else if ((made.isVoid && !made.isField) || namedActions(element).length) made.wraps = [''];
  return made;
}

function own(element, above, childRoles) {
  const isDisabled = element.disabled === true;
  const button = (role) => ({ tag: 'button', type: 'button', role, isLeaf: true, acts: true });
  if (above?.isMenu && menuParts.has(element.role)) return menuItem(element, button);
  const areAll = (role) => childRoles.length > 0 && childRoles.every((other) => other === role);
  switch (element.role) {
    case 'screen': return { tag: 'div' };
    case 'text': {
      if (has(element, 'isHeader')) return { tag: `h${Math.min(6, Math.max(1, element.level ?? 2))}` };
      return can(element, 'activate') && !childRoles.length ? button() : { tag: 'div' };
    }
    case 'image': return can(element, 'activate') ? button() : { tag: 'div', role: 'img', isLeaf: true };
    case 'button': {
      if (above?.role === 'radiogroup') return button('radio');
      return button();
    }
    case 'link': return button('link');
    case 'menuButton': return { ...button(), popup: 'menu' };
    case 'tab': return above?.role === 'tablist' ? button('tab') : button();
    case 'toggle': {
      const role = element.value === 'mixed' ? undefined : 'switch';
      return { tag: 'input', type: 'checkbox', role, isLeaf: true, isVoid: true, isUnhit: true, acts: true };
    }
    case 'slider': return { tag: 'input', type: 'range', isLeaf: true, isVoid: true, isUnhit: true, acts: true };
    case 'stepper':
    case 'pageIndicator':
    case 'datePicker':
    case 'colorPicker': {
      if (childRoles.length) return { tag: 'div', role: 'group' };
      if (isAdjustable(element)) return { tag: 'div', role: 'spinbutton', isLeaf: true, acts: true };
      if (can(element, 'activate') || isDisabled) return button();
      return { tag: 'div', role: 'img', isLeaf: true };
    }
    case 'textField':
    case 'searchField':
    case 'secureField':
    case 'textEditor': return { ...field(element), isLeaf: true, isVoid: true };
    case 'picker': {
      if (childRoles.length) return { tag: 'div', role: areAll('button') ? 'radiogroup' : 'group' };
      if (!can(element, 'choose')) return can(element, 'activate') ? button() : { tag: 'div', role: 'group' };
      return { tag: 'select', isLeaf: true, isVoid: true, isUnhit: true, acts: true };
    }
    case 'progressIndicator': return { tag: 'div', role: 'progressbar', isLeaf: true };
    case 'gauge': return { tag: 'div', role: 'meter', isLeaf: true };
    case 'row': {
      const acts = can(element, 'activate');
      if (above?.role === 'table') return { tag: 'div', role: 'row', acts };
      // A row that can be chosen is a button; what is in it lies beside that.
      if (acts) return button();
      return { tag: 'div', role: above?.role === 'list' ? 'listitem' : 'group' };
    }
    case 'list': return { tag: 'div', role: childRoles.length ? 'list' : 'group' };
    case 'table': return { tag: 'div', role: childRoles.length ? 'table' : 'group' };
    case 'tabBar': return { tag: 'div', role: areAll('tab') ? 'tablist' : 'group' };
    case 'navigationBar': return { tag: 'div', role: 'navigation' };
    case 'toolbar': return { tag: 'div', role: 'toolbar' };
    case 'sheet':
    case 'dialog': return { tag: 'div', role: 'dialog', isModal: true, name: modalNames[element.role] };
    case 'alert': return { tag: 'div', role: 'alertdialog', isModal: true, name: modalNames.alert };
    case 'menu': {
      const isMenu = childRoles.length > 0 && childRoles.every((role) => menuParts.has(role));
      return { tag: 'div', role: isMenu ? 'menu' : 'group', isMenu, isModal: true, name: modalNames.menu };
    }
    default: {
      if (can(element, 'activate') || has(element, 'isButton')) return button();
      if (isAdjustable(element)) return { tag: 'div', role: 'spinbutton', isLeaf: true, acts: true };
      if (childRoles.includes('row')) return { tag: 'div', role: 'list' };
      if (!element.label && !element.value) return { tag: 'div' };
      return childRoles.length ? { tag: 'div', role: 'group' } : { tag: 'div', role: 'img', isLeaf: true };
    }
  }
}

/** A part of a menu, which may be one of several that exclude each other, or be on or off. */
function menuItem(element, button) {
  switch (element.role) {
    case 'menuButton': return { ...button('menuitem'), popup: 'menu' };
    case 'toggle': return button('menuitemcheckbox');
    default: {
      if (has(element, 'isChoice')) return button('menuitemradio');
      return button(has(element, 'isSelected') ? 'menuitemcheckbox' : 'menuitem');
    }
  }
}

function field(element) {
  const isLong = element.role === 'textEditor' || (element.role === 'textField' && /\n/.test(element.value ?? ''));
  if (isLong) return { tag: 'textarea', isField: true };
  const types = { secureField: 'password', searchField: 'search' };
  return { tag: 'input', type: types[element.role] ?? 'text', isField: true };
}
