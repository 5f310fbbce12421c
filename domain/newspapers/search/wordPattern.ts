/** What a word with wildcards matches: `*` any letters or none, `?` one letter. */
export function wordPattern(word: string): RegExp {
  const parts = [...word].map((sign) =>
    sign === '*' ? '[^ ]*' : sign === '?' ? '[^ ]' : sign.replace(/[\\^$.|+()[\]{}/-]/gu, '\\$&'),
  );
  return new RegExp(`^${parts.join('')}$`, 'u');
}

/** The letters before its first wildcard. */
export const patternStart = (word: string): string => /^[^*?]*/u.exec(word)?.[0] ?? '';
