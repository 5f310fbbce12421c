import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

import { articleValueName } from '../core/articleNames.ts';
import { issueDateInWords } from '../core/issueDateInWords.ts';
import { parseNewspaperId } from '../core/newspaperIds.ts';
import { type ArticleAddress, EVERY_ARTICLE } from './articleAddress.ts';

/** A filter of a search in words, with the search as it is without it. */
export interface ArticleFilterPart {
  /** Tells the filters of one search apart. */
  id: string;
  name: string;
  value: string;
  without: ArticleAddress;
}

const NAMES = {
  title: 'Newspaper',
  county: 'County',
  decade: 'Decade',
  kind: 'Archive tag',
  access: 'Access',
  region: 'Region',
  country: 'Country',
} as const;

const FIRST_DAY = '-01-01';
const LAST_DAY = '-12-31';

const weekday = /^\p{L}+ /u;
const dateInWords = (date: string): string => issueDateInWords(date, 'day').replace(weekday, '');

/** A span of dates, as short as it can be. */
function spanInWords(from: string | null, to: string | null): string {
  const first = from !== null && from.endsWith(FIRST_DAY) ? from.slice(0, 4) : from && dateInWords(from);
  const last = to !== null && to.endsWith(LAST_DAY) ? to.slice(0, 4) : to && dateInWords(to);
  if (first === null) return `to ${last}`;
  if (last === null) return `from ${first}`;
  return first === last ? first : `${first}–${last}`;
}

function lengthInWords(least: number | null, most: number | null): string {
  if (least === null) return `up to ${countInWords(most ?? 0, 'word')}`;
  return most === null ? `${countInWords(least, 'word')} or more` : `${figure(least)}–${countInWords(most, 'word')}`;
}

/** An issue by its date; the newspaper is in the results. */
function issueInWords(id: string): string {
  const date = /\/(\d{4})(\d{2})(\d{2})/u.exec(parseNewspaperId(id)?.issueId ?? '');
  return date ? dateInWords(date.slice(1).join('-')) : id;
}

/**
 * What narrows a search of articles, part by part, in the order of its address. Its words and their misreadings are not
 * among them.
 *
 * @param titles - names of newspapers by id, where they are known; an id stands for itself.
 */
export function articleFilters(
  query: ArticleAddress,
  titles: ReadonlyMap<string, string> = new Map(),
): ArticleFilterPart[] {
  const parts: ArticleFilterPart[] = [];
  const add = (id: string, name: string, value: string, without: Partial<ArticleAddress>) =>
    parts.push({ id, name, value, without: { ...query, page: EVERY_ARTICLE.page, ...without } });
  const { place, miles, from, to, fromWords, toWords, addedSince, quality, issue } = query;
  if (place !== '')
    add('place', 'Published in', miles === 0 ? place : `${place}, within ${countInWords(miles, 'mile')}`, {
      place: '',
      miles: 0,
    });
  if (from !== null || to !== null) add('dates', 'Date', spanInWords(from, to), { from: null, to: null });
  for (const key of ['title', 'county', 'decade', 'kind', 'access', 'region', 'country'] as const) {
    for (const value of query[key])
      add(`${key} ${value}`, NAMES[key], key === 'title' ? (titles.get(value) ?? value) : articleValueName(value), {
        [key]: query[key].filter((other) => other !== value),
      });
  }
  if (issue !== null) add('issue', 'Issue', issueInWords(issue), { issue: null });
  if (fromWords !== null || toWords !== null)
    add('words', 'Length', lengthInWords(fromWords, toWords), { fromWords: null, toWords: null });
  if (query.frontPage) add('front', 'Page', 'front page', { frontPage: false });
  if (query.corrected) add('corrected', 'Text', 'corrected by members', { corrected: false });
  if (addedSince !== null) add('added', 'Added', `since ${dateInWords(addedSince)}`, { addedSince: null });
  if (quality !== null) add('quality', 'Text quality', `${quality}% or better`, { quality: null });
  return parts;
}
