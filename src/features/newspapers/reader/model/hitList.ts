import type { PageHit } from '../readerApi.ts';

/** A hit among those of the whole issue. */
export interface IssueHit {
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
