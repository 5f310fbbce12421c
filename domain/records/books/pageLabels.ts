const NUMBERED = /^(.*?)(\d{1,6})([rv])?$/su;

/**
 * What pages that follow each other are called, from what the first is called: numbers go on, and folios have two sides.
 * A name without a number is that of each.
 * @example pageLabels('folio 1r', 3) // ['folio 1r', 'folio 1v', 'folio 2r']
 * @example pageLabels('12', 2) // ['12', '13']
 */
export function pageLabels(first: string, count: number): string[] {
  const [, before = '', digits = '', side] = NUMBERED.exec(first.trim()) ?? [];
  if (digits === '') return Array.from({ length: count }, () => first.trim());
  return Array.from({ length: count }, (_page, at) => {
    const sides = at + (side === 'v' ? 1 : 0);
    const number = Number(digits) + (side === undefined ? at : Math.floor(sides / 2));
    const written = String(number).padStart(digits.startsWith('0') ? digits.length : 1, '0');
    return `${before}${written}${side === undefined ? '' : 'rv'[sides % 2]}`;
  });
}
