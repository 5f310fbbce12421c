import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';

import type { IssueOutline } from './issueApi.ts';

const PRECISIONS = { DAY: 'day', MONTH: 'month', YEAR: 'year' } as const;

/** The date of an issue in words, as precisely as it is known. */
export const issueDate = ({ date, datePrecision }: Pick<IssueOutline['issue'], 'date' | 'datePrecision'>): string =>
  issueDateInWords(date, PRECISIONS[datePrecision]);
