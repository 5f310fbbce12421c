import { setImmediate } from 'node:timers/promises';

import { countryNamed } from '#domain/places/gazetteer/counties.ts';
import type { RecordSet } from '#domain/records/core/record.ts';
import { countNames } from '#domain/records/sheets/namesInDoubt.ts';
import { createProblemFinder, type FieldValues } from '#domain/records/sheets/problems/createProblemFinder.ts';
import { placesProposed } from '#domain/records/sheets/problems/placeAnswer.ts';
import { PROBLEMS, type SheetProblem } from '#domain/records/sheets/problems/sheetProblem.ts';
import { recipeKind } from '#domain/records/sheets/recipeKind.ts';
import { MOST_REJECTED_ROWS } from '#domain/records/sheets/sheetLimits.ts';
import { createRowMender } from '#domain/records/sheets/steps/createRowMender.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import type {
  SheetCheck,
  SheetProblemSeverity,
  SheetTranscript,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { eachRow, type StoredRow, type StoredSheet } from '#server/modules/records/sheets/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { checkTotals } from '../importRecords.ts';
import { asRequested, requestedClosures } from '../requestedClosures.ts';
import { createRowReader, type RowOutcome } from '../rows/createRowReader.ts';
import { SetRefusal } from '../setRefusal.ts';
import { createSpread } from '../spread.ts';
import { labelledLines } from './labelledLines.ts';
import { lookUpPlaces } from './lookUpPlaces.ts';
import { mappingOf } from './mappingOf.ts';
import { refusalInWords } from './refusalInWords.ts';

/** Rows shown as readers will see them: the first, the fullest, rejected ones, and others up to so many in all. */
const FIRST = 3;
const FULLEST = 3;
const REJECTED = 4;
const SHOWN = 20;
/** Rejected rows that are listed. */
const MOST_REJECTS = 100;
/** Milliseconds of judging between two looks at what else waits for this process: rows may be long. */
const TURN_MS = 15;

interface Judged {
  row: StoredRow;
  outcome: RowOutcome;
}

/** The values of a column, of which no place is proposed. */
type ColumnValues = Omit<FieldValues, 'values'> & { values: SheetCheck['problems'][number]['values'] };

/** What publishing a sheet would do, and what its cells say by field. */
export interface CheckedSheet extends SheetCheck {
  /** Rows that no record is made of, as many as a file of them has, in their order. */
  allRejects: SheetCheck['rejects'];
  values: ReadonlyMap<string, ColumnValues>;
}

/**
 * What publishing a sheet as it is now would do; nothing is stored.
 *
 * @param signal - ends it. @returns null while it has no file, or no kind
 */
