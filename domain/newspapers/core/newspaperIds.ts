/** What an id names, from the whole paper down to one article. */
export interface NewspaperId {
  titleId: string;
  /** Null where the id names a title. */
  issueId: string | null;
  /** Position in the issue, from 1; null where the id names an issue or a title. */
  page: number | null;
  /** Position among the articles that start on the page, from 1; null for everything larger than an article. */
  article: number | null;
}

const TITLE = 'BL/\\d{7}|n-[a-z0-9]+(?:-[a-z0-9]+)*';
const ID = new RegExp(`^(${TITLE})(?:/(\\d{8}(?:-[a-z0-9]{1,20})?)(?:/(\\d{4})(?:/(\\d{4}))?)?)?$`, 'u');
const LONGEST = 200;

const fourDigits = (value: number): string => String(value).padStart(4, '0');

/**
 * The id of a title: the British Library's where the source gives its seven digits, else one made of the name.
 *
 * @example titleIdOf({ libraryNumber: '0002647', name: 'The Statesman' }) // 'BL/0002647'
 * @example titleIdOf({ libraryNumber: null, name: 'Deseret News.' }) // 'n-deseret-news'
 */
export function titleIdOf({ libraryNumber, name }: { libraryNumber: string | null; name: string }): string {
  return libraryNumber !== null && /^\d{7}$/u.test(libraryNumber) ? `BL/${libraryNumber}` : `n-${titleSlug(name)}`;
}

/** A name as addresses have it: `The Statesman.` is `the-statesman`. A name without Latin letters is `untitled`. */
export const titleSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .slice(0, 60)
    .replace(/-$/u, '') || 'untitled';

/** @param date - `1824-02-17`. @param edition - small letters and digits; empty for the only edition of a date. */
export const issueIdOf = (titleId: string, date: string, edition: string): string =>
  `${titleId}/${date.replaceAll('-', '')}${edition === '' ? '' : `-${edition}`}`;
/** @param page - position in the issue, from 1. */
export const pageIdOf = (issueId: string, page: number): string => `${issueId}/${fourDigits(page)}`;
/** @param article - position among the articles that start on the page, from 1. */
export const articleIdOf = (pageId: string, article: number): string => `${pageId}/${fourDigits(article)}`;

/** Reads an id as addresses carry it (REC-006); null for anything else. */
export function parseNewspaperId(text: string): NewspaperId | null {
  const [, titleId, issue, page, article] = (text.length <= LONGEST && ID.exec(text)) || [];
  if (titleId === undefined) return null;
  return {
    titleId,
    issueId: issue === undefined ? null : `${titleId}/${issue}`,
    page: page === undefined ? null : Number(page),
    article: article === undefined ? null : Number(article),
  };
}
