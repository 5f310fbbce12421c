import { decadeOfDay } from '#domain/newspapers/search/dayNumber.ts';

import type { IndexedArticle } from '../articleSearch.ts';

/** What a segment knows of each article by a value from a list. */
export const VALUE_COLUMNS = {
  title: (article: IndexedArticle) => article.titleId,
  issue: (article: IndexedArticle) => article.issueId,
  county: (article: IndexedArticle) => article.county,
  region: (article: IndexedArticle) => article.region,
  country: (article: IndexedArticle) => article.country,
  kind: (article: IndexedArticle) => article.kind,
  access: (article: IndexedArticle) => article.access,
  decade: (article: IndexedArticle) => decadeOfDay(article.day),
} as const;
export type ValueColumn = keyof typeof VALUE_COLUMNS;
export const VALUE_COLUMN_NAMES = Object.keys(VALUE_COLUMNS) as ValueColumn[];

/** For no place: a number that no place of the gazetteer is. */
export const NO_PLACE = -2_147_483_648;
/** For an article without a figure of quality. */
export const NO_QUALITY = 65_535;
const QUALITY_STEPS = 10_000;
/** Quality as it is compared: in steps that a file can hold. */
export const qualitySteps = (quality: number | null): number =>
  quality === null ? NO_QUALITY : Math.round(Math.min(1, Math.max(0, quality)) * QUALITY_STEPS);

/** What a segment knows of each article by a number; `words` is counted while the text is read. */
export const NUMBER_COLUMNS = {
  no: (article: IndexedArticle) => article.no,
  day: (article: IndexedArticle) => article.day,
  addedOn: (article: IndexedArticle) => article.addedOn,
  place: (article: IndexedArticle) => article.placeId ?? NO_PLACE,
  quality: (article: IndexedArticle) => qualitySteps(article.quality),
  flags: (article: IndexedArticle) =>
    (article.firstPage === 1 ? FRONT_PAGE : 0) | (article.isCorrected ? CORRECTED : 0),
} as const;
export type NumberColumn = keyof typeof NUMBER_COLUMNS | 'words';
export const NUMBER_COLUMN_NAMES: readonly NumberColumn[] = [
  'no',
  'day',
  'addedOn',
  'place',
  'quality',
  'flags',
  'words',
];

/** Bits of `flags`. */
export const FRONT_PAGE = 1;
export const CORRECTED = 2;
