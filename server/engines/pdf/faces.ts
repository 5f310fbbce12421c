import path from 'node:path';

import { projectRoot } from '#server/platform/config/projectRoot.ts';

import { lettersOf } from './lettersOf.ts';

/** A look of text: the site's serif in three forms. */
export type Face = 'regular' | 'italic' | 'bold';

const SERIF: Readonly<Record<Face, string>> = { regular: '400Regular/SourceSerif4_400Regular.ttf', italic: '400Regular_Italic/SourceSerif4_400Regular_Italic.ttf', bold: '600SemiBold/SourceSerif4_600SemiBold.ttf' };
const WIDE: Readonly<Record<Face, string>> = { regular: 'DejaVuSans.ttf', italic: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf' };

/** Letters that are read from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** What is never seen: it says how letters join, or where a line may break. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
/** Scripts by the names that a reader knows. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Han}/u, 'Chinese'], [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Japanese'], [/\p{Script=Hangul}/u, 'Korean'], [/\p{Script=Devanagari}/u, 'Devanagari'],
  [/\p{Script=Bengali}/u, 'Bengali'], [/\p{Script=Gurmukhi}/u, 'Gurmukhi'], [/\p{Script=Gujarati}/u, 'Gujarati'], [/\p{Script=Tamil}/u, 'Tamil'], [/\p{Script=Telugu}/u, 'Telugu'],
  [/\p{Script=Kannada}/u, 'Kannada'], [/\p{Script=Malayalam}/u, 'Malayalam'], [/\p{Script=Sinhala}/u, 'Sinhala'], [/\p{Script=Thai}/u, 'Thai'], [/\p{Script=Lao}/u, 'Lao'],
  [/\p{Script=Tibetan}/u, 'Tibetan'], [/\p{Script=Myanmar}/u, 'Burmese'], [/\p{Script=Khmer}/u, 'Khmer'], [/\p{Script=Ethiopic}/u, 'Ethiopic'], [/\p{Script=Mongolian}/u, 'Mongolian'],
  [/\p{Script=Syriac}/u, 'Syriac'], [/\p{Script=Cherokee}/u, 'Cherokee'], [/\p{Script=Georgian}/u, 'Georgian'], [/\p{Script=Armenian}/u, 'Armenian'], [/\p{Script=Arabic}/u, 'Arabic'],
  [/\p{Script=Hebrew}/u, 'Hebrew'], [/\p{Script=Greek}/u, 'Greek'], [/\p{Script=Cyrillic}/u, 'Cyrillic'], [/\p{Script=Latin}/u, 'Latin'],
];

/** The files of a face, the first before the second. */
function filesOf(face: Face): readonly [serif: string, wide: string] {
  const modules = path.join(projectRoot(), 'node_modules');
  return [path.join(modules, '@expo-google-fonts/source-serif-4', SERIF[face]), path.join(modules, 'dejavu-fonts-ttf/ttf', WIDE[face])];
}

const has = (file: string, letter: string): boolean => lettersOf(file).has(letter.codePointAt(0) ?? 0);
const hasAll = (file: string, text: string): boolean => [...text].every((letter) => has(file, letter));
const codeOf = (letter: string): string => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

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
 * A word in fonts that have its letters: whole in one wherever one has them all, so that none is parted. A letter that no face has
 * is written as its number (`U+0F40`), never as a box.
 */
export function setWord(face: Face, word: string): SetWord[] {
  const text = word.normalize('NFC');
  const files = filesOf(face);
  const whole = files.find((file) => hasAll(file, text));
  if (whole !== undefined) return [{ text, font: whole }];
  const parts: SetWord[] = [];
  for (const letter of text) {
    const found = files.find((file) => has(file, letter));
    if (found === undefined && UNSEEN.test(letter)) continue;
    const [font, written] = found === undefined ? [files[0], codeOf(letter)] : [found, letter];
    const last = parts.at(-1);
    if (last?.font === font) last.text += written;
    else parts.push({ text: written, font });
  }
  return parts;
}

/**
 * Scripts of letters in a text that no face has, by their names, each once; a letter of none we have a name for is named by its number.
 * @example missingScripts('Dorje རྡོ་རྗེ') // ['Tibetan']
 */
export function missingScripts(text: string): string[] {
  const files = filesOf('regular');
  const missing = [...text.normalize('NFC')].filter((letter) => !UNSEEN.test(letter) && !files.some((file) => has(file, letter)));
  return [...new Set(missing.map((letter) => SCRIPTS.find(([script]) => script.test(letter))?.[1] ?? codeOf(letter)))];
}

/** Whether a word has letters that are read from right to left. */
export const isRightToLeft = (word: string): boolean => RIGHT_TO_LEFT.test(word);
