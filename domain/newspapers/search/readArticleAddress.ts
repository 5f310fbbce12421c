import { figure } from '#domain/kernel/wording/countInWords.ts';
import { cutText } from '#domain/kernel/wording/cutText.ts';
import { PROXIMITIES } from '#domain/search/core/query/filterRules.ts';

import { isArticleKind } from '../core/articleKind.ts';
import { parseNewspaperId } from '../core/newspaperIds.ts';
import { readAddressDate, readRefused, readWhole, seenText } from './addressValues.ts';
import {
  type AddressFault,
  type ArticleAddress,
  EVERY_ARTICLE,
  MOST_SEARCH_CHARACTERS,
  MOST_VALUES,
} from './articleAddress.ts';
import { ARTICLE_ORDERS, type RefusedReading } from './articleQuery.ts';

/** What readers are told of a value of an address that was left out. */
const ADDRESS_FAULTS = {
  tooLong: `Only the first ${figure(MOST_SEARCH_CHARACTERS)} characters were searched.`,
  tooMany: `Only the first ${MOST_VALUES} choices of a list were used.`,
  date: 'This isn’t a date we know. Write it as 1842-02-17, or give the year alone.',
  order: 'The last date is before the first, so nothing can be found.',
  words: 'Give the number of words as a whole number.',
  wordsOrder: 'The longest length is less than the shortest, so nothing can be found.',
  quality: 'Give the quality as a whole number from 1 to 100.',
  decade: 'This isn’t a decade. Write it as 1840s.',
  miles: `We search ${PROXIMITIES.join(', ').replace(/, (?=\d+$)/u, ' or ')} miles around a place.`,
  issue: 'This isn’t the number of an issue.',
  unknown: 'There is no such choice.',
  flag: 'Use true or false.',
  refused: 'A misreading to leave out is written as word:reading.',
  page: 'There is no such page. This is the first.',
} as const;

const MOST_PAGES = 999_999_999;
const MOST_WORDS = 999_999;
const LONGEST_VALUE = 200;
/** Of what was wrong, a message shows so much. */
const SHOWN = 60;
const ACCESSES: readonly string[] = ['free', 'members', 'subscribers', 'institution'];

const asIs = (text: string): string => text;
const oneOf =
  (values: readonly string[]) =>
  (text: string): string | null =>
    values.includes(text) ? text : null;
const decade = (text: string): string | null => (/^(?:1[5-9]|20)\d0s$/u.test(text) ? text : null);
const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Reads parameters one by one and notes what is wrong with them. */
class AddressReader {
  readonly faults: AddressFault[] = [];
  private readonly values = new Map<string, string[]>();

  constructor(search: string) {
    for (const [key, value] of new URLSearchParams(search)) {
      const name = key.toLowerCase();
      const known = this.values.get(name);
      const text = seenText(value);
      if (text === '') continue;
      if (known) known.push(text);
      else this.values.set(name, [text]);
    }
  }

  fault(key: string, value: string, reason: keyof typeof ADDRESS_FAULTS): null {
    this.faults.push({ key, value: cutText(value, SHOWN), message: ADDRESS_FAULTS[reason] });
    return null;
  }

  text(key: string, most: number): string {
    const value = this.values.get(key)?.[0] ?? '';
    if (value.length > most) this.fault(key, value, 'tooLong');
    return cutText(value, most).trim();
  }

  /** A value that is read by a rule; null when absent, or noted and null when the rule gives null. */
  one<Value>(key: string, read: (text: string) => Value | null, reason: keyof typeof ADDRESS_FAULTS): Value | null {
    const value = this.values.get(key)?.[0];
    return value === undefined ? null : (read(value) ?? this.fault(key, value, reason));
  }

  /** Several values, each once and in one order, so that equal searches have equal addresses. */
  list(key: string, read: (text: string) => string | null, reason: keyof typeof ADDRESS_FAULTS): string[] {
    const given = [...new Set(this.values.get(key) ?? [])];
    if (given.length > MOST_VALUES) this.fault(key, given[MOST_VALUES] ?? '', 'tooMany');
    const values = given
      .slice(0, MOST_VALUES)
      .flatMap((text) => read(cutText(text, LONGEST_VALUE).trim()) ?? this.fault(key, text, reason) ?? []);
    return [...new Set(values)].sort(byText);
  }
}

function readRefusals(reader: AddressReader): RefusedReading[] {
  const written = reader.list(
    'not',
    (text) => {
      const refused = readRefused(text);
      return refused && `${refused.word}:${refused.reading}`;
    },
    'refused',
  );
  return written.map((text) => readRefused(text)).filter((refused) => refused !== null);
}

/**
 * Reads a search of articles from the query part of its address. Any text gives a valid search; what was not understood
 * is left out and named. Parameters of other concerns are passed over in silence.
 *
 * @param search - with or without the question mark, percent-encoded.
 * @example readArticleAddress('?q="lost+mare"&from=1842').query // { words: '"lost mare"', from: '1842-01-01', … }
 */
export function readArticleAddress(search: string): { query: ArticleAddress; faults: readonly AddressFault[] } {
  const reader = new AddressReader(search);
  const isSet = (key: string) => reader.one(key, oneOf(['true', 'false']), 'flag') === 'true';
  const place = reader.text('place', LONGEST_VALUE);
  const query: ArticleAddress = {
    words: reader.text('q', MOST_SEARCH_CHARACTERS),
    from: reader.one('from', (text) => readAddressDate(text, 'first'), 'date'),
    to: reader.one('to', (text) => readAddressDate(text, 'last'), 'date'),
    title: reader.list('title', asIs, 'unknown'),
    county: reader.list('county', asIs, 'unknown'),
    decade: reader.list('decade', decade, 'decade'),
    kind: reader.list('kind', (text) => (isArticleKind(text) ? text : null), 'unknown'),
    access: reader.list('access', oneOf(ACCESSES), 'unknown'),
    region: reader.list('region', asIs, 'unknown'),
    country: reader.list('country', asIs, 'unknown'),
    issue: reader.one('issue', (text) => parseNewspaperId(text)?.issueId ?? null, 'issue'),
    place,
    miles: reader.one('miles', (text) => PROXIMITIES.find((miles) => String(miles) === text) ?? null, 'miles') ?? 0,
    fromWords: reader.one('minwords', (text) => readWhole(text, 1, MOST_WORDS), 'words'),
    toWords: reader.one('maxwords', (text) => readWhole(text, 1, MOST_WORDS), 'words'),
    frontPage: isSet('front'),
    corrected: isSet('corrected'),
    addedSince: reader.one('added', (text) => readAddressDate(text, 'first'), 'date'),
    quality: reader.one('quality', (text) => readWhole(text, 1, 100), 'quality'),
    order:
      reader.one('order', (text) => ARTICLE_ORDERS.find((order) => order === text) ?? null, 'unknown') ?? 'relevance',
    exact: isSet('exact'),
    refused: readRefusals(reader),
    page: reader.one('page', (text) => readWhole(text, 1, MOST_PAGES), 'page') ?? 1,
  };
  if (query.from !== null && query.to !== null && query.from > query.to) reader.fault('to', query.to, 'order');
  if (query.fromWords !== null && query.toWords !== null && query.fromWords > query.toWords)
    reader.fault('maxwords', String(query.toWords), 'wordsOrder');
  // Miles around no place say nothing.
  return { query: place === '' ? { ...query, miles: EVERY_ARTICLE.miles } : query, faults: reader.faults };
}
