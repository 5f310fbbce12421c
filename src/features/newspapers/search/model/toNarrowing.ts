import { type ArticleAddress, EVERY_ARTICLE } from '#domain/newspapers/search/articleAddress.ts';
import { typedDate } from '#domain/newspapers/search/typedDate.ts';

import type { NarrowValues } from './narrowValues.ts';

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** What a form asks for; the list starts at its first page. */
export const toNarrowing = ({
  place,
  miles,
  from,
  to,
  fromWords,
  toWords,
  addedSince,
  quality,
  frontPage,
  corrected,
}: NarrowValues): Partial<ArticleAddress> => ({
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
