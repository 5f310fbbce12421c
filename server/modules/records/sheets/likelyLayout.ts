import { KNOWN_LAYOUTS } from '#domain/records/sheets/knownLayouts.ts';
import { sameLayout } from '#domain/records/sheets/sameLayout.ts';
import { sheetKind } from '#domain/records/sheets/sheetKinds.ts';
import type { SheetKind, SheetLayout, SheetNotation } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { listSheets, type StoredSheet } from './sheetStore.ts';

/**
 * The layout that the file of a sheet probably has: of another sheet, the latest changed first, else one that many files
 * have; null for none.
 *
 * @param sets - ids of the record sets whose sheets the asker may see; null for all
 */
export async function likelyLayout(
  db: Pick<Database, 'rows'>,
  sheet: StoredSheet,
  sets: readonly string[] | null,
): Promise<SheetLayout | null> {
  const found = (name: string, kind: string, notation: string, columns: (string | null)[] | null) =>
    columns && {
      name,
      kind: kind.toUpperCase() as SheetKind,
      notation: notation.toUpperCase() as SheetNotation,
      columns,
    };
  for (const { id, title, headings, recipe } of await listSheets(db, sets)) {
    const { kind, columns, set } = recipe;
    if (id === sheet.id || kind === null || kind === 'kept' || columns.every((field) => field === null)) continue;
    const layout = found(title, kind, set.notation, sameLayout({ kind: sheetKind(kind), headings, columns }, sheet));
    if (layout) return layout;
  }
  for (const { name, kind, notation, headings } of KNOWN_LAYOUTS) {
    const known = { kind: sheetKind(kind), headings, columns: headings };
    const layout = found(name, kind, notation, sameLayout(known, sheet));
    if (layout) return layout;
  }
  return null;
}
