/**
 * Cuts a request target at its query, without reading `//` as the start of a host. `search` has its `?` or is empty.
 */
export function splitTarget(target: string): { pathname: string; search: string } {
  const at = target.indexOf('?');
  return at < 0 ? { pathname: target, search: '' } : { pathname: target.slice(0, at), search: target.slice(at) };
}
