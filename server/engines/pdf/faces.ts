import path from 'node:path';

import { projectRoot } from '#server/platform/config/projectRoot.ts';

/** A look of text: the site's serif in three forms. */
export type Face = 'regular' | 'italic' | 'bold';

const SERIF: Readonly<Record<Face, string>> = { regular: '400Regular/SourceSerif4_400Regular.ttf', italic: '400Regular_Italic/SourceSerif4_400Regular_Italic.ttf', bold: '600SemiBold/SourceSerif4_600SemiBold.ttf' };
const WIDE: Readonly<Record<Face, string>> = { regular: 'DejaVuSans.ttf', italic: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf' };

/** What the serif has letters for. */
const OF_SERIF = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Inherited}\p{Nd}\p{P}\p{Sc}\p{Zs}+<=>|~^`°©®×÷±−¹²³⁰-₉ªº½¼¾№]$/u;
/** Letters that are read from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The file of a face in which every letter of a text is, as far as one has them. Whole words are asked for, so that none is parted. */
export function fontFile(face: Face, word: string): string {
  const modules = path.join(projectRoot(), 'node_modules');
  return isOfSerif(word) ? path.join(modules, '@expo-google-fonts/source-serif-4', SERIF[face]) : path.join(modules, 'dejavu-fonts-ttf/ttf', WIDE[face]);
}

const known = new Map<string, boolean>();
const isOfSerif = (word: string): boolean =>
  [...word].every((letter) => {
    const before = known.get(letter);
    if (before !== undefined) return before;
    const isIn = OF_SERIF.test(letter);
    known.set(letter, isIn);
    return isIn;
  });

/** Whether a word has letters that are read from right to left. */
export const isRightToLeft = (word: string): boolean => RIGHT_TO_LEFT.test(word);
