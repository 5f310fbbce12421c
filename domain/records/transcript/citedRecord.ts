import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { GEDCOM_MONTHS } from '#domain/kernel/dates/monthNames.ts';
import type { RecordFields } from '#domain/records/core/record.ts';
import { recordName } from '#domain/records/core/recordName.ts';
import { summaryLine } from '#domain/records/core/summaryLine.ts';

import { archiveReference } from './archiveReference.ts';

/** The location of a cited transcript. */
export interface CitedSource {
  setName: string;
  repository: string | null;
  archiveSeries: string | null;
  siteName: string;
  /** The transcript's full address. */
  address: string;
  /** Day of reading, in UTC. */
  accessedOn: Date;
}

/** What every style puts together in its own way. Empty texts and nulls are parts that the source does not have. */
export interface CitedRecord extends CitedSource {
  /** Who and what: name, event, year, place. */
  subject: string;
  /** Archive and reference of the original; empty when neither is known. */
  original: string;
}

/** The parts of a citation of a record. */
export const citedRecord = (fields: RecordFields, source: CitedSource): CitedRecord => ({
  ...source,
  subject: [recordName(fields), summaryLine(fields)].filter((part) => part !== null && part !== '').join(', '),
  original: [source.repository, archiveReference(fields, source.archiveSeries)]
    .filter((part) => part !== null)
    .join(', '),
});

/** A citation in plain text: who and what, where the original is kept, where and when the transcript was read. */
export function plainCitation({ subject, original, setName, siteName, address, accessedOn }: CitedRecord): string {
  const transcript = `transcript, “${setName}”, ${siteName} (${address} : accessed ${dayInWords(accessedOn)})`;
  return `${[subject, original, transcript].filter((part) => part !== '').join('; ')}.`;
}

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
