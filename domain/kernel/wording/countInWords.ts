/**
 * A whole number as readers see it: `2345` is "2,345". Written out, since a telephone takes some 15 ms to load how
 * numbers are written in English.
 */
export const figure = (count: number): string =>
  Number.isInteger(count) ? String(count).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',') : count.toLocaleString('en-GB');

/**
 * Things with their number: "1 record", "2,345 records", "0 people".
 *
 * @param one - what one of them is called.
 * @param many - what several are called, where that is more than an `s`.
 */
export const countInWords = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`;
