import type { ArticleKind } from './articleKind.ts';

/** Kinds of article, as filters name them. */
export const KIND_NAMES: Readonly<Record<ArticleKind, string>> = {
  article: 'Articles',
  advertisement: 'Advertisements',
  births: 'Births',
  marriages: 'Marriages',
  deaths: 'Deaths',
  illustration: 'Illustrations',
  page: 'Whole pages',
};

/** Whom articles are open to, as filters name them. */
export const ACCESS_NAMES = {
  free: 'Free to read',
  members: 'Members',
  subscribers: 'Subscribers',
  institution: 'Libraries and institutions',
} as const;

/** The name of a kind or an access in filters; the value itself where it has none. */
export const articleValueName = (value: string): string =>
  ({ ...KIND_NAMES, ...ACCESS_NAMES })[value as ArticleKind] ?? value;
