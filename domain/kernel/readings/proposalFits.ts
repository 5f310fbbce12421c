import { nameTokens } from '#domain/kernel/names/nameTokens.ts';

import { fits } from './fits.ts';
import { isReadingKey } from './isReadingKey.ts';
import type { Notation } from './reading.ts';
import { UNREAD_KEY, wordOfKey } from './readingKey.ts';
import { readNames } from './readNames.ts';

/**
 * Whether a name that someone proposes is one that the transcriber's reading allows, word by word.
 *
 * @returns null where the name that was written is not in doubt, or says nothing.
 * @example proposalFits('C__PER', 'Cooper', 'freereg') // true
 */
export function proposalFits(written: string, proposed: string, notation: Notation): boolean | null {
  const keys = readNames(written, notation);
  if (!keys.some(isReadingKey) || keys.includes(UNREAD_KEY)) return null;
  const names = nameTokens(proposed);
  return (
    names.length === keys.length &&
    keys.every((key, at) => {
      const name = names[at] ?? '';
      return isReadingKey(key) ? fits(name)(wordOfKey(key)) === 'fits' : key === name;
    })
  );
}
