/**
 * The page of a list that an address asks for, from 1; the first for what is no page.
 * @param query - of the address, with `page` @param last - the last page that can be asked for
 */
export function pageIn(query: URLSearchParams, last = 100_000): number {
  const asked = query.get('page') ?? '';
  const page = /^[1-9]\d{0,6}$/u.test(asked) ? Number(asked) : 1;
  return page <= last ? page : 1;
}
