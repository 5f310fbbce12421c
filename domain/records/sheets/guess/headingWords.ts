/** Words that say nothing of what a column holds, where other words stand beside them. */
const FILLERS = new Set(
  'of the a an at in for to on as if any written given stated recorded known where shown yrs dd mm yyyy yy person persons deceased column field text'.split(
    ' ',
  ),
);

/** `names` and `name`, `grooms` and `groom` are one word. */
const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/u.test(word) ? word.replace(/(?<=ss)es$|s$/u, '') : word;

/**
 * The words of a heading that say what its column holds: in lower case, without signs and plurals, each once.
 *
 * @example headingWords('Date_of Burial (dd/mm/yyyy)') // ['date', 'burial']
 * @example headingWords('GroomsSurname') // ['groom', 'surname']
 */
export function headingWords(heading: string): string[] {
  const words = heading
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[’'`]|\(s\)/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(singular);
  const telling = words.filter((word) => !FILLERS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}
