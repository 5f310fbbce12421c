import { roleIn, sharedWith, type SharedThing } from '#server/modules/kernel/sharing/memberships.ts';
import type { Database } from '#server/platform/db/database.ts';

/** How research folders are shared: as collections are. */
export const SHARED_FOLDER: SharedThing = {
  noun: 'research folder',
  path: '/my-research/folder/',
  label: 'researchFolders',
  table: 'research_folder',
  owner: 'member_id',
  members: 'research_folder_member',
  invitations: 'research_folder_invitation',
  key: 'folder_id',
};

/** The role of the member `$1` in the folder `f`. */
export const ROLE = roleIn(SHARED_FOLDER, 'f', '$1');
/** Whether the folder `f` is there for the member `$1`. */
export const IS_THEIRS = `f.removed_at IS NULL AND ${sharedWith(SHARED_FOLDER, 'f', '$1')}`;

/**
 * Holds a folder until the transaction ends, so that two windows change it one after the other. What a member may do in
 * it is read after that, in a statement of its own: one that waits reads roles as they were before.
 */
export const lockSharedFolder = (tx: Database, id: string): Promise<unknown> =>
  tx.rows('/* researchFolders.hold */ SELECT id FROM research_folder WHERE id = $1 FOR NO KEY UPDATE', [id]);
