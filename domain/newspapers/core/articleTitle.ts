import type { ArticleKind } from './articleKind.ts';

/** What an article without a headline is called, by its kind. */
const UNTITLED: Readonly<Record<ArticleKind, string>> = {
  article: 'Article without a headline',
  advertisement: 'Advertisement',
  births: 'Births',
  marriages: 'Marriages',
  deaths: 'Deaths',
  illustration: 'Illustration',
  page: 'Whole page',
};

/** What an article is called: its headline, on one line, or what it is. */
export const articleTitle = ({ headline, kind }: { headline: string | null; kind: ArticleKind }): string =>
  (headline ?? '').replace(/\s+/gu, ' ').trim() || UNTITLED[kind];
