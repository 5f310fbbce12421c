/** Countries that have counties; of others the country itself is the region. */
const WITH_COUNTIES = new Set([
  'england',
  'scotland',
  'wales',
  'ireland',
  'northern ireland',
  'united kingdom',
  'uk',
  'great britain',
]);

/**
 * The county of a place as it is written, or the country where none is named before it: what its text ends in.
 * @example regionOfText('Roche, Cornwall, England') // 'Cornwall'
 * @example regionOfText('Ohio, USA') // 'USA'
 */
export function regionOfText(text: string): string | null {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const last = parts.at(-1);
  if (last === undefined) return null;
  return WITH_COUNTIES.has(last.toLowerCase()) ? (parts.at(-2) ?? last) : last;
}
