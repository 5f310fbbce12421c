import type { IssueArticle } from '../readerApi.ts';
import { outlineTexts } from '../texts.ts';

/** What an article is called: its headline, or its kind. */
export const nameOf = ({ headline, kind }: Pick<IssueArticle, 'headline' | 'kind'>): string =>
  headline ?? outlineTexts.untitled[kind] ?? outlineTexts.untitled.article ?? '';
