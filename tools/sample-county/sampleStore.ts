import type { PoolClient } from 'pg';

import type { RecordSet } from '#domain/records/core/record.ts';
import { closeAgain } from '#server/engines/search/records/closeAgain.ts';
import { descriptionFrom, SET_COLUMNS, setAsRow } from '#server/engines/search/records/setColumns.ts';

/** Any number will do that no other advisory lock of the site has: "WEX" in ASCII and a one. */
const SAMPLE_LOCK = 0x57455801;

/** Waits until no other copy of the server seeds, until the transaction ends. */
export async function lockSample(client: PoolClient): Promise<void> {
  await client.query(`/* sample.lock */ SELECT pg_advisory_xact_lock($1)`, [SAMPLE_LOCK]);
}

/** Ids of record sets whose newest published import is of this content; they need no seeding. */
export async function setsWithContent(client: PoolClient, contentHash: string): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>(
    `/* sample.current */ SELECT s.id FROM record_set s JOIN record_import i ON i.record_set_id = s.id AND i.generation = s.live_generation WHERE i.content_hash = $1`,
    [contentHash],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Ids of the operator's real record sets. The sample leaves them alone. */
export async function setsOfTheSite(client: PoolClient): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>(
    `/* sample.foreign */ SELECT id FROM record_set WHERE NOT is_sample`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Keeps the description of a sample set and opens its next generation. */
export async function openGeneration(client: PoolClient, set: RecordSet, contentHash: string): Promise<number> {
  await client.query(
    `/* sample.keepSet */ INSERT INTO record_set (${SET_COLUMNS}) SELECT ${SET_COLUMNS} FROM jsonb_populate_record(NULL::record_set, $1)
     ON CONFLICT (id) DO UPDATE SET ${descriptionFrom('excluded')}`,
    [setAsRow(set)],
  );
  const { rows } = await client.query<{ generation: number }>(
    `/* sample.open */ INSERT INTO record_import (record_set_id, generation, content_hash, source_file, state)
     SELECT $1, 1 + coalesce(max(generation), 0), $2, $3, 'running' FROM record_import WHERE record_set_id = $1
     RETURNING generation`,
    [set.id, contentHash, `${set.id.toLowerCase()}.csv`],
  );
  const generation = rows[0]?.generation;
  if (generation === undefined) throw new Error('A generation of the sample was not opened.');
  return generation;
}

/** Switches readers to a generation. */
export async function publishGeneration(
  client: PoolClient,
  setId: string,
  generation: number,
  accepted: number,
): Promise<void> {
  await closeAgain(
    {
      rows: async <Row extends object>(sql: string, values?: readonly unknown[]) =>
        (await client.query<Row>(sql, [...(values ?? [])])).rows,
    },
    setId,
    generation,
  );
  await client.query(
    `/* sample.supersede */ UPDATE record_import SET state = 'superseded' WHERE record_set_id = $1 AND state = 'published'`,
    [setId],
  );
  await client.query(
    `/* sample.finish */ UPDATE record_import SET state = 'published', accepted = $3, finished_at = now() WHERE record_set_id = $1 AND generation = $2`,
    [setId, generation, accepted],
  );
  await client.query(
    `/* sample.publish */ UPDATE record_set SET live_generation = $2, published_at = now() WHERE id = $1`,
    [setId, generation],
  );
}
