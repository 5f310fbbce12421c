import { mayReadImage } from '#server/engines/images/mayReadImage.ts';
import { openRecords } from '#server/engines/images/openRecords.ts';
import { pagesOf } from '#server/engines/images/pagesOf.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { PageImage } from '#server/modules/kernel/graphql/types.generated.ts';

import { toPageImage } from './toPageImage.ts';

/** A page as this reader may see it; null where there is none, and where it is not for them. */
export async function pageFor({ db, viewer, site }: RequestContext, id: string): Promise<PageImage | null> {
  const page = await pagesOf(db).page(id);
  if (!page || !(await mayReadImage(db, viewer, page))) return null;
  return toPageImage(
    page,
    await openRecords(
      db,
      page.lines.map(({ recordId }) => recordId),
    ),
    site.publicUrl,
  );
}
