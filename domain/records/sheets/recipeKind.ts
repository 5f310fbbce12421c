import { fieldById } from '#domain/search/core/catalogue/fields.ts';

import { field } from './kinds/fieldBuilders.ts';
import { KEPT, KEPT_FIELDS } from './kinds/kept.ts';
import type { SheetKind } from './sheetKind.ts';
import { sheetKind } from './sheetKinds.ts';
import type { SheetRecipe } from './sheetRecipe.ts';
import { withPlacesMeant } from './steps/placeColumns.ts';
import type { SheetStep } from './steps/sheetStep.ts';

/** What readers call a field of the catalogue. */
const labelOf = (fieldId: string): string => fieldById(fieldId)?.displayLabel ?? fieldId;

/**
 * The kind of a recipe, with its fields: of records that were kept they are the fields of the catalogue that its columns
 * fill, each as it is. Where a step says which place a field means, its records keep that, too.
 *
 * @returns null where none is chosen.
 */
export function recipeKind(recipe: Pick<SheetRecipe, 'kind' | 'columns' | 'kept' | 'steps'>): SheetKind | null {
  const kind = kindOf(recipe);
  return kind && withPlacesMeant(kind, fieldsMeant(recipe.steps));
}

/** Fields of which a step says which place they mean. */
const fieldsMeant = (steps: readonly SheetStep[]): ReadonlySet<string> =>
  new Set(
    steps.flatMap((step) =>
      step.do === 'place' || (step.do === 'except' && step.to !== undefined) ? [step.field] : [],
    ),
  );

function kindOf({ kind, columns, kept }: Pick<SheetRecipe, 'kind' | 'columns' | 'kept'>): SheetKind | null {
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
