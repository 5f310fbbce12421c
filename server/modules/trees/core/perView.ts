import type { Database } from '#server/platform/db/database.ts';

import { perVersion } from './perVersion.ts';
import { type PersonView, visibleValues } from './reading/personView.ts';

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
