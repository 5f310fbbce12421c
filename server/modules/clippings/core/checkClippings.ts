import { carryRegion } from '#domain/clippings/core/clippingRegion.ts';
import { coveredShare } from '#domain/clippings/core/coveredShare.ts';
import { mayShowShared } from '#domain/clippings/core/sharedPicture.ts';
import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import type { Database } from '#server/platform/db/database.ts';

import { sizeThen, type StoredClipping, type StoredRegion } from './clippingRow.ts';
import { closedWithPersons } from './closedWithPersons.ts';
import { type EarlierShare, earlierShares } from './earlierShares.ts';
import { type ClippingViewer, findImages, type SeenImage } from './findImages.ts';
import {
  findSources,
  type SeenSources,
  type SourceArticle,
  type SourcePage,
  type SourceRecord,
} from './findSources.ts';

/** Nothing of a region is left to see when so much of it is covered. */
const ALL_COVERED = 0.95;

/** What of a clipping a reader may see (GraphQL's ClippingStanding). */
export type Standing = 'OPEN' | 'CLOSED' | 'REPLACED';

/** A region on the image as it is now. */
export interface JudgedRegion {
  /** As it was clipped. */
  stored: StoredRegion;
  standing: Standing;
  /** Null unless open: there is nothing to be cut. */
  cut: { image: SeenImage; region: PageRegion } | null;
  /** The page of a newspaper, where it is here. */
  page: SourcePage | null;
}

/** What a clipping is of, where it is here and not closed to everyone. */
export type SeenSource = SourcePage | SourceArticle | SourceRecord | { kind: 'image'; image: SeenImage };

/** A clipping with what a reader may have of it now. */
export interface JudgedClipping {
  clipping: StoredClipping;
  standing: Standing;
  /** The source is closed to everyone, or gone: others than its maker learn nothing of what was in it. */
  isWithdrawn: boolean;
  /** A part of what was clipped is closed to everyone now, and covered. */
  isPartlyCovered: boolean;
  /** The reader may read the source by their own right, not only see what is shared of it. */
  mayRead: boolean;
  source: SeenSource | null;
  regions: JudgedRegion[];
}

function sourceOf(
  { kind, sourceId }: StoredClipping,
  sources: SeenSources,
  images: ReadonlyMap<string, SeenImage>,
): SeenSource | null {
  if (kind === 'newspaper') return sources.pages.get(sourceId) ?? null;
  if (kind === 'article') return sources.articles.get(sourceId) ?? null;
  if (kind === 'record') return sources.records.get(sourceId) ?? null;
  const image = images.get(sourceId);
  return image ? { kind, image } : null;
}

function mayReadSource(source: SeenSource, sources: SeenSources): boolean {
  if (source.kind === 'record') return sources.mayReadRecord(source);
  return source.kind === 'image' ? source.image.mayRead : sources.mayReadIssue(source.issueId);
}

/** The image that a region is on now: a page of a newspaper may have got another one. */
const imageIdNow = ({ pageId, imageId }: StoredRegion, { pages }: SeenSources): string | null =>
  pageId === null ? imageId : (pages.get(pageId)?.imageId ?? null);

function placed(stored: StoredRegion, sources: SeenSources, images: ReadonlyMap<string, SeenImage>) {
  const id = imageIdNow(stored, sources);
  const image = id === null ? undefined : images.get(id);
  return {
    stored,
    page: stored.pageId === null ? null : (sources.pages.get(stored.pageId) ?? null),
    image: image ?? null,
    region: image ? carryRegion(stored, sizeThen(stored), image) : null,
  };
}

type Placed = ReturnType<typeof placed>;

/**
 * Of the images of a clipping, those whose pictures its sharing shows to anyone.
 * @param earlier - what its maker has shared of them before.
 */
