import { readFileSync } from 'node:fs';

import { readSegments } from '#domain/trees/chart/pdf/readFont.ts';

/** Code points of a subtable of format 12: groups of them. */
function readGroups(view: DataView, at: number): number[] {
  const letters: number[] = [];
  const count = view.getUint32(at + 12);
  for (let group = at + 16, end = group + count * 12; group < end; group += 12) {
    for (let code = view.getUint32(group), last = view.getUint32(group + 4); code <= last; code += 1)
      letters.push(code);
  }
  return letters;
}

function tableOf(view: DataView, wanted: string): number {
  for (let at = 12, end = at + view.getUint16(4) * 16; at < end; at += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
    if (tag === wanted) return view.getUint32(at + 8);
  }
  throw new Error(`The font has no table ${wanted}`);
}

const known = new Map<string, ReadonlySet<number>>();

/**
 * The code points that a font has a glyph for, by its own table (`cmap`). Read once for each file.
 *
 * @param file - of a TrueType font
 * @throws Error where it is none
 */
export function lettersOf(file: string): ReadonlySet<number> {
  const before = known.get(file);
  if (before) return before;
  const bytes = readFileSync(file);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cmap = tableOf(view, 'cmap');
  const table = new DataView(bytes.buffer, bytes.byteOffset + cmap, bytes.byteLength - cmap);
  const letters = new Set<number>();
  for (let index = 0, count = table.getUint16(2); index < count; index += 1) {
    const at = table.getUint32(4 + index * 8 + 4);
    const format = table.getUint16(at);
    if (format === 4) for (const code of readSegments(table, at).keys()) letters.add(code);
    if (format === 12) for (const code of readGroups(table, at)) letters.add(code);
  }
  known.set(file, letters);
  return letters;
}
