/** The page that an address asks for, from 1; the first for what is no page. */
export function pageIn(query: URLSearchParams): number {
  const asked = query.get('page') ?? '';
  return /^[1-9]\d{0,5}$/u.test(asked) ? Number(asked) : 1;
}
