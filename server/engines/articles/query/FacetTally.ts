import { ARTICLE_FACETS, type ArticleFacet } from '#domain/newspapers/search/articleQuery.ts';
import { compareCodePoints } from '#server/engines/search/matching/compareCodePoints.ts';

import type { ArticleFacetCount } from '../articleSearch.ts';
import type { ArticleView } from './ArticleView.ts';

/** Values with their counts: most first, then by their letters. */
export const sortCounts = (counts: ArticleFacetCount[]): ArticleFacetCount[] =>
  counts.sort((a, b) => b.count - a.count || compareCodePoints(a.value, b.value));

interface Tally {
  facet: ArticleFacet;
  bit: number;
  counts: Uint32Array;
}

/** Counts the values of facets: an article counts for a facet when it fails no filter, or that facet's alone. */
export class FacetTally {
  private readonly view: ArticleView;
  private readonly tallies: readonly Tally[];

  constructor(view: ArticleView, facets: readonly ArticleFacet[]) {
    this.view = view;
    this.tallies = ARTICLE_FACETS.flatMap((facet, at) =>
      facets.includes(facet) ? [{ facet, bit: 1 << at, counts: new Uint32Array(view.texts[facet].length) }] : [],
    );
  }

  /** @param failed - of each article, the filters it fails; null when there are none */
  add(segment: number, docs: Uint32Array, failed: Uint8Array | null): void {
    const {
      segment: { values },
      codes,
    } = this.view.segments[segment]!;
    for (const { facet, bit, counts } of this.tallies) {
      const [own, whole] = [values[facet].codes, codes[facet]];
      for (let at = 0; at < docs.length; at += 1) {
        if (failed === null || failed[at] === 0 || failed[at] === bit) counts[whole[own[docs[at]!]!]!]! += 1;
      }
    }
  }

  finish(): Partial<Record<ArticleFacet, ArticleFacetCount[]>> {
    return Object.fromEntries(
      this.tallies.map(({ facet, counts }) => {
        const found: ArticleFacetCount[] = [];
        counts.forEach((count, code) => {
          if (count > 0) found.push({ value: this.view.texts[facet][code]!, count });
        });
        return [facet, sortCounts(found)];
      }),
    );
  }
}
