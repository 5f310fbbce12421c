import { fieldById } from '#domain/search/core/catalogue/fields.ts';

import { field } from './kinds/fieldBuilders.ts';
import { KEPT, KEPT_FIELDS } from './kinds/kept.ts';
import type { SheetKind } from './sheetKind.ts';
import { sheetKind } from './sheetKinds.ts';
import type { SheetRecipe } from './sheetRecipe.ts';

/** What readers call a field of the catalogue. */
const labelOf = (fieldId: string): string => fieldById(fieldId)?.displayLabel ?? fieldId;

/**
 * The kind of a recipe, with its fields: of records that were kept they are the fields of the catalogue that its columns
 * fill, each as it is.
 *
 * @returns null where none is chosen.
 */
export function recipeKind({ kind, columns, kept }: Pick<SheetRecipe, 'kind' | 'columns' | 'kept'>): SheetKind | null {
  if (kind !== 'kept') return kind && sheetKind(kind);
  const fixed = new Set<string>(KEPT_FIELDS.map(({ id }) => id));
  const own = columns.filter((id): id is string => id !== null && !fixed.has(id));
  return {
    ...KEPT,
    ...(kept && { recordSet: kept.recordSet, life: kept.life }),
    // What is together of other sets is an event, such as a marriage.
    ...(kept?.recordSet.type === 'CENSUS' && { households: { group: 'record_group', order: 'record_order' } }),
    fields: [...KEPT_FIELDS, ...own.map((id) => field(id, labelOf(id), null))],
    records: KEPT.records.map((record) => ({
      ...record,
      fields: Object.fromEntries(own.map((id) => [id, `{${id}}`])),
    })),
  };
}
