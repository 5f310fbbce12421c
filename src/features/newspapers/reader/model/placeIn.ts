import { pageIdOf, parseNewspaperId } from '#domain/newspapers/core/newspaperIds.ts';
import type { ReaderPlace } from '#domain/newspapers/core/readerAddress.ts';

import type { IssueArticle, IssuePage, ReadIssue } from '../readerApi.ts';

/** What of an issue the address shows. */
export interface PlaceInIssue {
  /** Null when the issue has no such page. */
  page: IssuePage | null;
  /** Its position, from 1, also where the issue lacks it. */
  position: number;
  article: IssueArticle | null;
}

/** The page and the article that an address names; without either the first page. */
export function placeIn(
  { pages, articles }: Pick<ReadIssue, 'pages' | 'articles'>,
  { id, page }: Pick<ReaderPlace, 'id' | 'page'>,
): PlaceInIssue {
  const article = articles.find((each) => each.id === id) ?? null;
  const position = page ?? article?.firstPage ?? parseNewspaperId(id)?.page ?? pages[0]?.position ?? 1;
  return { article, position, page: pages.find((each) => each.position === position) ?? null };
}

/**
 * The page that an address shows unless its issue says otherwise, before the issue is there; null where its id says
 * nothing.
 */
export function likelyPage({ id, page }: Pick<ReaderPlace, 'id' | 'page'>): { issueId: string; page: string } | null {
  const named = parseNewspaperId(id);
  return named?.issueId == null
    ? null
    : { issueId: named.issueId, page: pageIdOf(named.issueId, page ?? named.page ?? 1) };
}

/** Pages of an issue in order, null for those that are missing between the first number and the last. */
export function withMissing(pages: readonly IssuePage[]): { position: number; page: IssuePage | null }[] {
  const last = Math.max(0, ...pages.map(({ position }) => position));
  return Array.from({ length: last }, (_page, at) => ({
    position: at + 1,
    page: pages.find(({ position }) => position === at + 1) ?? null,
  }));
}
