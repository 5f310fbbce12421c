import { nameBlockingKeys } from '#domain/kernel/names/classifyNames.ts';
import { tokensOfName } from '#domain/kernel/names/surnameParts.ts';
import { keywordsOf } from '#domain/records/core/keywordsOf.ts';
import type { SearchDocument } from '#domain/records/core/searchDocument.ts';
import { valueWords } from '#domain/records/core/valueWords.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A document with its record number. */
export interface NumberedDocument {
  no: number;
  document: SearchDocument;
}

interface ValueRow {
  field: string;
  key: string;
  place: number;
  earliest: number | null;
  latest: number | null;
}

const MOST_REMEMBERED = 300_000;
const keyOf = ({ field, key, place }: Pick<ValueRow, 'field' | 'key' | 'place'>): string =>
  `${field}\n${place}\n${key}`;
const array = (ids: Iterable<number>): string => `{${[...ids].join(',')}}`;

function valuesOf(document: SearchDocument): ValueRow[] {
  const values = Object.entries(document.values).flatMap(([field, held]) =>
    held.map(({ key, placeId }) => ({
      field,
      key,
      place: placeId === null ? 0 : placeId + 1,
      earliest: null,
      latest: null,
    })),
  );
  const years = Object.entries(document.years).map(([field, { earliest, latest }]) => ({
    field,
    key: `${earliest} ${latest}`,
    place: 0,
    earliest,
    latest,
  }));
  return [...values, ...years];
}

const blocksOf = ({ field, key }: ValueRow): string[] => {
  const kind = fieldById(field)?.nameKind;
  return kind ? [...new Set(tokensOfName(key, kind).flatMap((token) => nameBlockingKeys(token, kind)))] : [];
};

/**
 * Ids of values and words a shard is known to hold; to be emptied when a transaction that added some is rolled back.
 */
export class KnownIds {
  readonly values = new Map<string, number>();
  readonly words = new Map<string, number>();

  forget(): void {
    this.values.clear();
    this.words.clear();
  }
}

/** Writes rows of one set inside a transaction. */
export function createDocumentWriter(
  tx: Database,
  recordSetId: string,
  { values: valueIds, words: wordIds }: KnownIds,
): { write: (batch: readonly NumberedDocument[]) => Promise<void> } {
  async function knowValues(values: ReadonlyMap<string, ValueRow>): Promise<void> {
    if (valueIds.size > MOST_REMEMBERED) valueIds.clear();
    const unknown = [...values].filter(([key]) => !valueIds.has(key)).map(([, value]) => value);
    if (unknown.length === 0) return;
    const rows = JSON.stringify(
      unknown.map((value) => ({ ...value, words: valueWords(value.field, value.key), blocks: blocksOf(value) })),
    );
    await tx.rows(
      `/* sqlSearch.addValues */ INSERT INTO search_value (field, key, place, earliest, latest, words, blocks)
       SELECT field, key, place, earliest, latest, words, blocks
       FROM jsonb_to_recordset($1::jsonb) AS v(field text, key text, place integer, earliest smallint, latest smallint, words text[], blocks text[])
       ON CONFLICT DO NOTHING`,
      [rows],
    );
    const found = await tx.rows<{ id: number; field: string; key: string; place: number }>(
      `/* sqlSearch.valueIds */ SELECT s.id, s.field, s.key, s.place FROM search_value s
       JOIN jsonb_to_recordset($1::jsonb) AS v(field text, key text, place integer) ON s.field = v.field AND s.key = v.key AND s.place = v.place`,
      [rows],
    );
    for (const value of found) valueIds.set(keyOf(value), value.id);
  }

  async function knowWords(words: ReadonlySet<string>): Promise<void> {
    if (wordIds.size > MOST_REMEMBERED) wordIds.clear();
    const unknown = [...words].filter((word) => !wordIds.has(word));
    if (unknown.length === 0) return;
    await tx.rows(
      '/* sqlSearch.addWords */ INSERT INTO search_word (word) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING',
      [unknown],
    );
    const found = await tx.rows<{ id: number; word: string }>(
      '/* sqlSearch.wordIds */ SELECT id, word FROM search_word WHERE word = ANY($1::text[])',
      [unknown],
    );
    for (const { id, word } of found) wordIds.set(word, id);
  }

  return {
    async write(batch) {
      const rows = batch.map(({ no, document }) => ({
        no,
        rank: document.rank,
        values: valuesOf(document),
        words: keywordsOf(document),
      }));
      await knowValues(new Map(rows.flatMap(({ values }) => values.map((value) => [keyOf(value), value] as const))));
      await knowWords(new Set(rows.flatMap(({ words }) => [...words])));
      const idsOf = (values: readonly ValueRow[]): number[] => values.map((value) => valueIds.get(keyOf(value)) ?? 0);
      await tx.rows(
        `/* sqlSearch.addDocs */ INSERT INTO search_doc (no, record_set_id, rank, vals, facets, words)
         SELECT no, $2, rank, vals::int[], facets::int[], words::int[] FROM unnest($1::bigint[], $3::smallint[], $4::text[], $5::text[], $6::text[]) AS d(no, rank, vals, facets, words)`,
        [
          rows.map(({ no }) => no),
          recordSetId,
          rows.map(({ rank }) => rank),
          rows.map(({ values }) => array(idsOf(values))),
          rows.map(({ values }) => array(idsOf(values.filter(({ field }) => fieldById(field)?.isSearchFacet)))),
          rows.map(({ words }) => array([...words].map((word) => wordIds.get(word) ?? 0))),
        ],
      );
    },
  };
}
