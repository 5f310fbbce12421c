import { figure } from '#domain/kernel/wording/countInWords.ts';

/** What a form and the server say of a text that is not a web address. */
const NO_WEB_ADDRESS = 'Enter an address that starts with https:// or http://';

/**
 * Whether a text is the address of a page. Files of other programs, and records of a site that has no certificate yet,
 * have addresses without encryption: they stay as they are. Nothing but pages: an address is drawn as a link.
 */
const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol);

/** Something of a document that cannot be stored. */
export interface DocumentProblem {
  /** Path in the document, such as `facts.2.date`. */
  path: string;
  message: string;
  /**
   * What was found there, of rules that imported documents may break: a text, a count, or that a rule of the whole is
   * broken.
   */
  found?: string | number | true;
}

/** Reads one value of a document: notes what is wrong and goes on with a value of the right shape. */
export type Shape<T> = (value: unknown, path: string, problems: DocumentProblem[]) => T;

const at = (path: string, key: string | number) => [path, String(key)].filter((part) => part !== '').join('.');

/** A text without control characters, which databases and files refuse; `longest` in UTF-16 units. */
export const text =
  (longest: number): Shape<string> =>
  (value, path, problems) => {
    if (typeof value !== 'string') {
      problems.push({ path, message: 'This must be text.' });
      return '';
    }
    const clean = value
      .replace(/\r\n?/gu, '\n')
      .replace(/[^\P{Cc}\n\t]|\p{Surrogate}/gu, '')
      .trim();
    if (clean.length > longest)
      problems.push({ path, message: `Use at most ${figure(longest)} characters.`, found: clean });
    return clean;
  };

/** A text that says something. */
export const someText =
  (longest: number): Shape<string> =>
  (value, path, problems) => {
    const read = text(longest)(value, path, problems);
    if (read === '' && typeof value === 'string') problems.push({ path, message: 'Enter something here.', found: '' });
    return read;
  };

/** Empty or the address of a page. */
export const webAddress: Shape<string> = (value, path, problems) => {
  const read = text(2000)(value, path, problems);
  if (read !== '' && !isWebAddress(read)) problems.push({ path, message: NO_WEB_ADDRESS, found: read });
  return read;
};

/** A number between two bounds, both included. */
export const number =
  (least: number, most: number): Shape<number> =>
  (value, path, problems) => {
    if (typeof value === 'number' && value >= least && value <= most) return value;
    problems.push({ path, message: `This must be a number from ${least} to ${most}.` });
    return least;
  };

/** The number of a document of the tree; `least` is 0 where it may still be without one. */
export const documentId =
  (least: 0 | 1 = 1): Shape<number> =>
  (value, path, problems) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= 2_147_483_647) return value;
    problems.push({ path, message: 'This must be the number of a document.' });
    return least;
  };

/** A switch: nothing but true and false, no words for them. */
export const yesOrNo: Shape<boolean> = (value, path, problems) => {
  if (typeof value !== 'boolean') problems.push({ path, message: 'This must be true or false.' });
  return value === true;
};

/** One of some values. */
export const oneOf =
  <T extends string | number>(first: T, ...others: readonly T[]): Shape<T> =>
  (value, path, problems) => {
    const found = [first, ...others].find((each) => each === value);
    if (found === undefined) problems.push({ path, message: `This must be one of ${[first, ...others].join(', ')}.` });
    return found ?? first;
  };

/** Null, or what the shape says. */
export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, path, problems) =>
    value === null ? null : shape(value, path, problems);

/** At most so many of a shape. */
export const listOf =
  <T>(shape: Shape<T>, most: number): Shape<T[]> =>
  (value, path, problems) => {
    if (!Array.isArray(value)) {
      problems.push({ path, message: 'This must be a list.' });
      return [];
    }
    if (value.length > most) problems.push({ path, message: `Use at most ${figure(most)} here.`, found: value.length });
    // All of them, also beyond the limit: what was there before must be found again.
    return value.map((each, index) => shape(each, at(path, index), problems));
  };

/** Exactly these properties: one that is missing or unknown is a problem. */
export const record =
  <T extends object>(shapes: { [Key in keyof T]-?: Shape<T[Key]> }): Shape<T> =>
  (value, path, problems) => {
    const given: Readonly<Record<string, unknown>> =
      typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      problems.push({ path, message: 'This must be an object.' });
    for (const key of Object.keys(given))
      if (!Object.hasOwn(shapes, key)) problems.push({ path: at(path, key), message: 'This property is unknown.' });
    const read = Object.entries<Shape<unknown>>(shapes).map(([key, shape]) => [
      key,
      shape(given[key], at(path, key), problems),
    ]);
    return Object.fromEntries(read) as T;
  };

/** A shape with a rule of its own on what was read. */
export const withRule =
  <T>(shape: Shape<T>, rule: (read: T, problem: (key: string, message: string) => void) => void): Shape<T> =>
  (value, path, problems) => {
    const read = shape(value, path, problems);
    rule(read, (key, message) => problems.push({ path: at(path, key), message, found: true }));
    return read;
  };
