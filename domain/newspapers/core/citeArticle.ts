import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';

import { issueDateInWords } from './issueDateInWords.ts';
import type { DatePrecision } from './readIssueDate.ts';

/** What of a newspaper is cited. */
export interface CitedArticle {
  /** Null for a whole page, and for an article without a headline. */
  headline: string | null;
  title: string;
  /** Place of publication; null where it is not known. */
  place: string | null;
  /** `1824-02-17`. */
  date: string;
  precision: DatePrecision;
  /** Empty for the only edition of a date. */
  edition: string;
  /** As the page is numbered. */
  pageLabel: string;
  /** From 1, counted from the left; null where it is not known, and for a whole page. */
  column: number | null;
  /** The machine's reading, which no one has corrected. */
  isUncorrected: boolean;
  siteName: string;
  address: string;
  /** Day of reading, in UTC. */
  accessedOn: Date;
}

/**
 * An article or a page of a newspaper as a footnote cites it.
 *
 * @example “Fire at Bath”, The Statesman (London), Tuesday 17 February 1824, p. 3, col. 2; text read by machine,
 * uncorrected; Wexcombe FHS (https://… : accessed 3 March 2026).
 */
export function citeArticle({
  headline,
  title,
  place,
  date,
  precision,
  edition,
  pageLabel,
  column,
  isUncorrected,
  siteName,
  address,
  accessedOn,
}: CitedArticle): string {
  const paper = `${title}${place === null ? '' : ` (${place})`}`;
  const issue = [issueDateInWords(date, precision), edition === '' ? '' : `edition ${edition}`]
    .filter((part) => part !== '')
    .join(', ');
  const where = `p. ${pageLabel}${column === null ? '' : `, col. ${column}`}`;
  const what = [headline === null ? '' : `“${headline}”`, paper, issue, where].filter((part) => part !== '').join(', ');
  return [
    what,
    isUncorrected ? 'text read by machine, uncorrected' : '',
    `${siteName} (${address} : accessed ${dayInWords(accessedOn)}).`,
  ]
    .filter((part) => part !== '')
    .join('; ');
}
