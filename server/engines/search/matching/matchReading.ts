import { type NameForm, nameForms } from '#domain/kernel/names/nameForms.ts';
import type { NameKind } from '#domain/kernel/names/nameVariant.ts';
import { fits } from '#domain/kernel/readings/fits.ts';
import { known } from '#domain/kernel/readings/known.ts';
import { askedBlocks } from '#domain/kernel/readings/readingBlocks.ts';
import { UNREAD_KEY, wordOfKey } from '#domain/kernel/readings/readingKey.ts';

import { isPattern, type WordPattern } from './wordPattern.ts';

/** What of a search decides which readings answer a name of it. */
export interface ReadingRequest {
  nameKind: NameKind;
  variants: boolean;
  slips: boolean;
}

/** A reading that may be the name asked for, and the form of that name which fits it. */
export interface ReadingMatch {
  penalty: number;
  how: 'uncertain reading';
  as: string;
  isNear: boolean;
}

/** Where a reading says nothing, and the most that one which says something weighs. */
const NOTHING_KNOWN = 95;
const DOUBTED = 4;
/** One letter more or fewer than the transcriber counted. */
const NEAR = 20;

/** The forms of a name that readings are held against, the name itself first. */
const formsOf = (asked: WordPattern, { nameKind, variants }: ReadingRequest): readonly NameForm[] => [
  { form: asked, score: 1 },
  ...(variants && !isPattern(asked) ? nameForms(asked, nameKind) : []),
];

/** Keys under which an index has the readings that may answer a name or a pattern. */
export const readingBlocks = (asked: WordPattern, request: ReadingRequest): string[] =>
  askedBlocks(
    formsOf(asked, request).map(({ form }) => form),
    isPattern(asked),
  );

/**
 * Whether a reading tells enough to be found by a search that asks for little beside. What has no letter that was read
 * is found where names are asked for that could not be read; what says there is no name nowhere else.
 */
export function saysEnough(key: string, { leastKnown, unread }: { leastKnown: number; unread: boolean }): boolean {
  if (key === UNREAD_KEY) return unread;
  if (leastKnown <= 0) return true;
  const letters = known(wordOfKey(key));
  return letters >= leastKnown || (unread && letters === 0);
}

const judgesOf = (asked: WordPattern, request: ReadingRequest) =>
  formsOf(asked, request).map(({ form, score }) => ({
    as: form,
    fit: fits(form),
    length: Math.max(1, form.replace(/[*?]/gu, '').length),
    penalty: Math.round((1 - score) * 100),
  }));

/**
 * Judges words in doubt against one asked token: what their signs allow, for the name or a form of it that is listed;
 * one letter more or fewer than was counted only where slips are taken. The fuller a reading, the nearer.
 */
export function readingMatcher(asked: WordPattern, request: ReadingRequest): (key: string) => ReadingMatch | null {
  // Most fields have no word in doubt, so nothing is prepared before the first.
  let judges: ReturnType<typeof judgesOf> | null = null;
  return (key) => {
    if (key === UNREAD_KEY) return { penalty: NOTHING_KNOWN, how: 'uncertain reading', as: asked, isNear: false };
    const word = wordOfKey(key);
    let best: ReadingMatch | null = null;
    for (const { as, fit, length, penalty: ofForm } of (judges ??= judgesOf(asked, request))) {
      const found = fit(word);
      if (!found || (found === 'near' && !request.slips)) continue;
      const letters = known(word);
      const isWhole = word.isDoubted && word.signs.every(({ kind }) => kind === 'letters');
      const ofReading = isWhole
        ? DOUBTED
        : letters === 0
          ? NOTHING_KNOWN
          : Math.round(10 + 60 * (1 - Math.min(1, letters / length)));
      const penalty = Math.min(100, ofReading + ofForm + (found === 'near' ? NEAR : 0));
      if (!best || penalty < best.penalty) best = { penalty, how: 'uncertain reading', as, isNear: found === 'near' };
    }
    return best;
  };
}
