import type { Database } from '#server/platform/db/database.ts';

import { RECORDS_MARK } from './createHoldings.ts';

/** Trees that are looked after at once; the next look takes the others. */
const MOST_TREES = 20;
/** People of a tree that are queued at once while all of it is looked through. */
const SWEEP_PEOPLE = 1_000;
/** Minutes after which a person whom a copy of the server took and did not finish is free again. */
const LEASE_MINUTES = 2;

/** Queues people of a tree and everyone they share a family with. */
const QUEUE_CHANGED = `INSERT INTO tree_hint_queue (tree_id, person_id)
  SELECT $1, o.person_id FROM tree_family_member m JOIN tree_family_member o ON o.tree_id = m.tree_id AND o.family_id = m.family_id WHERE m.tree_id = $1 AND m.person_id = ANY($2::int[])
  UNION SELECT $1, unnest($2::int[])
  ON CONFLICT (tree_id, person_id) DO UPDATE SET since = now(), taken_until = NULL`;

interface Behind {
  treeId: number;
  version: number;
  treeVersion: number;
  lastChange: number;
  isOtherRecords: boolean;
}

/** People touched by changes after one: themselves, and those of families that changed. */
const changedPeople = (tx: Database, treeId: number, after: number): Promise<{ id: number; change: number }[]> =>
  tx.rows<{ id: number; change: number }>(
    `/* hintQueue.changed */ SELECT p.id, max(c.id) AS change FROM tree_change c JOIN tree_change_document d ON d.change_id = c.id
     CROSS JOIN LATERAL (
       SELECT d.document_id AS id WHERE d.kind = 'person'
       UNION SELECT jsonb_array_elements_text(f -> 'partners')::int FROM unnest(ARRAY[d.before, d.after]) AS f WHERE d.kind = 'family' AND f IS NOT NULL
       UNION SELECT (child ->> 'personId')::int FROM unnest(ARRAY[d.before, d.after]) AS f, jsonb_array_elements(f -> 'children') AS child WHERE d.kind = 'family' AND f IS NOT NULL
     ) AS p
     WHERE c.tree_id = $1 AND c.id > $2 GROUP BY p.id`,
    [treeId, after],
  );

async function catchUp(
  tx: Database,
  { treeId, version, treeVersion, lastChange, isOtherRecords }: Behind,
): Promise<void> {
  const changed = version === treeVersion ? [] : await changedPeople(tx, treeId, lastChange);
  if (changed.length > 0)
    await tx.rows(`/* hintQueue.queueChanged */ ${QUEUE_CHANGED}`, [treeId, changed.map(({ id }) => id)]);
  // A tree that changed without a change was filled: all of it is new.
  const isFilled =
    version !== treeVersion &&
    changed.length === 0 &&
    !(await tx.one(
      '/* hintQueue.anyChange */ SELECT 1 AS one FROM tree_change WHERE tree_id = $1 AND id > $2 LIMIT 1',
      [treeId, lastChange],
    ));
  await tx.rows(
    `/* hintQueue.caughtUp */ UPDATE tree_hint_progress SET tree_version = $2, last_change = greatest(last_change, $3), records_mark = CASE WHEN $4 THEN ${RECORDS_MARK} ELSE records_mark END,
       swept_to = CASE WHEN $4 THEN 0 ELSE swept_to END, ahead = CASE WHEN $4 THEN '{}' ELSE ahead END WHERE tree_id = $1`,
    [treeId, version, Math.max(lastChange, ...changed.map(({ change }) => change)), isOtherRecords || isFilled],
  );
}

/** Notices new trees, changed ones, and records that were published: queues the people concerned. */
export async function noticeChanges(db: Database): Promise<void> {
  await db.rows(
    `/* hintQueue.newTrees */ INSERT INTO tree_hint_progress (tree_id, tree_version, last_change, records_mark, swept_to)
     SELECT t.id, t.version, coalesce((SELECT max(c.id) FROM tree_change c WHERE c.tree_id = t.id), 0), ${RECORDS_MARK}, 0 FROM tree t
     WHERE t.is_ready AND NOT EXISTS (SELECT 1 FROM tree_hint_progress p WHERE p.tree_id = t.id) ON CONFLICT DO NOTHING`,
  );
  await db.transaction(async (tx) => {
    const behind = await tx.rows<Behind>(
      `/* hintQueue.behind */ SELECT p.tree_id AS "treeId", t.version, p.tree_version AS "treeVersion", p.last_change AS "lastChange", p.records_mark <> m.mark AS "isOtherRecords"
       FROM tree_hint_progress p JOIN tree t ON t.id = p.tree_id CROSS JOIN (SELECT ${RECORDS_MARK} AS mark) AS m
       WHERE t.is_ready AND (p.tree_version <> t.version OR p.records_mark <> m.mark) LIMIT ${MOST_TREES} FOR UPDATE OF p SKIP LOCKED`,
    );
    for (const tree of behind) await catchUp(tx, tree);
  });
}

