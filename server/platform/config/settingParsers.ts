/** Refuses a text. @throws Error whose message, what was expected, ends the sentence "NAME must be …". */
export function fail(expected: string): never {
  throw new Error(expected);
}

/** Makes a parser that takes one of some words. */
export const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value =>
    values.find((value) => value === text) ?? fail(`one of ${values.join(', ')}`);

/** Makes a parser that takes a text as it is, if it has a form. */
export const matching =
  (form: RegExp, expected: string) =>
  (text: string): string =>
    form.test(text) ? text : fail(expected);

/** Makes a parser of whole numbers, both ends included, with no more figures than the largest has. */
export const numberFrom =
  (least: number, most: number, expected: string) =>
  (text: string): number =>
    /^\d+$/u.test(text) && text.length <= String(most).length && Number(text) >= least && Number(text) <= most
      ? Number(text)
      : fail(expected);

/** Makes a parser of addresses with one of some protocols, each with its colon. */
export const parseUrl =
  (protocols: readonly string[], expected: string) =>
  (text: string): URL => {
    const url = URL.canParse(text) ? new URL(text) : null;
    return url && protocols.includes(url.protocol) ? url : fail(expected);
  };

/** Makes a parser of entries between separators; blanks around them and empty ones do not matter. */
export const list =
  <Entry>(parse: (text: string) => Entry, separator: string | RegExp = ',') =>
  (text: string): Entry[] =>
    text
      .split(separator)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map(parse);
