// SPDX-License-Identifier: Apache-2.0
// The panel of a focused preview in which is chosen what it's shown in.
import { choices, deviceOf, locales, nameOf } from './looks.js';
import { make } from './nodes.js';
import { sizeOf } from './surroundings.js';

/** What a sheet of variants may have: an axis, its name, and values. */
const sheets = [
  ['appearance', 'Light and dark', 'light,dark'],
  ['typeSize', 'Text sizes', 'small,large,xxxLarge,accessibility3'],
  ['locale', 'Languages', 'en,de,ar,ja'],
  ['contrast', 'Both contrasts', 'standard,increased'],
  ['direction', 'Both directions', 'ltr,rtl'],
  ['device', 'Devices', 'iPhone 17,iPhone SE (3rd generation),iPad mini (A17 Pro)'],
];

export class Controls {
  inputs = new Map();

  /**
   * @param change Takes the name of an axis and its value, an empty one for none.
   * @param compare Takes the words of a sheet.
   */
  constructor(host, given, devices, change, compare) {
    Object.assign(this, { host, given, devices, change });
    this.addDevice();
    this.addChoice('orientation', 'As the preview');
    this.addSize();
    this.addChoice('appearance', 'As the browser');
    this.addChoice('typeSize', 'As the browser');
    this.addLocale();
    this.addChoice('direction', 'By language');
    for (const axis of ['contrast', 'reducedMotion', 'reducedTransparency']) this.addChoice(axis, 'As the browser');
    this.addSheet(compare);
    this.update();
  }

  row(label, ...nodes) {
    const row = make('div', { className: 'row' }, label, ...nodes);
    this.host.append(row);
    return row;
  }

  addSelect(axis, title, none, values) {
    const select = make('select', { id: `look-${axis}` });
    select.append(make('option', { value: '', textContent: none }));
    for (const [value, name] of values) select.append(make('option', { value, textContent: name }));
    select.addEventListener('change', () => this.change(axis, select.value));
    this.row(make('label', { htmlFor: select.id, textContent: title }), select);
    this.inputs.set(axis, select);
  }

  addChoice(axis, none) {
    const [title, values] = choices[axis];
    this.addSelect(axis, title, none, Object.entries(values));
  }

  addDevice() {
    this.addSelect('device', 'Device', 'As the preview', this.devices.map(({ name }) => [name, name]));
  }

  addLocale() {
    const list = make('datalist', { id: 'locales' });
    for (const [value, name] of Object.entries(locales)) list.append(make('option', { value, textContent: name }));
    const input = make('input', {
      id: 'look-locale', list: 'locales', placeholder: 'As the browser', spellcheck: false, autocomplete: 'off',
    });
    const take = () => this.change('locale', input.value.trim());
    input.addEventListener('change', take);
    this.row(make('label', { htmlFor: input.id, textContent: 'Language' }), input, list);
    this.inputs.set('locale', input);
  }

  addSize() {
    const limits = { type: 'number', min: 1, max: 4000, inputMode: 'numeric' };
    const field = (name) => make('input', { ...limits, 'aria-label': name });
    const [width, height] = (this.lengths = [field('Width'), field('Height')]);
    const take = () => {
      const values = [width, height].map(({ value }) => Math.round(Number(value)));
      if (values.every((value) => value > 0)) this.change('size', values.join('x'));
    };
    width.addEventListener('change', take);
    height.addEventListener('change', take);
    const title = 'The size that the preview has by itself';
    this.ownSize = make('button', { type: 'button', textContent: 'Own', title });
    this.ownSize.addEventListener('click', () => this.change('size', ''));
    const cross = make('span', { textContent: '×', 'aria-hidden': 'true' });
    const label = make('span', { className: 'label', textContent: 'Size' });
    const group = { className: 'size', role: 'group', 'aria-label': 'Size' };
    this.row(label, make('span', group, width, cross, height, this.ownSize));
  }

  addSheet(compare) {
    const boxes = sheets.map(([axis, title, values]) => {
      const box = make('input', { type: 'checkbox', checked: axis === 'appearance' || axis === 'typeSize' });
      return { axis, values, box, label: make('label', {}, box, title) };
    });
    const button = make('button', { type: 'button', textContent: 'Show the sheet' });
    button.addEventListener('click', () => {
      const chosen = boxes.filter(({ box }) => box.checked).map(({ axis, values }) => `${axis}:${values}`);
      if (chosen.length) compare(chosen.join(';'));
    });
    this.host.append(make('fieldset', { className: 'sheet-of' },
      make('legend', { textContent: 'Compare' }), ...boxes.map(({ label }) => label), button));
  }

  /** Shows what the address says. */
  update() {
    const { given } = this;
    for (const [axis, input] of this.inputs) {
      let value = given.get(axis) ?? '';
      if (axis === 'device') value = deviceOf(this.devices, value)?.name ?? value;
      if (value && input.tagName === 'SELECT' && ![...input.options].some((option) => option.value === value)) {
        input.append(make('option', { value, textContent: nameOf(axis, value) }));
      }
      input.value = value;
      input.classList.toggle('chosen', value !== '');
    }
    this.ownSize.disabled = !given.has('size');
    for (const input of this.lengths) input.classList.toggle('chosen', sizeOf(given) !== null);
  }

  /** Shows the size that the view has. */
  setSize(width, height) {
    for (const [input, value] of [[this.lengths[0], width], [this.lengths[1], height]]) {
      if (input !== document.activeElement) input.value = String(Math.round(value * 100) / 100);
    }
  }
}
