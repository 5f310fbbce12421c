import type { ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { dateToType } from '#domain/newspapers/search/typedDate.ts';

/** What narrows a search, as the fields of a form hold it. */
export interface NarrowValues {
  place: string;
  miles: string;
  from: string;
  to: string;
  fromWords: string;
  toWords: string;
  addedSince: string;
  quality: string;
  frontPage: boolean;
  corrected: boolean;
}

const digits = (value: number | null): string => (value === null ? '' : String(value));

/** A search as a form shows it. */
export const narrowValuesOf = (query: ArticleAddress): NarrowValues => ({
  place: query.place,
  miles: String(query.miles),
  from: dateToType(query.from, 'first'),
  to: dateToType(query.to, 'last'),
  fromWords: digits(query.fromWords),
  toWords: digits(query.toWords),
  addedSince: dateToType(query.addedSince, 'first'),
  quality: digits(query.quality),
  frontPage: query.frontPage,
  corrected: query.corrected,
});
