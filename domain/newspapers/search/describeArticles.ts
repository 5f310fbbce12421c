import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';

import { isArticleKind } from '../core/articleKind.ts';
import { ACCESS_NAMES, KIND_NAMES } from '../core/articleNames.ts';
import type { ArticleAddress } from './articleAddress.ts';
import type { ArticleFacet } from './articleQuery.ts';

/** A kind of articles as a choice is called. */
const articleKindLabel = (kind: string): string => (isArticleKind(kind) ? KIND_NAMES[kind] : kind);

/**
 * A value of a facet as readers see it.
 *
 * @param titles - names of newspapers by id.
 */
export function articleFacetLabel(facet: ArticleFacet, value: string, titles: ReadonlyMap<string, string>): string {
  if (facet === 'title') return titles.get(value) ?? value;
  if (facet === 'kind') return articleKindLabel(value);
  return facet === 'access' ? ((ACCESS_NAMES as Readonly<Record<string, string>>)[value] ?? value) : value;
}

/** A search as far as it says what is looked for; how it is ordered does not. */
type Described = Omit<ArticleAddress, 'order' | 'page'>;

const isYear = (from: string, to: string) => from.endsWith('-01-01') && to.endsWith('-12-31');
const inWords = (date: string): string => dayInWords(new Date(`${date}T00:00:00Z`));

function datesInWords({ from, to }: Described): string {
  if (from !== null && to !== null) {
    if (from === to) return inWords(from);
    const [first, last] = isYear(from, to) ? [from.slice(0, 4), to.slice(0, 4)] : [inWords(from), inWords(to)];
    return first === last ? first : isYear(from, to) ? `${first}–${last}` : `${first} to ${last}`;
  }
  if (from !== null) return `from ${from.endsWith('-01-01') ? from.slice(0, 4) : inWords(from)}`;
  return to === null ? '' : `to ${to.endsWith('-12-31') ? to.slice(0, 4) : inWords(to)}`;
}

function wordsOf({ words }: Described): string {
  const plain = words.trim();
  return plain === ''
    ? ''
    : /^"[^"]*"$/u.test(plain)
      ? `“${plain.slice(1, -1)}”`
      : plain.replace(/"([^"]*)"/gu, '“$1”');
}

function lengthOf({ fromWords, toWords }: Described): string {
  if (fromWords !== null && toWords !== null) return `${fromWords} to ${toWords} words`;
  if (fromWords !== null) return `at least ${fromWords} words`;
  return toWords === null ? '' : `at most ${toWords} words`;
}

const NOTHING: ReadonlyMap<string, string> = new Map();

/**
 * A search of articles in one line, for lists of searches and the tab’s title.
 *
 * @param titles - names of newspapers by id, where they are known; an id stands for itself.
 * @returns `All articles` for a search of everything.
 * @example describeArticles(query) // '“lost mare” near Redruth, 1842–1848, births'
 */
export function describeArticles(query: Described, titles: ReadonlyMap<string, string> = NOTHING): string {
  const {
    place,
    miles,
    title,
    county,
    decade,
    kind,
    access,
    region,
    country,
    issue,
    frontPage,
    corrected,
    exact,
    addedSince,
    quality,
  } = query;
  const where = place === '' ? '' : miles === 0 ? `in ${place}` : `near ${place}`;
  const what = [wordsOf(query), where].filter((part) => part !== '').join(' ');
  const anyOf = (values: readonly string[]) => values.join(' or ');
  const parts = [
    what,
    datesInWords(query),
    anyOf(decade),
    anyOf(kind.map((one) => articleKindLabel(one).toLowerCase())),
    anyOf(title.map((id) => articleFacetLabel('title', id, titles))),
    anyOf([...county, ...region, ...country]),
    issue === null ? '' : 'in one issue',
    anyOf(access.map((one) => articleFacetLabel('access', one, titles).toLowerCase())),
    frontPage ? 'front pages' : '',
    lengthOf(query),
    corrected ? 'corrected text' : '',
    quality === null ? '' : `at least ${quality}% legible`,
    addedSince === null ? '' : `added since ${inWords(addedSince)}`,
    exact ? 'without misreadings' : '',
  ].filter((part) => part !== '');
  return parts.join(', ') || 'All articles';
}
