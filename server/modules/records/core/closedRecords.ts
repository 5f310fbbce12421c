import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import type { ClosureMeasure } from '#domain/records/reports/besideClosed.ts';
import { CLOSURES_IN_TURN, isClosedBesideFile, lockSetsForClosures } from '#server/engines/search/records/closures.ts';
import { maskNames, type RecordPlace } from '#server/engines/search/records/maskNames.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import { readHouseholdAnew } from '#server/modules/places/addresses/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { nameToClose, recordsBeside } from './recordsBeside.ts';

/** What staff want of a record that tells of the closed person. */
export interface BesideDecision {
  recordId: string;
  measure: ClosureMeasure;
}

const PLACE = 'no, record_set_id AS "recordSetId", generation, coalesce(group_key, id) AS household';
/** A measure knows whose name it is about; not where it was decided while the closed person's set was withdrawn. */
const HAS_NAME = (table: string) => `cardinality(${table}.given) + cardinality(${table}.surnames) > 0`;

/** The sets that some ids of records begin with. */
const setsOf = (recordIds: readonly string[]): string[] => recordIds.map((id) => id.slice(0, id.indexOf('/')));

async function takeInto(tx: Database, changed: readonly RecordPlace[]): Promise<void> {
  if (changed.length === 0) return;
  const households = new Map(
    changed.map((place) => [JSON.stringify([place.recordSetId, place.generation, place.household]), place]),
  );
  const sets = [...new Set(changed.map(({ recordSetId }) => recordSetId))].sort();
  // Sets before their addresses, as where a reading of addresses ends: neither waits for the other.
  await tx.rows('/* closedRecords.revise */ UPDATE record_set SET revision = revision + 1 WHERE id = ANY($1::text[])', [
    sets,
  ]);
  for (const place of households.values()) await readHouseholdAnew(tx, place);
  // Counted again by the next caller.
  await tx.rows('/* closedRecords.recount */ DELETE FROM record_set_coverage WHERE record_set_id = ANY($1::text[])', [
    sets,
  ]);
}

/** Numbers of some records and of all in household or event with them, in every generation that is kept. */
async function numbersAround(tx: Database, recordIds: readonly string[]): Promise<number[]> {
  const rows = await tx.rows<{ no: number }>(
    `/* closedRecords.around */ SELECT no FROM record WHERE id = ANY($1::text[])
     UNION SELECT m.no FROM record r JOIN record m ON m.record_set_id = r.record_set_id AND m.generation = r.generation AND m.group_key = r.group_key WHERE r.id = ANY($1::text[])`,
    [recordIds],
  );
  return rows.map(({ no }) => no);
}

/**
 * Keeps what becomes of the records beside a closed one: as staff decided, else as the rule says. What they left open
 * elsewhere stays so.
 */
async function keepMeasures(tx: Database, recordId: string, decisions: readonly BesideDecision[]): Promise<void> {
  const record = await createRecordStore({ db: tx }).byId(recordId);
  const name = record && (await nameToClose(tx, record));
  const measures = new Map(
    record
      ? (await recordsBeside(tx, record, { withClosed: true })).map((beside) => [beside.record.id, beside.measure])
      : [],
  );
  for (const { recordId: beside, measure } of decisions) if (beside !== recordId) measures.set(beside, measure);
  await tx.rows(
    `/* closedRecords.keepMeasures */ INSERT INTO record_beside_closed (closed_id, record_id, measure, given, surnames)
     SELECT $1, m.record_id, m.measure, $4::text[], $5::text[] FROM unnest($2::text[], $3::text[]) AS m(record_id, measure)
     ON CONFLICT (closed_id, record_id) DO UPDATE SET measure = excluded.measure,
       given = CASE WHEN ${HAS_NAME('record_beside_closed')} THEN record_beside_closed.given ELSE excluded.given END,
       surnames = CASE WHEN ${HAS_NAME('record_beside_closed')} THEN record_beside_closed.surnames ELSE excluded.surnames END`,
    [recordId, [...measures.keys()], [...measures.values()], name?.given ?? [], name?.surnames ?? []],
  );
}

