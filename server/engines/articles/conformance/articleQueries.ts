import { createRandom, type Random } from '#domain/kernel/random/createRandom.ts';
import type { ArticleFilters, ArticleQuery } from '#domain/newspapers/search/articleQuery.ts';
import { ARTICLE_FACETS, ARTICLE_ORDERS } from '#domain/newspapers/search/articleQuery.ts';

import type { ArticlePage } from '../articleSearch.ts';

/** A query with the page that is asked for. */
export interface PagedQuery {
  query: ArticleQuery;
  page: ArticlePage;
}

const WORDS =
  'the of and in was his mr inquest pinch finch penzance newton abbot inquisition harbour parish evening star market subscriber such mcdonald obrien fitzgerald son law мария été 1 nowhere zebra'.split(
    ' ',
  );
const PATTERNS = ['in*', 'pin*', 'p?nch', 'ma*t', 'sub*', 'the*', 'co*', '*', 'x*y'];
const NONSENSE = ['"', '|', '-', 'near/5', '😀', '""', '=', '(', 'NOT'];

const word = (random: Random): string => random.pick(WORDS);
const phrase = (random: Random): string =>
  Array.from({ length: random.between(2, 4) }, () => (random.chance(0.1) ? random.pick(PATTERNS) : word(random))).join(
    ' ',
  );

function asked(random: Random): string {
  const draw = random.next();
  if (draw < 0.45) return `${random.chance(0.15) ? '=' : ''}${word(random)}`;
  if (draw < 0.7)
    return `"${random.chance(0.5) ? random.pick(['of the', 'newton abbot', 'evening star', 'in the parish', 'son in law', 'ann pinch', 'mc donald', 'was the']) : phrase(random)}"`;
  if (draw < 0.85)
    return `${random.chance(0.3) ? `"${phrase(random)}"` : word(random)} near/${random.between(1, 12)} ${word(random)}`;
  return draw < 0.95 ? random.pick(PATTERNS) : random.pick(NONSENSE);
}

function words(random: Random): string {
  if (random.chance(0.06)) return '';
  const groups = Array.from({ length: random.between(1, 3) }, () =>
    random.chance(0.25) ? `${asked(random)} | ${asked(random)}` : asked(random),
  );
  return [...groups, ...(random.chance(0.2) ? [`-${asked(random)}`] : [])].join(' ');
}

function filters(random: Random): ArticleFilters {
  if (random.chance(0.4)) return {};
  const some = <Value>(values: readonly Value[]): Value[] => values.filter(() => random.chance(0.5));
  const all: ArticleFilters = {
    title: some(['title-1', 'title-2', 'title-9']),
    county: some(['Devon', 'Cornwall', '']),
    decade: some(['1800s', '1810s']),
    kind: some(['news', 'notice']),
    access: some(['free', 'members']),
    region: some(['London', 'South West']),
    country: some(['Wales']),
    issue: some(['title-1-110000', 'title-2-110070']),
    places: some([1, 2, 3, -1]),
    fromDay: 110_000 + random.between(0, 3_000),
    toDay: 111_000 + random.between(0, 3_000),
    fromWords: random.between(0, 20),
    toWords: random.between(20, 90),
    quality: random.next(),
    addedSince: 190_000 + random.between(0, 9),
    isFrontPage: true,
    isCorrected: true,
  };
  return Object.fromEntries(Object.entries(all).filter(() => random.chance(0.16)));
}

/** Queries made by chance: every kind of word, filter, order and page, and some nonsense. */
export function makeQueries(seed: string, count: number): PagedQuery[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => ({
    query: {
      words: words(random),
      filters: filters(random),
      order: random.pick(ARTICLE_ORDERS),
      withMisreadings: random.chance(0.5),
      refused: random.chance(0.2) ? [{ word: 'pinch', reading: 'pincb' }] : [],
      facets: random.chance(0.7) ? ARTICLE_FACETS : ['kind', 'decade'],
    },
    page: random.chance(0.2)
      ? { offset: random.between(0, 400), limit: random.between(0, 50) }
      : { offset: 0, limit: random.between(1, 20) },
  }));
}
