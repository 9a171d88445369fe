// SPDX-License-Identifier: Apache-2.0
// What was done with a view, step by step: in words, and as a test of GnomonTesting.
import { quoted, tokens, offsetOfLine } from './literals.js';
import { codeOf, wordsOf } from './finders.js';

/** So many things that a step has changed are told. */
const mostExpected = 3;
/** What says most comes first. */
const weights = ['alert', 'sheet', 'menu', 'toggle', 'slider', 'stepper', 'picker', 'navigationBar', 'heading', 'text', 'field', 'progress', 'button', 'link', 'image', 'tab'];

const keyNames = {
  Enter: ['return', '.return'], Escape: ['escape', '.escape'], Tab: ['tab', '.tab'], Backspace: ['delete', '.delete'],
  Delete: ['delete forward', '.deleteForward'], ArrowUp: ['up', '.upArrow'], ArrowDown: ['down', '.downArrow'],
  ArrowLeft: ['left', '.leftArrow'], ArrowRight: ['right', '.rightArrow'], Home: ['home', '.home'], End: ['end', '.end'],
  PageUp: ['page up', '.pageUp'], PageDown: ['page down', '.pageDown'], ' ': ['space', '.space'],
};

const tidy = (value) => Math.round(value * 100) / 100 || 0;
/** Of a wide slider a hundredth is much. */
const fine = (value) => Math.round(value * 1e4) / 1e4 || 0;
const curly = (words) => `“${words.length > 60 ? `${words.slice(0, 59)}…` : words}”`;
/** A text as a literal; what would end it or begin a value in it is written out. */
const literal = (words) => quoted(words).replaceAll(/[\x00-\x08\x0b-\x1f\x7f]/g, (letter) => `\\u{${letter.codePointAt(0).toString(16)}}`);

/** A step in words: `Tap button “Save”`. */
export function describe(step) {
  const at = step.target && wordsOf(step.target);
  switch (step.kind) {
    case 'tap': return at ? `Tap ${at}` : `Tap at (${tidy(step.x)}, ${tidy(step.y)})`;
    case 'doubleTap': return `Tap ${at} twice`;
    case 'longPress': return `Hold ${at ?? `a finger at (${tidy(step.x)}, ${tidy(step.y)})`} for ${step.seconds} s`;
    case 'secondaryClick': return `Click ${at} with the other button`;
    case 'drag': return at ? `Drag ${at} by (${tidy(step.dx)}, ${tidy(step.dy)})` : `Drag from (${tidy(step.x)}, ${tidy(step.y)}) by (${tidy(step.dx)}, ${tidy(step.dy)})`;
    case 'focus': return `Tap ${at}`;
    case 'type': return `${step.clears ? 'Replace what is in' : 'Type into'} ${at}${step.clears ? ' by' : ''} ${curly(step.isSecret ? '•'.repeat([...step.text].length) : step.text)}`;
    case 'clear': return `Empty ${at}`;
    case 'press': return `Press ${[...step.modifiers, keyNames[step.key]?.[0] ?? step.key].join('+')}${at ? ` in ${at}` : ''}`;
    case 'increment': return `Raise ${at}`;
    case 'decrement': return `Lower ${at}`;
    case 'choose': return `Choose ${curly(step.name)} of ${at}`;
    case 'perform': return `Do ${curly(step.name)} with ${at}`;
    case 'dismiss': return `Leave ${at}`;
    case 'scroll': return `Scroll ${at} to ${wordsOf(step.until)}`;
    default: return step.kind;
  }
}

/** What a step has changed, in words. */
export function describeExpected({ kind, target, value }) {
  switch (kind) {
    case 'gone': return `${wordsOf(target)} has gone`;
    case 'value': return value === '' ? `${wordsOf(target)} is empty` : `${wordsOf(target)} is ${target.finder === 'toggle' ? value : curly(value)}`;
    default: return `${wordsOf(target)} is there`;
  }
}

