import { placesOfTree } from '#server/modules/trees/places/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { NamedPlace } from '../pdf/createReportPdf.ts';
import type { ReportReader } from './planOf.ts';

/** Finds the place of a tree that a spelling means, where its editors, a pin or the gazetteer know where it lies. */
export async function placesByName(
  db: Database,
  { opened, view }: ReportReader,
): Promise<(text: string) => NamedPlace | null> {
  const byText = new Map<string, NamedPlace>();
  for (const { name, position, spellings } of await placesOfTree(db, opened.tree, view)) {
    if (!position) continue;
    const place = { name, position };
    for (const { text } of spellings) byText.set(text, place);
  }
  return (text) => byText.get(text) ?? null;
}
