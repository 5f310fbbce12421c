/** List entries kept of an answer: more would not be looked at. */
const LIST_LIMIT = 40;
/** Deeper than any answer of ours. */
const DEPTH_LIMIT = 20;
/** Keys of an answer are field names of the schema; anything else is personal text. */
const FIELD = /^(?:__typename|[a-zA-Z]\w{0,60})$/u;
/** A day or a moment, of which pages make words: another one stands in for it. */
const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u;
/** The id of a person of a tree; pages read it, so another one stands in for it. */
const TREE_PERSON = /^fmp-\d+-\d+$/u;
const ADDRESS = /^(?:\/|https?:|data:|blob:)/iu;

/**
 * Takes everything out of a value that is not expressly allowed, and leaves its shape, so that a page can be drawn from
 * it.
 */
export interface Mask {
  /**
   * A copy in which only allowed texts and numbers are left. A text becomes `text 7`, the same one always the same
   * number within this mask; an address leads nowhere; the id of a person of a tree stays one; days and moments become
   * the first of the year 2000; numbers become 0. Truth values and nulls stay: they identify no one.
   * @param allowed - paths of fields from the root, lists passed over: `hits.recordSet.name`
   * @param wording - what a text at one of them must be like besides; default anything
   */
  answer(value: unknown, allowed: ReadonlySet<string>, wording?: RegExp): unknown;
}

/** What stays of a value. */
interface Rules {
  allowed: ReadonlySet<string>;
  wording: RegExp;
}

const ANYTHING = /^/u;

/** A mask with numbers of its own. */
export function createMask(): Mask {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, numbers.size + 1);
    return numbers.size;
  };
  const hidden = (text: string): string => {
    if (DAY.test(text)) return '2000-01-01';
    if (MOMENT.test(text)) return '2000-01-01T00:00:00.000Z';
    if (TREE_PERSON.test(text)) return `fmp-1-${numberOf(text)}`;
    return ADDRESS.test(text) ? `about:blank#${numberOf(text)}` : `text ${numberOf(text)}`;
  };

  function masked(value: unknown, path: string, { allowed, wording }: Rules, depth: number): unknown {
    if (value === null || typeof value === 'boolean') return value;
    if (typeof value === 'string') return allowed.has(path) && wording.test(value) ? value : hidden(value);
    if (typeof value === 'number') return allowed.has(path) ? value : 0;
    if (typeof value !== 'object' || depth > DEPTH_LIMIT) return null;
    if (Array.isArray(value))
      return value.slice(0, LIST_LIMIT).map((entry) => masked(entry, path, { allowed, wording }, depth + 1));
    const entries = Object.entries(value).filter(([name]) => FIELD.test(name));
    return Object.fromEntries(
      entries.map(([name, entry]) => [
        name,
        masked(entry, path === '' ? name : `${path}.${name}`, { allowed, wording }, depth + 1),
      ]),
    );
  }
  return { answer: (value, allowed, wording = ANYTHING) => masked(value, '', { allowed, wording }, 0) };
}
