import { fieldsBelow, REFUSED, SHAPE_ONLY, type Disclosure, type OperationDisclosures } from './disclosure.ts';

const TITLE = [
  'id',
  'slug',
  'name',
  'placeName',
  'county',
  'country',
  'publishesOn',
  'firstIssue',
  'lastIssue',
  'issueCount',
  'pageCount',
  'articleCount',
  'isSample',
];
const ISSUE = ['id', 'date', 'datePrecision', 'edition', 'pageCount'];
const ISSUE_OF_TITLE = [...fieldsBelow('issue', ISSUE), 'titleName', 'titleSlug', 'placeName'];
const NEIGHBOUR = ['id', 'date', 'datePrecision'];

const OUTLINE: Disclosure = {
  answer: [
    'access',
    ...fieldsBelow('issue', ISSUE),
    ...fieldsBelow('title', ['slug', 'name', 'placeName']),
    'pages.position',
    'pages.words',
    'articles.kind',
    'articles.words',
    'articles.firstPage',
    ...fieldsBelow('previous', NEIGHBOUR),
    ...fieldsBelow('next', NEIGHBOUR),
  ],
};

/** What may be seen of newspapers: the catalogue of titles and issues. Headlines name people and stay out. */
export const newspaperOperations: OperationDisclosures = {
  newspaperTitles: { answer: TITLE },
  newspaperHoldings: { answer: [...fieldsBelow('title', TITLE), 'years.issueCount', 'years.missingCount'] },
  newspaperCalendar: {
    answer: [
      ...fieldsBelow('title', ['slug', 'name', 'placeName']),
      ...fieldsBelow('issues', ISSUE),
      'missing.date',
      'missing.reason',
      'previousYear',
      'nextYear',
    ],
  },
  newspapersOfPlace: { answer: [...fieldsBelow('title', TITLE), 'years.issueCount', 'years.missingCount'] },
  issuesOfDate: {
    answer: [
      ...fieldsBelow('issues', ISSUE_OF_TITLE),
      ...fieldsBelow('undated', ISSUE_OF_TITLE),
      'dates.date',
      'dates.issueCount',
      'previous',
      'next',
      'firstIssue',
      'lastIssue',
    ],
  },
  articleSearch: {
    answer: [
      'total',
      'page',
      'pageSize',
      'matches.kind',
      'matches.firstPage',
      'matches.hits',
      'matches.access',
      'faults.at',
      'faults.length',
      ...fieldsBelow('coverage', [
        'articles',
        'issues',
        'titles',
        'firstDate',
        'lastDate',
        'gaps.title',
        'gaps.missing',
        'gaps.held',
      ]),
    ],
  },
  articleFacets: { answer: ['facet', 'values.count'] },
  articleTotal: { answer: [''] },
  // The answers of suggestions start with what was typed.
  articleSuggestions: REFUSED,
  // The file is a list of articles, and goes to the reader alone.
  exportArticles: { answer: ['rows', 'total'] },
  saveArticleSearch: SHAPE_ONLY,
  // A sentence of the reader’s own.
  readArticleSentence: SHAPE_ONLY,
  articleText: REFUSED,
  // Texts of newspapers beside each other.
  compareArticles: REFUSED,
  // Lines of newspapers, and who corrected them.
  correctionQueue: REFUSED,
  lostCorrections: REFUSED,
  protectedPages: SHAPE_ONLY,
  reviewCorrections: SHAPE_ONLY,
  revertCorrector: SHAPE_ONLY,
  placeCorrection: SHAPE_ONLY,
  protectPage: SHAPE_ONLY,
  // What staff bring, and what files say of it.
  deskNewspapers: REFUSED,
  deskNewspaper: REFUSED,
  deskNewspaperYear: REFUSED,
  newspaperFileReport: REFUSED,
  newspaperClosures: REFUSED,
  changeIssues: REFUSED,
  newspaperHosts: REFUSED,
  makeNewspaper: REFUSED,
  changeNewspaper: REFUSED,
  explainNewspaperGap: REFUSED,
  openNewspaperUpload: REFUSED,
  bringNewspaperManifest: REFUSED,
  takeNewspaperFile: REFUSED,
  dropNewspaperFile: REFUSED,
  newspaperReading: REFUSED,
  pauseNewspaperReading: REFUSED,
  retryNewspaperReading: REFUSED,
  newspaperPage: REFUSED,
  issueHits: REFUSED,
  articleCuts: REFUSED,
  issueOutline: OUTLINE,
  readIssue: OUTLINE,
  pageCorrections: REFUSED,
  lineHistory: REFUSED,
  correctLines: REFUSED,
  revertCorrections: SHAPE_ONLY,
};
