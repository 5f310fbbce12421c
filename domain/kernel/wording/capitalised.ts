/** Words as a sentence of their own begins. */
export const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
