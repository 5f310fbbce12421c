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
