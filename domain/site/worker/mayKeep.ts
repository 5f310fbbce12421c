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
