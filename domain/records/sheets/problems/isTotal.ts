const WORD = /^(?:(?:sub|grand)[\s-]?)?totals?\b|^sum\b|^carried (?:forward|over)\b/iu;
const COUNT = /^[£$]?[\d.,\s]+%?$/u;

/**
 * Whether a row is a total of those above: it says so in a cell, has a number, and nothing else.
 *
 * @example isTotal(['Total', '', '412']) // true
 */
export function isTotal(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const others = filled.filter((cell) => !WORD.test(cell));
  return (
    others.length < filled.length && filled.some((cell) => /\d/u.test(cell)) && others.every((cell) => COUNT.test(cell))
  );
}
