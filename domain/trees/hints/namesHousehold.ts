import type { LinkageField } from '#domain/records/matches/evidence.ts';

const FIELDS: ReadonlySet<string> = new Set<LinkageField>(['household', 'father', 'mother', 'spouse']);

/**
 * Whether the words of some evidence about a record name others of its household or event: parents and spouse are known
 * from them, too. Where one of them is closed these words must not be given (spec 1 section 7).
 *
 * @param field - as `Evidence.field`
 */
export const namesHousehold = (field: string): boolean => FIELDS.has(field);
