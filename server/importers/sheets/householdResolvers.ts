import { plainText } from '#domain/records/sheets/plainText.ts';
import { describeStep } from '#domain/records/sheets/steps/describeStep.ts';
import { type HouseholdStep, whatHousehold } from '#domain/records/sheets/steps/householdSteps.ts';
import { MOST_STEP_CHARACTERS, MOST_STEPS } from '#domain/records/sheets/steps/sheetStep.ts';
import { withSteps } from '#domain/records/sheets/steps/withSteps.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { RecordHouseholds, Resolvers, SheetHousehold } from '#server/modules/kernel/graphql/types.generated.ts';
import { addChange, labelsOf, refusedSheet, sheetOfSet, withSheet } from '#server/modules/records/sheets/index.ts';
import { requireWorkOn } from '#server/modules/records/stewards/index.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';

import {
  type HouseholdOfReaders,
  type HouseholdsOfRecord,
  householdsOfRecord,
  toHouseholdPerson,
} from './householdsOfRecord.ts';

/** What a page shows, with an act for each person whom readers do not have, or not whole. */
async function seenBy(
  staffId: number,
  { sheet, own, above, below, steps }: HouseholdsOfRecord,
  context: RequestContext,
): Promise<RecordHouseholds> {
  const set = await context.perRequest(createRecordSetStore).byId(sheet.setKey);
  if (!set) throw nothingHere();
  const shown = (of: HouseholdOfReaders): SheetHousehold => ({
    people: of.people.map((person) => toHouseholdPerson(person, set)),
    isWaiting: of.isWaiting,
  });
  const answer = {
    revision: sheet.revision,
    own: shown(own),
    above: above && shown(above),
    below: below && shown(below),
    steps: steps.map(({ at, step }) => ({ at, people: step.entries.length })),
  };
  const closed = [answer.own, answer.above, answer.below].flatMap(
    (of) => of?.people.filter((one) => one.isClosed) ?? [],
  );
  if (closed.length > 0)
    await context.db.transaction(async (tx) => {
      for (const { id } of closed)
        await recordStaffAct(tx, { staffId, duty: 'records', what: 'closed-record-viewed', after: { record: id } });
    });
  return answer;
}

const CHANGED = 'Readers have other people in these households by now. Open the page again.';

/**
 * The step that makes one household of people.
 *
 * @throws GraphQLError where they are neither part of the household of a record nor all of two, where a change of it
 * waits, and where a closed person would be parted from the others
 */
function stepFor({ sheet, own, above, below }: HouseholdsOfRecord, people: readonly string[]): HouseholdStep {
  const idsOf = (of: HouseholdOfReaders | null) => of?.people.map(({ record }) => record.id) ?? [];
  const beside = [above, below].filter((of) => of !== null);
  const what = whatHousehold(people, { own: idsOf(own), beside: beside.map(idsOf) });
  if (what === null) throw refusedSheet(CHANGED);
  const wanted = new Set(people);
  const touched = [above, own, below]
    .filter((of) => of !== null)
    .filter((of) => idsOf(of).some((id) => wanted.has(id)));
  if (touched.some(({ isWaiting }) => isWaiting))
    throw refusedSheet('A change of this household waits to be published.', 'SHEET_HOUSEHOLD_WAITS');
  const isClosed = own.people.some(({ record }) => record.isClosed || record.isMasked);
  // Who is closed is left out of what the others' records say: parted from them, they would be named there.
  if (what === 'split' && isClosed)
    throw refusedSheet('A household with a closed person is not parted.', 'SHEET_HOUSEHOLD_CLOSED');
  const rows = touched.flatMap((of) => of.people).filter(({ record }) => wanted.has(record.id));
  const seen = new Set<string>();
  const entries = rows.flatMap(({ mended: { entry } }) => {
    const name = JSON.stringify([entry.key, entry.nth]);
    if (seen.has(name)) return [];
    seen.add(name);
    return [[entry.key, entry.nth] as const];
  });
  // The household has a name that no file gives.
  return { do: 'household', name: `~${sheet.revision + 1}`, entries };
}

/** Households of published records are split and joined; each time is a step of the sheet that they came from. */
export const householdResolvers: Resolvers = {
  Query: {
    recordHouseholds: async (_root, { id }, context) => {
      const record = await context.perRequest(createRecordStore).byId(id);
      const staffId = await requireWorkOn(context, record && { set: record.recordSetId }, 'look');
      const found = record && (await householdsOfRecord(context.db, record));
      return found && seenBy(staffId, found, context);
    },
  },
  Mutation: {
    async makeHousehold(_root, { id, revision, people, why: words }, context) {
      const record = await createRecordStore(context).byId(id);
      const staffId = await requireWorkOn(context, record && { set: record.recordSetId }, 'change');
      const why = plainText(words).trim();
      if (why === '') throw refusedSheet('Say why: the next who works on this record reads it.', 'SHEET_EDIT_WHY');
      const asked = record && (await sheetOfSet(context.db, record.recordSetId));
      if (!record || !asked) throw nothingHere();
      await withSheet(context.db, { id: asked.id, revision }, async (tx, sheet) => {
        const found = await householdsOfRecord(tx, record);
        if (!found || sheet.heldFileId === null) throw refusedSheet(CHANGED);
        const step = stepFor(found, people);
        const steps = withSteps(sheet.recipe.steps, [step]);
        if (steps.length > MOST_STEPS || JSON.stringify(steps).length > MOST_STEP_CHARACTERS)
          throw refusedSheet('A sheet has no more steps. Undo some that are no longer needed.', 'SHEET_STEPS_FULL');
        await addChange(tx, sheet, {
          kind: 'step',
          fileId: sheet.heldFileId,
          recipe: { ...sheet.recipe, steps },
          words: `${describeStep(step, labelsOf(sheet.recipe))}.`,
          staffId,
          why,
        });
      });
      const after = await householdsOfRecord(context.db, record);
      if (!after) throw nothingHere();
      return seenBy(staffId, after, context);
    },
  },
};
