/**
 * Whether a text has more characters than that, as a person counts them: an emoji is one. Of a text of any length it
 * reads no more than it needs.
 */
export const isLongerThan = (text: string, most: number): boolean =>
  text.length > most && [...text.slice(0, 2 * most + 1)].length > most;
