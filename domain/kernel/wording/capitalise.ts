/** Words with the capital that starts a sentence. */
export const capitalise = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
