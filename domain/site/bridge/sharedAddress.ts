/** Parameters that say how a page is embedded. */
const OF_THE_FRAME = ['source', 'isMobileApp'];
/** Parameters that open something: what they open is not the app's to pass on. */
const KEYS = ['publicTreeShareToken', 'token', 'code', 'state', 'returnTo'];

/**
 * The address of a page for other people: without what belongs to the app, and without keys.
 * @param publicUrl - the site's one address, without a trailing slash
 */
export function sharedAddress(publicUrl: string, { pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  for (const name of [...OF_THE_FRAME, ...KEYS]) query.delete(name);
  const left = query.toString();
  return `${publicUrl}${pathname}${left === '' ? '' : `?${left}`}`;
}
