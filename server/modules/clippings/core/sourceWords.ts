import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import type { ImageSize } from '#domain/clippings/core/clippingRegion.ts';
import { overlapOf } from '#domain/clippings/core/coveredShare.ts';
import { unpackPage } from '#domain/newspapers/pages/packedPage.ts';
import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';
import { type RegionWords, wordsInRegion } from '#domain/newspapers/pages/wordsInRegion.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import { articleParts } from '#server/engines/newspapers/articleParts.ts';
import { readablePage } from '#server/engines/newspapers/closedZones.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { JudgedClipping } from './checkClippings.ts';

/** A rectangle of a page of a newspaper that its reader may read, in pixels of the page's image. */
interface PagePart {
  pageId: string;
  region: PageRegion;
  image: ImageSize;
}

/** Pages of newspapers as readers may have them, each read once. */
export function createPageWords(db: Database) {
  const pages = new Map<string, Promise<{ size: ImageSize; lines: readonly PageLine[] } | null>>();
  const read = async (id: string) => {
    const page = await readablePage(db, id);
    return (
      page && { size: page, lines: page.packed.length === 0 ? [] : unpackPage({ text: page.text, boxes: page.packed }) }
    );
  };

  async function wordsOf({ pageId, region, image }: PagePart): Promise<RegionWords> {
    const reading = pages.get(pageId) ?? read(pageId);
    pages.set(pageId, reading);
    const page = await reading;
    if (!page) return { text: '', isCorrected: false };
    // Boxes may be in other pixels than the image.
    const [across, down] = [page.size.width / image.width, page.size.height / image.height];
    return wordsInRegion(page.lines, {
      x: region.x * across,
      y: region.y * down,
      width: region.width * across,
      height: region.height * down,
    });
  }

  return {
    /** Words inside rectangles, in their order. Whether the reader may read the pages must be decided before. */
    async inRegions(parts: readonly PagePart[]): Promise<RegionWords> {
      const found = await Promise.all(parts.map(wordsOf));
      return {
        text: found
          .map(({ text }) => text)
          .filter((text) => text !== '')
          .join('\n')
          .slice(0, CLIPPING_LIMITS.text),
        isCorrected: found.some(({ isCorrected }) => isCorrected),
      };
    },
  };
}

export type PageWords = ReturnType<typeof createPageWords>;

/** The words of a source that a clipping has, for a reader who may read it; none while it is not open. */
export async function sourceWords(
  db: Database,
  pages: PageWords,
  { clipping, standing, regions }: JudgedClipping,
): Promise<RegionWords> {
  if (standing !== 'OPEN') return { text: '', isCorrected: false };
  if (clipping.kind === 'article' && regions.length === 0) {
    const parts = await articleParts(db, clipping.sourceId);
    return {
      text: parts
        .flatMap(({ lines }) => lines)
        .join('\n')
        .slice(0, CLIPPING_LIMITS.text),
      isCorrected: false,
    };
  }
  return pages.inRegions(
    regions.flatMap(({ stored, cut }) => {
      const region = cut && overlapOf(cut.region, { x: 0, y: 0, ...cut.image });
      return cut && region && stored.pageId !== null ? [{ pageId: stored.pageId, region, image: cut.image }] : [];
    }),
  );
}
