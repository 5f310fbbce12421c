import { displayValue } from '#domain/search/core/query/displayValue.ts';

import type { MatchReason } from '../api/recordSearchApi.ts';

const units = (count: number, one: string): string => `${count.toLocaleString('en-GB', { maximumFractionDigits: 1 })} ${one}${count === 1 ? '' : 's'}`;

type Words = (found: string, asked: string, distance: number | null) => string;

const WORDS: Readonly<Record<string, Words>> = {
  exact: (found) => `${found}, as you asked`,
  'spelling variant': (found, asked) => `${found}, another spelling of ${asked}`,
  nickname: (found, asked) => `${found}, used for ${asked}`,
  abbreviation: (found, asked) => (found.length < asked.length ? `${found}, short for ${asked}` : `${found}, for which ${asked} is short`),
  'sounds alike': (found, asked) => `${found}, which sounds like ${asked}`,
  wildcard: (found, asked) => `${found}, which fits ${asked}`,
  'within years': (found, asked, distance) => (distance ? `${found}, ${units(distance, 'year')} from ${asked}` : `${found}, as you asked`),
  'within miles': (found, asked, distance) => (distance ? `${found}, ${units(distance, 'mile')} from ${asked}` : `${found}, as you asked`),
  inside: (found, asked) => `${found}, which lies in ${asked}`,
  'not located': (found) => `${found}, whose place in the county we do not know`,
  words: (found) => `the record says ${found}`,
  'near spelling': (found, asked) => `${found}, a letter away from ${asked}`,
  estimated: (found, asked, distance) => `${found}, worked out from what the record says${distance ? `, ${units(distance, 'year')} from ${asked}` : ''}`,
};

/** Why a record matched one part of the search, in plain words: `Pynch, another spelling of Pinch`. */
export function reasonWords({ fieldId, asked, found, how, distance }: MatchReason): string {
  const words = WORDS[how] ?? ((text: string) => text);
  return words(found, displayValue(fieldId, asked), distance);
}