/** The lines of a test that do a step, and expect what it has changed. */
export function codeLines(step) {
  const at = step.target && codeOf(step.target, literal);
  const lines = [];
  if (step.waits && at) lines.push(`try await ${at}.appears()`);
  const act = (call) => lines.push(`try ${at}.${call}`);
  const point = (x, y) => `CGPoint(x: ${tidy(x)}, y: ${tidy(y)})`;
  const unit = ([x, y]) => `UnitPoint(x: ${fine(x)}, y: ${fine(y)})`;
  switch (step.kind) {
    case 'tap': at ? act(step.isAt ? `tap(at: ${unit(step.at)})` : 'tap()') : lines.push(`screen.host.tap(at: ${point(step.x, step.y)})`); break;
    case 'focus': act('tap()'); break;
    case 'doubleTap': act('doubleTap()'); break;
    case 'longPress':
      if (at) act(`longPress(duration: ${step.seconds})`);
      else lines.push(`screen.host.longPress(at: ${point(step.x, step.y)}, duration: ${step.seconds})`);
      break;
    case 'secondaryClick': act('secondaryClick()'); break;
    case 'drag':
      if (at) act(`drag(from: ${unit(step.from)}, to: ${unit(step.to)})`);
      else lines.push(`screen.host.drag(from: ${point(step.x, step.y)}, to: ${point(step.x + step.dx, step.y + step.dy)})`);
      break;
    case 'clear': act('clear()'); break;
    case 'type':
      if (step.clears) act('clear()');
      act(`type(${literal(step.text)})`);
      break;
    case 'press': {
      if (at && step.key === 'Enter' && !step.modifiers.length) {
        act('submit()');
        break;
      }
      const held = step.modifiers.length ? `, modifiers: [${step.modifiers.map((name) => `.${name}`).join(', ')}]` : '';
      const call = `press(${keyNames[step.key]?.[1] ?? literal(step.key)}${held})`;
      at ? act(call) : lines.push(`screen.${call}`);
      break;
    }
    case 'increment': act('increment()'); break;
    case 'decrement': act('decrement()'); break;
    case 'choose': act(`choose(${literal(step.name)})`); break;
    case 'perform': act(`perform(${literal(step.name)})`); break;
    case 'dismiss': act('dismiss()'); break;
    case 'scroll': act(`scroll(until: ${codeOf(step.until, literal)}, towards: .${step.towards})`); break;
    default: break;
  }
  for (const each of step.expected ?? []) {
    const what = codeOf(each.target, literal);
    if (each.kind === 'gone') lines.push(`#expect(${what}.isGone)`);
    else if (each.kind === 'value' && each.target.finder === 'toggle') lines.push(`#expect(${each.value === 'on' ? '' : '!'}${what}.isOn)`);
    else if (each.kind === 'value') lines.push(`#expect(${what}.value == ${each.value === '' ? 'nil' : literal(each.value)})`);
    else lines.push(each.waits ? `try await ${what}.appears()` : `#expect(${what}.exists)`);
  }
  return lines;
}

/**
 * What is otherwise on a screen than before.
 *
 * @param before, now What `Elements.state()` gives.
 * @param soon What it was at once; what only came later has to be waited for.
 * @param step The step between the two: what it says itself isn't told.
 * @param seen What was to be seen before, where something covered what is compared.
 */
export function changes(before, now, soon, step, seen = before) {
  const found = [];
  for (const [key, { target }] of seen) if (before !== seen && !now.has(key) && ['sheet', 'alert', 'menu'].includes(target.finder)) found.push({ kind: 'gone', target });
  const isOwn = (target) => step.target && target.finder === step.target.finder && target.words === step.target.words;
  for (const [key, { target, count, value, hasValue, isSecret, isInSight }] of now) {
    const old = before.get(key);
    if (!old && isInSight) found.push({ kind: 'exists', target, ...(soon && !soon.has(key) && { waits: true }) });
    const isTyped = step.kind === 'type' || step.kind === 'clear';
    // Of several nobody knows which is meant.
    if (hasValue && count === 1 && !isSecret && (!old || old.value !== value) && !(isTyped && isOwn(target)) && (old || value)) {
      found.push({ kind: 'value', target, value });
    }
  }
  // What has gone is told, unless something like it is there instead, as `Count: 2` for `Count: 1`.
  const kindOf = ({ finder, words, row }) => `${finder} ${(words ?? '').replaceAll(/\d+/g, '#')} ${row ?? ''}`;
  const came = new Set(found.map(({ target }) => kindOf(target)));
  const gone = [...before].filter(([key, { target, isInSight }]) => !now.has(key) && isInSight && !came.has(kindOf(target))).map(([, { target }]) => ({ kind: 'gone', target }));
  const least = found.some(({ kind }) => kind !== 'gone') ? found.length : -1;
  const weight = ({ target }) => weights.indexOf(target.finder) + 1 || weights.length + 1;
  const byWeight = (a, b) => weight(a) - weight(b);
  found.sort(byWeight);
  // What a sheet covers hasn't gone.
  const isCovered = found.some(({ kind, target }) => kind === 'exists' && ['sheet', 'alert', 'menu'].includes(target.finder));
  if (isCovered || gone.length <= least) return found.slice(0, mostExpected);
  // More has gone than has come: that's what the step was for.
  const told = found.slice(0, mostExpected - 1);
  return [...told, ...gone.sort(byWeight).slice(0, Math.max(1, mostExpected - told.length))];
}

