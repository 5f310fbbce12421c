/** Code points that the first file of a font has. */
export const FIRST_LETTERS: readonly number[];
