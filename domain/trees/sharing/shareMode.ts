import type { TreeType } from '#domain/trees/core/treeType.ts';

/** The readers of a tree. A mode has the name of the tree's type as others see it (spec 2 section 3). */
export type ShareMode = TreeType;

interface Openness {
  isPublic: boolean;
  /** There is a share link. */
  hasShareLink: boolean;
  /** The owner chose to invite people, or a person was invited. */
  invitesPeople: boolean;
}

/** The share mode of a tree, by what is kept of it. */
export function shareModeOf({ isPublic, hasShareLink, invitesPeople }: Openness): ShareMode {
  if (isPublic) return hasShareLink ? 'public-shared' : 'public';
  return invitesPeople ? 'shared' : 'private';
}

/**
 * What the modes are called and what each means, in the order of how many see the tree. Living people are hidden in
 * all.
 */
export const SHARE_MODES: readonly { mode: ShareMode; label: string; meaning: string }[] = [
  { mode: 'private', label: 'Private', meaning: 'Only you can see this tree.' },
  { mode: 'shared', label: 'Shared', meaning: 'Only you and the people you invite can see this tree.' },
  {
    mode: 'public',
    label: 'Public',
    meaning: 'Anyone can find this tree in the family tree search and look at it. Living people stay hidden.',
  },
  {
    mode: 'public-shared',
    label: 'Public, with a share link',
    meaning:
      'As public, and anyone with your link can look at the whole tree without a subscription. Living people stay hidden.',
  },
];
