import { readFileSync } from 'node:fs';
import path from 'node:path';

import { isUnseen, letterCode, lettersWithout, scriptNames } from '#domain/kernel/wording/scriptNames.ts';
import { readSegments } from '#domain/trees/chart/pdf/readFont.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';

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
function lettersOf(file: string): ReadonlySet<number> {
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

/** A look of text: the site's serif in three forms. */
export type Face = 'regular' | 'italic' | 'bold';

const SERIF: Readonly<Record<Face, string>> = {
  regular: '400Regular/SourceSerif4_400Regular.ttf',
  italic: '400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  bold: '600SemiBold/SourceSerif4_600SemiBold.ttf',
};
const WIDE: Readonly<Record<Face, string>> = {
  regular: 'DejaVuSans.ttf',
  italic: 'DejaVuSans.ttf',
  bold: 'DejaVuSans-Bold.ttf',
};

/** Letters that are read from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The files of a face, the first before the second. */
function filesOf(face: Face): readonly [serif: string, wide: string] {
  const modules = path.join(projectRoot(), 'node_modules');
  return [
    path.join(modules, '@expo-google-fonts/source-serif-4', SERIF[face]),
    path.join(modules, 'dejavu-fonts-ttf/ttf', WIDE[face]),
  ];
}

const has = (file: string, letter: string): boolean => lettersOf(file).has(letter.codePointAt(0) ?? 0);
const hasAll = (file: string, text: string): boolean => [...text].every((letter) => has(file, letter));

/** The file of a face that has most of a word's letters: the serif where it has all. */
export const fontFile = (face: Face, word: string): string => {
  const [serif, wide] = filesOf(face);
  return hasAll(serif, word.normalize('NFC')) ? serif : wide;
};

/** A word, or a part of one, in a font that has all its letters. */
export interface SetWord {
  text: string;
  font: string;
}

/**
 * A word in fonts that have its letters: whole in one wherever one has them all, so that none is parted. A letter that
 * no face has is written as its number (`U+0F40`), never as a box.
 */
export function setWord(face: Face, word: string): SetWord[] {
  const text = word.normalize('NFC');
  const files = filesOf(face);
  const whole = files.find((file) => hasAll(file, text));
  if (whole !== undefined) return [{ text, font: whole }];
  const parts: SetWord[] = [];
  for (const letter of text) {
    const found = files.find((file) => has(file, letter));
    if (found === undefined && isUnseen(letter)) continue;
    const [font, written] = found === undefined ? [files[0], letterCode(letter)] : [found, letter];
    const last = parts.at(-1);
    if (last?.font === font) last.text += written;
    else parts.push({ text: written, font });
  }
  return parts;
}

/**
 * Scripts of letters in a text that no face has, by their names, each once; a letter of none we have a name for is
 * named by its number.
 * @example missingScripts('Dorje རྡོ་རྗེ') // ['Tibetan']
 */
export function missingScripts(text: string): string[] {
  const files = filesOf('regular');
  return scriptNames(lettersWithout(text, (letter) => files.some((file) => has(file, letter))));
}

/** Whether a word has letters that are read from right to left. */
export const isRightToLeft = (word: string): boolean => RIGHT_TO_LEFT.test(word);
