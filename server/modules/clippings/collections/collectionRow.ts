import type { SharedRole } from '#domain/kernel/grants/sharedRoles.ts';
import { type StoredClipping } from '#server/modules/clippings/core/index.ts';

/** A collection as it is stored, with what its reader is in it. */
export interface StoredCollection {
  id: string;
  kind: 'member' | 'ours' | 'partner';
  name: string;
  description: string;
  isPublic: boolean;
  role: SharedRole | null;
  /** As those know the owner whom it is shared with. */
  ownerName: string | null;
  /** As other members know the owner; null: there is no profile. */
  ownerUsername: string | null;
  partnerName: string | null;
  itemCount: number;
  cover: string | null;
  version: number;
  changedAt: Date;
  removedAt: Date | null;
}

/** An item of a collection; exactly one of clipping and record. */
export interface StoredItem {
  id: number;
  note: string;
  clippingId: string | null;
  recordId: string | null;
}

/** Clippings by their ids. */
export type ClippingsById = ReadonlyMap<string, StoredClipping>;

/** An item that shows: its clipping is not removed. */
export const SHOWN_ITEM =
  '(i.clipping_id IS NULL OR EXISTS (SELECT FROM clipping c WHERE c.id = i.clipping_id AND c.removed_at IS NULL))';

/** Columns of `collection k`. @param member - the placeholder of the reader's id, which may be NULL. */
export const collectionColumns = (
  member: string,
): string => `k.id, k.kind, k.name, k.description, k.is_public AS "isPublic", k.partner_name AS "partnerName", k.cover, k.version, k.changed_at AS "changedAt", k.removed_at AS "removedAt",
  CASE WHEN k.owner_id = ${member}::bigint THEN 'owner' ELSE (SELECT role FROM collection_member m WHERE m.collection_id = k.id AND m.member_id = ${member}::bigint) END AS role,
  (SELECT first_name || ' ' || last_name FROM member o WHERE o.id = k.owner_id) AS "ownerName",
  (SELECT username FROM member_profile p WHERE p.member_id = k.owner_id) AS "ownerUsername",
  (SELECT count(*)::int FROM collection_item i WHERE i.collection_id = k.id AND ${SHOWN_ITEM}) AS "itemCount"`;
