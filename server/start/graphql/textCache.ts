/** What is remembered by a text. */
export interface TextCache<Value> {
  get(text: string): Value | undefined;
  set(text: string, value: Value): void;
  /** Characters of all texts remembered. */
  readonly length: number;
}

/**
 * Remembers what was made of texts, the ones used last. Bounded by their length, since a text stands for the memory of
 * what is made of it: what a caller invents can fill the cache, but no more than that. All texts together have at most
 * `most` characters; one longer than `longest` is not remembered.
 */
export function createTextCache<Value>({ most, longest }: { most: number; longest: number }): TextCache<Value> {
  const known = new Map<string, Value>();
  let length = 0;
  const forget = (text: string): void => {
    if (known.delete(text)) length -= text.length;
  };
  return {
    get(text) {
      const value = known.get(text);
      if (value === undefined) return undefined;
      // The order of a map is that of its insertions: the first is the one not used for longest.
      known.delete(text);
      known.set(text, value);
      return value;
    },
    set(text, value) {
      if (text.length > longest) return;
      forget(text);
      known.set(text, value);
      length += text.length;
      for (const oldest of known.keys()) {
        if (length <= most) return;
        forget(oldest);
      }
    },
    get length() {
      return length;
    },
  };
}
