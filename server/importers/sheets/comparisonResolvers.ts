import { textOf, type RecordFields } from '#domain/records/core/record.ts';
import { recordName } from '#domain/records/core/recordName.ts';
import { summaryLine } from '#domain/records/core/summaryLine.ts';
import { FIELDS } from '#domain/search/core/catalogue/fields.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type {
  Resolvers,
  SheetComparedRecord,
  SheetComparison,
} from '#server/modules/kernel/graphql/types.generated.ts';
import {
  askComparison,
  type ComparedRecord,
  comparedRecords,
  comparisonOf,
  type StoredComparison,
  withSheet,
} from '#server/modules/records/sheets/index.ts';
import { recordSheetLook, requireWorkOn } from '#server/modules/records/stewards/index.ts';
import { progressOf } from '#server/platform/jobs/progressOf.ts';

/** Records of one answer. */
const AT_ONCE = 50;

/** What people call the fields that they see, in the order of the catalogue. */
const LABELLED = FIELDS.flatMap(({ fieldId: id, displayLabel: label }) => (label ? [{ id, label }] : []));

function toComparison(stored: StoredComparison): SheetComparison {
  const { revision, stage, problem, askedAt, isStale, counts } = stored;
  const { added = 0, changed = 0, byField = {}, moved = 0, gone = 0, missed = 0, unsure = 0 } = counts ?? {};
  return {
    revision,
    state: stage === 'waiting' ? 'MAKING' : stage === 'done' ? 'DONE' : 'FAILED',
    progress: stage === 'waiting' ? progressOf(stored) : null,
    problem,
    askedAt: askedAt.toISOString(),
    isStale,
    added,
    changed,
    byField: LABELLED.flatMap(({ id, label }) => (byField[id] ? [{ label, records: byField[id] }] : [])).sort(
      (one, other) => other.records - one.records,
    ),
    moved,
    gone,
    missed,
    unsure,
  };
}

const differencesOf = (was: RecordFields, now: RecordFields): SheetComparedRecord['differences'] =>
  LABELLED.flatMap(({ id, label }) => {
    const [before, after] = [textOf(was, id) ?? '', textOf(now, id) ?? ''];
    return before === after ? [] : [{ label, was: before, becomes: after }];
  });

function toRecord({ at, was, now, isClosed, hanging }: ComparedRecord): SheetComparedRecord {
  const fields = was ?? now ?? {};
  return {
    at,
    name: recordName(fields),
    summary: summaryLine(fields),
    isClosed,
    differences: was && now ? differencesOf(was, now) : [],
    hanging,
  };
}

/** What publishing a sheet would change, for those who may look at it. */
export const comparisonResolvers: Resolvers = {
  Query: {
    sheetComparison: async (_root, { id }, context) => {
      await requireWorkOn(context, { sheet: storedId(id) }, 'look');
      const stored = await comparisonOf(context.db, storedId(id));
      return stored && toComparison(stored);
    },
    sheetComparedRecords: async (_root, { id, what, from }, context) => {
      await requireWorkOn(context, { sheet: storedId(id) }, 'look');
      const stored = await comparisonOf(context.db, storedId(id));
      if (stored?.stage !== 'done' || stored.isStale) return [];
      const records = await comparedRecords(context.db, stored.id, {
        what: what.toLowerCase() as Lowercase<typeof what>,
        from: Math.max(0, from),
        most: AT_ONCE + 1,
      });
      if (records.some(({ isClosed }) => isClosed)) await recordSheetLook(context, storedId(id), 'comparison');
      return records.map(toRecord);
    },
  },
  Mutation: {
    compareSheet: async (_root, { id, revision }, context) => {
      await requireWorkOn(context, { sheet: storedId(id) }, 'look');
      return withSheet(context.db, { id: storedId(id), revision }, async (tx, sheet) => {
        await askComparison(tx, sheet);
        const asked = await comparisonOf(tx, sheet.id);
        if (!asked) throw new Error('A comparison was not stored.');
        return toComparison(asked);
      });
    },
  },
};
