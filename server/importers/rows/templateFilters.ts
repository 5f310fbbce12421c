import { certainYear } from '#domain/kernel/dates/certainYear.ts';
import { writtenDate } from '#domain/kernel/dates/isoDates.ts';
import { MONTH_ABBREVIATIONS } from '#domain/kernel/dates/monthNames.ts';
import { parseRecordDate } from '#domain/kernel/dates/parseRecordDate.ts';
import { splitName } from '#domain/kernel/names/splitName.ts';
import { countyNamed } from '#domain/places/gazetteer/counties.ts';
import { closedFor } from '#domain/records/core/closedUntil.ts';

import type { TemplateFilter } from '../mapping/compileTemplate.ts';

/** What the short codes behind a church's name in FreeREG say of the register a transcript was made from. */
const REGISTER_TYPES: Readonly<Record<string, string>> = {
  AT: 'Archdeacon’s transcript',
  BT: 'Bishop’s transcript',
  DW: 'Dwelly’s transcript',
  EX: 'Extract of a register',
  MI: 'Memorial inscription',
  PH: 'Phillimore’s transcript',
  PR: 'Parish register',
  TR: 'Transcript',
};

const CODE = /\s*\(?\b(AT|BT|DW|EX|MI|PH|PR|TR)\b\)?\s*$/i;

/** The church without the code of its register: `St Mary BT` is `St Mary`. */
export const churchName = (text: string): string => text.replace(CODE, '').trim();

/** The register a church entry was transcribed from, in words; empty without a code. */
export const registerType = (text: string): string => REGISTER_TYPES[CODE.exec(text)?.[1]?.toUpperCase() ?? ''] ?? '';

/** Series of the National Archives by the first four characters of a FreeCEN file name. */
const SERIES: Readonly<Record<string, string>> = {
  HO41: 'HO 107',
  HO51: 'HO 107',
  RG09: 'RG 9',
  RG10: 'RG 10',
  RG11: 'RG 11',
  RG12: 'RG 12',
  RG13: 'RG 13',
  RG14: 'RG 14',
};

/**
 * The archive reference of a census piece from the name of its FreeCEN file; empty for any other name.
 *
 * @example pieceReference('RG102267.VLD') // 'RG 10/2267'
 * @example pieceReference('ho410133.vld') // 'HO 107/133'
 */
export function pieceReference(fileName: string): string {
  const [, prefix = '', piece = ''] = /^([a-z]{2}\d{2})(\d{4})\./i.exec(fileName) ?? [];
  const series = SERIES[prefix.toUpperCase()];
  return series ? `${series}/${Number(piece)}` : '';
}

/** First letter of every word as a capital: for countries, which the gazetteer keeps in lower case. */
const titled = (text: string) => text.replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase());

/** A filter of every mapping, and what it gives, for the list that operators read. */
interface FixedFilter {
  gives: string;
  apply: TemplateFilter;
}

const FIXED: Readonly<Record<string, FixedFilter>> = {
  year: {
    gives:
      'the year of a date; of `6 Mar 1690/1`, 1691; of `17/05/1774 [1874]`, 1874; of `18810504`, 1881; nothing where the year is uncertain',
    apply: (text) => String(certainYear(text) ?? ''),
  },
  isoDate: {
    gives: 'a date of ISO 8601 as records write it: of `1851-03-30`, 30 Mar 1851; of `1851-03`, Mar 1851',
    apply: writtenDate,
  },
  month: {
    gives: 'the short name of a month from its number; what is no such number stays as written',
    apply: (text) => MONTH_ABBREVIATIONS[Number(text) - 1] ?? text,
  },
  dated: {
    gives: 'a date as written where it has a year; nothing where it has none',
    apply: (text) => (parseRecordDate(text) ? text : ''),
  },
  forenames: {
    gives: 'the first names of a whole name: of `Mary Ann Pinch` and of `PINCH, Mary Ann`, Mary Ann',
    apply: (text) => splitName(text).forenames,
  },
  surname: {
    gives: 'the surname of a whole name: the last word, or what is before a comma',
    apply: (text) => splitName(text).surname,
  },
  needed: {
    gives: 'the text as it is; without it the whole template gives nothing',
    apply: (text) => text,
  },
  county: {
    gives: 'a county’s usual name from its Chapman code or another name; what is unknown stays as written',
    apply: (text) => countyNamed(text)?.name ?? text,
  },
  country: {
    gives: 'the country of a county; nothing for an unknown county',
    apply: (text) => titled(countyNamed(text)?.country ?? ''),
  },
  church: { gives: 'FreeREG’s church without the code behind it', apply: churchName },
  register: { gives: 'what that code means', apply: registerType },
  piece: { gives: 'the archive reference in the name of a FreeCEN file', apply: pieceReference },
};

/** Every filter a mapping may use behind a `|`, as it is written there, and what it gives. */
export const FILTERS: readonly { written: string; gives: string }[] = [
  { written: 'table:NAME', gives: 'the replacement in that table of the mapping' },
  {
    written: 'closedFor:YEARS',
    gives: 'the date so many years later: of `3 Mar 1931` and 100, 2031-03-03; for `closedUntil`',
  },
  ...Object.entries(FIXED).map(([written, { gives }]) => ({ written, gives })),
];

/** Names a mapping may use behind a `|`. */
export const FILTER_NAMES: readonly string[] = [...Object.keys(FIXED), 'table', 'closedFor'];

/** The filters of a mapping: the fixed ones and `table:NAME` over its own replacement tables. */
export function templateFilters(
  tables: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Readonly<Record<string, TemplateFilter>> {
  const folded = new Map(
    Object.entries(tables).map(([name, table]) => [
      name,
      new Map(Object.entries(table).map(([from, to]) => [from.toLowerCase(), to])),
    ]),
  );
  const fixed = Object.fromEntries(Object.entries(FIXED).map(([name, { apply }]) => [name, apply]));
  return {
    ...fixed,
    closedFor: (text, years) => closedFor(text, Number(years)),
    table: (text, name) => folded.get(name ?? '')?.get(text.toLowerCase()) ?? text,
  };
}
