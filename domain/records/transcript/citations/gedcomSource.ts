import { GEDCOM_MONTHS } from '#domain/kernel/dates/gedcomMonths.ts';

import type { CitedRecord } from './citedRecord.ts';

/** A line of GEDCOM 5.5.1 has at most 255 characters, the level and tag among them. */
const LONGEST_VALUE = 230;

const gedcomDate = (day: Date): string =>
  `${day.getUTCDate()} ${GEDCOM_MONTHS[day.getUTCMonth()] ?? ''} ${day.getUTCFullYear()}`;

/** Lines of a value, continued where it is too long; never split beside a blank, which readers of GEDCOM drop. */
function lines(level: number, tag: string, text: string): string[] {
  // An at sign starts a pointer unless it is doubled.
  const value = text.replace(/\s+/gu, ' ').trim().replaceAll('@', '@@');
  if (value === '') return [];
  const pieces: string[] = [];
  for (let rest = value; rest !== '';) {
    let at = Math.min(LONGEST_VALUE, rest.length);
    while (at < rest.length && at > 1 && / |@/u.test(rest.slice(at - 1, at + 1))) at -= 1;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return pieces.map((piece, index) => (index === 0 ? `${level} ${tag} ${piece}` : `${level + 1} CONC ${piece}`));
}

/** A source record, and the citation that an event of a person points to it with (GEDCOM 5.5.1, SOUR). */
export const gedcomSource = (cited: CitedRecord): string =>
  [
    '0 @S1@ SOUR',
    ...lines(1, 'TITL', cited.setName),
    ...lines(1, 'AUTH', cited.repository ?? ''),
    ...lines(1, 'PUBL', `${cited.siteName}, ${cited.address}`),
    '2 SOUR @S1@',
    ...lines(3, 'PAGE', [cited.subject, cited.original].filter((part) => part !== '').join('; ')),
    '3 DATA',
    ...lines(4, 'TEXT', `Transcript read on ${gedcomDate(cited.accessedOn)}`),
  ].join('\n');
