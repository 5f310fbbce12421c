import { capitalise } from '#domain/kernel/wording/capitalise.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';

import { timesInWords } from '../inFigures.ts';

/** As much of a relation as a sentence needs. */
export interface SaidRelation {
  term: string;
  times: number;
  /** Names of the couples or ancestors it is through. */
  through: readonly (readonly string[])[];
}

/** Relations and couples that one sentence holds; the page lists the others. */
const MOST_SAID = 3;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`;

function couples(through: readonly (readonly string[])[]): string {
  if (through.length === 0) return '';
  const shown = through.slice(0, MOST_SAID).map((names) => `through ${names.join(' and ')}`);
  const more = through.length - MOST_SAID;
  return `, ${listed(more > 0 ? [...shown, `through ${countInWords(more, 'other couple')}`] : shown)}`;
}

/**
 * How two people are related, as a sentence to copy.
 * @example kinSentence('John Nance', 'Ann Carter', [{ term: 'a second cousin once removed', times: 2, through:
 * [['Robert Carter', 'Mary Nance']] }]) // 'Ann Carter is a second cousin once removed of John Nance, twice, through
 * Robert Carter and Mary Nance.'
 */
export function kinSentence(from: string, to: string, relations: readonly SaidRelation[]): string {
  if (relations.length === 0) return `We found no relationship between ${from} and ${to}.`;
  const said = relations
    .slice(0, MOST_SAID)
    .map(
      ({ term, times, through }, index) =>
        `${term}${index === 0 ? ` of ${from}` : ''}${times > 1 ? `, ${timesInWords(times)}` : ''}${couples(through)}`,
    );
  const more = relations.length - MOST_SAID;
  const [first = '', ...others] = more > 0 ? [...said, `related in ${countInWords(more, 'other way')}`] : said;
  return `${capitalise(to)} is ${[first, ...others.map((other) => `and ${other}`)].join('; ')}.`;
}
