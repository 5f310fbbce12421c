import type { CitedSite } from '#server/modules/clippings/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { ExportFile } from '../exportStore.ts';
import { openSubject, refOf } from './itemRefs.ts';
import { surveyItems } from './readItems.ts';

/**
 * Whether a file may still be had by its maker: they may have lost the collection since, and what it shows may have
 * been closed.
 */
export async function isStillShown(
  db: Database,
  site: CitedSite,
  { memberId, collectionId, shown, shownAs }: ExportFile,
): Promise<boolean> {
  const subject = await openSubject(db, memberId, { collectionId });
  return subject !== null && (await surveyItems({ ...subject, db, site }, shown.map(refOf))).shownAs === shownAs;
}
