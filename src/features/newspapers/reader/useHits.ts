import { useMemo, useState } from 'react';

import { type IssuePage, type PageHit, useIssueHitsQuery } from './readerApi.ts';

/** A hit among those of the whole issue. */
interface IssueHit {
  pageId: string;
  hit: PageHit;
}

/** The hits of an issue in the order of its pages. */
export const hitList = (
  pages: readonly { pageId: string; hits: readonly PageHit[] }[],
  order: readonly { id: string }[],
): IssueHit[] =>
  order.flatMap(({ id }) =>
    (pages.find(({ pageId }) => pageId === id)?.hits ?? []).map((hit) => ({ pageId: id, hit })),
  );

/**
 * The hit that is shown first: of the chosen article, else of the page, else the first after it; -1 where there is
 * none.
 */
export function firstHit(
  hits: readonly IssueHit[],
  place: { articleId: string | null; pageId: string },
  order: readonly { id: string }[],
): number {
  const ofArticle =
    place.articleId === null
      ? -1
      : hits.findIndex(({ hit, pageId }) => hit.articleId === place.articleId && pageId === place.pageId);
  if (ofArticle >= 0) return ofArticle;
  const rank = (pageId: string) => order.findIndex(({ id }) => id === pageId);
  const after = hits.findIndex(({ pageId }) => rank(pageId) >= rank(place.pageId));
  return after >= 0 || hits.length === 0 ? after : 0;
}

interface Searched {
  issueId: string;
  /** Empty: nothing is searched. */
  words: string;
  pages: readonly IssuePage[];
  /** Where the reader is: the first match is the nearest. */
  place: { articleId: string | null; pageId: string };
}

/** The matches of a search in an issue. */
export interface IssueSearch {
  /** Null while they are looked for. */
  count: number | null;
  isFailed: boolean;
  /** The match that is shown, from 0; -1 for none. */
  at: number;
  current: IssueHit | null;
  byPage: ReadonlyMap<string, readonly PageHit[]>;
  countByPage: ReadonlyMap<string, number>;
  byArticle: ReadonlyMap<string, number>;
  /** Shows the next match, or the one before, around the ends. @returns it; null where there is none. */
  step: (by: 1 | -1) => IssueHit | null;
}

/** Looks for words in an issue and goes from match to match. */
export function useHits({ issueId, words, pages, place }: Searched): IssueSearch {
  const isAsked = words !== '';
  const { currentData, isError } = useIssueHitsQuery({ id: issueId, words }, { skip: !isAsked });
  const hits = useMemo(() => hitList(isAsked ? (currentData ?? []) : [], pages), [isAsked, currentData, pages]);
  // What was stepped to, on the page it is on and, until that is there, on the page it was stepped from.
  const [stepped, setStepped] = useState<{ words: string; at: number; from: string } | null>(null);
  const steppedTo =
    stepped?.words === words && [hits[stepped.at]?.pageId, stepped.from].includes(place.pageId) ? stepped.at : null;
  const at = steppedTo ?? firstHit(hits, place, pages);
  const step = (by: 1 | -1): IssueHit | null => {
    if (hits.length === 0) return null;
    const isHere = hits[at]?.pageId === place.pageId;
    const next = isHere || by < 0 ? (at + by + hits.length) % hits.length : at;
    setStepped({ words, at: next, from: place.pageId });
    return hits[next] ?? null;
  };
  const figures = useMemo(() => {
    const byArticle = new Map<string, number>();
    for (const {
      hit: { articleId },
    } of hits)
      if (articleId !== null) byArticle.set(articleId, (byArticle.get(articleId) ?? 0) + 1);
    const byPage = new Map((currentData ?? []).map(({ pageId, hits: own }) => [pageId, own]));
    return isAsked
      ? { byArticle, byPage, countByPage: new Map([...byPage].map(([id, own]) => [id, own.length])) }
      : { byArticle, byPage: new Map<string, readonly PageHit[]>(), countByPage: new Map<string, number>() };
  }, [hits, currentData, isAsked]);
  return {
    count: isAsked && currentData === undefined ? null : hits.length,
    isFailed: isError,
    at,
    current: hits[at] ?? null,
    step,
    ...figures,
  };
}
