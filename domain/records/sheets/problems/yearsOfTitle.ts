/** A year, and the end of a span as titles write it: `1813-37`, `1813–1837`. */
const YEARS = /(?<![\d/])(1[4-9]\d\d|20\d\d)(?:\s*[-–—/]\s*(\d{4}|\d{2})(?!\d))?/gu;
const CENTURY = 100;

/**
 * The first and the last year that the title of a register names; null where it names none. A number behind a stroke is
 * part of a reference: RG 10/1834.
 */
export function yearsOfTitle(title: string): { earliest: number; latest: number } | null {
  const years = [...title.matchAll(YEARS)].flatMap(([, from = '', to]) => {
    const first = Number(from);
    if (to === undefined) return [first];
    const last = to.length === 4 ? Number(to) : Math.floor(first / CENTURY) * CENTURY + Number(to);
    return [first, last < first ? last + CENTURY : last];
  });
  return years.length === 0 ? null : { earliest: Math.min(...years), latest: Math.max(...years) };
}
