import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import type { DatePrecision } from '#domain/newspapers/core/readIssueDate.ts';

import type { ReadIssue, IssueArticle } from '../readerApi.ts';
import { outlineTexts } from '../texts.ts';

/** What an article is called: its headline, or its kind. */
export const nameOf = ({ headline, kind }: Pick<IssueArticle, 'headline' | 'kind'>): string =>
  headline ?? outlineTexts.untitled[kind] ?? outlineTexts.untitled.article ?? '';

const PRECISIONS = { DAY: 'day', MONTH: 'month', YEAR: 'year' } as const;

/** How much of the date of an issue is known. */
export const precisionOf = ({ datePrecision }: Pick<ReadIssue['issue'], 'datePrecision'>): DatePrecision =>
  PRECISIONS[datePrecision];

/** The date of an issue in words, as precisely as it is known. */
export const dateOf = (issue: Pick<ReadIssue['issue'], 'date' | 'datePrecision'>): string =>
  issueDateInWords(issue.date, precisionOf(issue));

/** The date of an issue in words without its weekday. */
export const shortDateOf = (issue: Pick<ReadIssue['issue'], 'date' | 'datePrecision'>): string =>
  dateOf(issue).replace(/^\p{L}+ (?=\d)/u, '');
