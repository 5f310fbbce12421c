import type { Database } from '#server/platform/db/database.ts';

import { type PersonView, visibleValues } from './reading/personView.ts';
import type { TreeRow } from './treeRow.ts';

/** As much of a tree as says which version of it is read. */
type VersionedTree = Pick<TreeRow, 'id' | 'version' | 'createdAt'>;

/**
 * Remembers what was worked out of a whole tree while that version of it is read: pages are leafed through, and a large
 * tree is read as a whole. What fails is not remembered.
 *
 * @param most - trees that are remembered, the last asked for
 */
export function perVersion<Made>(
  most: number,
  make: (db: Database, treeId: number) => Promise<Made>,
): (db: Database, tree: VersionedTree) => Promise<Made> {
  const memories = new WeakMap<Database, Map<string, Promise<Made>>>();
  return (db, { id, version, createdAt }) => {
    const remembered = memories.get(db) ?? new Map<string, Promise<Made>>();
    memories.set(db, remembered);
    const key = `${id} ${version} ${createdAt.getTime()}`;
    const made = remembered.get(key) ?? make(db, id);
    made.catch(() => remembered.delete(key));
    remembered.delete(key);
    remembered.set(key, made);
    const [oldest] = remembered.keys();
    if (remembered.size > most && oldest !== undefined) remembered.delete(oldest);
    return made;
  };
}

type PerVersion<Made> = ReturnType<typeof perVersion<Made>>;

/**
 * As `perVersion`, for what depends on whom the reader may see: readers of the same rights share it, all others have
 * their own.
 *
 * @param most - trees that are remembered for each kind of reader
 */
export function perView<Made>(
  most: number,
  make: (db: Database, treeId: number, view: PersonView) => Promise<Made>,
): (db: Database, tree: Parameters<PerVersion<Made>>[1], view: PersonView) => Promise<Made> {
  // Who edits, who sees the living, all others: few, and a new year forgets the year before.
  const kinds = new Map<string, PerVersion<Made>>();
  return (db, tree, view) => {
    const key = view.mayEdit ? 'editor' : `${view.seesLiving ? 'living' : 'open'} ${visibleValues(view).at(-1)}`;
    const remembered = kinds.get(key) ?? perVersion(most, (from, treeId) => make(from, treeId, view));
    kinds.set(key, remembered);
    return remembered(db, tree);
  };
}
