/**
 * A copy of a text that may have been cut from a longer one. A text that was cut holds on to the whole it was cut from,
 * in V8 at least: what is kept of a piece of a file would keep the piece.
 */
export const ownText = (text: string): string => ` ${text}`.slice(1);

/** Texts that come again and again, each kept once and known by its number from 0. */
export interface TextTable {
  /** Takes the text in where it is new. */
  numberOf: (text: string) => number;
  /** Null for a text that was never taken in. */
  find: (text: string) => number | null;
  /** Empty for a number that was never given. */
  textOf: (number: number) => string;
}

/** Makes an empty table. */
export function createTextTable(): TextTable {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  return {
    numberOf(text) {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      const own = ownText(text);
      numbers.set(own, texts.length);
      return texts.push(own) - 1;
    },
    find: (text) => numbers.get(text) ?? null,
    textOf: (number) => texts[number] ?? '',
  };
}
