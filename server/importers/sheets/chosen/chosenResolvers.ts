import { UNNAMED_PERSON } from '#domain/records/core/recordName.ts';
import { recordTitle } from '#domain/records/core/recordTitle.ts';
import { plainText } from '#domain/records/sheets/plainText.ts';
import { recipeKind } from '#domain/records/sheets/recipeKind.ts';
import { LONGEST_SHEET_CELL } from '#domain/records/sheets/sheetLimits.ts';
import { describeStep } from '#domain/records/sheets/steps/describeStep.ts';
import { isMadeOfParts } from '#domain/records/sheets/steps/fieldMends.ts';
import { MOST_CHOSEN, MOST_STEP_CHARACTERS, MOST_STEPS } from '#domain/records/sheets/steps/sheetStep.ts';
import { withSteps } from '#domain/records/sheets/steps/withSteps.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import { toEngineQuery } from '#server/engines/search/toEngineQuery.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type {
  ChosenField,
  ChosenRecordsBar,
  NamedRecord,
  Resolvers,
} from '#server/modules/kernel/graphql/types.generated.ts';
import {
  addChange,
  findSheet,
  isTakenBelow,
  labelsOf,
  refusedSheet,
  type Revision,
  revisionOf,
  revisionOfReaders,
  sheetOfSet,
  type StoredSheet,
  toSheet,
  withSheet,
} from '#server/modules/records/sheets/index.ts';
import { requireOwnSets, requireWorkOn } from '#server/modules/records/stewards/index.ts';

import type { ChosenEdits } from './chosenEdits.ts';

/** Records of a search that are looked up at once. */
const BATCH = 250;
/** Characters of the query of an address; browsers and proxies take no longer ones. */
const LONGEST_SEARCH = 8_000;

/** The records that a search finds. */
interface Found {
  total: number;
  /** Their numbers, where they are not too many. */
  records: number[];
}

/** What a search chooses, and whether it can be edited. */
type Chosen = Found &
  (
    | { bar: ChosenRecordsBar; setId: string | null; sheet: StoredSheet | null }
    | { bar: null; setId: string; sheet: StoredSheet; published: Revision; held: number; masked: number[] }
  );

async function foundBy(search: string, { search: engine, signal }: RequestContext): Promise<Found> {
  if (search.length > LONGEST_SEARCH) throw refusal('BAD_USER_INPUT', 'This search is too long.');
  const { query } = readSearchAddress(search);
  // Without a filter it is every record of the site.
  if (Object.keys(query.filters).length === 0) return { total: 0, records: [] };
  const wanted = { ...toEngineQuery({ ...query, page: 1 }), limit: BATCH };
  const [first] = await engine.find([wanted], signal);
  const total = first?.total ?? 0;
  if (total === 0 || total > MOST_CHOSEN) return { total, records: [] };
  const pages = await engine.find(
    Array.from({ length: Math.ceil(total / BATCH) }, (_none, at) => ({ ...wanted, offset: at * BATCH })),
    signal,
  );
  const records = [...new Set(pages.flatMap(({ nos }) => nos))].sort((one, other) => one - other);
  return { total: records.length, records };
}

/**
 * What a search chooses, for those who work on its set. What is wrong with it is said to anyone who works on some.
 *
 * @throws GraphQLError `NOT_FOUND` for records of sets that are not the asker's
 */
async function chosenBy(search: string, context: RequestContext): Promise<Chosen> {
  await requireOwnSets(context);
  const { db } = context;
  const found = await foundBy(search, context);
  const barred = (bar: ChosenRecordsBar, of: { setId: string; sheet: StoredSheet | null } | null = null): Chosen => ({
    ...found,
    bar,
    setId: of?.setId ?? null,
    sheet: of?.sheet ?? null,
  });
  if (found.total === 0) return barred('NONE');
  if (found.total > MOST_CHOSEN) return barred('TOO_MANY');
  const sets = await db.rows<{ id: string; masked: number[] }>(
    `/* chosen.sets */ SELECT record_set_id AS id, coalesce(json_agg(no ORDER BY no) FILTER (WHERE is_closed OR whole_fields IS NOT NULL), '[]') AS masked
     FROM record WHERE no = ANY($1::bigint[]) GROUP BY 1 LIMIT 2`,
    [found.records],
  );
  const [set] = sets;
  if (sets.length > 1) return barred('SEVERAL_SETS');
  if (!set) return barred('NONE');
  await requireWorkOn(context, { set: set.id }, 'look');
  const sheet = await sheetOfSet(db, set.id);
  const of = { setId: set.id, sheet };
  // Records that came another way to the name which a sheet keeps are no steward’s.
  if (!sheet && !context.viewer.isInternal) throw nothingHere();
  if (!sheet) return barred('NO_SHEET', of);
  const held = await revisionOfReaders(db, sheet.id);
  const published = held === null ? null : await revisionOf(db, sheet.id, held);
  if (held === null || !published) return barred('UNKNOWN_ROWS', of);
  if (sheet.heldFileId !== published.fileId || sheet.recipe.kind === null) return barred('NEWER_FILE', of);
  return { ...found, bar: null, setId: set.id, sheet, published, held, masked: set.masked };
}

/**
 * The fields that may be edited of several records at once: not those whose cells rows below take over, or a step
 * parts or joins.
 */
