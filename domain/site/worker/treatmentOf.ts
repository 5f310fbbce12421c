import { isServerPath } from '#domain/kernel/routes/isServerPath.ts';

/** A name that the build gave: it ends in the hash of the content, or of the build. */
const HASHED = /^\/assets\/[\w.-]+\.[\da-f]{8}\.(?:css|js|woff2?|svg|png|webp|avif)$/u;

/** Whether a path is that of a file whose name says its content: no name is ever used twice. */
export const isPart = (path: string): boolean => HASHED.test(path);

/** What a worker sees of an answer. */
interface AnswerSeen {
  status: number;
  /** `basic` for one of this site. */
  type: string;
  redirected: boolean;
  /** Of its `Content-Type`, with or without parameters; null without one. */
  contentType: string | null;
}

const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript\b/u,
  css: /^text\/css\b/u,
  woff: /^font\/woff\b/u,
  woff2: /^font\/woff2\b/u,
  svg: /^image\/svg\+xml\b/u,
  png: /^image\/png\b/u,
  webp: /^image\/webp\b/u,
  avif: /^image\/avif\b/u,
};

/**
 * Whether an answer is the whole file that its path names: a page that says something else, as those of hotels'
 * networks do, is not kept in its place.
 * @param path - of a file with a hashed name
 */
export function mayKeep(path: string, { status, type, redirected, contentType }: AnswerSeen): boolean {
  const wanted = TYPES[path.slice(path.lastIndexOf('.') + 1)];
  return status === 200 && type === 'basic' && !redirected && wanted?.test(contentType ?? '') === true;
}

/** What a worker sees of a request. */
export interface RequestSeen {
  method: string;
  url: string;
  /** `navigate` for documents. */
  mode: string;
  /** `document` for that of a tab, `iframe` for that of a frame; another word or none for the rest. */
  destination: string;
  /** Asks for a part of a file only. */
  isRange: boolean;
}

/**
 * `part`: a file whose name says its content. `page`: the document of a tab, for which the shell may stand in.
 * `document`: another document, from the network alone. `network`: the worker has nothing to do with it.
 */
export type Treatment = 'part' | 'page' | 'document' | 'network';

/**
 * What a service worker does with a request (docs/adr/0099). Questions, pictures with rights, streams, uploads,
 * downloads in parts and other sites are none of its business.
 * @param origin - of this site
 */
export function treatmentOf({ method, url, mode, destination, isRange }: RequestSeen, origin: string): Treatment {
  const { origin: asked, pathname, search } = new URL(url);
  if (method !== 'GET' || asked !== origin || isRange) return 'network';
  if (mode === 'navigate') return destination === 'document' && !isServerPath(pathname) ? 'page' : 'document';
  return search === '' && isPart(pathname) ? 'part' : 'network';
}
