import { type PlaceChange, type PlaceRules, placeRules } from '#domain/trees/places/placeChange.ts';
import type { Database } from '#server/platform/db/database.ts';
import { lockLimit } from '#server/platform/limits/lockLimit.ts';

/** Something an editor said of places. */
export interface SavedPlaceChange {
  id: number;
  said: string;
  madeAt: Date;
  undoneAt: Date | null;
}

/** Changes of the places of one tree. */
const MOST_CHANGES = 5_000;
const LISTED = 20;

/**
 * What editors said of the places of a tree, as far as it was not undone.
 * @returns with a key that is the same as long as they say the same
 */
export async function rulesOf(db: Database, treeId: number): Promise<{ key: string; rules: PlaceRules }> {
  const rows = await db.rows<{ id: number; change: PlaceChange }>(
    '/* treePlaces.changes */ SELECT id, change FROM tree_place_change WHERE tree_id = $1 AND undone_at IS NULL ORDER BY id',
    [treeId],
  );
  return { key: rows.map(({ id }) => id).join(' '), rules: placeRules(rows.map(({ change }) => change)) };
}

/** The latest changes of the places of a tree, undone ones too. */
export const latestPlaceChanges = (db: Database, treeId: number): Promise<SavedPlaceChange[]> =>
  db.rows<SavedPlaceChange>(
    '/* treePlaces.latest */ SELECT id, said, made_at AS "madeAt", undone_at AS "undoneAt" FROM tree_place_change WHERE tree_id = $1 ORDER BY id DESC LIMIT $2',
    [treeId, LISTED],
  );

/** Saves a change. Null: the tree has as many as it can have. */
export const savePlaceChange = (
  db: Database,
  treeId: number,
  memberId: number,
  change: PlaceChange,
  said: string,
): Promise<number | null> =>
  db.transaction(async (tx) => {
    await lockLimit(tx, `places of ${treeId}`);
    const row = await tx.one<{ id: number }>(
      `/* treePlaces.save */ INSERT INTO tree_place_change (tree_id, member_id, change, said)
       SELECT $1, $2, $3, left($4, 1000) WHERE (SELECT count(*) FROM tree_place_change WHERE tree_id = $1) < $5 RETURNING id`,
      [treeId, memberId, JSON.stringify(change), said, MOST_CHANGES],
    );
    return row && row.id;
  });

/** Undoes a change, or brings it back; whether there is such a change. */
export const setPlaceChangeUndone = async (
  db: Database,
  treeId: number,
  id: number,
  isUndone: boolean,
): Promise<boolean> =>
  (await db.one(
    '/* treePlaces.undo */ UPDATE tree_place_change SET undone_at = CASE WHEN $3 THEN coalesce(undone_at, now()) END WHERE tree_id = $1 AND id = $2 RETURNING id',
    [treeId, id, isUndone],
  )) !== null;
