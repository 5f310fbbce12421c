import { articleIdOf, pageIdOf } from '#domain/newspapers/core/newspaperIds.ts';
import { type PageLine, wordsIn } from '#domain/newspapers/pages/pageLine.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import type { ArticleDraft, PageDraft } from './IssueDraft.ts';

/** A part of an article as it is stored. */
export interface StoredZone extends PageRegion {
  pageId: string;
  firstLine: number;
  lastLine: number;
}

/** An article as it is stored. */
export interface StoredArticle extends ArticleDraft {
  id: string;
  position: number;
  words: number;
  firstPage: number;
  quality: number | null;
  zones: readonly StoredZone[];
}

/** A sum of how sure the machine was, over words that it says it of. */
export interface Sureness {
  words: number;
  sum: number;
  judged: number;
}

/** Highest confidence of a word (domain/newspapers/pages/pageLine.ts); the lowest is 1. */
const MOST = 15;

/** Counts the words of lines and how sure the machine was of them. */
export function surenessOf(lines: readonly PageLine[]): Sureness {
  const total: Sureness = { words: 0, sum: 0, judged: 0 };
  for (const { words } of lines) {
    total.words += words.length;
    for (const { confidence } of words) {
      if (confidence === 0) continue;
      total.judged += 1;
      total.sum += (confidence - 1) / (MOST - 1);
    }
  }
  return total;
}

/** From 0 to 1; null where the machine says it of no word. */
export const qualityOf = ({ sum, judged }: Sureness): number | null => (judged === 0 ? null : sum / judged);

interface Collected extends Sureness {
  zones: (StoredZone & { order: number; page: number })[];
}

/** Puts articles together while the pages of their issue go by. */
export function articleCollector(issueId: string) {
  const found = new Map<number, Collected>();
  return {
    add({ position, lines, zones }: PageDraft): void {
      const pageId = pageIdOf(issueId, position);
      for (const { article, order, firstLine, lastLine, x, y, width, height } of zones) {
        const known = found.get(article) ?? { zones: [], words: 0, sum: 0, judged: 0 };
        const sure = surenessOf(lines.slice(firstLine, lastLine + 1));
        found.set(article, {
          words: known.words + sure.words,
          sum: known.sum + sure.sum,
          judged: known.judged + sure.judged,
          zones: [...known.zones, { pageId, x, y, width, height, firstLine, lastLine, order, page: position }],
        });
      }
    },
    /** Articles that have a place, in the order of the issue; each numbered on the page where it starts. */
    articles(drafts: readonly ArticleDraft[]): StoredArticle[] {
      const startedOn = new Map<number, number>();
      return [...found]
        .sort(([a], [b]) => a - b)
        .flatMap(([index, { zones, ...sure }], at) => {
          const draft = drafts[index];
          const ordered = [...zones].sort((a, b) => a.order - b.order || a.page - b.page);
          const firstPage = ordered[0]?.page;
          if (!draft || firstPage === undefined) return [];
          const nth = (startedOn.get(firstPage) ?? 0) + 1;
          startedOn.set(firstPage, nth);
          return [
            {
              ...draft,
              headline: draft.headline === null ? null : wordsIn(draft.headline).join(' ') || null,
              id: articleIdOf(pageIdOf(issueId, firstPage), nth),
              position: at + 1,
              words: sure.words,
              firstPage,
              quality: qualityOf(sure),
              zones: ordered.map(({ order: _order, page: _page, ...zone }) => zone),
            },
          ];
        });
    },
  };
}
