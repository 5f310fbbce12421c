import { isArticleKind } from '../core/articleKind.ts';
import { ACCESS_NAMES, KIND_NAMES } from '../core/articleNames.ts';
import type { ArticleFacet } from './articleQuery.ts';

/** A kind of articles as a choice is called. */
export const articleKindLabel = (kind: string): string => (isArticleKind(kind) ? KIND_NAMES[kind] : kind);

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