function fieldsOf({ recipe }: StoredSheet): ChosenField[] {
  const fields = new Map(recipeKind(recipe)?.fields.map((field) => [field.id, field]));
  return recipe.columns.flatMap((id) => {
    const field = id === null ? undefined : fields.get(id);
    return !field || field.isFixed || isTakenBelow(recipe.steps, field.id) || isMadeOfParts(recipe.steps, field.id)
      ? []
      : [{ id: field.id, label: field.label }];
  });
}

/** What becomes of the chosen records. @throws GraphQLError where they cannot be edited like that */
async function editsOf(
  context: RequestContext,
  { search, field, to: text }: { search: string; field: string; to: string },
): Promise<Extract<Chosen, { bar: null }> & { edits: ChosenEdits; to: string }> {
  const chosen = await chosenBy(search, context);
  if (chosen.bar !== null || !fieldsOf(chosen.sheet).some(({ id }) => id === field))
    throw refusedSheet('These records cannot be edited together like that. Open the page again.');
  const to = plainText(text).trim();
  if (to.length > LONGEST_SHEET_CELL)
    throw refusedSheet(`A cell has ${LONGEST_SHEET_CELL} characters at most.`, 'SHEET_TEXT_LONG');
  const { sheet, published, records, masked, held: revisionOfReaders } = chosen;
  const asked = {
    sheet,
    published,
    records,
    masked,
    field,
    to,
    revisionOfReaders,
    asker: requireMember(context.viewer),
  };
  return { ...chosen, to, edits: await context.chosenEdits(asked) };
}

/** What readers call records, by their numbers; without those that are closed by now. */
async function namesOf(context: RequestContext, records: readonly number[]): Promise<Map<number, NamedRecord>> {
  const sets = await context.perRequest(createRecordSetStore).described();
  const found = await context.perRequest(createRecordStore).byNumbers([...new Set(records)]);
  return new Map(
    found.flatMap((record) => {
      const set = record && sets.get(record.recordSetId);
      if (!record || !set || record.isClosed) return [];
      return [[record.no, { id: record.id, name: recordTitle(record.fields, set) ?? UNNAMED_PERSON }] as const];
    }),
  );
}

/** Edits of one cell of several records that a search finds. */
export const chosenResolvers: Resolvers = {
  Query: {
    chosenRecords: async (_root, { search }, context) => {
      const { total, setId, sheet, bar } = await chosenBy(search, context);
      const set = setId === null ? null : await context.perRequest(createRecordSetStore).byId(setId);
      return {
        total,
        setName: set?.name ?? null,
        sheet: sheet && toSheet(sheet, context.viewer),
        bar,
        fields: bar === null && sheet ? fieldsOf(sheet) : [],
      };
    },
    chosenEdits: async (_root, { search, field, to }, context) => {
      const { edits, sheet } = await editsOf(context, { search, field, to });
      const names = await namesOf(context, [
        ...edits.shown.map(({ record }) => record),
        ...edits.left.flatMap(({ records }) => records),
      ]);
      return {
        revision: sheet.revision,
        changes: edits.changes,
        shown: edits.shown.flatMap(({ record, was, to: now }) => {
          const named = names.get(record);
          return named ? [{ record: named, was, to: now }] : [];
        }),
        same: edits.same,
        left: edits.left.map(({ why, count, records }) => ({
          why,
          count,
          records: records.flatMap((record) => names.get(record) ?? []),
        })),
        isTooLong: edits.isTooLong,
      };
    },
  },
  Mutation: {
    async editChosen(_root, { search, revision, field, to, changes, why: words }, context) {
      const why = plainText(words).trim();
      if (why === '') throw refusedSheet('Say why: the next who works on these records reads it.', 'SHEET_EDIT_WHY');
      const { edits, sheet: seen, held, setId } = await editsOf(context, { search, field, to });
      const staffId = await requireWorkOn(context, { set: setId }, 'change');
      if (edits.isTooLong)
        throw refusedSheet('These are too many records for one step. Choose fewer.', 'SHEET_CHOSEN_LONG');
      return withSheet(context.db, { id: seen.id, revision }, async (tx, sheet) => {
        const { step } = edits;
        const isSame = seen.revision === revision && (await revisionOfReaders(tx, sheet.id)) === held;
        if (!step || !isSame || edits.changes !== changes || sheet.heldFileId === null)
          throw refusedSheet('Other records would change by now. Look at them again.', 'SHEET_CHOSEN_OTHERS');
        const steps = withSteps(sheet.recipe.steps, [step]);
        if (steps.length > MOST_STEPS)
          throw refusedSheet(`A sheet has ${MOST_STEPS} steps at most. Undo some.`, 'SHEET_STEPS_FULL');
        if (JSON.stringify(steps).length > MOST_STEP_CHARACTERS)
          throw refusedSheet('These are too many records beside the other steps. Choose fewer.', 'SHEET_CHOSEN_LONG');
        await addChange(tx, sheet, {
          kind: 'step',
          fileId: sheet.heldFileId,
          recipe: { ...sheet.recipe, steps },
          words: `${describeStep(step, labelsOf(sheet.recipe))}.`,
          staffId,
          why,
        });
        const next = await findSheet(tx, sheet.id);
        if (!next) throw nothingHere();
        return toSheet(next, context.viewer);
      });
    },
  },
};
