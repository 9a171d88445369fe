// SPDX-License-Identifier: Apache-2.0
// What the client knows of the session's view: groups, texts, glyphs, pictures, scroll views and elements.
import { color, measure, number, operations, path } from './commands.js';
import { everywhere, joined, nowhere } from './geometry.js';

export class Scene {
  size = [0, 0];
  root = 0;
  groups = new Map();
  texts = new Map();
  glyphs = new Map();
  contents = new Map();
  scrolls = new Map();
  /** The scroll view that a group is the content of, by the group's number. */
  scrolled = new Map();
  elements = new Map();
  focus = null;
  cursor = 'default';
  animates = false;
  /** Where something that is dragged comes along: `[scroll view, x, y, w, h, at once]`; and whether it does so now. */
  grips = [];
  held = false;

  /** @param complain Is told what is wrong with what came. */
  constructor(complain) {
    this.complain = complain;
  }

  /** Takes what has changed. Gives what kinds of things have. */
  apply(scene) {
    const changes = { drawing: false, elements: new Set(), gone: [], scrolls: false, focus: false };
    if (Array.isArray(scene.size)) this.size = scene.size.map(Number);
    for (const field of ['root', 'cursor', 'animates', 'held']) if (field in scene) this[field] = scene[field];
    for (const [id, glyph] of entries(scene.glyphs)) this.glyphs.set(id, this.glyph(glyph));
    for (const [id, text] of entries(scene.texts)) this.texts.set(id, this.text(text));
    if ('scrolls' in scene) {
      const before = this.scrolled, places = placesOf(this.scrolls);
      this.scrolls = new Map(entries(scene.scrolls));
      this.scrolled = new Map([...this.scrolls].map(([id, scroll]) => [scroll.group, id]));
      changes.scrolls = placesOf(this.scrolls) !== places;
      // What is scrolled has no box, so those around what begins or ends to be change.
      for (const group of new Set([...before.keys(), ...this.scrolled.keys()])) {
        if (before.has(group) !== this.scrolled.has(group)) this.forgetBox(group);
      }
    }
    if (Array.isArray(scene.grips)) this.grips = scene.grips.filter(Array.isArray).map((grip) => grip.map(Number));
    for (const [id, commands] of entries(scene.groups)) this.setGroup(id, commands);
    for (const [id, element] of entries(scene.elements)) {
      this.elements.set(id, element);
      changes.elements.add(id);
    }
    for (const id of scene.gone ?? []) {
      if (this.elements.delete(id)) changes.gone.push(id);
    }
    if ('focus' in scene) {
      this.focus = scene.focus;
      changes.focus = true;
    }
    for (const kind of ['groups', 'texts', 'glyphs']) {
      for (const id of scene.forget?.[kind] ?? []) this[kind].delete(id);
    }
    for (const id of scene.forget?.contents ?? []) this.forgetContent(id);
    changes.drawing = ['groups', 'root', 'size', 'scrolls', 'texts', 'glyphs'].some((field) => field in scene);
    return changes;
  }

  // Groups

  setGroup(id, commands) {
    const before = this.groups.get(id);
    const list = operations(commands, this.complain);
    const users = before?.users ?? new Set();
    this.groups.set(id, { list, users, box: null, clips: list.some((op) => op.kind === 'c') });
    for (const op of before?.list ?? []) if (op.kind === 'g') this.groups.get(op.group)?.users.delete(id);
    for (const op of list) if (op.kind === 'g') this.usersOf(op.group).add(id);
    this.forgetBox(id);
  }

  usersOf(id) {
    if (!this.groups.has(id)) this.groups.set(id, { list: [], users: new Set(), box: null, clips: false });
    return this.groups.get(id).users;
  }

  forgetBox(id, seen = new Set()) {
    if (seen.has(id)) return;
    seen.add(id);
    const group = this.groups.get(id);
    if (!group) return;
    group.box = null;
    for (const user of group.users) this.forgetBox(user, seen);
  }

