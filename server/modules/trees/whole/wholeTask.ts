import type { TreePlaceGroup } from '#domain/trees/places/groupSpellings.ts';
import type { TreeFindings } from '#domain/trees/quality/collectFindings.ts';
import { type LivingPolicy, personView, type TreeRow } from '#server/modules/trees/core/index.ts';
import { placesOfTree } from '#server/modules/trees/places/index.ts';
import { checkTree } from '#server/modules/trees/quality/index.ts';
import { countTree, type CountedTree } from '#server/modules/trees/statistics/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What a reader may see, as it can be sent to a thread. */
export interface SentView extends LivingPolicy {
  mayEdit: boolean;
  seesLiving: boolean;
}

/** Something that is worked out of everyone in a tree; plain, so that it can go to a thread. */
export type WholeTask =
  | { kind: 'statistics'; treeId: number; view: SentView }
  | { kind: 'findings'; treeId: number }
  // `rules` tells one state of what editors said of places from another.
  | { kind: 'places'; tree: Pick<TreeRow, 'id' | 'version' | 'createdAt'>; view: SentView; rules: string };

/** What comes of each; plain, too. */
export interface WholeAnswers {
  statistics: CountedTree;
  findings: TreeFindings;
  places: readonly TreePlaceGroup[];
}

/** Works it out, wherever it is called. */
export function runWholeTask(db: Database, task: WholeTask): Promise<WholeAnswers[WholeTask['kind']]> {
  if (task.kind === 'findings') return checkTree(db, task.treeId);
  if (task.kind === 'places') return placesOfTree(db, task.tree, personView(task.view, task.view));
  return countTree(db, task.treeId, personView(task.view, task.view));
}
