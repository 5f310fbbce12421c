import { phraseWords } from '#domain/newspapers/search/phraseWords.ts';

import type { ArticleFacetCount } from '../articleSearch.ts';
import { KNOWN_BIT } from '../build/wordMasks.ts';
import type { ArticleView } from './ArticleView.ts';
import { sortCounts } from './FacetTally.ts';
import { countForm, SegmentTerms } from './SegmentTerms.ts';

/**
 * Most words whose living articles are counted: the most frequent ones, so that the first few are enough nearly always.
 */
const MOST_COUNTED = 100;

/**
 * Real words that start so, with how many articles hold each. A word that only closed or earlier articles have is none.
 */
export function suggestWords(view: ArticleView, typed: string, limit: number): ArticleFacetCount[] {
  const { segments } = view;
  const prefix = phraseWords(typed.replace(/[*?]/gu, ' ')).at(-1) ?? '';
  if (prefix.length < 2 || limit === 0) return [];
  const counts = new Map<string, number>();
  // What is a word in one segment may look like a misreading in another, which has fewer articles to tell by.
  const known = new Set<string>();
  for (const { segment } of segments) {
    for (const { text, code, df } of segment.dictionary.startingWith(prefix)) {
      if (text.includes(' ')) continue;
      counts.set(text, (counts.get(text) ?? 0) + df);
      if (segment.masks[code] === KNOWN_BIT) known.add(text);
    }
  }
  const terms = segments.map(({ segment }) => new SegmentTerms(segment));
  const living: ArticleFacetCount[] = [];
  for (const { value, count: atMost } of sortCounts(
    [...known].map((value) => ({ value, count: counts.get(value) ?? 0 })),
  ).slice(0, MOST_COUNTED)) {
    // The rest are in no more articles than this one, and so come after those there are.
    if (atMost < (living[limit - 1]?.count ?? 0)) break;
    const count = countForm(view, terms, value);
    if (count === 0) continue;
    living.push({ value, count });
    sortCounts(living);
  }
  return living.slice(0, limit);
}
