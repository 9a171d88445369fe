// SPDX-License-Identifier: Apache-2.0
// The numbers, texts, truth values and names of the expression that makes a view, found in the text of its file.

const horizontal = ['leading', 'center', 'trailing'];
const vertical = ['top', 'center', 'bottom', 'firstTextBaseline', 'lastTextBaseline'];
const both = [
  'topLeading', 'top', 'topTrailing', 'leading', 'center', 'trailing', 'bottomLeading', 'bottom', 'bottomTrailing',
];
const colors = [
  'primary', 'secondary', 'red', 'orange', 'yellow', 'green', 'mint', 'teal', 'cyan', 'blue', 'indigo', 'purple', 'pink',
  'brown', 'gray', 'black', 'white', 'clear',
];
const alignments = new Set([...horizontal, ...vertical, ...both]);
/** What takes a color as its first argument, or has one as a name of its own. */
const colored = new Set([
  'foregroundStyle', 'foregroundColor', 'tint', 'fill', 'stroke', 'strokeBorder', 'background', 'border', 'shadow', 'Color',
]);
/** What takes an alignment along one axis alone. */
const axesOf = {
  VStack: horizontal, LazyVStack: horizontal, LazyVGrid: horizontal, HStack: vertical, LazyHStack: vertical, LazyHGrid: vertical,
  GridRow: vertical,
};
/** Takes one or the other, as its edge says. */
const unknownAxes = new Set(['safeAreaInset', 'safeAreaBar']);
const opening = { '(': ')', '[': ']', '{': '}' };

/** So deep texts are put into texts. */
const deepestText = 50;

const patterns = [
  ['space', /[^\S\n]+|\/\/[^\n]*/y],
  ['line', /\n/y],
  ['raw', /#+"|"""/y],
  // `$0`, `#file`, `@State`.
  ['other', /[$#@][\p{L}\p{N}_]+/uy],
  ['number', /(?:0[xob][0-9a-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)/y],
  ['word', /[\p{L}_][\p{L}\p{N}_]*/uy],
];

/** Where a text that begins at a quotation mark ends, with what is put into it. */
function endOfText(text, from, depth = 0) {
  // Nobody writes so; the rest is no literal.
  if (depth > deepestText) return text.length;
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '"') return at + 1;
    if (text[at] === '\n') return at;
    if (text[at] !== '\\') continue;
    at += 1;
    if (text[at] !== '(') continue;
    for (let open = 0; at < text.length; at++) {
      if (text[at] === '"') at = endOfText(text, at, depth + 1) - 1;
      else if (text[at] === '(') open += 1;
      else if (text[at] === ')' && (open -= 1) === 0) break;
    }
  }
  return text.length;
}

function endOfComment(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text.startsWith('/*', at)) depth += 1;
    else if (text.startsWith('*/', at) && (depth -= 1) === 0) return at + 2;
    else continue;
    at += 1;
  }
  return text.length;
}

