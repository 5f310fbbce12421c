import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import { faultOfRegions } from '#domain/clippings/core/clippingRegion.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import { pagesOf } from '#server/engines/images/pagesOf.ts';
import { articleParts } from '#server/engines/newspapers/articleParts.ts';
import type { ClippingSourceInput, RegionInput } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { StoredClipping, StoredKind, StoredRegion } from './clippingRow.ts';
import { type ClippingViewer, findImages, type SeenImage } from './findImages.ts';

/** What a clipping is of. */
export interface NamedSource {
  kind: StoredKind;
  sourceId: string;
}

/** The one source that is named; null where it is none or several. */
export function namedSource({
  newspaperPageId,
  articleId,
  recordId,
  imageId,
}: ClippingSourceInput): NamedSource | null {
  const named = Object.entries({
    newspaper: newspaperPageId,
    article: articleId,
    record: recordId,
    image: imageId,
  }).flatMap(([kind, id]) => (id == null ? [] : [{ kind: kind as StoredKind, sourceId: id }]));
  const [one] = named;
  return one && named.length === 1 && one.sourceId.length <= 300 && !one.sourceId.includes('\0') ? one : null;
}

/** A rectangle around all of them. */
function around(regions: readonly PageRegion[]): PageRegion {
  const [x, y] = [Math.min(...regions.map((region) => region.x)), Math.min(...regions.map((region) => region.y))];
  return {
    x,
    y,
    width: Math.max(...regions.map((region) => region.x + region.width)) - x,
    height: Math.max(...regions.map((region) => region.y + region.height)) - y,
  };
}

/**
 * The parts of an article as regions of the images of its pages; one a page where there are more than a clipping may
 * have.
 */
async function regionsOfArticle(db: Database, articleId: string): Promise<RegionInput[]> {
  const parts = (await articleParts(db, articleId)).filter(({ imageId }) => imageId !== null);
  const sizes = await db.rows<{
    imageId: string;
    pageWidth: number;
    pageHeight: number;
    width: number;
    height: number;
  }>(
    `/* clippings.pageSizes */ SELECT p.image_id AS "imageId", p.width AS "pageWidth", p.height AS "pageHeight", i.width, i.height FROM newspaper_page p JOIN page_image i ON i.id = p.image_id WHERE p.image_id = ANY($1::text[])`,
    [parts.map(({ imageId }) => imageId)],
  );
  const scaled = parts.flatMap(({ imageId, ...zone }): RegionInput[] => {
    const size = sizes.find((one) => one.imageId === imageId);
    if (!size || imageId === null) return [];
    const [across, down] = [size.width / size.pageWidth, size.height / size.pageHeight];
    const [x, y] = [Math.max(0, Math.floor(zone.x * across)), Math.max(0, Math.floor(zone.y * down))];
    return [
      {
        imageId,
        x,
        y,
        width: Math.min(size.width, Math.ceil((zone.x + zone.width) * across)) - x,
        height: Math.min(size.height, Math.ceil((zone.y + zone.height) * down)) - y,
      },
    ];
  });
  if (scaled.length <= CLIPPING_LIMITS.regions) return scaled;
  const images = [...new Set(scaled.map(({ imageId }) => imageId))].slice(0, CLIPPING_LIMITS.regions);
  return images.map((imageId) => ({ imageId, ...around(scaled.filter((region) => region.imageId === imageId)) }));
}

/** Where a record is on its image; none where it has none, or its place is not known. */
async function regionsOfRecord(db: Database, recordId: string): Promise<RegionInput[]> {
  const imageId = await pagesOf(db).pageOf(recordId);
  const page = imageId === null ? null : await pagesOf(db).page(imageId);
  const region = page?.lines.find((line) => line.recordId === recordId && !line.isClosed)?.region;
  return imageId !== null && region ? [{ imageId, ...region }] : [];
}

/** The regions of a source that is clipped whole. */
export async function ownRegions(db: Database, { kind, sourceId }: NamedSource): Promise<RegionInput[]> {
  if (kind === 'article') return regionsOfArticle(db, sourceId);
  return kind === 'record' ? regionsOfRecord(db, sourceId) : [];
}

/** What the images of a clipping must be of: an issue, or what pages are bound in. */
async function bindingOf(
  db: Database,
  viewer: ClippingViewer,
  { kind, sourceId }: NamedSource,
): Promise<string | null> {
  if (kind === 'newspaper' || kind === 'article') {
    const table = kind === 'newspaper' ? 'newspaper_page' : 'newspaper_article';
    return (
      (
        await db.one<{ id: string }>(
          `/* clippings.issueOfSource */ SELECT issue_id AS id FROM ${table} t JOIN open_issue i ON i.id = t.issue_id WHERE t.id = $1`,
          [sourceId],
        )
      )?.id ?? null
    );
  }
  const imageId = kind === 'image' ? sourceId : await pagesOf(db).pageOf(sourceId);
  return imageId === null ? null : ((await findImages(db, viewer, [imageId])).get(imageId)?.bookId ?? null);
}

const boundIn = ({ issueId, bookId }: SeenImage): string => issueId ?? bookId;

/**
 * Rectangles as they are stored, or what is wrong with them. They lie on images that the reader may see, all of the
 * same issue or book as the source.
 */
export async function checkedRegions(
  db: Database,
  viewer: ClippingViewer,
  source: NamedSource,
  asked: readonly RegionInput[],
): Promise<{ regions: StoredRegion[] } | { fault: string }> {
  if (asked.length === 0)
    return source.kind === 'newspaper' || source.kind === 'image'
      ? { fault: 'Select an area of the page.' }
      : { regions: [] };
  const binding = await bindingOf(db, viewer, source);
  const looked =
    asked.length > CLIPPING_LIMITS.regions
      ? new Map<string, SeenImage>()
      : await findImages(
          db,
          viewer,
          asked.map(({ imageId }) => imageId),
        );
  const images = new Map([...looked].filter(([, image]) => image.mayRead && boundIn(image) === binding));
  const fault = faultOfRegions(asked, images);
  if (fault !== null) return { fault };
  const pages = await db.rows<{ id: string; imageId: string }>(
    '/* clippings.pagesOfImages */ SELECT id, image_id AS "imageId" FROM newspaper_page WHERE image_id = ANY($1::text[])',
    [[...images.keys()]],
  );
  const pageOf = new Map(pages.map(({ id, imageId }) => [imageId, id]));
  return {
    regions: asked.map(({ imageId, x, y, width, height }) => ({
      imageId,
      pageId: pageOf.get(imageId) ?? null,
      x,
      y,
      width,
      height,
      imageWidth: images.get(imageId)?.width ?? 0,
      imageHeight: images.get(imageId)?.height ?? 0,
    })),
  };
}

/** A clipping that is not stored yet, so that it can be judged as the stored ones are. */
export const draftOf = (source: NamedSource, regions: StoredRegion[], madeAt = new Date()): StoredClipping => ({
  id: '',
  memberId: null,
  ...source,
  title: '',
  note: '',
  tags: [],
  text: null,
  citation: '',
  madeAt,
  changedAt: madeAt,
  version: 1,
  shareId: null,
  sharedAt: null,
  includesNote: false,
  shareWithdrawnWhy: null,
  removedAt: null,
  regions,
});
