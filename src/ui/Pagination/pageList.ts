/**
 * The pages a pager offers: first, last, the current one and its neighbours; `null` stands for a gap.
 * A gap of one page is that page.
 *
 * @param current - from 1.
 * @example pageList(6, 20) // [1, null, 5, 6, 7, null, 20]
 */
export function pageList(current: number, last: number): (number | null)[] {
  const wanted = new Set([1, last, current - 1, current, current + 1].filter((page) => page >= 1 && page <= last));
  const pages: (number | null)[] = [];
  let previous = 0;
  for (const page of [...wanted].sort((a, b) => a - b)) {
    if (page - previous === 2) pages.push(page - 1);
    else if (page - previous > 2) pages.push(null);
    pages.push(page);
    previous = page;
  }
  return pages;
}
