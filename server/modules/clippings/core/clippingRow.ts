import type { ImageSize } from '#domain/clippings/core/clippingRegion.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

/** What a clipping is of, as it is stored. */
export type StoredKind = 'newspaper' | 'image' | 'article' | 'record';

/** A rectangle as it was clipped, on the image as it was then. */
export interface StoredRegion extends PageRegion {
  imageId: string;
  /** Page of a newspaper; null for an image of records. */
  pageId: string | null;
  imageWidth: number;
  imageHeight: number;
}

/** A clipping as it is stored. What of it a reader may have is worked out each time (checkClippings.ts). */
export interface StoredClipping {
  id: string;
  /** Null: the site's own. */
  memberId: number | null;
  kind: StoredKind;
  sourceId: string;
  title: string;
  note: string;
  tags: string[];
  /** Null: the words of the source. */
  text: string | null;
  /** What stays when the source is closed. */
  citation: string;
  madeAt: Date;
  changedAt: Date;
  version: number;
  shareId: string | null;
  sharedAt: Date | null;
  includesNote: boolean;
  /** Why staff withdrew its share; null for any other. */
  shareWithdrawnWhy: string | null;
  removedAt: Date | null;
  regions: StoredRegion[];
}

/** The image as it was when a region was clipped. */
export const sizeThen = ({ imageWidth: width, imageHeight: height }: StoredRegion): ImageSize => ({ width, height });

/** Columns of a clipping, of `clipping c`. */
export const CLIPPING_COLUMNS = `c.id, c.member_id AS "memberId", c.kind, c.source_id AS "sourceId", c.title, c.note, c.tags, c.text, c.citation, c.made_at AS "madeAt", c.changed_at AS "changedAt",
  c.version, c.share_id AS "shareId", c.shared_at AS "sharedAt", c.includes_note AS "includesNote", c.share_withdrawn_why AS "shareWithdrawnWhy", c.removed_at AS "removedAt",
  coalesce((SELECT jsonb_agg(jsonb_build_object('imageId', r.image_id, 'pageId', r.page_id, 'x', r.x, 'y', r.y, 'width', r.width, 'height', r.height, 'imageWidth', r.image_width, 'imageHeight', r.image_height) ORDER BY r.n)
    FROM clipping_region r WHERE r.clipping_id = c.id), '[]') AS regions`;

/**
 * The condition under which a member may know of a clipping: it is their own, in a collection that they may read, or in
 * a research folder that is shared with them and into which its maker put it.
 *
 * @param clipping - its alias. @param member - the placeholder of the member's id, which may be NULL.
 */
export const readableClipping = (
  clipping: string,
  member: string,
): string => `${clipping}.removed_at IS NULL AND (${clipping}.member_id = ${member}::bigint OR EXISTS (
  SELECT FROM collection_item i JOIN collection k ON k.id = i.collection_id
  WHERE i.clipping_id = ${clipping}.id AND ${readableCollection('k', member)})
  OR EXISTS (SELECT FROM research_item i JOIN research_folder f ON f.id = i.folder_id
  WHERE i.kind = 'CLIPPING' AND i.ref = ${clipping}.id AND i.added_by = ${clipping}.member_id AND i.removed_at IS NULL AND f.removed_at IS NULL
    AND (f.member_id = ${member}::bigint OR EXISTS (SELECT FROM research_folder_member m WHERE m.folder_id = f.id AND m.member_id = ${member}::bigint))))`;

/** The condition under which a member may read a collection: it is public, their own, or shared with them. */
export const readableCollection = (
  collection: string,
  member: string,
): string => `${collection}.removed_at IS NULL AND (${collection}.is_public OR ${collection}.owner_id = ${member}::bigint
  OR EXISTS (SELECT FROM collection_member m WHERE m.collection_id = ${collection}.id AND m.member_id = ${member}::bigint))`;
