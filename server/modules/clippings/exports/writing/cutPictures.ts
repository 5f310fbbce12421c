import { LEFT_OUT, type LeftOut } from '#domain/clippings/exports/exportedItem.ts';
import { xywhOf } from '#domain/records/core/pageRegion.ts';
import { isProblem, parseImageRequest } from '#domain/records/images/parseImageRequest.ts';
import { pagesOf } from '#server/engines/images/pagesOf.ts';
import type { Pixels } from '#server/engines/images/pixels/createPixels.ts';
import { boxSize } from '#server/modules/clippings/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { CutPictures } from './exportWriter.ts';

const UNENDING = new AbortController().signal;

/**
 * Cuts pictures as readers have them, what is closed covered. One that cannot be made is left out of the file and
 * nothing else is.
 * @param leftOut - gets what has no picture
 */
export const createCutPictures = (db: Database, pixels: Pick<Pixels, 'image'>, leftOut: LeftOut[]): CutPictures =>
  async function* pictures({ item, judged }, side) {
    for (const { cut, page: newspaperPage } of judged?.regions ?? []) {
      if (!cut) {
        leftOut.push({ title: item.title, reason: LEFT_OUT.replaced });
        yield null;
        continue;
      }
      const page = await pagesOf(db).page(cut.image.id);
      const { width, height } = boxSize(cut.region, side);
      const request =
        page &&
        parseImageRequest(
          { region: xywhOf(cut.region), size: `${width},${height}`, rotation: '0', file: 'default.jpg' },
          page,
        );
      const jpeg =
        page && request && !isProblem(request)
          ? await pixels.image(page, request, { signal: UNENDING }).catch(() => null)
          : null;
      if (!jpeg) leftOut.push({ title: item.title, reason: LEFT_OUT.unreadable });
      yield jpeg && { jpeg, label: newspaperPage?.label ?? cut.image.label };
    }
  };
