import { type ArticleAddress, EVERY_ARTICLE } from './articleAddress.ts';
import { readArticleAddress } from './readArticleAddress.ts';

/** The parameters of a search in their order, defaults left out. */
function parametersOf(query: ArticleAddress): string {
  const address = new URLSearchParams();
  const add = (key: string, value: string | number | boolean | null) => {
    if (value !== null && value !== '' && value !== false) address.append(key, String(value));
  };
  const addAll = (key: string, values: readonly string[]) => {
    for (const value of values) add(key, value);
  };
  add('q', query.words);
  add('place', query.place);
  add('miles', query.miles === EVERY_ARTICLE.miles ? null : query.miles);
  add('from', query.from);
  add('to', query.to);
  addAll('title', query.title);
  addAll('county', query.county);
  addAll('decade', query.decade);
  addAll('kind', query.kind);
  addAll('access', query.access);
  addAll('region', query.region);
  addAll('country', query.country);
  add('issue', query.issue);
  add('minwords', query.fromWords);
  add('maxwords', query.toWords);
  add('front', query.frontPage);
  add('corrected', query.corrected);
  add('added', query.addedSince);
  add('quality', query.quality);
  add('exact', query.exact);
  addAll(
    'not',
    query.refused.map(({ word, reading }) => `${word}:${reading}`),
  );
  add('order', query.order === EVERY_ARTICLE.order ? null : query.order);
  add('page', query.page === EVERY_ARTICLE.page ? null : query.page);
  return address.toString();
}

/**
 * The query part of the address that holds a search of articles, without a question mark; empty for a search of
 * everything. What is left out has its default, and what the address could not carry is left out, so that equal
 * searches have equal addresses and reading one back gives the same search.
 *
 * @example writeArticleAddress({ words: 'lost mare', from: '1842' }) // 'q=lost+mare&from=1842-01-01'
 */
export const writeArticleAddress = (query: Partial<ArticleAddress>): string =>
  parametersOf(readArticleAddress(parametersOf({ ...EVERY_ARTICLE, ...query })).query);
