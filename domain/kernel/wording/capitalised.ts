/** Words with the capital that starts a sentence. */
export const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
