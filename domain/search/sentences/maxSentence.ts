/** Longest sentence that is read, in UTF-16 units; what is longer is cut. */
export const MAX_SENTENCE = 500;
