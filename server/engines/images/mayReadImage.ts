import { isFreeToView } from '#domain/newspapers/core/newspaperAccess.ts';
import { maySeePage } from '#domain/records/images/pageAccess.ts';
import { mayRead, type NewspaperViewer } from '#server/engines/newspapers/issueAccess.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { PageImage, PageOwner } from './PageImage.ts';

/**
 * Whether a viewer may see an image of a page, or, with no lines, the book of its pages: every door asks this and
 * nothing else. A page of records is for who may read its set whole, a page of a newspaper for whom the rules let read
 * its issue. Who may not is answered as if there were no such page.
 */
export async function mayReadImage(
  db: Database,
  viewer: NewspaperViewer,
  { owner, lines }: Pick<PageImage, 'owner' | 'lines'>,
): Promise<boolean> {
  return owner.kind === 'set'
    ? maySeePage({ recordSet: owner.recordSet, lines }, viewer)
    : mayRead(db, viewer, owner.access);
}

/** Whether anyone may see an image, so that other sites may show it. */
export const isSharedImage = (owner: PageOwner): boolean =>
  owner.kind === 'set' ? owner.recordSet.access === 'free' : isFreeToView(owner.access);
