import { setImmediate } from 'node:timers/promises';

import { alignWords } from '#domain/newspapers/corrections/alignWords.ts';
import type { CorrectedWord } from '#domain/newspapers/search/misreadings/learnCosts.ts';
import { tokenWords } from '#domain/newspapers/search/tokenWords.ts';
import type { CorrectedLine } from '#server/engines/newspapers/readingLessons.ts';

/** Lines after which others are answered. */
const PAUSE_EVERY = 200;

/** One word, folded; null where a token has none or several. */
const soleWord = (token: string | undefined): string | null => {
  const words = token === undefined ? [] : tokenWords(token);
  return words.length === 1 ? words[0]! : null;
};

/**
 * Words of corrected lines, each with what the machine had read in its place. What it read as another real word is left
 * out: its letters may be right, and a spelling of the time was changed.
 */
export async function correctedWords(
  lines: readonly CorrectedLine[],
  isReal: (word: string) => boolean,
): Promise<CorrectedWord[]> {
  const found: CorrectedWord[] = [];
  for (const [at, { pageId, member, read, after }] of lines.entries()) {
    if (at % PAUSE_EVERY === PAUSE_EVERY - 1) await setImmediate();
    const [before, now] = [read.split(/\s+/u), after.split(/\s+/u)];
    for (const match of alignWords(before, now)) {
      const [was, meant] =
        match.before.length === 1 && match.after.length === 1
          ? [soleWord(before[match.before[0]!]), soleWord(now[match.after[0]!])]
          : [null, null];
      if (was !== null && meant !== null && was !== meant && !isReal(was))
        found.push({ read: was, meant, member, pageId });
    }
  }
  return found;
}
