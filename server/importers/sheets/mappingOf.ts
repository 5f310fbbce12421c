import type { SheetKind } from '#domain/records/sheets/sheetKind.ts';
import type { SheetRecipe } from '#domain/records/sheets/sheetRecipe.ts';
import { sourceCountryOf } from '#domain/records/sheets/sourceCountryOf.ts';

import type { ImportMapping } from '../mapping/importMapping.ts';

/**
 * A kind of sheet as an import mapping: its columns are the fields of the kind, whatever the file calls them. The recipe
 * gives what readers are told of the set, the country under which they find it, and how unread letters are marked.
 */
export function mappingOf(kind: SheetKind, recipe: SheetRecipe): ImportMapping {
  const { notation, ...set } = recipe.set;
  return {
    name: kind.label,
    format: { delimiter: 'comma', encoding: 'utf-8', quotes: true, shortRows: 'refuse', columns: null, counts: 'rows' },
    recordSet: {
      ...kind.recordSet,
      sourceCountry: sourceCountryOf(recipe) ?? kind.recordSet.sourceCountry,
      ...set,
    },
    notation,
    type: kind.recordSet.type,
    key: kind.key,
    required: kind.required,
    blanks: kind.blanks,
    tables: kind.tables,
    closedUntil: kind.closedUntil,
    life: kind.life,
    records: kind.records.map((record) => ({ ...record, textFiles: {} })),
  };
}
