/** What an article is. `page` is a whole page whose articles are not separated. */
export const ARTICLE_KINDS = [
  'article',
  'advertisement',
  'births',
  'marriages',
  'deaths',
  'illustration',
  'page',
] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** Whether a text names a kind of article. */
export const isArticleKind = (text: string): text is ArticleKind => ARTICLE_KINDS.some((kind) => kind === text);

const OF_SOURCE: readonly (readonly [RegExp, ArticleKind])[] = [
  [/^(?:advert|classified)/iu, 'advertisement'],
  [/^birth/iu, 'births'],
  [/^(?:marriage|wedding)/iu, 'marriages'],
  [/^(?:death|obituar)/iu, 'deaths'],
  [/^(?:illustration|picture|photograph|cartoon|image)/iu, 'illustration'],
];

/**
 * The kind that a source means by its own word: METS `ADVERT`, article XML `advertising`. What is not known is an
 * article.
 */
export const articleKindOf = (word: string | null): ArticleKind =>
  OF_SOURCE.find(([pattern]) => pattern.test(word ?? ''))?.[1] ?? 'article';

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
