/**
 * So many rows of a long list are in a document; the others come after it. More would make a document of more than some
 * 60 kB.
 */
export const MOST_AT_FIRST = 100;
