/** An object of unknown fields. */
export type PlainObject = Record<string, unknown>;

export const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a field must be like to be seen: a text of a pattern, or any value of a harmless type. */
type Wanted = RegExp | 'number' | 'boolean';

const fits = (value: unknown, wanted: Wanted): boolean =>
  wanted instanceof RegExp ? typeof value === 'string' && wanted.test(value) : typeof value === wanted;

/** The named fields that are there and as they should be; no other. */
export const pickFields = (bag: PlainObject, wanted: Readonly<Record<string, Wanted>>): PlainObject =>
  Object.fromEntries(
    Object.entries(wanted).flatMap(([field, like]) => (fits(bag[field], like) ? [[field, bag[field]]] : [])),
  );
