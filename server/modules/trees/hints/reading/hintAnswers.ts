import { namesHousehold } from '#domain/records/matches/evidence.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore, type RecordStore } from '#server/engines/search/records/recordStore.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { TreeHint, TreeHintPage } from '#server/modules/kernel/graphql/types.generated.ts';
import { type OpenedTree, personRows, toCard, viewOf } from '#server/modules/trees/core/index.ts';

import type { OpenRecord } from '../readRecordMerge.ts';
import { hintProgress, pollSoon } from './hintProgress.ts';
import { findHints, type HintFilter, type HintRow, type HintState } from './hintRows.ts';
import { countNewNotices } from './newHints.ts';
import { toHint } from './toHint.ts';

/** What of the hints of some trees is asked for. */
export interface PageAsked {
  filter: HintFilter;
  state: HintState | null;
  personId?: number;
  first: number;
  after: number;
}

/**
 * Whether a person of the record's household or event was closed, or one whom it names: what was kept of the others may
 * name them until it is computed again, and of decided hints for ever.
 */
const hasClosedBeside = async (records: RecordStore, record: OpenRecord['record']): Promise<boolean> =>
  record.isMasked || (await records.groupOf(record)).some(({ isClosed }) => isClosed);

/**
 * Hints with people and records as their reader may see them; those whose person or record is gone meanwhile are left
 * out.
 */
export async function hintAnswers(
  context: RequestContext,
  opened: readonly OpenedTree[],
  rows: readonly HintRow[],
): Promise<TreeHint[]> {
  const records = context.perRequest(createRecordStore);
  const sets = await context.perRequest(createRecordSetStore).described();
  const trees = new Map(opened.map((one) => [one.tree.id, one]));
  const people = new Map<string, Awaited<ReturnType<typeof personRows>>[number]>();
  for (const { tree } of opened) {
    const ids = [...new Set(rows.filter(({ treeId }) => treeId === tree.id).map(({ personId }) => personId))];
    for (const row of await personRows(context.db, tree.id, ids)) people.set(`${tree.id} ${row.id}`, row);
  }
  const answers = await Promise.all(
    rows.map(async (row): Promise<TreeHint | null> => {
      const one = trees.get(row.treeId);
      const person = people.get(`${row.treeId} ${row.personId}`);
      const record = await records.byId(row.recordId);
      const set = record && sets.get(record.recordSetId);
      if (!one || !person || !record || !set || record.isClosed) return null;
      const open = { record, set };
      const evidence = (await hasClosedBeside(records, record))
        ? row.evidence.filter(({ field }) => !namesHousehold(field))
        : row.evidence;
      return toHint(
        { ...row, evidence },
        toCard(row.treeId, person, viewOf(context, one)),
        one.tree.name,
        open,
        context.viewer,
      );
    }),
  );
  return answers.filter((hint) => hint !== null);
}

/** A page of hints of some opened trees. */
export async function hintPageAnswer(
  context: RequestContext,
  opened: readonly OpenedTree[],
  { first, after, ...asked }: PageAsked,
): Promise<TreeHintPage> {
  const trees = opened.map(({ tree }) => tree.id);
  const bornBefore = new Date().getUTCFullYear() - context.livingYears;
  const { rows, counts } = await findHints(context.db, { ...asked, trees, bornBefore }, first + 1, after);
  const [tree] = trees;
  const isSoon =
    asked.personId !== undefined && tree !== undefined && (await pollSoon(context.db, tree, asked.personId));
  const progress = asked.personId === undefined ? await hintProgress(context.db, trees) : null;
  return {
    hints: await hintAnswers(context, opened, rows.slice(0, first)),
    total: asked.state === null ? counts.new + counts.maybe + counts.accepted + counts.rejected : counts[asked.state],
    counts,
    newNotices:
      asked.filter === 'ALL' ? await countNewNotices(context.db, trees, bornBefore, asked.personId ?? null) : 0,
    next: rows.length > first ? String(after + first) : null,
    mayDecide: opened.every(({ mayChange }) => mayChange),
    isUnderWay: isSoon || progress !== null,
    progress,
  };
}
