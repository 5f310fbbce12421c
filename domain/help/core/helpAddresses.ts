/** The help centre. */
export const HELP = '/help';
/** Where members and visitors write to support. */
export const HELP_CONTACT = '/help/contact';
/** The help about the site on a phone, which “switch to the app” links to (spec 2 section 2, UPGR-019). */
export const MOBILE_APP_HELP = '/help/categories/900-mobile-app';

/** What has an address of its own in the help centre. */
export type HelpKind = 'articles' | 'categories' | 'sections';

/**
 * The part of an address that names an article, a category or a section: the number decides, the words are for people.
 */
export interface HelpRef {
  /** Null where the address has words alone. */
  id: number | null;
  /** Empty where it has a number alone. */
  slug: string;
}

const REF = /^(\d{1,15})(?:-(.*))?$/u;

/**
 * Reads the part of an address that names something of the help.
 * @example readHelpRef('123-find-a-person') // { id: 123, slug: 'find-a-person' }
 * @example readHelpRef('mobile-app') // { id: null, slug: 'mobile-app' }
 */
export function readHelpRef(text: string): HelpRef {
  const [, id, slug = ''] = REF.exec(text) ?? [];
  return id === undefined ? { id: null, slug: text } : { id: Number(id), slug };
}

/** The address of an article, a category or a section. `slug` is the name of its file or folder. */
export const helpAddress = (kind: HelpKind, id: number, slug: string): string => `${HELP}/${kind}/${id}-${slug}`;

/** Results for a question. */
export const helpSearchAddress = (query: string): string => `${HELP}/search?${new URLSearchParams({ query })}`;

/**
 * The page of a result on this site: the last part of the result's own address decides (spec 2 section 2, HELP-003).
 * @example articleAddressOf('https://x/hc/en-gb/articles/123-abc') // '/help/articles/123-abc'
 */
export function articleAddressOf(htmlUrl: string): string {
  const path = htmlUrl.replace(/[?#].*$/u, '').replace(/\/+$/u, '');
  return `${HELP}/articles/${path.slice(path.lastIndexOf('/') + 1)}`;
}
