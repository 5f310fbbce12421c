import { createHash } from 'node:crypto';

import { isOrderedAsName } from '#domain/records/core/valueKey.ts';
import { RESULT_FACETS } from '#domain/search/core/catalogue/fields.ts';
import type { Clause } from '#server/engines/opensearch/answers.ts';

import { isNameField, isPlaceField, VALUE_FIELDS, YEAR_FIELDS } from './fieldPaths.ts';

/** Raised when documents are written or laid out otherwise though the mapping stays. */
const FORMAT = 8;

/** Looked for, never counted or ordered by. */
const SOUGHT = { type: 'keyword', doc_values: false };
/** Counted or ordered by, never looked for. */
const COUNTED = { type: 'keyword', index: false };
/**
 * Counted in every search: the order of all values is worked out before new records are found, and by a node that
 * starts, not by the first search.
 */
const READILY_COUNTED = { ...COUNTED, eager_global_ordinals: true };
const COUNTED_NUMBER = { type: 'integer', index: false };

const all = (fields: readonly string[], mapping: Clause): Clause => ({
  properties: Object.fromEntries(fields.map((field) => [field, mapping])),
});

/**
 * The mapping of records, made from the catalogue. Nothing is kept that need not be: records are read from the
 * database.
 */
export const RECORD_MAPPING: Clause = {
  dynamic: 'strict',
  _source: { enabled: false },
  properties: {
    no: { type: 'long' },
    g: { type: 'keyword' },
    rank: { type: 'byte', index: false },
    check: COUNTED_NUMBER,
    kind: { type: 'keyword', eager_global_ordinals: true },
    v: SOUGHT,
    w: SOUGHT,
    f: {
      properties: Object.fromEntries(
        VALUE_FIELDS.map((field) => [field, RESULT_FACETS.includes(field) ? READILY_COUNTED : COUNTED]),
      ),
    },
    s: all(VALUE_FIELDS, COUNTED),
    x: all(VALUE_FIELDS.filter(isOrderedAsName), COUNTED),
    y: all(YEAR_FIELDS, COUNTED_NUMBER),
    // Looked for and counted.
    t: all(VALUE_FIELDS.filter(isNameField), { type: 'keyword' }),
    p: all(VALUE_FIELDS.filter(isPlaceField), COUNTED_NUMBER),
    u: all(VALUE_FIELDS.filter(isPlaceField), COUNTED),
  },
};

/** The mapping of the dictionary: every distinct value of every field, and every single name of fields of names. */
export const VALUE_MAPPING: Clause = {
  dynamic: 'strict',
  _source: { includes: ['id', 'field', 'key', 'place', 'earliest', 'latest'] },
  properties: {
    id: { type: 'keyword', index: false },
    // A value has a field, a name the field whose values have it.
    field: SOUGHT,
    nameOf: SOUGHT,
    key: SOUGHT,
    place: { type: 'integer', doc_values: false },
    earliest: { type: 'integer', doc_values: false },
    latest: { type: 'integer', doc_values: false },
    words: SOUGHT,
    // The words from their last letter to their first: what is looked for by its end.
    turned: SOUGHT,
    blocks: SOUGHT,
  },
};

/** The mapping of what is known of each set's generation. */
export const SET_MAPPING: Clause = {
  dynamic: 'strict',
  properties: {
    generation: { type: 'keyword' },
    isComplete: { type: 'boolean' },
    records: { type: 'long' },
    check: { type: 'long' },
    after: { type: 'long' },
    mark: SOUGHT,
    usedAt: { type: 'long' },
  },
};

/** Names an arrangement of the index: another catalogue or another way of writing has another. */
export const FORMAT_NAME = createHash('sha256')
  .update(JSON.stringify([FORMAT, RECORD_MAPPING, VALUE_MAPPING, SET_MAPPING]))
  .digest('hex')
  .slice(0, 10);