/** Whether what a step has changed once is so again; else a sentence about what there is. */
export function check({ kind, target, value }, elements) {
  const found = elements.matches(target);
  if (kind === 'gone') return found.length ? `${wordsOf(target)} is still there` : null;
  if (!found.length) return elements.missing(target).replace(/\.$/, '');
  if (kind !== 'value') return null;
  const now = found[0].element.value ?? '';
  return now === value ? null : `${wordsOf(target)} is ${curly(now)}, where it was ${curly(value)}`;
}

/**
 * A test that does all steps.
 *
 * @param preview The preview's name, `body` its code or null where that isn't known, `module` the module that a test of a package imports.
 */
export function testOf(steps, { name, body, module, size: [width, height] }) {
  // What a step waits for the next one needn't wait for again.
  const lines = steps.flatMap(codeLines).filter((line, index, all) => line !== all[index - 1] || !line.endsWith('.appears()'));
  const isAsync = lines.some((line) => line.includes('await '));
  const content = body === null ? [`    <#the view of the preview ${literal(name)}#>`] : body.split('\n').map((line) => (line ? `    ${line}` : ''));
  const screen = `Screen(size: CGSize(width: ${tidy(width)}, height: ${tidy(height)}))`;
  const isShort = content.length === 1 && content[0].length < 40;
  return [
    'import GnomonTesting', 'import SwiftUI', 'import Testing', ...(module ? ['', `@testable import ${module}`] : []), '',
    `@MainActor @Test(${literal(name)}) func ${functionName(name)}() ${isAsync ? 'async ' : ''}throws {`,
    ...(isShort ? [`  let screen = ${screen} { ${content[0].trim()} }`] : [`  let screen = ${screen} {`, ...content, '  }']),
    ...lines.map((line) => `  ${line}`), '}', '',
  ].join('\n');
}

const keywords = new Set(['func', 'let', 'var', 'class', 'struct', 'enum', 'switch', 'case', 'default', 'return', 'if', 'else', 'for', 'in', 'while', 'repeat', 'do', 'try', 'self', 'true', 'false', 'nil', 'import', 'is', 'as', 'where', 'guard', 'defer', 'throw', 'throws', 'init', 'subscript', 'static', 'extension', 'protocol', 'operator', 'private', 'public', 'internal', 'break', 'continue', 'catch', 'super']);

/** A preview's name as the name of a function. */
function functionName(name) {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const joined = words.map((word, index) => (index ? word[0].toUpperCase() + word.slice(1) : word[0].toLowerCase() + word.slice(1))).join('');
  const safe = /^\p{L}/u.test(joined) ? joined : `preview${joined}`;
  return keywords.has(safe) ? `${safe}View` : safe;
}

/** The code in the braces of the `#Preview` of a line; null where there's none, or where it isn't a view alone. */
export function previewBody(text, line) {
  const all = [...tokens(text.slice(0, offsetOfLine(text, line) + mostOfPreview), offsetOfLine(text, line))];
  let at = all.findIndex((token) => token.text === '#Preview');
  if (at < 0) return null;
  let depth = 0, start = -1;
  for (at += 1; at < all.length; at++) {
    const token = all[at];
    if (token.kind !== 'mark') continue;
    if (token.text === '(' || token.text === '[') depth += 1;
    else if (token.text === ')' || token.text === ']') depth -= 1;
    else if (token.text === '{') {
      if (depth === 0 && start < 0) start = token.offset + 1;
      depth += 1;
    } else if (token.text === '}' && (depth -= 1) === 0 && start >= 0) {
      const body = text.slice(start, token.offset);
      // A declaration, or what belongs to a preview alone, can't stand in a closure of a test as it is.
      if (/@Previewable|^\s*(let|var|return|struct|func)\b/m.test(body)) return null;
      return dedented(body);
    }
  }
  return null;
}

const mostOfPreview = 20_000;

function dedented(text) {
  const lines = text.replaceAll('\t', '  ').split('\n');
  while (lines.length && !lines[0].trim()) lines.shift();
  while (lines.length && !lines.at(-1).trim()) lines.pop();
  if (lines.length === 1) return lines[0].trim();
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)[0].length));
  return lines.map((line) => line.slice(indent).trimEnd()).join('\n');
}
