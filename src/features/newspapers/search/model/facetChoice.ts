import type { ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import type { ListedTitle } from '#features/newspapers/core/index.ts';

/** Facets whose values are lists of the address. */
export type ListFacet = 'title' | 'county' | 'decade' | 'kind' | 'access';

/** Whether a facet of an answer is one that the address can hold. */
export const isListFacet = (facet: string): facet is ListFacet =>
  ['title', 'county', 'decade', 'kind', 'access'].includes(facet);

/** The values with one more, or without it. */
const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** A search with a value of a facet chosen, or no longer chosen; it starts again at its first page. */
export const toggleFacet = (query: ArticleAddress, facet: ListFacet, value: string): ArticleAddress => ({
  ...query,
  [facet]: toggled(query[facet], value),
  page: 1,
});

/** Newspapers of one source: what researchers call a primary source series. */
export interface SourceSeries {
  name: string;
  titles: readonly string[];
}

/** The series of a site, by name; newspapers without a source are in none. */
export function seriesOf(titles: readonly ListedTitle[]): SourceSeries[] {
  const bySource = new Map<string, string[]>();
  for (const { id, sourceNote } of titles) {
    const name = sourceNote?.trim() ?? '';
    if (name !== '') bySource.set(name, [...(bySource.get(name) ?? []), id]);
  }
  return [...bySource]
    .map(([name, ids]) => ({ name, titles: ids }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-GB'));
}

/** Whether a search asks for every newspaper of a series. */
export const hasSeries = ({ title }: ArticleAddress, { titles }: SourceSeries): boolean =>
  titles.every((id) => title.includes(id));

/** A search with the newspapers of a series, or without them. */
export function toggleSeries(query: ArticleAddress, series: SourceSeries): ArticleAddress {
  const others = query.title.filter((id) => !series.titles.includes(id));
  return { ...query, title: hasSeries(query, series) ? others : [...others, ...series.titles], page: 1 };
}
