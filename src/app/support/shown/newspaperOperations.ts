import { below, REFUSED, SHAPE_ONLY, type Shown, type ShownOperations } from './shown.ts';

const TITLE = ['id', 'slug', 'name', 'placeName', 'county', 'country', 'publishesOn', 'firstIssue', 'lastIssue', 'issueCount', 'pageCount', 'articleCount', 'isSample'];
const ISSUE = ['id', 'date', 'datePrecision', 'edition', 'pageCount'];
const NEIGHBOUR = ['id', 'date', 'datePrecision'];

const OUTLINE: Shown = {
  answer: ['access', ...below('issue', ISSUE), ...below('title', ['slug', 'name', 'placeName']), 'pages.position', 'pages.words', 'articles.kind', 'articles.words', 'articles.firstPage', ...below('previous', NEIGHBOUR), ...below('next', NEIGHBOUR)],
};

/** What may be seen of newspapers: the catalogue of titles and issues. Headlines name people and stay out. */
export const newspaperOperations: ShownOperations = {
  newspaperTitles: { answer: TITLE },
  newspaperHoldings: { answer: [...below('title', TITLE), 'years.issueCount', 'years.missingCount'] },
  newspaperCalendar: {
    answer: [...below('title', ['slug', 'name', 'placeName']), ...below('issues', ISSUE), 'missing.date', 'missing.reason', 'previousYear', 'nextYear'],
  },
  articleText: REFUSED,
  // Lines of newspapers, and who corrected them.
  correctionQueue: REFUSED,
  lostCorrections: REFUSED,
  protectedPages: SHAPE_ONLY,
  reviewCorrections: SHAPE_ONLY,
  revertCorrector: SHAPE_ONLY,
  placeCorrection: SHAPE_ONLY,
  protectPage: SHAPE_ONLY,
  newspaperPage: REFUSED,
  issueHits: REFUSED,
  articleCuts: REFUSED,
  issueOutline: OUTLINE,
  readIssue: OUTLINE,
};
