/**
 * Which scripts each page needs beside the entry, from the built files.
 * @param folder - of the built scripts
 * @param entry - names of the entry's scripts
 * @param bytesOf - what a script weighs: of several ways to a page the lightest counts
 * @returns names of files by the id of a page's route; of a page that is one of two, by its id the second and by its id with a question mark the first
 */
export function pageScripts(
  folder: string,
  entry: readonly string[],
  bytesOf: (name: string) => number,
): Map<string, string[]>;
