import { placeName } from '#domain/places/gazetteer/placeName.ts';
import { plainText } from '#domain/records/sheets/plainText.ts';
import { PROBLEMS } from '#domain/records/sheets/problems/sheetProblem.ts';
import { recipeKind } from '#domain/records/sheets/recipeKind.ts';
import { LONGEST_CONSTANT } from '#domain/records/sheets/sheetLimits.ts';
import { fieldValues } from '#domain/records/sheets/steps/createRowMender.ts';
import { filledFields } from '#domain/records/sheets/steps/fieldMends.ts';
import { placeColumns } from '#domain/records/sheets/steps/placeColumns.ts';
import {
  COLUMN_STEPS,
  MOST_REPLACEMENTS,
  MOST_STEP_CHARACTERS,
  MOST_STEPS,
  type SheetStep,
} from '#domain/records/sheets/steps/sheetStep.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import type { SheetStepInput } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { askedFieldStep } from './askedFieldStep.ts';
import { cellText } from './cellText.ts';
import { entryOf } from './entries.ts';
import { noStep, refusedSheet } from './sheetChanges.ts';
import { rowOf } from './sheetRows.ts';
import type { StoredSheet } from './sheetStore.ts';

/** Digits of the longest number that gets zeros. */
const MOST_DIGITS = 12;
/** Values that one step accepts. */
const MOST_ACCEPTED = 50;
/** Steps of one change. */
const MOST_AT_ONCE = 50;

/** Fields that steps may write to. */
const fieldsToFill = ({ recipe }: StoredSheet): ReadonlySet<string> =>
  new Set(recipeKind(recipe)?.fields.flatMap(({ id, isFixed }) => (isFixed ? [] : [id])));

/** The place of the gazetteer that a text names, as steps have it. */
function placeOf(text: string | null | undefined): string {
  const asked = cellText(text);
  const place = loadGazetteer().resolve(asked);
  if (!place)
    throw refusedSheet(
      `The gazetteer has no place “${asked}”, or several. Choose one that is proposed, or write it with its county.`,
      'SHEET_PLACE_UNKNOWN',
    );
  return placeName(place);
}

/** The entry of a row of the sheet's file, with its cells by field. */
async function entryAt(db: Pick<Database, 'one' | 'rows'>, sheet: StoredSheet, no: number | null | undefined) {
  const { heldFileId: fileId, recipe } = sheet;
  const row = fileId === null || no == null ? null : await rowOf(db, fileId, no);
  const kind = recipeKind(recipe);
  if (!row || fileId === null || !kind) throw noStep();
  return {
    kind,
    values: fieldValues(kind, recipe.columns)(row.cells),
    ...(await entryOf(db, { fileId, recipe }, row)),
  };
}

/**
 * Steps that are asked for, of a sheet that has a kind.
 *
 * @throws GraphQLError for what no page sends, for texts that are too long, and where there are too many steps
 */
export async function askedSteps(
  db: Pick<Database, 'one' | 'rows'>,
  sheet: StoredSheet,
  asked: readonly SheetStepInput[],
): Promise<SheetStep[]> {
  if (sheet.recipe.kind === null || asked.length === 0 || asked.length > MOST_AT_ONCE) throw noStep();
  if (sheet.recipe.steps.length + asked.length > MOST_STEPS)
    throw refusedSheet(
      `A sheet has ${MOST_STEPS} steps at most. Undo some that are no longer needed.`,
      'SHEET_STEPS_FULL',
    );
  const steps: SheetStep[] = [];
  for (const one of asked) steps.push(await askedStep(db, sheet, one));
  if (JSON.stringify([...sheet.recipe.steps, ...steps]).length > MOST_STEP_CHARACTERS)
    throw refusedSheet(
      'The steps of this sheet are too long together. Undo some that are no longer needed.',
      'SHEET_STEPS_FULL',
    );
  return steps;
}