/** Texts of several lines, and raw ones, are passed over. */
function endOfRaw(text, from, start) {
  const marks = start.replace(/"+$/, '');
  const quotes = text.startsWith('"""', from + marks.length) ? '"""' : '"';
  const end = text.indexOf(quotes + marks, from + marks.length + quotes.length);
  return end < 0 ? text.length : end + quotes.length + marks.length;
}

/** The tokens of a text from a place on, one by one: `{kind, text, offset}`. */
export function* tokens(text, from) {
  let at = from;
  next: while (at < text.length) {
    if (text.startsWith('/*', at)) {
      at = endOfComment(text, at);
      continue;
    }
    for (const [kind, pattern] of patterns) {
      pattern.lastIndex = at;
      const found = pattern.exec(text)?.[0];
      if (!found) continue;
      const end = kind === 'raw' ? endOfRaw(text, at, found) : at + found.length;
      if (kind !== 'space') yield { kind: kind === 'raw' ? 'other' : kind, text: text.slice(at, end), offset: at };
      at = end;
      continue next;
    }
    const end = text[at] === '"' ? endOfText(text, at) : at + 1;
    yield { kind: end > at + 1 ? 'text' : 'mark', text: text.slice(at, end), offset: at };
    at = end;
  }
}

/** Where a line begins. */
export function offsetOfLine(text, line) {
  let at = 0;
  for (let n = 1; n < line; n++) {
    at = text.indexOf('\n', at) + 1;
    if (at === 0) return text.length;
  }
  return at;
}

/**
 * The literals of the expression that begins in a line, with its modifiers on the lines that follow. What lies in braces
 * belongs to other views.
 *
 * @param names Those of the views that the line makes. What comes before the first of them isn't of a view.
 * @returns `[{kind, label, offset, text, choices}]`: a `number`, a `text`, a `truth`, or a `name` of `choices`.
 */
export function literalsOf(text, line, names = []) {
  const all = [...tokens(text, begin(text, line, names))];
  const found = [];
  /** The brackets that are open: what is called, and the label of the argument. */
  const calls = [];
  let last = null, isBegun = false;
  for (let i = 0; i < all.length; i++) {
    const token = all[i], call = calls.at(-1);
    if (token.kind === 'line') {
      if (!isBegun || calls.length) continue;
      // A modifier on the next line goes on.
      let next = i + 1;
      while (all[next]?.kind === 'line') next += 1;
      if (all[next]?.text !== '.') break;
      continue;
    }
    isBegun = true;
    const before = all[i - 1], follows = all[i + 1];
    if (token.text === '{') {
      i = closing(all, i);
      last = null;
      continue;
    }
    if (token.text === '}' || ((token.text === ')' || token.text === ']') && !calls.length)) break;
    if (token.text === '(' || token.text === '[') {
      calls.push({ name: token.text === '(' ? last ?? call?.name ?? '' : call?.name ?? '', label: '', close: opening[token.text] });
    } else if (call && token.text === call.close) {
      calls.pop();
    } else if (token.text === ',' && call) {
      call.label = '';
    } else if (token.kind === 'word' && follows?.text === ':' && call && (before?.text === '(' || before?.text === ',' || before?.text === '[' || before?.kind === 'line')) {
      call.label = token.text;
    } else {
      const literal = read(token, all, i, call, last);
      if (literal) found.push(literal);
    }
    last = token.kind === 'word' ? token.text : token.text === '.' ? last : null;
  }
  // Several of one name are told apart by numbers.
  const counts = new Map();
  for (const literal of found) {
    const count = (counts.get(literal.label) ?? 0) + 1;
    counts.set(literal.label, count);
    if (count > 1) literal.label += ` ${count}`;
  }
  return found;
}

function begin(text, line, names) {
  const start = offsetOfLine(text, line);
  for (const token of tokens(text, start)) {
    if (token.kind === 'line') break;
    if (token.kind === 'word' && names.includes(token.text)) return token.offset;
  }
  return start;
}

/** Where what begins with a bracket ends. */
function closing(all, from) {
  const open = [];
  for (let i = from; i < all.length; i++) {
    const { kind, text } = all[i];
    if (kind !== 'mark') continue;
    if (opening[text]) open.push(opening[text]);
    else if (text === open.at(-1)) open.pop();
    if (!open.length) return i;
  }
  return all.length;
}

function read(token, all, i, call, last) {
  const { kind, text, offset } = token, before = all[i - 1];
  const name = call?.name || 'value';
  const label = call?.label ? `${name}, ${call.label}` : name;
  if (kind === 'number') {
    const value = Number(text.replaceAll('_', ''));
    if (/^0[xob]/.test(text) || !(value < mostNumber) || before?.text === '.' || before?.kind === 'word' || before?.kind === 'other') return null;
    const isSign = before?.text === '-' && ['(', ',', ':', '['].includes(all[i - 2]?.text);
    const isAlone = isSign || ['(', ',', ':', '['].includes(before?.text);
    return {
      kind: 'number', label, offset: isSign ? before.offset : offset, text: isSign ? `-${text}` : text, isAlone,
      // From 0 to 1 there are no whole numbers to choose from.
      isWhole: !/[.eE]/.test(text) && !/opacity/i.test(label),
    };
  }
  if (kind === 'text') return /^"(?:[^"\\]|\\["\\n])*"$/.test(text) ? { kind: 'text', label, offset, text } : null;
  if (kind !== 'word') return null;
  if (text === 'true' || text === 'false') return { kind: 'truth', label, offset, text };
  // A name behind a point that stands for a value: `.leading`, `Color.red`.
  if (before?.text !== '.') return null;
  const isImplicit = ['(', ',', ':', '[', '?'].includes(all[i - 2]?.text);
  if (isImplicit && call?.label === 'alignment' && alignments.has(text)) {
    const choices = unknownAxes.has(name) ? [] : axesOf[name] ?? both;
    return choices.includes(text) ? { kind: 'name', label, offset, text, choices } : null;
  }
  if (isImplicit && name === 'multilineTextAlignment' && horizontal.includes(text)) return { kind: 'name', label, offset, text, choices: horizontal };
  if (!colors.includes(text)) return null;
  if ((isImplicit && colored.has(name)) || last === 'Color') return { kind: 'name', label: call ? label : 'Color', offset, text, choices: colors };
  return null;
}

/** Larger numbers aren't moved by hand. */
const mostNumber = 1e9;

/** The number of a literal, and how far and how finely it may be moved. */
export function rangeOf({ text, label, isWhole, isAlone }) {
  const value = Number(text.replaceAll('_', ''));
  if (/opacity/i.test(label) || (!isWhole && Math.abs(value) <= 1)) return { value, least: Math.min(0, value), most: Math.max(1, value), step: 0.01 };
  const reach = Math.max(20, Math.abs(value) * 2);
  return { value, least: value < 0 && isAlone ? -reach : 0, most: reach, step: isWhole ? 1 : 0.5 };
}

/** A number in the form of a literal: a whole one stays whole, one with a point has one. null for what can't stand there. */
export function numberText(value, { isWhole, isAlone = true }) {
  // Behind an operator a sign would be another operator.
  if (!Number.isFinite(value) || Math.abs(value) >= mostNumber || (value < 0 && !isAlone)) return null;
  if (isWhole) return String(Math.round(value) || 0);
  const text = String(Math.round(value * 1000) / 1000 || 0);
  return text.includes('.') ? text : `${text}.0`;
}

/** A text as a literal. */
export const quoted = (words) =>
  `"${words.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\r', '').replaceAll('\0', '')}"`;

/** What a literal says. */
export const unquoted = (text) => text.slice(1, -1).replace(/\\(["\\n])/g, (_, mark) => (mark === 'n' ? '\n' : mark));
