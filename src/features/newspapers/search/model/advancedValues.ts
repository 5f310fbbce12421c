import { ARTICLE_KINDS, type ArticleKind } from '#domain/newspapers/core/articleKind.ts';
import type { ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { ARTICLE_ORDERS } from '#domain/newspapers/search/articleQuery.ts';
import { joinWords, type PartedWords } from '#domain/newspapers/search/joinWords.ts';

import { type NarrowValues, narrowValuesOf } from './narrowValues.ts';
import { toNarrowing } from './toNarrowing.ts';

/** The advanced form. */
export interface AdvancedValues extends NarrowValues, PartedWords {
  exact: boolean;
  /** Ids of newspapers, one a line; empty for all. A series is its newspapers. */
  titles: string;
  counties: string;
  access: string;
  kinds: Record<ArticleKind, boolean>;
  order: string;
}

const LIST = '\n';
const joined = (values: readonly string[]): string => values.join(LIST);
const parted = (text: string): string[] => text.split(LIST).filter((value) => value !== '');

/** Several values as one option of a list. */
export const optionOf = joined;

/** A search as the advanced form shows it. */
export const advancedValuesOf = (query: ArticleAddress): AdvancedValues => ({
  ...narrowValuesOf(query),
  all: query.words,
  phrase: '',
  any: '',
  none: '',
  exact: query.exact,
  titles: joined(query.title),
  counties: joined(query.county),
  access: joined(query.access),
  kinds: Object.fromEntries(ARTICLE_KINDS.map((kind) => [kind, query.kind.includes(kind)])) as Record<
    ArticleKind,
    boolean
  >,
  order: query.order,
});

/** What the advanced form asks for. What it has no field for, such as decades, stays as it was. */
export const advancedSearch = (query: ArticleAddress, values: AdvancedValues): ArticleAddress => ({
  ...query,
  ...toNarrowing(values),
  words: joinWords(values),
  exact: values.exact,
  title: parted(values.titles),
  county: parted(values.counties),
  access: parted(values.access),
  kind: ARTICLE_KINDS.filter((kind) => values.kinds[kind]),
  order: ARTICLE_ORDERS.find((order) => order === values.order) ?? 'relevance',
  refused: [],
});
