import type { SheetKind } from './sheetKind.ts';
import type { SheetRecipe } from './sheetRecipe.ts';
import { isMadeOfParts } from './steps/fieldMends.ts';

/** A field that a template takes as it is written, or by a filter that keeps what it says. */
const WHOLE = /\{(\w+)(?:\|(?:dated|table:\w+))?\}/gu;

/**
 * The field of a sheet whose cells a field of its records says; null where none does by itself, such as the first names
 * out of a column of whole names.
 *
 * @param recordId - tells the records of a row apart: groom and bride.
 */
export function sheetFieldOf(
  { records }: SheetKind,
  { columns, steps }: Pick<SheetRecipe, 'columns' | 'steps'>,
  { fieldId, recordId }: { fieldId: string; recordId: string },
): string | null {
  const record = records.find(({ suffix }) => suffix === null || recordId.endsWith(`/${suffix}`));
  const named = [...(record?.fields[fieldId] ?? '').matchAll(WHOLE)].map(([, field = '']) => field);
  return named.find((field) => columns.includes(field) && !isMadeOfParts(steps, field)) ?? null;
}
