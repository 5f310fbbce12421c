import { carriedColumns } from '#domain/records/sheets/carriedColumns.ts';
import { sameLayout } from '#domain/records/sheets/sameLayout.ts';
import { sheetKind } from '#domain/records/sheets/sheetKinds.ts';

import type { StoredSheet } from './sheetStore.ts';

/** What the columns of the next file fill: as before by their headings, or by their values where there are none. */
export function nextColumns(
  { headings, recipe }: Pick<StoredSheet, 'headings' | 'recipe'>,
  next: readonly string[],
  examples: readonly (readonly string[])[],
): (string | null)[] {
  const { columns } = recipe;
  const kind = recipe.kind === null || recipe.kind === 'kept' ? null : sheetKind(recipe.kind);
  const isUnnamed = kind !== null && next.every((heading) => heading.trim() === '');
  const same = isUnnamed ? sameLayout({ kind, headings, columns }, { headings: next, examples }) : null;
  return same ?? carriedColumns({ headings, columns }, next);
}
