import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request was made by a page of this site. Browsers mark it in headers that scripts cannot set; a request
 * that says nothing is refused, because another site's form could be behind it.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === publicUrl;
}
