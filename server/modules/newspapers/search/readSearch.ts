import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import type { ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { offeredAccess } from '#domain/newspapers/search/offeredAccess.ts';
import { readArticleAddress } from '#domain/newspapers/search/readArticleAddress.ts';

/** A search as a reader may make it: kinds of access that the reader may not narrow by narrow nothing. */
export function readSearch(search: string, { grants }: Pick<Viewer, 'grants'>): ArticleAddress {
  const { query } = readArticleAddress(search);
  const offered = offeredAccess(grants);
  return { ...query, access: query.access.filter((access) => offered.includes(access)) };
}
