/** Censuses and the register that have pages of their own, by year. */
export const PAGED_CENSUSES: readonly number[] = [1911, 1921, 1939];

/**
 * The year of the census or register that a page is about; null for any other page. @example
 * censusOfPage('/1939register') // 1939
 */
export function censusOfPage(path: string): number | null {
  const year = Number(/^\/(?:search-|tree\/)?(1\d{3})(?:-census|register)(?![a-z])/u.exec(path)?.[1]);
  return PAGED_CENSUSES.includes(year) ? year : null;
}

/**
 * Whether a site offers a page in its menus, guides and site map: not one about a census that it does not hold.
 * @param held - years of the censuses that the site holds
 */
export function isOfferedOf(path: string, held: readonly number[]): boolean {
  const census = censusOfPage(path);
  return census === null || held.includes(census);
}
