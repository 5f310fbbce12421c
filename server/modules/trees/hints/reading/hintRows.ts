import type { Database } from '#server/platform/db/database.ts';

import type { StoredEvidence } from '../computing/computeHints.ts';

export type HintState = 'new' | 'maybe' | 'accepted' | 'rejected';
export type HintFilter = 'ALL' | 'CENSUS_1921' | 'MILITARY';

/** A hint as stored, in the state it is in now. */
export interface HintRow {
  id: number;
  treeId: number;
  personId: number;
  recordId: string;
  state: HintState;
  bits: number;
  isStrong: boolean;
  evidence: StoredEvidence[];
  computedAt: Date;
  changeId: number | null;
}

/** What is asked of the hints of some trees. */
export interface HintsAsked {
  trees: readonly number[];
  personId?: number;
  filter: HintFilter;
  /** Null: in any. */
  state: HintState | null;
  /** People born before it are taken for dead (`mayBeLiving`). */
  bornBefore: number;
}

/** Whether the change that took a record in is: it was not undone, or its undoing was. */
export const STANDS = `NOT EXISTS (SELECT 1 FROM tree_change u WHERE u.undoes = h.change_id AND NOT EXISTS (SELECT 1 FROM tree_change r WHERE r.undoes = u.id))`;
/** SQL of the state that a hint `h` is in now. */
export const STATE = `CASE WHEN h.state = 'accepted' AND (h.change_id IS NULL OR NOT (${STANDS})) THEN 'new' ELSE h.state END`;
const COLUMNS = `h.id, h.tree_id AS "treeId", h.person_id AS "personId", h.record_id AS "recordId", ${STATE} AS state, h.bits, h.is_strong AS "isStrong", h.evidence,
  h.computed_at AS "computedAt", CASE WHEN ${STATE} = 'accepted' THEN h.change_id END AS "changeId"`;

/**
 * SQL of a person `p` who is not living.
 * @param bornBefore - the parameter with the year before which the born are taken for dead
 */
export const deadIn = (bornBefore: string): string =>
  `(p.living_flag IS NOT DISTINCT FROM 'deceased' OR (p.living_flag IS NULL AND (p.is_known_dead OR coalesce(p.born_by < ${bornBefore}, false))))`;

/**
 * Hints of some trees whose person is not living and whose record is published and open; of a record taken for another
 * person in the tree none.
 * @param trees - SQL of an array of their numbers; `$2` is the year before which the born are taken for dead
 */
export const visibleHintsIn = (
  trees: string,
): string => `FROM tree_hint h JOIN tree_person p ON p.tree_id = h.tree_id AND p.id = h.person_id JOIN record_live r ON r.id = h.record_id AND NOT r.is_closed
  WHERE h.tree_id = ANY(${trees})
    AND ${deadIn('$2')}
    AND NOT EXISTS (SELECT 1 FROM tree_hint o WHERE o.tree_id = h.tree_id AND o.record_id = h.record_id AND o.id <> h.id AND o.state = 'accepted'
      AND EXISTS (SELECT 1 FROM tree_change c WHERE c.id = o.change_id) AND NOT EXISTS (SELECT 1 FROM tree_change u WHERE u.undoes = o.change_id))`;
const SHOWN = `${visibleHintsIn('$1::bigint[]')}
    AND ($3::int IS NULL OR h.person_id = $3)
    AND ($4 = 'ALL' OR ($4 = 'MILITARY' AND h.record_kind = 'military') OR ($4 = 'CENSUS_1921' AND h.record_kind = 'census' AND h.record_year = 1921))`;

const values = ({ trees, bornBefore, personId, filter }: HintsAsked) => [trees, bornBefore, personId ?? null, filter];

/**
 * A page of hints, those of one person together and the person with the strongest first; and how many there are in each
 * state.
 */
export async function findHints(
  db: Database,
  asked: HintsAsked,
  first: number,
  after: number,
): Promise<{ rows: HintRow[]; counts: Readonly<Record<HintState, number>> }> {
  const [rows, counted] = await Promise.all([
    db.rows<HintRow>(
      `/* hints.list */ SELECT * FROM (SELECT ${COLUMNS} ${SHOWN}) AS h WHERE $5::text IS NULL OR h.state = $5 ORDER BY max(h.bits) OVER (PARTITION BY h."treeId", h."personId") DESC, h."treeId", h."personId", h.bits DESC, h.id LIMIT $6 OFFSET $7`,
      [...values(asked), asked.state, first, after],
    ),
    db.rows<{ state: HintState; count: number }>(
      `/* hints.counts */ SELECT state, count(*) AS count FROM (SELECT ${STATE} AS state ${SHOWN}) AS h GROUP BY state`,
      values(asked),
    ),
  ]);
  const of = (state: HintState) => Number(counted.find((row) => row.state === state)?.count ?? 0);
  return { rows, counts: { new: of('new'), maybe: of('maybe'), accepted: of('accepted'), rejected: of('rejected') } };
}

/** A hint by its number, whatever becomes of it; null when there is none. */
export const hintById = (db: Database, id: number): Promise<HintRow | null> =>
  db.one<HintRow>(`/* hints.byId */ SELECT ${COLUMNS} FROM tree_hint h WHERE h.id = $1`, [id]);

/** The hint between a person and a record; null when the site made none. */
export const hintBetween = (
  db: Database,
  treeId: number,
  personId: number,
  recordId: string,
): Promise<HintRow | null> =>
  db.one<HintRow>(
    `/* hints.between */ SELECT ${COLUMNS} FROM tree_hint h WHERE h.tree_id = $1 AND h.person_id = $2 AND h.record_id = $3`,
    [treeId, personId, recordId],
  );

/** Notes what a member decided; a record that is taken in, with the change that did it. */
export const decideHint = (
  db: Database,
  id: number,
  state: HintState,
  memberId: number,
  changeId: number | null,
): Promise<unknown> =>
  db.rows(
    '/* hints.decide */ UPDATE tree_hint SET state = $2, decided_by = $3, decided_at = now(), change_id = $4 WHERE id = $1',
    [id, state, memberId, changeId],
  );
