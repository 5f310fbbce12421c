import type { TreeFindings } from '#domain/trees/quality/collectFindings.ts';
import { type LivingPolicy, personView } from '#server/modules/trees/core/index.ts';
import { checkTree } from '#server/modules/trees/quality/index.ts';
import { countTree, type CountedTree } from '#server/modules/trees/statistics/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What a reader may see, as it can be sent to a thread. */
export interface SentView extends LivingPolicy {
  mayEdit: boolean;
  seesLiving: boolean;
}

/** Something that is worked out of everyone in a tree; plain, so that it can go to a thread. */
export type WholeTask = { kind: 'statistics'; treeId: number; view: SentView } | { kind: 'findings'; treeId: number };

/** What comes of each; plain, too. */
export interface WholeAnswers {
  statistics: CountedTree;
  findings: TreeFindings;
}

/** Works it out, wherever it is called. */
export const runWholeTask = (db: Database, task: WholeTask): Promise<WholeAnswers[WholeTask['kind']]> =>
  task.kind === 'findings' ? checkTree(db, task.treeId) : countTree(db, task.treeId, personView(task.view, task.view));