function sharedImages(regions: readonly Placed[], earlier: readonly EarlierShare[]): ReadonlySet<string> {
  const parts = new Map<string, PageRegion[]>();
  for (const { image, region } of regions) if (image && region) pushTo(parts, image.id, region);
  const images = new Map(regions.flatMap(({ image }) => (image ? [[image.id, image]] : [])));
  return new Set(
    [...parts]
      .filter(([id, own]) => {
        const image = images.get(id);
        return (
          image?.sharing != null && mayShowShared(image.sharing, own, image, sharesOfImage(regions, image, earlier))
        );
      })
      .map(([id]) => id),
  );
}

/** What was shared before of an image, on the image as it is now. */
function sharesOfImage(regions: readonly Placed[], image: SeenImage, earlier: readonly EarlierShare[]): PageRegion[][] {
  const pages = new Set(
    regions.flatMap(({ stored, image: own }) =>
      own?.id === image.id && stored.pageId !== null ? [stored.pageId] : [],
    ),
  );
  return earlier
    .map((share) =>
      share.flatMap((stored) => {
        const isOfImage = stored.pageId === null ? stored.imageId === image.id : pages.has(stored.pageId);
        return (isOfImage && carryRegion(stored, sizeThen(stored), image)) || [];
      }),
    )
    .filter((share) => share.length > 0);
}

function worst(standings: readonly Standing[]): Standing {
  if (standings.includes('CLOSED')) return 'CLOSED';
  return standings.includes('REPLACED') ? 'REPLACED' : 'OPEN';
}

/**
 * Works out what of clippings a reader may see at this moment: every door to clippings asks this and nothing else.
 *
 * @param isShared - they are seen by a link that their maker shares: what may be shared shows to everyone.
 */
export async function checkClippings(
  db: Database,
  viewer: ClippingViewer,
  clippings: readonly StoredClipping[],
  isShared = false,
): Promise<JudgedClipping[]> {
  const regions = clippings.flatMap((clipping) => clipping.regions);
  const sources = await findSources(db, viewer, [
    ...clippings.map(({ kind, sourceId: id }) => ({ kind, id })),
    ...regions.flatMap(({ pageId: id }) => (id === null ? [] : [{ kind: 'newspaper' as const, id }])),
  ]);
  const images = await findImages(db, viewer, [
    ...regions.flatMap((region) => imageIdNow(region, sources) ?? []),
    ...clippings.flatMap(({ kind, sourceId }) => (kind === 'image' ? [sourceId] : [])),
  ]);
  const ofLiving = await closedWithPersons(
    db,
    viewer.memberId,
    clippings.map(({ id }) => id),
  );
  const earlier = isShared ? await Promise.all(clippings.map((clipping) => earlierShares(db, clipping))) : [];
  return clippings.map((clipping, at) => {
    const isPrivate = ofLiving.has(clipping.id) && clipping.memberId !== viewer.memberId;
    const source = isPrivate ? null : sourceOf(clipping, sources, images);
    const places = clipping.regions.map((region) => placed(region, sources, images));
    const shown = isShared ? sharedImages(places, earlier[at] ?? []) : new Set<string>();
    const isForReader = ({ id, mayRead }: SeenImage) => mayRead || shown.has(id);
    const mayRead = source !== null && mayReadSource(source, sources);
    const isOpen =
      source !== null &&
      (mayRead || (isShared && places.length > 0 && places.every(({ image }) => image !== null && isForReader(image))));
    const covered = places.map(({ image, region }) => (image && region ? coveredShare(region, image.covered) : 0));
    const isAllCovered = places.length > 0 && covered.every((share) => share >= ALL_COVERED);
    const isWithdrawn = source === null || isAllCovered;
    const judged = places.map(({ stored, page, image, region }): JudgedRegion => {
      const standing =
        !isOpen || isAllCovered || image === null || !isForReader(image)
          ? 'CLOSED'
          : region === null
            ? 'REPLACED'
            : 'OPEN';
      return { stored, page, standing, cut: standing === 'OPEN' && image && region ? { image, region } : null };
    });
    return {
      clipping,
      source,
      isWithdrawn,
      isPartlyCovered: covered.some((share) => share > 0),
      mayRead,
      standing: isOpen && !isAllCovered ? worst(judged.map(({ standing }) => standing)) : 'CLOSED',
      regions: judged,
    };
  });
}
