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
