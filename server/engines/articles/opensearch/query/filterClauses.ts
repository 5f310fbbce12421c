import { ARTICLE_FACETS, type ArticleFacet, type ArticleFilters } from '#domain/newspapers/search/articleQuery.ts';
import type { Clause } from '#server/engines/opensearch/answers.ts';
import { anyOf } from '#server/engines/opensearch/clauses.ts';

import { qualitySteps } from '../../format/columns.ts';
import { UNCOUNTED } from '../../query/filterMasks.ts';

const named = (names: readonly (keyof ArticleFilters)[], filters: ArticleFilters): Clause[] =>
  names.flatMap((name) => {
    const values = filters[name] as readonly string[] | undefined;
    return values && values.length > 0 ? [anyOf(name, values)] : [];
  });

const ranged = (field: string, from: number | null | undefined, to?: number | null): Clause[] =>
  from == null && to == null
    ? []
    : [{ range: { [field]: { ...(from != null && { gte: from }), ...(to != null && { lte: to }) } } }];

/** Filters that no facet counts. */
export function otherFilters(filters: ArticleFilters): Clause[] {
  const { fromDay, toDay, fromWords, toWords, quality, addedSince, places, isFrontPage, isCorrected } = filters;
  return [
    ...named(UNCOUNTED, filters),
    ...ranged('day', fromDay, toDay),
    ...ranged('words', fromWords, toWords),
    ...ranged('quality', quality == null ? null : qualitySteps(quality)),
    ...ranged('addedOn', addedSince),
    ...(places == null ? [] : [anyOf('place', places)]),
    ...(isFrontPage === true ? [{ term: { isFrontPage: true } }] : []),
    ...(isCorrected === true ? [{ term: { isCorrected: true } }] : []),
  ];
}

/** Filters that facets count, but for one. */
export const facetFilters = (filters: ArticleFilters, but?: ArticleFacet): Clause[] =>
  named(
    ARTICLE_FACETS.filter((facet) => facet !== but),
    filters,
  );

/** Leaves withheld articles out; part of a `bool` clause. */
export const butWithheld = (withheld: readonly number[]): { must_not?: Clause[] } =>
  withheld.length > 0 ? { must_not: [anyOf('no', withheld)] } : {};
