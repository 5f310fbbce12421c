/** Fewer letters start too many words. */
const FEWEST = 2;
/** Letters at the end, after a space or a sign of the search’s language. */
const LAST = /(?:^|[\s"(|=-])([\p{L}\p{N}'’]+)$/u;

/** The word that is being typed at the end of a search; null where none is, or it is too short to be completed. */
export function lastWord(words: string): string | null {
  const word = LAST.exec(words)?.[1] ?? '';
  return word.length < FEWEST ? null : word;
}

/** A search with its last word completed, ready for the next. @param whole - the word in full */
export const withLastWord = (words: string, whole: string): string =>
  `${words.slice(0, words.length - (lastWord(words)?.length ?? 0))}${whole} `;
