import type { DocumentChange } from '../model/treeDocument.ts';

import { RELATION_PROBLEMS, type RelationProblemCode } from './relationProblem.ts';

/** What a wish about relatives comes to: changes of documents, or why there are none. */
export type RelationOutcome = { changes: readonly DocumentChange[]; problem?: never } | { changes?: never; problem: { code: RelationProblemCode; text: string } };

/** A wish that cannot be met. */
export const refused = (code: RelationProblemCode): RelationOutcome => ({ problem: { code, text: RELATION_PROBLEMS[code] } });
