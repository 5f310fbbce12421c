import { standsInTheWay } from '#domain/trees/core/changes/undoDocument.ts';
import type { TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import type { TreeEditOutcome } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { OpenedTree } from '../openTree.ts';
import { leadsTo } from '../store/findBroken.ts';
import { editTree } from './editTree.ts';
import { changesById, documentsOf, laterChangesOf, planUndoing, type ChangedRow } from './history.ts';

/** Later changes that one undo takes along at most. */
const MOST_ALONG = 20;

type Opened = OpenedTree & { memberId: number };
type Blocked = Pick<ChangedRow, 'kind' | 'id'>;

const keyOf = ({ kind, id }: Blocked): string => `${kind} ${id}`;

/** Whether a later change made a document lead to something that one of the undone changes brought. */
const leadsToNew = ({ kind, before, after }: ChangedRow, brought: ReadonlySet<string>): boolean => {
  const known = new Set(leadsTo(kind, before).map(keyOf));
  return leadsTo(kind, after).some((mention) => brought.has(keyOf(mention)) && !known.has(keyOf(mention)));
};

/**
 * Later changes that must be undone with these, so that the documents named can be as they were before.
 * @param ids - changes to be undone, the newest first
 */
async function furtherOnes(
  db: Database,
  treeId: number,
  ids: readonly number[],
  blocked: readonly Blocked[],
): Promise<number[]> {
  const undone = await documentsOf(db, ids);
  const brought = new Set(undone.filter(({ before }) => before === null).map(keyOf));
  const later = (await laterChangesOf(db, treeId, Math.min(...ids), blocked)).filter(
    ({ changeId }) => !ids.includes(changeId),
  );
  const inTheWay = later.filter((row) => {
    const same = undone.filter(
      (other) => other.kind === row.kind && other.id === row.id && other.changeId < row.changeId,
    );
    return leadsToNew(row, brought) || same.some((other) => standsInTheWay<TreeKind>(row.kind, other, row));
  });
  return [...new Set((inTheWay.length > 0 ? inTheWay : later).map(({ changeId }) => changeId))];
}

/**
 * Undoes a change. Where later changes are in its way they are undone first, the newest of them first, if the member
 * agreed to just these; otherwise nothing is done, and the outcome lists them.
 * @param along - later changes that may be undone with it
 */
export async function undoChange(
  db: Database,
  opened: Opened,
  changeId: number,
  along: readonly number[],
): Promise<TreeEditOutcome> {
  const treeId = opened.tree.id;
  let ids = [changeId];
  let refused: TreeEditOutcome | null = null;
  for (;;) {
    const isAgreed = ids.every((id) => id === changeId || along.includes(id));
    const blocked: Blocked[] = [];
    const outcome = await editTree(
      db,
      opened,
      ids.map((id) => (editing) => planUndoing(editing, id)),
      { isTrial: !isAgreed, blocked },
    );
    if (blocked.length === 0) {
      if (isAgreed || refused === null) return outcome;
      return {
        ...refused,
        later: await changesById(
          db,
          treeId,
          ids.filter((id) => id !== changeId),
        ),
      };
    }
    refused ??= outcome;
    const further = await furtherOnes(db, treeId, ids, blocked);
    if (further.length === 0 || ids.length + further.length > MOST_ALONG + 1) return refused;
    ids = [...ids, ...further].toSorted((one, other) => other - one);
  }
}
