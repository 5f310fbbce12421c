import type { RecordSet } from '#domain/records/core/record.ts';
import { BIRTH_DATES, BIRTH_EVENT, RECORD_DATES } from '#domain/records/core/recordYear.ts';
import { type Database, PREPARED } from '#server/platform/db/database.ts';

import type { FacetCount } from '../SearchEngine.ts';
import { SET_FIELDS } from './setColumns.ts';
import { SET_ID } from './setNames.ts';

/** A published record set with what of it is loaded. */
export interface PublishedSet extends RecordSet {
  /** What its address holds: its id, or what it was renamed to. */
  slug: string;
  /** ISO 8601, UTC. */
  publishedAt: string;
  recordCount: number;
  /** Every year with records, ascending. */
  years: readonly number[];
  placeCount: number;
  places: readonly FacetCount[];
}

type CountedRow = Omit<PublishedSet, 'publishedAt'> & { publishedAt: Date };
type SetRow = CountedRow | (Omit<CountedRow, 'recordCount'> & { recordCount: null });

/** Places named on the page of a record set. */
const TOP_PLACES = 12;

/** The four digits of a year in some fields of a record, the first that has any. */
const YEAR_IN = (fieldIds: readonly string[]): string =>
  `coalesce(${fieldIds.map((fieldId) => `substring(r.fields->>'${fieldId}' FROM '(?:^|[^0-9])([0-9]{4})(?:[^0-9]|$)')`).join(', ')})`;
/** The year of a record as `recordYear` reads it, near enough for the years that a set covers. */
const YEAR_OF_RECORD = `coalesce(${YEAR_IN(RECORD_DATES)}, CASE WHEN r.fields->>'EventType' ~* '${BIRTH_EVENT.source}' THEN ${YEAR_IN(BIRTH_DATES)} END)`;

/**
 * Sets that have not been counted, held until the transaction ends: no record of them is closed or opened between what is
 * counted and what is kept of it. One in which that happens now is left for the next who asks.
 */
const holdUncounted = async (tx: Pick<Database, 'rows'>): Promise<string[]> =>
  (
    await tx.rows<{ id: string }>(
      `/* recordSets.uncounted */ SELECT s.id FROM record_set s WHERE s.live_generation IS NOT NULL
         AND NOT EXISTS (SELECT 1 FROM record_set_coverage k WHERE k.record_set_id = s.id AND k.generation = s.live_generation)
       ORDER BY s.id FOR SHARE OF s SKIP LOCKED`,
    )
  ).map(({ id }) => id);

const keepCounted = (tx: Pick<Database, 'rows'>, ids: readonly string[]): Promise<unknown> =>
  tx.rows(
    `/* recordSets.countCoverage */ INSERT INTO record_set_coverage (record_set_id, generation, record_count, years, place_count, top_places)
     SELECT s.id, s.live_generation,
       (SELECT count(*) FROM record r WHERE r.record_set_id = s.id AND r.generation = s.live_generation AND NOT r.is_closed),
       coalesce((SELECT array_agg(DISTINCT y.year ORDER BY y.year) FROM (
         SELECT ${YEAR_OF_RECORD}::int AS year
         FROM record r WHERE r.record_set_id = s.id AND r.generation = s.live_generation AND NOT r.is_closed) AS y WHERE y.year IS NOT NULL), '{}'),
       coalesce(p.places, 0), coalesce(p.top, '[]')
     FROM record_set s
     LEFT JOIN LATERAL (
       SELECT count(*) AS places, jsonb_agg(jsonb_build_object('value', c.place, 'count', c.n) ORDER BY c.n DESC, c.place) FILTER (WHERE c.rank <= ${TOP_PLACES}) AS top
       FROM (
         SELECT r.fields->>'Place' AS place, count(*) AS n, row_number() OVER (ORDER BY count(*) DESC, r.fields->>'Place') AS rank
         FROM record r WHERE r.record_set_id = s.id AND r.generation = s.live_generation AND NOT r.is_closed AND r.fields->>'Place' IS NOT NULL
         GROUP BY 1) AS c
     ) AS p ON true
     WHERE s.id = ANY($1::text[]) AND s.live_generation IS NOT NULL
     ON CONFLICT DO NOTHING`,
    [ids],
  );

/**
 * Counts what is loaded of every published set that has not been counted yet: once a generation, so that no page
 * ever scans the records. Safe to run from several copies of the server at once.
 */
export const countCoverage = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const ids = await holdUncounted(tx);
    if (ids.length > 0) await keepCounted(tx, ids);
  });

/** Reads published record sets; made once a request. */
export function createRecordSetStore({ db }: { db: Database }) {
  const read = (id: string | null) =>
    db.rows<SetRow>(
      `/* recordSets.published */ SELECT ${SET_FIELDS}, coalesce(s.slug, s.id) AS slug, s.published_at AS "publishedAt",
         k.record_count AS "recordCount", k.years, k.place_count AS "placeCount", k.top_places AS places
       FROM record_set s LEFT JOIN record_set_coverage k ON k.record_set_id = s.id AND k.generation = s.live_generation
       WHERE s.live_generation IS NOT NULL AND ($1::text IS NULL OR s.id = ${SET_ID}) ORDER BY lower(s.name), s.id`,
      [id],
    );
  const readCounted = async (id: string | null): Promise<PublishedSet[]> => {
    let rows = await read(id);
    if (rows.some(({ recordCount }) => recordCount === null)) {
      await countCoverage(db);
      rows = await read(id);
    }
    // A set published within this very moment waits for the next request to be counted.
    return rows
      .filter((row): row is CountedRow => row.recordCount !== null)
      .map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
  };
  const readDescribed = async (): Promise<ReadonlyMap<string, RecordSet>> => {
    const rows = await db.rows<RecordSet>(
      `/* recordSets.described */ SELECT ${SET_FIELDS} FROM record_set s WHERE s.live_generation IS NOT NULL`,
      [],
      PREPARED,
    );
    return new Map(rows.map((set) => [set.id, set]));
  };
  let described: Promise<ReadonlyMap<string, RecordSet>> | null = null;
  let all: Promise<PublishedSet[]> | null = null;
  const published = () => (all ??= readCounted(null));
  const single = new Map<string, Promise<PublishedSet | null>>();
  const one = (id: string): Promise<PublishedSet | null> => {
    const known = single.get(id) ?? readCounted(id).then(([set]) => set ?? null);
    single.set(id, known);
    return known;
  };

  return {
    /** By id, without what is loaded of them, at a fraction of the work. */
    described: (): Promise<ReadonlyMap<string, RecordSet>> => (described ??= readDescribed()),

    /** What the published sets are called, in no order. */
    names: async (): Promise<readonly string[]> =>
      (
        await db.one<{ names: string[] }>(
          `/* recordSets.names */ SELECT coalesce(json_agg(name), '[]') AS names FROM record_set WHERE live_generation IS NOT NULL`,
          [],
          PREPARED,
        )
      )?.names ?? [],

    /** A to Z. */
    all: published,
    /** By id, or by a slug that it has or had. Null when there is none, or none published. */
    byId: async (id: string): Promise<PublishedSet | null> =>
      (all && (await all).find((set) => set.id === id)) || one(id),
  };
}
