/**
 * A copy of a text that may have been cut from a longer one. A text that was cut holds on to the whole it was cut from,
 * in V8 at least: what is kept of a piece of a file would keep the piece.
 */
export const ownText = (text: string): string => ` ${text}`.slice(1);
