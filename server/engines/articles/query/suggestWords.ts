import { phraseWords } from '#domain/newspapers/search/phraseWords.ts';

import type { ArticleFacetCount } from '../articleSearch.ts';
import { KNOWN_BIT } from '../build/wordMasks.ts';
import type { ArticleView } from './ArticleView.ts';
import { sortCounts } from './FacetTally.ts';

/** Real words that start so, with how many articles hold each; until segments are merged a corrected article counts twice. */
export function suggestWords({ segments }: ArticleView, typed: string, limit: number): ArticleFacetCount[] {
  const prefix = phraseWords(typed.replace(/[*?]/gu, ' ')).at(-1) ?? '';
  if (prefix.length < 2) return [];
  const counts = new Map<string, number>();
  for (const { segment } of segments) {
    for (const { text, code, df } of segment.dictionary.startingWith(prefix)) {
      if (segment.masks[code] === KNOWN_BIT && !text.includes(' ')) counts.set(text, (counts.get(text) ?? 0) + df);
    }
  }
  return sortCounts([...counts].map(([value, count]) => ({ value, count }))).slice(0, limit);
}
