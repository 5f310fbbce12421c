import type { SheetKind } from '#domain/records/sheets/sheetKind.ts';
import type { SheetRecipe } from '#domain/records/sheets/sheetRecipe.ts';
import { sourceCountryOf } from '#domain/records/sheets/sourceCountryOf.ts';

import type { ImportMapping } from '../mapping/importMapping.ts';

/**
 * A kind of sheet as an import mapping: its columns are the fields of the kind, whatever the file calls them. The recipe
 * gives what readers are told of the set, the country under which they find it, and how unread letters are marked; of
 * records that were kept, all that the set was before.
 *
 * @param kind - of the recipe, as `recipeKind` gives it.
 */
export function mappingOf(kind: SheetKind, recipe: SheetRecipe): ImportMapping {
  const { notation, ...set } = recipe.set;
  return {
    name: kind.label,
    format: { delimiter: 'comma', encoding: 'utf-8', quotes: true, shortRows: 'refuse', columns: null, counts: 'rows' },
    recordSet: {
      ...kind.recordSet,
      ...(!recipe.kept && { sourceCountry: sourceCountryOf(recipe) ?? kind.recordSet.sourceCountry }),
      ...set,
    },
    notation: recipe.kept?.notation ?? notation,
    ...(recipe.kept && { isKept: true }),
    type: kind.recordSet.type,
    key: recipe.kept ? '{record_id}' : kind.key,
    required: kind.required,
    blanks: kind.blanks,
    tables: kind.tables,
    closedUntil: kind.closedUntil,
    life: kind.life,
    records: kind.records.map((record) => ({ ...record, textFiles: {} })),
  };
}
