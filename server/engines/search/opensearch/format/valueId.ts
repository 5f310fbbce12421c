import { createHash } from 'node:crypto';

/** A word or a pattern from its last letter to its first: by its end it is looked for as by a beginning. */
export const turnedWord = (word: string): string => [...word].reverse().join('');

/**
 * Characters of an id: 96 bits, so that of a thousand million values two share one with a chance below one in a hundred
 * thousand million.
 */
const ID_LENGTH = 16;

/** In place of a place: a single name of a field's values. */
const NAME = 'name';

/** The place of a value that is found by its words whatever its place. */
const ANY_PLACE = '*';

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, ID_LENGTH);

/** What a document and the dictionary know one value of a field by. `placeId` is null for a value without a place. */
export const valueId = (field: string, placeId: number | null, key: string): string =>
  hash(`${field}\n${placeId ?? ''}\n${key}`);

/** What a located value is known by whatever its place; one that is not located has its valueId alone. */
export const anyPlaceId = (field: string, key: string): string => hash(`${field}\n${ANY_PLACE}\n${key}`);

/** What the dictionary knows a single name of a field by. */
export const nameId = (field: string, name: string): string => hash(`${field}\n${NAME}\n${name}`);
