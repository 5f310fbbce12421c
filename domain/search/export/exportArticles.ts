import { csvText } from './csvText.ts';
import type { ExportOrigin } from './exportFile.ts';

/** An article as a file of results has it: what its reader may read, and where it comes from. */
export interface ExportedArticle {
  id: string;
  /** Full address of the reader at the article. */
  address: string;
  title: string;
  kind: string;
  newspaper: string;
  /** `1842-02-05` */
  date: string;
  /** Position of its first page, from 1. */
  page: number;
  place: string | null;
  county: string | null;
  words: number;
  /** Separated by this site, not by the source. */
  isGuess: boolean;
  isCorrected: boolean;
  isSample: boolean;
  /** Licence and thanks that go with the text wherever it goes. */
  licence: string | null;
  /** Null where the reader may not read it, or the file has no room left. */
  text: string | null;
  whyNoText: 'not readable' | 'file is full' | null;
}

const WHY = { 'not readable': 'You may not read this article', 'file is full': 'Left out: this file is full' } as const;
const yes = (value: boolean): string => (value ? 'yes' : '');

/** Where each row comes from: repeated in every row, since rows are copied out of files. */
const columnsOf = (
  article: ExportedArticle,
  { site, search, searchAddress, exportedAt }: ExportOrigin,
): [column: string, value: string][] => [
  ['Headline', article.title],
  ['Kind', article.kind],
  ['Newspaper', article.newspaper],
  ['Date', article.date],
  ['Page', String(article.page)],
  ['Place of publication', article.place ?? ''],
  ['County', article.county ?? ''],
  ['Words', String(article.words)],
  ['Text', article.text ?? (article.whyNoText ? WHY[article.whyNoText] : '')],
  ['Text corrected by people', yes(article.isCorrected)],
  ['Separated by this site', yes(article.isGuess)],
  ['Fictional sample data', yes(article.isSample)],
  ['Credit and licence', article.licence ?? ''],
  ['Article address', article.address],
  ['Site', site],
  ['Search', search],
  ['Search address', searchAddress],
  ['Exported', exportedAt],
];

/** Articles as CSV, one a row. */
export function articlesCsv(articles: readonly ExportedArticle[], origin: ExportOrigin): string {
  const rows = articles.map((article) => columnsOf(article, origin));
  return csvText(
    (rows[0] ?? []).map(([column]) => column),
    rows.map((row) => row.map(([, value]) => value)),
  );
}

/** Articles as JSON, with what the file is before them. */
export const articlesJson = (articles: readonly ExportedArticle[], origin: ExportOrigin): string =>
  `${JSON.stringify({ ...origin, rows: articles.length, articles }, null, 2)}\n`;