/**
 * Closes a record for everyone until it is opened again: transcripts, households, results, addresses, exports and
 * images obey it at once, search engines once they are notified (`noticeClosures`), and a later import finds it here.
 * Records that tell of its person are closed with it, or leave the name out (`besideClosed`).
 *
 * @param decisions - what staff want of the records that name the person; the rule decides of those not among them.
 */
export function closeRecord(db: Database, recordId: string, decisions: readonly BesideDecision[] = []): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.rows(CLOSURES_IN_TURN);
    await tx.rows(
      '/* closedRecords.keep */ INSERT INTO closed_record (record_id) VALUES ($1) ON CONFLICT (record_id) DO NOTHING',
      [recordId],
    );
    await keepMeasures(tx, recordId, decisions);
    const beside = (
      await tx.rows<{ id: string }>(
        '/* closedRecords.besides */ SELECT record_id AS id FROM record_beside_closed WHERE closed_id = $1',
        [recordId],
      )
    ).map(({ id }) => id);
    await lockSetsForClosures(tx, setsOf([recordId, ...beside]));
    const closed = await tx.rows<RecordPlace>(
      `/* closedRecords.close */ UPDATE record SET is_closed = true, closed_on_request = true WHERE id = ANY($1::text[]) AND NOT is_closed AND ${isClosedBesideFile('record', '$2')} RETURNING ${PLACE}`,
      [[recordId, ...beside], dayOf(new Date())],
    );
    await takeInto(tx, [...closed, ...(await maskNames(tx, await numbersAround(tx, [recordId, ...beside])))]);
  });
}

/**
 * Does for closures in a set what could not be done while it was withdrawn and its records were not read: those beside
 * a closed one are closed with it, or leave the name out, as staff decided then, else as the rule says. Closures that
 * know the name already stay as they are.
 */
export async function completeClosures(tx: Database, recordSetId: string): Promise<void> {
  const bare = await tx.rows<{ id: string; decisions: BesideDecision[] }>(
    `/* closedRecords.bare */ SELECT c.record_id AS id,
       (SELECT coalesce(json_agg(json_build_object('recordId', b.record_id, 'measure', b.measure)), '[]') FROM record_beside_closed b WHERE b.closed_id = c.record_id) AS decisions
     FROM closed_record c JOIN record_live r ON r.id = c.record_id
     WHERE r.record_set_id = $1 AND NOT EXISTS (SELECT FROM record_beside_closed b WHERE b.closed_id = c.record_id AND ${HAS_NAME('b')})`,
    [recordSetId],
  );
  for (const { id, decisions } of bare) await closeRecord(tx, id, decisions);
}

/** Waits for closures that are under way elsewhere, and holds up later ones until the transaction ends. */
export async function lockClosures(tx: Database): Promise<void> {
  await tx.rows(CLOSURES_IN_TURN);
}

/**
 * Opens a record that was closed on request, and what was closed or left out beside it; the counterpart of
 * `closeRecord`. One that its own set closes, because a person in it may be living, or a date that has not come, stays
 * closed, and so does what another closure asks for.
 *
 * @returns whether readers see it now.
 */
export async function reopenRecord(tx: Database, recordId: string): Promise<boolean> {
  await tx.rows('/* closedRecords.forget */ DELETE FROM closed_record WHERE record_id = $1', [recordId]);
  const beside = (
    await tx.rows<{ id: string }>(
      '/* closedRecords.forgetMeasures */ DELETE FROM record_beside_closed WHERE closed_id = $1 RETURNING record_id AS id',
      [recordId],
    )
  ).map(({ id }) => id);
  await lockSetsForClosures(tx, setsOf([recordId, ...beside]));
  const opened = await tx.rows<RecordPlace>(
    `/* closedRecords.reopen */ UPDATE record SET is_closed = false, closed_on_request = false WHERE id = ANY($1::text[]) AND closed_on_request AND NOT ${isClosedBesideFile('record', '$2')} RETURNING ${PLACE}`,
    [[recordId, ...beside], dayOf(new Date())],
  );
  await takeInto(tx, [...opened, ...(await maskNames(tx, await numbersAround(tx, [recordId, ...beside])))]);
  return (
    (await tx.one('/* closedRecords.isOpen */ SELECT FROM record_live WHERE id = $1 AND NOT is_closed', [recordId])) !==
    null
  );
}