export async function checkSheet(
  db: Database,
  sheet: StoredSheet,
  asOf: string,
  signal: AbortSignal,
): Promise<CheckedSheet | null> {
  signal.throwIfAborted();
  const { heldFileId, recipe } = sheet;
  const kind = recipeKind(recipe);
  if (heldFileId === null || !kind) return null;
  const mapping = mappingOf(kind, recipe);
  const set: RecordSet = { ...mapping.recordSet, id: sheet.setKey, name: sheet.title, isSample: false };
  const mender = createRowMender(kind, recipe, sheet.headings);
  const finder = createProblemFinder(kind, recipe, { ...sheet, today: asOf });
  const readRow = createRowReader({
    mapping,
    columns: new Map(kind.fields.map(({ id }, at) => [id, at])),
    recordSetId: set.id,
    sourceFile: sheet.title,
    folder: '',
    asOf,
    seenKeys: new Map(),
  });
  const requests = await requestedClosures(db, set.id);
  const labels = new Map(kind.fields.map(({ id, label }) => [`"${id}"`, `“${label}”`]));
  const inWords = (reason: string): string =>
    reason.replace(/"\w+"/gu, (column) => labels.get(column) ?? column).replace(/^./u, (sign) => sign.toUpperCase());

  const totals = { rows: 0, accepted: 0, rejected: 0, closed: 0, made: 0, undated: 0 };
  const counted = { names: 0, inDoubt: 0 };
  const allRejects: SheetCheck['rejects'] = [];
  const first: Judged[] = [];
  const rejected: Judged[] = [];
  const fullest: { size: number; judged: Judged }[] = [];
  const spread = createSpread<Judged>(SHOWN);
  for await (const rows of eachRow(db, heldFileId)) {
    signal.throwIfAborted();
    let from = performance.now();
    for (const row of rows) {
      const values = mender.mend(row.cells);
      const outcome = requested(readRow(values, row.no), requests);
      finder.look(row.no, {
        cells: row.cells,
        values,
        rejected: 'reason' in outcome ? inWords(outcome.reason) : null,
        overruled: mender.overruled(),
      });
      const judged = { row, outcome };
      totals.rows += 1;
      if ('reason' in outcome) {
        totals.rejected += 1;
        if (allRejects.length < MOST_REJECTED_ROWS) allRejects.push({ no: row.no, reason: inWords(outcome.reason) });
        if (rejected.length < REJECTED) rejected.push(judged);
      } else if (outcome.drafts.length > 0) {
        totals.made += 1;
        totals.accepted += outcome.drafts.length;
        totals.closed += outcome.drafts.filter(({ isClosed }) => isClosed).length;
        if (outcome.closed?.isUndated) totals.undated += 1;
        countNames(counted, outcome.drafts, mapping.notation);
        if (first.length < FIRST) first.push(judged);
        else {
          spread.add(judged);
          const size = outcome.drafts.reduce((sum, { fields }) => sum + Object.keys(fields).length, 0);
          if (fullest.length < FULLEST || size > (fullest.at(-1)?.size ?? 0)) {
            fullest.push({ size, judged });
            fullest.sort((one, other) => other.size - one.size);
            fullest.length = Math.min(fullest.length, FULLEST);
          }
        }
      }
      if (performance.now() - from > TURN_MS) {
        await setImmediate();
        signal.throwIfAborted();
        from = performance.now();
      }
    }
  }
  const gazetteer = loadGazetteer();
  const places = finder.places();
  const answers = await lookUpPlaces(places, { gazetteer, notation: mapping.notation ?? 'plain', signal });
  const country = countryNamed(set.sourceCountry);
  const proposed = (field: string | null, written: string): string[] => {
    const asked = places.find((one) => one.field === field && one.written === written);
    return asked ? placesProposed(asked, gazetteer, country) : [];
  };
  const refused = await checkTotals(db, { request: { mapping }, set }, totals, '').then(
    () => null,
    (error: unknown) => {
      if (error instanceof SetRefusal) return error.because;
      throw error;
    },
  );
  const chosen = new Map(
    [...first, ...fullest.map(({ judged }) => judged), ...rejected].map((judged) => [judged.row.no, judged]),
  );
  for (const judged of spread.chosen()) if (chosen.size < SHOWN) chosen.set(judged.row.no, judged);
  const transcriptOf = ({ row, outcome }: Judged): SheetTranscript => ({
    no: row.no,
    cells: row.cells,
    isClosed: 'drafts' in outcome && outcome.drafts.some(({ isClosed }) => isClosed),
    problem: 'reason' in outcome ? inWords(outcome.reason) : null,
    records: 'reason' in outcome ? [] : outcome.drafts.map(({ fields }) => labelledLines(fields, set)),
  });
  const { rows, accepted, closed, rejected: rejectedCount } = totals;
  return {
    rows,
    accepted,
    closed,
    rejected: rejectedCount,
    names: counted.names,
    namesInDoubt: counted.inDoubt,
    transcripts: [...chosen.values()].sort((one, other) => one.row.no - other.row.no).map(transcriptOf),
    rejects: allRejects.slice(0, MOST_REJECTS),
    allRejects,
    problems: finder.problems(answers).map((problem) => toProblem(problem, proposed)),
    openPlaces: finder.openPlaces(answers),
    stepRows: [...mender.changed],
    values: new Map(
      [...finder.values()].map(([field, of]) => [
        field,
        { ...of, values: of.values.map((one) => ({ ...one, places: [] })) },
      ]),
    ),
    refusal: refused && refusalInWords(refused),
    mayAcceptFewer: refused?.why === 'fewer',
  };
}

/** What a row makes after what readers asked for: a record closed, or a name left out. */
function requested(outcome: RowOutcome, requests: Awaited<ReturnType<typeof requestedClosures>>): RowOutcome {
  if ('reason' in outcome || requests.size === 0) return outcome;
  return { ...outcome, drafts: outcome.drafts.map((draft) => asRequested(draft, requests.get(draft.id))) };
}

const PLACE_PROBLEMS: readonly SheetProblem['id'][] = ['placeSeveral', 'placeUnknown'];

/**
 * A problem as staff see it.
 *
 * @param proposed - places that may be meant by what cells say.
 */
const toProblem = (
  { id, field, rows, values, differentValues, fixes }: SheetProblem,
  proposed: (field: string | null, written: string) => string[],
): SheetCheck['problems'][number] => ({
  kind: id,
  severity: PROBLEMS[id].toUpperCase() as SheetProblemSeverity,
  field,
  rows,
  values: values.map((one) => {
    const places = PLACE_PROBLEMS.includes(id) ? proposed(field, one.value) : [];
    return { ...one, places, suggestion: places.length === 1 ? (places[0] ?? null) : one.suggestion };
  }),
  differentValues,
  fixes: fixes.map(({ step, speakFor }) => ({
    do: step.do,
    order: step.do === 'dates' ? (step.order === 'day-first' ? 'DAY_FIRST' : 'MONTH_FIRST') : null,
    digits: step.do === 'pad' ? step.digits : null,
    speakFor,
  })),
});
