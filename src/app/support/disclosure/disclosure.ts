/**
 * What of an operation may be seen outside of the reader's own page: in a recording of the DevTools and in a support
 * file. Fields are paths from the root, lists passed over: `hits.recordSet.name`; '' is an answer that is one text or
 * number. Truth values and nulls are always seen: they identify no one.
 */
export interface Disclosure {
  /** Fields of the answer whose texts and numbers are seen; of all others only the shape is (mask.ts). */
  answer: readonly string[];
  /** Fields of the arguments likewise; default none, because readers search for living people too. */
  arguments?: readonly string[];
}

/** Of such an operation a recording has only how big its answer is, and a support file nothing. */
export const REFUSED = 'refused';

/** By endpoint. */
export type OperationDisclosures = Readonly<Record<string, Disclosure | typeof REFUSED>>;

/** An operation of which nothing is seen but truth values and the shape. */
export const SHAPE_ONLY: Disclosure = { answer: [] };

/** Paths of several fields below one. */
export const fieldsBelow = (parent: string, fields: readonly string[]): string[] =>
  fields.map((field) => `${parent}.${field}`);
