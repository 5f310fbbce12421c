import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { MONTH_NAMES } from '#domain/kernel/dates/monthNames.ts';
import type { RecordFields } from '#domain/records/core/record.ts';

import { citedRecord, type CitedRecord, type CitedSource, plainCitation, gedcomSource } from './citedRecord.ts';

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  _: '\\_',
  $: '\\$',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
const escaped = (text: string): string =>
  text.replace(/[\\{}%#&_$~^]/gu, (sign) => SPECIAL[sign] ?? sign).replace(/\s+/gu, ' ');
const keyOf = ({ siteName, subject }: CitedRecord): string =>
  [siteName, ...subject.split(/[ ,]+/u)]
    .map((word) => word.toLowerCase().replace(/[^a-z0-9]/gu, ''))
    .filter((word) => word !== '')
    .slice(0, 5)
    .join('-');

/** An entry for BibTeX and BibLaTeX. Addresses are unchanged: `url` is verbatim. */
function bibtexEntry(cited: CitedRecord): string {
  const lines = [
    ['title', escaped([cited.subject, cited.setName].filter((part) => part !== '').join(', '))],
    ['organization', escaped(cited.siteName)],
    ['year', String(cited.accessedOn.getUTCFullYear())],
    ['url', cited.address],
    ['urldate', cited.accessedOn.toISOString().slice(0, 10)],
    ['note', escaped(cited.original === '' ? 'Transcript' : `Transcript of ${cited.original}`)],
  ];
  return `@online{${keyOf(cited)},\n${lines.map(([name, value]) => `  ${name} = {${value}}`).join(',\n')}\n}`;
}

/** A citation ready to be copied. */
export interface Citation {
  style: string;
  text: string;
}

/** November 21, 2026 */
const american = (moment: Date): string =>
  `${MONTH_NAMES[moment.getUTCMonth()]} ${moment.getUTCDate()}, ${moment.getUTCFullYear()}`;

/** Sentences joined; parts that are missing leave no gap, and none ends in two full stops. */
const sentences = (...parts: string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => part.replace(/\.$/u, ''))
    .join('. ')
    .concat('.');
const ifAny = (before: string, text: string): string => (text === '' ? '' : `${before}${text}`);
const yearOf = ({ accessedOn }: CitedRecord): number => accessedOn.getUTCFullYear();

const chicago = (cited: CitedRecord): string =>
  `${[ifAny('', cited.subject), `transcript, “${cited.setName},” ${cited.siteName}, accessed ${american(cited.accessedOn)}, ${cited.address}`, ifAny('citing ', cited.original)].filter((part) => part !== '').join('; ')}.`;

const mla = (cited: CitedRecord): string =>
  `${cited.subject === '' ? '' : `“${cited.subject}.” `}${sentences(`${cited.setName}, ${cited.siteName}, ${cited.address}`, `Accessed ${dayInWords(cited.accessedOn)}`, ifAny('Original: ', cited.original))}`;

const apa = (cited: CitedRecord): string =>
  sentences(
    cited.siteName,
    `(${yearOf(cited)})`,
    `${cited.setName}${ifAny(' [Transcript of ', cited.subject)}${cited.subject === '' ? '' : ']'}`,
    ifAny('Original: ', cited.original),
  ).concat(` Retrieved ${american(cited.accessedOn)}, from ${cited.address}`);

const evidence = (cited: CitedRecord): string =>
  `${[`“${cited.setName},” database, ${cited.siteName} (${cited.address} : accessed ${dayInWords(cited.accessedOn)})${ifAny(', entry for ', cited.subject)}`, ifAny('citing ', cited.original)].filter((part) => part !== '').join('; ')}.`;

const harvard = (cited: CitedRecord): string =>
  sentences(
    `${cited.siteName} (${yearOf(cited)}) ${cited.setName}${ifAny(': ', cited.subject)}`,
    ifAny('Original: ', cited.original),
    `Available at: ${cited.address} (Accessed: ${dayInWords(cited.accessedOn)})`,
  );

/** Names of the styles in the order they are offered, each with how it is written. */
const STYLES: readonly (readonly [string, (cited: CitedRecord) => string])[] = [
  ['Plain', plainCitation],
  ['Chicago', chicago],
  ['MLA', mla],
  ['APA', apa],
  ['Evidence', evidence],
  ['Harvard', harvard],
  ['BibTeX', bibtexEntry],
  ['GEDCOM', gedcomSource],
];

/** A record cited in seven styles and as a source of GEDCOM. What a source does not have is left out. */
export function citationsOf(fields: RecordFields, source: CitedSource): Citation[] {
  const cited = citedRecord(fields, source);
  return STYLES.map(([style, write]) => ({ style, text: write(cited) }));
}