/**
 * Queues the next people of a tree that is looked through as a whole, of the smallest first: theirs are done in
 * seconds.
 * @returns whether there was one.
 */
export const sweepOn = (db: Database): Promise<boolean> =>
  db.transaction(async (tx) => {
    const tree = await tx.one<{ treeId: number; sweptTo: number }>(
      '/* hintQueue.sweep */ SELECT g.tree_id AS "treeId", g.swept_to AS "sweptTo" FROM tree_hint_progress g JOIN tree t ON t.id = g.tree_id WHERE g.swept_to IS NOT NULL ORDER BY t.person_count, g.tree_id DESC LIMIT 1 FOR UPDATE OF g SKIP LOCKED',
    );
    if (!tree) return false;
    const people = await tx.rows<{ id: number }>(
      '/* hintQueue.sweepPeople */ SELECT id FROM tree_person WHERE tree_id = $1 AND id > $2 ORDER BY id LIMIT $3',
      [tree.treeId, tree.sweptTo, SWEEP_PEOPLE],
    );
    const last = people.at(-1);
    await tx.rows(
      '/* hintQueue.sweepQueue */ INSERT INTO tree_hint_queue (tree_id, person_id) SELECT g.tree_id, p.id FROM tree_hint_progress g, unnest($2::int[]) AS p (id) WHERE g.tree_id = $1 AND NOT p.id = ANY(g.ahead) ON CONFLICT DO NOTHING',
      [tree.treeId, people.map(({ id }) => id)],
    );
    await tx.rows(
      "/* hintQueue.swept */ UPDATE tree_hint_progress SET swept_to = $2, ahead = (SELECT coalesce(array_agg(a), '{}') FROM unnest(ahead) AS a WHERE a > $2) WHERE tree_id = $1",
      [tree.treeId, people.length < SWEEP_PEOPLE ? null : (last?.id ?? null)],
    );
    return true;
  });

/** A person to look at. */
export interface QueuedPerson {
  treeId: number;
  personId: number;
  /** To the microsecond, which a Date would lose. */
  since: string;
  /** Of the records that their tree is looked through with; null before that was started. */
  mark: string | null;
}

/** Takes the people who have waited longest; other copies of the server leave them alone for some minutes. */
export const takeQueued = (db: Database, most: number): Promise<QueuedPerson[]> =>
  db.rows<QueuedPerson>(
    `/* hintQueue.take */ UPDATE tree_hint_queue q SET taken_until = now() + make_interval(mins => ${LEASE_MINUTES})
     FROM (SELECT tree_id, person_id FROM tree_hint_queue WHERE taken_until IS NULL OR taken_until < now() ORDER BY since LIMIT $1 FOR UPDATE SKIP LOCKED) AS n
     WHERE q.tree_id = n.tree_id AND q.person_id = n.person_id RETURNING q.tree_id AS "treeId", q.person_id AS "personId", q.since::text AS since,
       (SELECT g.records_mark FROM tree_hint_progress g WHERE g.tree_id = q.tree_id) AS mark`,
    [most],
  );

/**
 * Ends with people of one tree, unless they changed meanwhile and wait again. Those who were looked at before their
 * turn need none.
 */
export async function doneQueued(tx: Database, treeId: number, people: readonly QueuedPerson[]): Promise<void> {
  const ids = people.map(({ personId }) => personId);
  await tx.rows(
    `/* hintQueue.done */ DELETE FROM tree_hint_queue q USING unnest($2::int[], $3::text[]) AS d (person_id, since)
     WHERE q.tree_id = $1 AND q.person_id = d.person_id AND q.since = d.since::timestamptz`,
    [treeId, ids, people.map(({ since }) => since)],
  );
  // Not where the tree has started to be looked through with other records meanwhile.
  await tx.rows(
    `/* hintQueue.ahead */ UPDATE tree_hint_progress g SET ahead = g.ahead || ARRAY(SELECT id FROM unnest($2::int[]) AS id WHERE id > g.swept_to AND NOT id = ANY(g.ahead))
     WHERE g.tree_id = $1 AND g.records_mark = $3 AND EXISTS (SELECT 1 FROM unnest($2::int[]) AS id WHERE id > g.swept_to)`,
    [treeId, ids, people[0]?.mark ?? null],
  );
}
