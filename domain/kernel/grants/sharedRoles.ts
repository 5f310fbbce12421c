/**
 * What a member may do in a thing that members share, a collection or a research folder; each role includes those
 * behind it.
 */
export type SharedRole = 'owner' | 'editor' | 'reader';

/** What is done in it: what is in it is read or changed; its name, readers and fate are decided. */
export type SharedDeed = 'read' | 'arrange' | 'decide';

const DEEDS: Readonly<Record<SharedRole, readonly SharedDeed[]>> = {
  owner: ['read', 'arrange', 'decide'],
  editor: ['read', 'arrange'],
  reader: ['read'],
};

/** What of a shared thing and its reader decides what they may do. */
interface Standing {
  /** Null: the reader has none in it. */
  role: SharedRole | null;
  /** Anyone may read it. */
  isPublic?: boolean;
}

/** Whether someone may do a thing in what members share. */
export const mayInShared = (deed: SharedDeed, { role, isPublic = false }: Standing): boolean =>
  (deed === 'read' && isPublic) || (role !== null && DEEDS[role].includes(deed));

/** People that one thing is shared with, open invitations included. */
export const MOST_SHARERS = 100;
/** Days for which an invitation is good. */
export const INVITATION_DAYS = 30;
