import { type ReactNode, useMemo } from 'react';

import { sectionsOf } from '../model/sectionsOf.ts';
import type { IssueArticle, PageHit, ReadIssue } from '../readerApi.ts';
import type { PageReading } from '../useReadPage.ts';
import { PageText } from './PageText.tsx';

export interface ReadTextProps {
  outline: Pick<ReadIssue, 'articles'>;
  read: PageReading;
  article: IssueArticle | null;
  hits: readonly PageHit[];
  currentHit: PageHit | null;
  pointed: number | null;
  onPoint: (line: number | null) => void;
  onChoose: (line: number) => void;
  lineTools?: (line: number) => ReactNode;
  isWide?: boolean;
}

/** The text of the page that is read, once it has come. */
export function ReadText({ outline: { articles }, read: { page, lines }, article, ...text }: ReadTextProps) {
  const sections = useMemo(() => (page ? sectionsOf(page, articles) : []), [page, articles]);
  return page && <PageText page={page} lines={lines} sections={sections} articleId={article?.id ?? null} {...text} />;
}
