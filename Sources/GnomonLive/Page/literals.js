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
const stackAxes = { VStack: horizontal, LazyVStack: horizontal, HStack: vertical, LazyHStack: vertical };
const opening = { '(': ')', '[': ']', '{': '}' };

const patterns = [
  ['comment', /\/\/[^\n]*|\/\*[^]*?\*\//y],
  ['space', /[^\S\n]+/y],
  ['line', /\n/y],
  ['raw', /#+"|"""/y],
  ['text', /"(?:[^"\\\n]|\\.)*"/y],
  ['number', /(?:0[xob][0-9a-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)/y],
  ['word', /[\p{L}_][\p{L}\p{N}_]*/uy],
];

/** The tokens of a text from a place on, one by one: `{kind, text, offset}`. */
function* tokens(text, from) {
  let at = from;
  next: while (at < text.length) {
    for (const [kind, pattern] of patterns) {
      pattern.lastIndex = at;
      const found = pattern.exec(text);
      if (!found) continue;
      if (kind === 'raw') {
        // Texts of several lines, and raw ones, are passed over.
        const marks = found[0].replace('"""', '').replace(/"$/, '');
        const quotes = text.startsWith('"""', at + marks.length) ? '"""' : '"';
        const end = text.indexOf(quotes + marks, at + marks.length + quotes.length);
        const length = (end < 0 ? text.length : end + quotes.length + marks.length) - at;
        yield { kind: 'other', text: text.substr(at, length), offset: at };
        at += length;
        continue next;
      }
      if (kind !== 'comment' && kind !== 'space') yield { kind, text: found[0], offset: at };
      at += found[0].length;
      continue next;
    }
    yield { kind: 'mark', text: text[at], offset: at };
    at += 1;
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
 * @returns `[{kind, label, offset, text, choices}]`: a `number`, a `text`, a `truth`, or a `name` of `choices`.
 */
export function literalsOf(text, line) {
  const all = [...tokens(text, offsetOfLine(text, line))];
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
  return found;
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
    if (/^0[xob]/.test(text) || before?.text === '.' || before?.kind === 'word') return null;
    const isNegative = before?.text === '-' && ['(', ',', ':', '['].includes(all[i - 2]?.text);
    return {
      kind: 'number', label, offset: isNegative ? before.offset : offset, isWhole: !text.includes('.'),
      text: isNegative ? `-${text}` : text,
    };
  }
  if (kind === 'text') return text.includes('\\') ? null : { kind: 'text', label, offset, text };
  if (kind !== 'word') return null;
  if (text === 'true' || text === 'false') return { kind: 'truth', label, offset, text };
  // A name behind a point that stands for a value: `.leading`, `Color.red`.
  if (before?.text !== '.') return null;
  const isImplicit = ['(', ',', ':', '[', '?'].includes(all[i - 2]?.text);
  if (isImplicit && call?.label === 'alignment' && alignments.has(text)) {
    const choices = stackAxes[name] ?? both;
    return choices.includes(text) ? { kind: 'name', label, offset, text, choices } : null;
  }
  if (isImplicit && name === 'multilineTextAlignment' && horizontal.includes(text)) return { kind: 'name', label, offset, text, choices: horizontal };
  if (!colors.includes(text)) return null;
  if ((isImplicit && colored.has(name)) || last === 'Color') return { kind: 'name', label: call ? label : 'Color', offset, text, choices: colors };
  return null;
}

/** The number of a literal, and how far and how finely it may be moved. */
export function rangeOf({ text, label, isWhole }) {
  const value = Number(text.replaceAll('_', ''));
  if (/opacity/i.test(label) || (!isWhole && Math.abs(value) <= 1)) return { value, least: Math.min(0, value), most: Math.max(1, value), step: 0.01 };
  const reach = Math.max(20, Math.abs(value) * 2);
  return { value, least: value < 0 ? -reach : 0, most: reach, step: isWhole ? 1 : 0.5 };
}

/** A number in the form of another one: a whole one stays whole, one with a point has one. */
export function numberText(value, { isWhole }) {
  if (isWhole) return String(Math.round(value));
  const text = String(Math.round(value * 1000) / 1000);
  return text.includes('.') ? text : `${text}.0`;
}

/** A text as a literal. */
export const quoted = (words) =>
  `"${words.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\0', '')}"`;
