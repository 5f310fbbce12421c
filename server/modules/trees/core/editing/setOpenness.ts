import type { Database } from '#server/platform/db/database.ts';

/** The readers of a tree from now on; null leaves them. */
export interface Openness {
  isPublic: boolean | null;
  /** Only of a public tree. */
  needsSubscription: boolean | null;
  /** `none` takes the share link away; a text makes one where there is none. */
  link: { token: string } | 'none' | null;
  /** The owner invites people; false takes every access and invitation back. */
  invitesPeople: boolean | null;
  /** Readers who may not edit may take the tree away as a file. */
  readersMayExport: boolean | null;
}

/**
 * Opens or closes a tree: the only statement that does. A public tree that becomes private takes everything back that
 * was given of it: share link, invitations, accesses, leave to export (ADR 29); unless people are invited to it in
 * the same breath.
 */
export function setOpenness(
  db: Database,
  treeId: number,
  { isPublic, needsSubscription, link, invitesPeople, readersMayExport }: Openness,
): Promise<void> {
  return db.transaction(async (tx) => {
    const before = await tx.one<{ isPublic: boolean }>(
      '/* treeOpenness.lock */ SELECT is_public AS "isPublic" FROM tree WHERE id = $1 FOR UPDATE',
      [treeId],
    );
    if (!before) return;
    const closes = invitesPeople === false || (before.isPublic && isPublic === false && invitesPeople !== true);
    const isOpen = isPublic ?? before.isPublic;
    await tx.rows(
      `/* treeOpenness.set */ UPDATE tree SET is_public = $2, needs_subscription = $2 AND coalesce($3, needs_subscription),
         share_token = CASE WHEN NOT $2 OR $4 = '' THEN NULL ELSE coalesce(share_token, $4) END,
         invites_people = NOT $6 AND coalesce($5, invites_people), readers_may_export = NOT $6 AND coalesce($7, readers_may_export) WHERE id = $1`,
      [
        treeId,
        isOpen,
        needsSubscription,
        link === 'none' ? '' : (link?.token ?? null),
        invitesPeople,
        closes,
        readersMayExport,
      ],
    );
    if (!closes) return;
    await tx.rows(
      '/* treeOpenness.revokeAll */ UPDATE tree_invitation SET revoked_at = now() WHERE tree_id = $1 AND accepted_at IS NULL AND revoked_at IS NULL',
      [treeId],
    );
    await tx.rows('/* treeOpenness.removeAll */ DELETE FROM tree_access WHERE tree_id = $1', [treeId]);
  });
}
