import { type ArticleAddress, EVERY_ARTICLE } from '#domain/newspapers/search/articleAddress.ts';
import { dateToType, typedDate } from '#domain/newspapers/search/typedDate.ts';

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
const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

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

/** What a form asks for; the list starts at its first page. */
export const narrowedBy = ({ place, miles, from, to, fromWords, toWords, addedSince, quality, frontPage, corrected }: NarrowValues): Partial<ArticleAddress> => ({
  place: place.trim(),
  miles: Number(miles),
  from: typedDate(from, 'first'),
  to: typedDate(to, 'last'),
  fromWords: numberOf(fromWords),
  toWords: numberOf(toWords),
  addedSince: typedDate(addedSince, 'first'),
  quality: numberOf(quality),
  frontPage,
  corrected,
  page: EVERY_ARTICLE.page,
});
