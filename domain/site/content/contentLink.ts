import { internalPath } from '#domain/kernel/grants/returnTarget.ts';

/**
 * Where a link of a text may lead: a path of this site by the rule for redirects, a fragment of the same page,
 * or another site by https without credentials.
 * @returns the address, or null for anything else (`javascript:`, `//host`, `http:`).
 */
export function contentLink(text: string): string | null {
  if (/^#[\w-]+$/u.test(text)) return text;
  const path = internalPath(text);
  if (path !== null) return path;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}
