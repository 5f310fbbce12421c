import { isArticleKind } from '../core/articleKind.ts';
import type { ArticleFacet } from './articleQuery.ts';

const KINDS = {
  article: 'Articles',
  advertisement: 'Advertisements',
  births: 'Births',
  marriages: 'Marriages',
  deaths: 'Deaths',
  illustration: 'Illustrations',
  page: 'Whole pages',
} as const;

const ACCESSES: Readonly<Record<string, string>> = {
  free: 'Free to read',
  members: 'Members',
  subscribers: 'Subscribers',
  institution: 'Libraries and institutions',
};

/** A kind of articles as a choice is called. */
export const articleKindLabel = (kind: string): string => (isArticleKind(kind) ? KINDS[kind] : kind);

/**
 * A value of a facet as readers see it.
 *
 * @param titles - names of newspapers by id.
 */
export function articleFacetLabel(facet: ArticleFacet, value: string, titles: ReadonlyMap<string, string>): string {
  if (facet === 'title') return titles.get(value) ?? value;
  if (facet === 'kind') return articleKindLabel(value);
  return facet === 'access' ? (ACCESSES[value] ?? value) : value;
}