  boxes = {
    group: (id) => {
      if (this.scrolled.has(id)) return everywhere;
      const group = this.groups.get(id);
      if (!group) return nowhere;
      return this.measured(group);
    },
    text: (id) => this.texts.get(id)?.box ?? nowhere,
  };

  /** The box around a group, which measures its operations, too. */
  measured(group) {
    if (!group.box) {
      // A group that holds itself finds itself everywhere.
      group.box = everywhere;
      group.box = measure(group.list, this.boxes);
    }
    return group.box;
  }

  // Texts

  glyph(value) {
    try {
      if (typeof value === 'string') return path(value);
      const [content, x, y, w, h] = value.map(number);
      return { content, x, y, w, h };
    } catch (error) {
      this.complain(`A glyph was left out: ${error.message}.`);
      return {};
    }
  }

  text(lines) {
    const read = [];
    let box = nowhere;
    for (const line of Array.isArray(lines) ? lines : []) {
      try {
        const [words, x, y, width, ascent, descent, runs] = line;
        for (const value of [x, y, width, ascent, descent]) number(value);
        read.push({ words: String(words), x, y, width, ascent, descent, runs: runs.map((run) => this.run(run)) });
        // Letters lean out of their line.
        const more = ascent + descent;
        box = joined(box, [x - more, y - ascent - more / 2, x + width + more, y + descent + more / 2]);
      } catch (error) {
        this.complain(`A line of a text was left out: ${error.message}.`);
      }
    }
    return { lines: read, box };
  }

  run([paint, scale, glyphs, rules]) {
    return {
      paint: number(paint), scale: number(scale), glyphs: glyphs.map(number), path: null, pictures: null,
      rules: (rules ?? []).map(([words, width, dash, c]) => ({
        ...path(words), width: number(width), dash: (dash ?? []).map(number), color: c ? color(c) : null,
      })),
    };
  }

  /** A run's glyphs as one path, and those with colors of their own; the box around all, in the run's coordinates. */
  outlines(run) {
    if (run.path) return run;
    run.path = new Path2D();
    run.pictures = [];
    run.box = nowhere;
    for (let i = 0; i + 2 < run.glyphs.length; i += 3) {
      const [id, x, y] = run.glyphs.slice(i, i + 3);
      const glyph = this.glyphs.get(id);
      if (glyph?.path) {
        run.path.addPath(glyph.path, { e: x, f: y });
        const [l, t, r, b] = glyph.box;
        run.box = joined(run.box, [l + x, t + y, r + x, b + y]);
      } else if (glyph?.content !== undefined) run.pictures.push({ ...glyph, x: glyph.x + x, y: glyph.y + y });
      else this.complain(`The glyph ${id} isn't there.`);
    }
    for (const rule of run.rules) {
      const [l, t, r, b] = rule.box, by = rule.width;
      run.box = joined(run.box, [l - by, t - by, r + by, b + by]);
    }
    return run;
  }

  // Pictures and files

  /** Takes a content of bytes. Gives a promise of a picture. */
  async addPicture(id, bytes) {
    const content = { bitmap: null, tinted: new Map() };
    this.contents.set(id, content);
    try {
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      if (this.contents.get(id) === content) content.bitmap = bitmap;
      else bitmap.close();
    } catch {
      this.complain(`The picture ${id} can't be read.`);
    }
  }

  addFile(id, bytes) {
    this.contents.set(id, { file: bytes });
  }

  forgetContent(id) {
    this.contents.get(id)?.bitmap?.close();
    this.contents.delete(id);
  }
}

/** All that is known of scroll views but where they're scrolled to. */
function placesOf(scrolls) {
  return JSON.stringify([...scrolls].map(([id, scroll]) => [id, { ...scroll, offset: null }]));
}

/** The entries of an object by numbers. */
function entries(object) {
  return Object.entries(object ?? {}).map(([id, value]) => [Number(id), value]);
}
