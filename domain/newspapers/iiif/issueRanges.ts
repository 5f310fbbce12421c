import { type ArticleKind, articleTitle } from '#domain/newspapers/core/articleKind.ts';
import { type PageRegion, xywhOf } from '#domain/records/core/pageRegion.ts';

import { iiifAddresses } from './iiifAddresses.ts';
import { asPrinted, english } from './iiifContexts.ts';

/** An article as a range of its issue. */
export interface ManifestArticle {
  id: string;
  /** Null where it has none. */
  headline: string | null;
  kind: ArticleKind;
  /** In reading order. */
  zones: readonly { pageId: string; region: PageRegion }[];
}

/** The articles of an issue as ranges, each with its parts of canvases in reading order. */
export function issueRanges(origin: string, issueId: string, articles: readonly ManifestArticle[]) {
  const at = iiifAddresses(origin);
  return {
    id: at.contents(issueId),
    type: 'Range',
    label: english('Articles'),
    items: articles.map(({ id, headline, kind, zones }) => ({
      id: at.range(id),
      type: 'Range',
      label:
        headline === null ? english(articleTitle({ headline, kind })) : asPrinted(articleTitle({ headline, kind })),
      items: zones.map(({ pageId, region }) => ({ id: `${at.canvas(pageId)}#xywh=${xywhOf(region)}`, type: 'Canvas' })),
    })),
  };
}
