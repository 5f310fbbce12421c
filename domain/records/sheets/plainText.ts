/** No character (NUL), the mark between cells (unit separator), and halves of characters. */
const NO_TEXT = /[\0\u001F\p{Cs}]/gu;

/** A text without what a database refuses: each such sign becomes a space. */
export const plainText = (text: string): string => text.replace(NO_TEXT, ' ');
