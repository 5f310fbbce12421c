import { types, type CustomTypesConfig } from 'pg';

const { builtins } = types;

/** Row numbers, counts and offsets; a wider value would be silently rounded, so it is an error. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('A bigint from the database is beyond 2^53.');
  return value;
}

const own = new Map<number, (text: string) => unknown>([
  [builtins.INT8, parseBigint],
  // A calendar day has no time zone: as a Date it would move by one west of Greenwich.
  [builtins.DATE, String],
  [builtins.TIMESTAMP, String],
]);

/**
 * How values of the wire's text format become JavaScript's; see Database for the table. Text only: node-postgres'
 * binary mode corrupts results (brianc/node-postgres issue 3495).
 */
export const valueTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number) => own.get(oid) ?? types.getTypeParser(oid)) as CustomTypesConfig['getTypeParser'],
};

const SPECIAL = /[\\\t\n\r]/;

/** A text as COPY's text format wants it. */
export const copyText = (value: string): string =>
  // One kind of sign after the other: V8 replaces a single sign by a text several times as fast as by what a function
  // answers.
  SPECIAL.test(value)
    ? value.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/\t/g, '\\t').replace(/\r/g, '\\r')
    : value;

/** Any value as a cell of COPY's text format. */
export function copyCell(value: string | number | boolean | null): string {
  if (value === null) return '\\N';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return typeof value === 'number' ? String(value) : copyText(value);
}
