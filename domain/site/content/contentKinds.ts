/**
 * Kinds of texts, which are also the folders they are kept in: fixed pages, `/page/:uid`, articles, regions, houses,
 * record sets, the events of a country, stories, partners, and what the site says of itself.
 */
export const CONTENT_KINDS = [
  'landing',
  'page',
  'article',
  'region',
  'house',
  'record-set',
  'timeline',
  'story',
  'partner',
  'site',
] as const;

/**
 * Texts of the kind `site`, which every site has: keys, which are also their addresses (`/terms`), with their names in
 * a sentence.
 */
export const SITE_TEXTS = {
  terms: 'terms of use',
  privacy: 'privacy notice',
  accessibility: 'accessibility statement',
  about: 'page about the site',
} as const;

/** Characters that a text written in the browser may have: seven times the longest that comes with the site. */
export const LONGEST_SITE_TEXT = 50_000;

/**
 * Kinds of the help centre. All are kept below the folder `help`: a category and a section as the `index.md` of their
 * folder.
 */
export type HelpContentKind = 'help-category' | 'help-section' | 'help-article';
const HELP_KINDS: readonly HelpContentKind[] = ['help-category', 'help-section', 'help-article'];

const KEY = /^[a-z0-9]+(?:-+[a-z0-9]+)*(?:\/[a-z0-9]+(?:-+[a-z0-9]+)*){0,3}$/u;
const LONGEST_KEY = 200;

/**
 * Whether a text can be the key of a document: words of lower-case letters and digits joined by hyphens, up to four
 * segments.
 */
export const isContentKey = (text: string): boolean => text.length <= LONGEST_KEY && KEY.test(text);

/**
 * What a file of texts is, by its name below the folder of texts.
 * @param name - without ending: `article/1939register/how`, `help/searching/basics/index`
 * @returns kind and key; null for a file that is no document: it belongs to no kind, or its name is no key.
 */
export function contentPlace(name: string): { kind: string; key: string } | null {
  const [folder = '', ...segments] = name.split('/');
  if (folder === 'help') {
    const isIndex = segments.at(-1) === 'index';
    const kind = HELP_KINDS[isIndex ? segments.length - 2 : segments.length === 3 ? 2 : -1];
    const key = (isIndex ? segments.slice(0, -1) : segments).join('/');
    return kind !== undefined && (kind === 'help-article') !== isIndex && isContentKey(key) ? { kind, key } : null;
  }
  const key = segments.join('/');
  return (CONTENT_KINDS as readonly string[]).includes(folder) && isContentKey(key) ? { kind: folder, key } : null;
}
