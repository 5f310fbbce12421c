/** A word or a pattern from its last letter to its first: by its end it is looked for as by a beginning. */
export const turnedWord = (word: string): string => [...word].reverse().join('');
