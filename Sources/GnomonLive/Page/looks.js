// SPDX-License-Identifier: Apache-2.0
// What a preview can be shown in, as a page offers it.

export const locales = {
  en: 'English', de: 'German', fr: 'French', es: 'Spanish', it: 'Italian', pt_BR: 'Portuguese (Brazil)', nl: 'Dutch',
  pl: 'Polish', ru: 'Russian', uk: 'Ukrainian', tr: 'Turkish', ar: 'Arabic', he: 'Hebrew', fa: 'Persian', hi: 'Hindi',
  th: 'Thai', ja: 'Japanese', ko: 'Korean', zh_Hans: 'Chinese (simplified)', zh_Hant: 'Chinese (traditional)',
};

/** The axes that are chosen of a few values: what each is called, and its values with their names. */
export const choices = {
  appearance: ['Appearance', { light: 'Light', dark: 'Dark' }],
  typeSize: ['Text size', {
    xSmall: 'X Small', small: 'Small', medium: 'Medium', large: 'Large', xLarge: 'X Large', xxLarge: 'XX Large',
    xxxLarge: 'XXX Large', accessibility1: 'Accessibility 1', accessibility2: 'Accessibility 2',
    accessibility3: 'Accessibility 3', accessibility4: 'Accessibility 4', accessibility5: 'Accessibility 5',
  }],
  direction: ['Direction', { ltr: 'Left to right', rtl: 'Right to left' }],
  contrast: ['Contrast', { standard: 'Standard', increased: 'Increased' }],
  reducedMotion: ['Motion', { false: 'Full', true: 'Reduced' }],
  reducedTransparency: ['Transparency', { false: 'Full', true: 'Reduced' }],
  orientation: ['Orientation', { portrait: 'Upright', landscape: 'On its side' }],
};

export const axes = [...Object.keys(choices), 'locale', 'size', 'device'];

/** What a value is called. */
export function nameOf(axis, value) {
  if (axis === 'locale') return locales[value.replace('-', '_')] ?? value;
  if (axis === 'size') return value.replace('x', ' × ');
  return (Object.hasOwn(choices, axis) && choices[axis][1][value]) || value;
}

const key = (name) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A device by its name; capitals, spaces and signs don't matter. */
export const deviceOf = (devices, name) =>
  (name && devices.find((device) => key(device.name) === key(name))) || null;
