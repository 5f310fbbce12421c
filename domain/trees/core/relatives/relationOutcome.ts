import type { DocumentChange } from '../model/treeDocument.ts';

import { RELATION_PROBLEMS, type RelationProblemCode } from './relationProblem.ts';

/** The result of a plan about relatives: changes of documents, or why there are none. */
export type RelationOutcome =
  | { changes: readonly DocumentChange[]; problem?: never }
  | { changes?: never; problem: { code: RelationProblemCode; text: string } };

/** A plan that cannot be carried out. */
export const refuseRelation = (code: RelationProblemCode): RelationOutcome => ({
  problem: { code, text: RELATION_PROBLEMS[code] },
});
