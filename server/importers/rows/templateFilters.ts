import { parseRecordDate } from '#domain/dates/parseRecordDate.ts';
import { countyNamed } from '#domain/places/counties.ts';

import type { TemplateFilter } from '../mapping/compileTemplate.ts';
import { pieceReference } from './pieceReference.ts';
import { churchName, registerType } from './registerName.ts';

/** First letter of every word as a capital: for countries, which the gazetteer keeps in lower case. */
const titled = (text: string) => text.replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase());

/** A year only where the date leaves no doubt about it; a span of years is no year. */
function certainYear(text: string): string {
  const date = parseRecordDate(text);
  return date && date.earliest === date.latest ? String(date.latest) : '';
}

const FIXED: Readonly<Record<string, TemplateFilter>> = {
  church: churchName,
  /** A county's usual name from its Chapman code or another of its names; what is unknown stays as written. */
  county: (text) => countyNamed(text)?.name ?? text,
  /** The country of a county; empty for an unknown county. */
  country: (text) => titled(countyNamed(text)?.country ?? ''),
  piece: pieceReference,
  register: registerType,
  year: certainYear,
};

/** Names a mapping may use behind a `|`. */
export const FILTER_NAMES: readonly string[] = [...Object.keys(FIXED), 'table'];

/** The filters of a mapping: the fixed ones and `table:NAME` over its own replacement tables. */
export function templateFilters(tables: Readonly<Record<string, Readonly<Record<string, string>>>>): Readonly<Record<string, TemplateFilter>> {
  const folded = new Map(
    Object.entries(tables).map(([name, table]) => [name, new Map(Object.entries(table).map(([from, to]) => [from.toLowerCase(), to]))]),
  );
  return { ...FIXED, table: (text, name) => folded.get(name ?? '')?.get(text.toLowerCase()) ?? text };
}
