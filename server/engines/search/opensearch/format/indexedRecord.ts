import { createHash } from 'node:crypto';

import { isOutsideAlphabet, orderKey } from '#domain/kernel/readings/orderKey.ts';
import { isRegionId } from '#domain/places/gazetteer/region.ts';
import { keywordsOf } from '#domain/records/core/keywordsOf.ts';
import type { SearchDocument } from '#domain/records/core/searchDocument.ts';
import { valueWords } from '#domain/records/core/textTokens.ts';
import { isOrderedAsName } from '#domain/records/core/valueKey.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import { KIND_FIELDS } from '#domain/search/results/takingTurns.ts';
import type { Clause } from '#server/engines/opensearch/answers.ts';

import { filedKeys } from '../../matching/filedKeys.ts';
import { isNameField, isPlaceField } from './fieldPaths.ts';
import { turnedWord, anyPlaceId, valueId } from './valueId.ts';

/** A value of the dictionary as the cluster keeps it; years have a span. */
export interface DictionaryValue {
  field: string;
  key: string;
  /** Id of the gazetteer; left out where there is none. */
  place?: number;
  earliest?: number;
  latest?: number;
}

/** A single name of the dictionary: its `key` is the name. */
export interface DictionaryName {
  nameOf: string;
  key: string;
}

/** What is written of one record. */
export interface IndexedRecord {
  document: Clause;
  /** Part of the sum by which a set is checked, below 2^20. */
  check: number;
  /** Its values by id, for the dictionary. */
  values: ReadonlyMap<string, DictionaryValue>;
  /** Its names, for the dictionary, by field and name. */
  names: ReadonlyMap<string, DictionaryName>;
}

const CHECK_HEX = 5;

const kindOf = ({ values }: SearchDocument): string => {
  const field = KIND_FIELDS.find((id) => values[id]);
  return field === undefined ? '' : `${field} ${values[field]?.[0]?.key}`;
};

const withWords = (words: readonly string[]): Clause => ({ words, turned: words.map(turnedWord) });

/** A value as the dictionary keeps it, with what it is looked up by. */
export const valueDocument = (id: string, value: DictionaryValue): Clause => ({
  id,
  ...value,
  ...(value.earliest === undefined && withWords([...new Set(valueWords(value.field, value.key))])),
});

/** A single name as the dictionary keeps it, with what it is looked up by. */
export function nameDocument(id: string, name: DictionaryName): Clause {
  const kind = fieldById(name.nameOf)?.nameKind;
  return { id, ...name, ...withWords([name.key]), ...(kind && { blocks: filedKeys(name.key, kind) }) };
}

/**
 * A record as the cluster keeps it: ready-made tokens, nothing left to analyse.
 *
 * @param generation - key of the set and its generation.
 */
export function indexedRecord(no: number, generation: string, record: SearchDocument): IndexedRecord {
  const dictionary = new Map<string, DictionaryValue>();
  const names = new Map<string, DictionaryName>();
  const ids: string[] = [];
  const found: Record<'f' | 's' | 'x' | 'y' | 't' | 'p' | 'u', Record<string, unknown>> = {
    f: {},
    s: {},
    x: {},
    y: {},
    t: {},
    p: {},
    u: {},
  };
  for (const [field, values] of Object.entries(record.values)) {
    for (const { key, placeId } of values) {
      const id = valueId(field, placeId, key);
      dictionary.set(id, { field, key, ...(placeId !== null && { place: placeId }) });
      ids.push(id);
      if (placeId !== null) ids.push(anyPlaceId(field, key));
    }
    const keys = values.map(({ key }) => key);
    found.f[field] = keys;
    const [first = ''] = keys;
    const order = isOrderedAsName(field) ? orderKey(first) : first;
    if (order !== null) found[isOrderedAsName(field) && isOutsideAlphabet(order) ? 'x' : 's'][field] = order;
    if (isNameField(field)) {
      const tokens = [...new Set(keys.flatMap((key) => valueWords(field, key)))];
      found.t[field] = tokens;
      for (const key of tokens) names.set(`${field} ${key}`, { nameOf: field, key });
    }
    if (isPlaceField(field)) {
      const located = values.flatMap(({ placeId }) => (placeId === null || isRegionId(placeId) ? [] : placeId));
      const unlocated = values.filter(({ placeId }) => placeId === null || isRegionId(placeId)).map(({ key }) => key);
      if (located.length > 0) found.p[field] = [...new Set(located)];
      if (unlocated.length > 0) found.u[field] = unlocated;
    }
  }
  for (const [field, { earliest, latest }] of Object.entries(record.years)) {
    const key = `${earliest} ${latest}`;
    const id = valueId(field, null, key);
    dictionary.set(id, { field, key, earliest, latest });
    ids.push(id);
    found.y[field] = earliest;
  }
  const document = {
    no,
    g: generation,
    rank: record.rank,
    kind: kindOf(record),
    v: ids,
    w: [...keywordsOf(record)],
    ...found,
  };
  const check = Number.parseInt(
    createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, CHECK_HEX),
    16,
  );
  return { document: { ...document, check }, check, values: dictionary, names };
}
