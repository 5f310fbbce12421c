import { createHash } from 'node:crypto';

import { GraphQLError } from 'graphql';

import type { AnnotatedClip, AnnotatedPlace } from '#domain/clippings/annotations/clipAnnotation.ts';
import { readAnnotation } from '#domain/clippings/annotations/readAnnotation.ts';
import { findImages, makeClipping, scaledRegion, type SeenImage } from '#server/modules/clippings/core/index.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type {
  ClippingSourceInput,
  ImportedAnnotation,
  RegionInput,
} from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Longest annotation that is read, in characters: a clipping of everything that one may have. */
const LONGEST = 100_000;
const IS_HERE = 'You’ve imported it into this collection before.';
const NO_IMAGE = 'There’s no image of its page that you can clip.';

interface PageRow {
  id: string;
  imageId: string | null;
  width: number;
  height: number;
}

/** The images of the canvases that an annotation is on, by the canvas. */
async function imagesOf(
  { db, viewer }: RequestContext,
  places: readonly AnnotatedPlace[],
): Promise<(place: AnnotatedPlace) => RegionInput | null> {
  const idsOf = (kind: AnnotatedPlace['canvas']['kind']) => [
    ...new Set(places.flatMap(({ canvas }) => (canvas.kind === kind && !canvas.id.includes('\0') ? [canvas.id] : []))),
  ];
  const pageIds = idsOf('newspaper');
  const rows =
    pageIds.length === 0
      ? []
      : await db.rows<PageRow>(
          '/* standards.pages */ SELECT id, image_id AS "imageId", width, height FROM newspaper_page WHERE id = ANY($1::text[])',
          [pageIds],
        );
  const pages = new Map(rows.map((row) => [row.id, row]));
  const images = await findImages(db, viewer, [...rows.flatMap(({ imageId }) => imageId ?? []), ...idsOf('image')]);
  return ({ canvas, region }) => {
    const page = canvas.kind === 'newspaper' ? pages.get(canvas.id) : undefined;
    const image: SeenImage | undefined = images.get(canvas.kind === 'newspaper' ? (page?.imageId ?? '') : canvas.id);
    if (!image?.mayRead) return null;
    const { x, y, width, height } = !region
      ? { x: 0, y: 0, ...image }
      : page
        ? scaledRegion(region, page, image)
        : region;
    return { imageId: image.id, x, y, width, height };
  };
}

function sourceOf({ scope, places: [first] }: AnnotatedClip): ClippingSourceInput {
  if (scope) return scope.kind === 'article' ? { articleId: scope.id } : { recordId: scope.id };
  if (!first) return {};
  return first.canvas.kind === 'newspaper' ? { newspaperPageId: first.canvas.id } : { imageId: first.canvas.id };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** The address of an annotation as it is stored; null where it has none, and is another one each time. */
function hashOf(document: unknown): Buffer | null {
  const id = typeof document === 'object' && document !== null && 'id' in document ? document.id : null;
  return typeof id === 'string' && id !== '' ? createHash('sha256').update(id).digest() : null;
}

/** Whether a member has a clipping of an annotation in a collection already. */
const isImported = async (db: Database, memberId: number, collectionId: string, hash: Buffer): Promise<boolean> =>
  (await db.one(
    '/* standards.isImported */ SELECT 1 AS one FROM clipping c JOIN collection_item i ON i.clipping_id = c.id WHERE c.member_id = $1 AND c.annotation_hash = $3 AND c.removed_at IS NULL AND i.collection_id = $2',
    [memberId, collectionId, hash],
  )) !== null;

/** Makes a clipping of an annotation in a collection; a refusal is an answer, so that the rest of an import goes on. */
export async function importAnnotation(
  context: RequestContext,
  memberId: number,
  collectionId: string,
  text: string,
): Promise<ImportedAnnotation> {
  const document = text.length > LONGEST ? null : parsed(text);
  const read = readAnnotation(context.site.publicUrl, document);
  if ('refusal' in read) return { title: read.title, clippingId: null, refusal: read.refusal };
  const { clip } = read;
  const { title, note, tags } = clip;
  const hash = hashOf(document);
  if (hash && (await isImported(context.db, memberId, collectionId, hash)))
    return { title, clippingId: null, refusal: IS_HERE };
  const placed = await imagesOf(context, clip.places);
  const regions = clip.places.map(placed);
  if (regions.some((region) => region === null)) return { title, clippingId: null, refusal: NO_IMAGE };
  try {
    const made = await makeClipping(context, memberId, {
      source: sourceOf(clip),
      regions: regions.flatMap((region) => region ?? []),
      title,
      note,
      tags: [...tags],
      text: clip.text,
      collectionId,
    });
    if (hash)
      await context.db.rows('/* standards.imported */ UPDATE clipping SET annotation_hash = $2 WHERE id = $1', [
        made.id,
        hash,
      ]);
    return { title, clippingId: made.id, refusal: null };
  } catch (error) {
    if (
      error instanceof GraphQLError &&
      (error.extensions.code === 'BAD_USER_INPUT' || error.extensions.code === 'LIMIT_REACHED')
    )
      return { title, clippingId: null, refusal: error.message };
    throw error;
  }
}
