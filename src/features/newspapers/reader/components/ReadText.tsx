import { useMemo } from 'react';

import { CorrectText } from '../correcting/CorrectText.tsx';
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
  isWide?: boolean;
}

/** The text of the page that is read, once it has come; members correct it line by line. */
export function ReadText({ outline: { articles }, read: { page, lines, again }, article, ...text }: ReadTextProps) {
  const sections = useMemo(() => (page ? sectionsOf(page, articles) : []), [page, articles]);
  if (!page) return null;
  const start =
    text.pointed ??
    sections.find(({ articleId }) => articleId !== null && articleId === article?.id)?.firstLine ??
    null;
  return (
    <CorrectText key={page.id} page={page} lines={lines} start={start} onPoint={text.onPoint} onChanged={again}>
      {(lineTools) => (
        <PageText
          page={page}
          lines={lines}
          sections={sections}
          articleId={article?.id ?? null}
          lineTools={lineTools}
          {...text}
        />
      )}
    </CorrectText>
  );
}
