import type { Confusions } from '#domain/newspapers/search/misreadings/confusions.ts';
import { readingDistance, TOO_FAR } from '#domain/newspapers/search/misreadings/readingDistance.ts';
import { readingCost, readingLimit, SHORTEST_READ } from '#domain/newspapers/search/misreadings/readingLimits.ts';

import { KNOWN_BIT, maskLength, otherLetters, wordMask } from '../build/wordMasks.ts';
import { COST_BITS } from '../build/writeSegment.ts';
import type { ArticleSegment } from './ArticleSegment.ts';
import type { ArticleView, ViewedSegment } from './ArticleView.ts';
import type { WordForm } from './WordForm.ts';

/** Most misreadings of a word that a search takes; the nearest come first. */
const MOST_READINGS = 200;
/** Most words that are measured for a word no lexicon knows: some thirty milliseconds. */
export const MOST_MEASURED = 10_000;
const MOST_LONGER = 2;
const MOST_OTHER_LETTERS = 4;

/** What a word was misread as. */
export interface Readings {
  forms: readonly WordForm[];
  /** Not everything could be looked at. */
  isCutOff: boolean;
}

/** Levels that a hit by a form loses that may be a misreading of a word; null for what is none. */
export function misreadingCost(word: string, form: string, costs: Confusions): number | null {
  const distance = readingDistance(word, form, readingLimit(word.length), costs);
  return distance > 0 && distance !== TOO_FAR ? readingCost(distance) : null;
}

/** The nearest of all forms that were found. @param found - forms with their costs */
export function nearestReadings(found: ReadonlyMap<string, number>, isCutOff: boolean): Readings {
  const forms = [...found]
    .map(([form, cost]) => ({ form, cost }))
    .sort((a, b) => a.cost - b.cost || (a.form < b.form ? -1 : 1));
  return { forms: forms.slice(0, MOST_READINGS), isCutOff: isCutOff || forms.length > MOST_READINGS };
}

function classOf(segment: ArticleSegment, word: string): WordForm[] {
  const at = segment.readingWords.find(word);
  if (at === null) return [];
  const entries = [...segment.readings.subarray(segment.readingStarts[at], segment.readingStarts[at + 1])].sort(
    (a, b) => a - b,
  );
  const codes = entries.map((entry) => Math.floor(entry / 2 ** COST_BITS));
  return [...segment.dictionary.at(codes)].map(({ text }, nth) => ({
    form: text,
    cost: entries[nth]! % 2 ** COST_BITS,
  }));
}

function isKnown(segment: ArticleSegment, word: string): boolean {
  const term = segment.dictionary.find(word);
  return term !== null && segment.masks[term.code] === KNOWN_BIT;
}

/** Words of a segment that no lexicon knows and that are as near as a misreading. */
function scan(segment: ArticleSegment, word: string, most: number): { forms: WordForm[]; measured: number } {
  const own = wordMask(word);
  const codes: number[] = [];
  const { masks } = segment;
  for (let code = 0; code < masks.length && codes.length < most; code += 1) {
    const mask = masks[code]!;
    if (
      mask !== KNOWN_BIT &&
      Math.abs(maskLength(mask) - maskLength(own)) <= MOST_LONGER &&
      otherLetters(mask, own) <= MOST_OTHER_LETTERS
    )
      codes.push(code);
  }
  const forms: WordForm[] = [];
  for (const { text } of segment.dictionary.at(codes)) {
    const cost = misreadingCost(word, text, segment.costs);
    if (cost !== null) forms.push({ form: text, cost });
  }
  return { forms, measured: codes.length };
}

/**
 * Segments that were written before a word came to be known: what is near it there was taken for other words, or for
 * none.
 */
function beforeKnown(segments: readonly ViewedSegment[], word: string): ArticleSegment[] {
  const first = segments.findIndex(({ segment }) => segment.late.has(word));
  return segments.slice(0, Math.max(0, first)).flatMap(({ segment }) => (isKnown(segment, word) ? [] : [segment]));
}

/**
 * What OCR made of a word: for a real word its class, worked out when the index was built; for one that neither the
 * lexicon nor the archive knows, whatever is near it among the words that are not real.
 */
export function readingsOf({ segments }: ArticleView, word: string): Readings {
  const found = new Map<string, number>();
  const take = ({ form, cost }: WordForm) => {
    // A word that members have typed since is no misreading any more.
    if (!segments.some(({ segment }) => segment.late.has(form)))
      found.set(form, Math.min(cost, found.get(form) ?? cost));
  };
  for (const { segment } of segments) classOf(segment, word).forEach(take);
  let left = MOST_MEASURED;
  const isUnknown = found.size === 0 && !segments.some(({ segment }) => isKnown(segment, word));
  for (const segment of word.length < SHORTEST_READ
    ? []
    : isUnknown
      ? segments.map((one) => one.segment)
      : beforeKnown(segments, word)) {
    const { forms, measured } = scan(segment, word, left);
    forms.forEach(take);
    left -= measured;
  }
  return nearestReadings(found, left <= 0);
}