async function askedStep(
  db: Pick<Database, 'one' | 'rows'>,
  sheet: StoredSheet,
  asked: SheetStepInput,
): Promise<SheetStep> {
  const { do: what, field, values, order, digits, problem, accepted, of, no, to } = asked;
  const { columns, steps } = sheet.recipe;
  const filled = filledFields(columns, steps);
  const fixed = new Set(recipeKind(sheet.recipe)?.fields.flatMap(({ id, isFixed }) => (isFixed ? [id] : [])));
  const ofColumn = (): string => {
    if (field == null || !filled.has(field) || fixed.has(field)) throw noStep();
    return field;
  };
  const ofPlace = (): string => {
    const kind = recipeKind(sheet.recipe);
    const isSaid = field != null && (filled.has(field) || Object.hasOwn(sheet.recipe.constants, field));
    if (!isSaid || !kind || !placeColumns(kind).some((one) => one.field === field)) throw noStep();
    return field;
  };
  switch (what) {
    case 'replace': {
      const asked = (values ?? []).map(({ from, to: by }) => ({ from: plainText(from).trim(), to: cellText(by) }));
      const distinct = new Set(asked.map(({ from }) => from));
      if (asked.length === 0 || asked.length > MOST_REPLACEMENTS || distinct.size < asked.length || distinct.has(''))
        throw noStep();
      return { do: what, field: ofColumn(), values: asked };
    }
    case 'place': {
      const asked = (values ?? []).map(({ from, to: by }) => ({ from: plainText(from).trim(), to: placeOf(by) }));
      const distinct = new Set(asked.map(({ from }) => from));
      if (asked.length === 0 || asked.length > MOST_REPLACEMENTS || distinct.size < asked.length || distinct.has(''))
        throw noStep();
      return { do: what, field: ofPlace(), values: asked };
    }
    case 'rewrite':
    case 'split':
    case 'also':
    case 'join':
    case 'constant':
      return askedFieldStep(asked, { do: what, field: ofColumn(), filled, fields: fieldsToFill(sheet) });
    case 'case':
    case 'ditto':
    case 'fill':
    case 'dayNumbers':
      return { do: what, field: ofColumn() };
    case 'dates':
      if (order == null) throw noStep();
      return { do: what, field: ofColumn(), order: order === 'DAY_FIRST' ? 'day-first' : 'month-first' };
    case 'pad':
      if (digits == null || digits < 2 || digits > MOST_DIGITS) throw noStep();
      return { do: what, field: ofColumn(), digits };
    case 'tidy':
    case 'encoding':
    case 'shift':
    case 'headings':
    case 'repeated':
      return { do: what };
    case 'cell': {
      const id = ofColumn();
      if (!columns.includes(id)) throw noStep();
      const { kind: of, values: written, key, nth } = await entryAt(db, sheet, no);
      const was = (written[of.fields.findIndex((one) => one.id === id)] ?? '').trim();
      return { do: what, key, nth, field: id, was, to: cellText(to) };
    }
    case 'except': {
      const step = COLUMN_STEPS.find((one) => one === of);
      if (step === undefined) throw noStep();
      const id = step === 'place' ? ofPlace() : ofColumn();
      const { kind, values: written, key, nth } = await entryAt(db, sheet, no);
      const was = (written[kind.fields.findIndex((one) => one.id === id)] ?? '').trim();
      const meant = step === 'place' && cellText(to) !== '' ? { to: placeOf(to) } : {};
      return { do: what, of: step, key, nth, field: id, was, ...meant };
    }
    case 'leaveOut': {
      const { key, nth } = await entryAt(db, sheet, no);
      return { do: what, key, nth };
    }
    case 'accept':
      if (problem == null || !Object.hasOwn(PROBLEMS, problem) || (accepted?.length ?? 1) > MOST_ACCEPTED)
        throw noStep();
      return {
        do: what,
        problem,
        field: field == null ? null : problem.startsWith('place') ? ofPlace() : ofColumn(),
        values: accepted?.map((value) => plainText(value).slice(0, LONGEST_CONSTANT)) ?? null,
      };
    default:
      throw noStep();
  }
}
