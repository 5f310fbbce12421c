import { PROXIMITIES } from '#domain/search/core/query/filterRules.ts';

import { type ArticleAddress, EVERY_ARTICLE } from './articleAddress.ts';
import { articleFilters } from './articleFilters.ts';
import { readWords } from './readWords.ts';
import { writeWords } from './writeWords.ts';

/** A search that finds at least as much as another, and what it changes. */
export interface WiderSearch {
  change: string;
  query: ArticleAddress;
}

/** Years by which a span of dates grows. */
const YEARS = 5;
/** More than these a reader does not compare. */
const MOST = 6;

const yearsAway = (date: string, years: number): string =>
  `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4) === '-02-29' ? '-02-28' : date.slice(4)}`;

/** The phrases of a query as single words; null where there are none. */
function withoutPhrases(words: string): string | null {
  const { all, none } = readWords(words).query;
  if (!all.some((group) => group.some((asked) => asked.kind === 'near' || asked.words.length > 1))) return null;
  const single = all.flatMap((group) =>
    group.length > 1
      ? [group]
      : group.flatMap((asked) =>
          (asked.kind === 'near' ? [...asked.left, ...asked.right] : asked.words).map((word) => [
            { kind: 'phrase' as const, words: [word] },
          ]),
        ),
  );
  return writeWords({ all: single, none });
}

/**
 * Searches to try where one finds nothing, the smallest change first: with misreadings, its phrases as single words,
 * more years, a wider circle, without one filter. @param titles - as of articleFilters.
 */
export function widerArticleSearches(query: ArticleAddress, titles?: ReadonlyMap<string, string>): WiderSearch[] {
  const start = { ...query, page: EVERY_ARTICLE.page };
  const wider: WiderSearch[] = [];
  if (query.words !== '' && (query.exact || query.refused.length > 0))
    wider.push({ change: 'Include misreadings', query: { ...start, exact: false, refused: [] } });
  const loose = withoutPhrases(query.words);
  if (loose !== null)
    wider.push({ change: 'All the words, anywhere in the article', query: { ...start, words: loose } });
  const { from, to, place, miles } = query;
  if (from !== null || to !== null)
    wider.push({
      change: `${YEARS} more years either way`,
      query: { ...start, from: from && yearsAway(from, -YEARS), to: to && yearsAway(to, YEARS) },
    });
  const farther = PROXIMITIES.find((each) => each > miles && each >= 10);
  if (place !== '' && farther !== undefined)
    wider.push({ change: `Within ${farther} miles of ${place}`, query: { ...start, miles: farther } });
  return [
    ...wider,
    ...articleFilters(query, titles).map(({ name, value, without }) => ({
      change: `Without ${name.toLowerCase()}: ${value}`,
      query: without,
    })),
  ].slice(0, MOST);
}
