/** What a member may do in a collection; each role includes those behind it. */
export type CollectionRole = 'owner' | 'editor' | 'reader';

/** What is done in a collection: its items are read or changed; its name, readers and fate are decided. */
export type CollectionDeed = 'read' | 'arrange' | 'decide';

const DEEDS: Readonly<Record<CollectionRole, readonly CollectionDeed[]>> = {
  owner: ['read', 'arrange', 'decide'],
  editor: ['read', 'arrange'],
  reader: ['read'],
};

/** What of a collection and its reader decides what they may do. */
interface Standing {
  /** Null: the reader has none in it. */
  role: CollectionRole | null;
  isPublic: boolean;
}

/** Whether someone may do a thing in a collection. */
export const mayInCollection = (deed: CollectionDeed, { role, isPublic }: Standing): boolean =>
  (deed === 'read' && isPublic) || (role !== null && DEEDS[role].includes(deed));
