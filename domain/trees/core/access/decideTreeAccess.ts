import type { TreeRole } from './treeRole.ts';

/** What of a tree decides who opens it. */
export interface TreeDoor {
  isPublic: boolean;
  /** Beyond its preview for subscribers only, and for who has the share link. */
  needsSubscription: boolean;
  /** Null: there is no share link. */
  shareToken: string | null;
}

/** The reader. */
export interface TreeCaller {
  isOwner: boolean;
  /** What the owner gave them; null: nothing. */
  given: { role: 'editor' | 'guest'; seesLiving: boolean } | null;
  /** The share token they came with; null without one. */
  token: string | null;
  hasSubscription: boolean;
  /** The role in which an owner or editor wants to see the tree; null: as themselves. */
  viewAs: 'guest' | 'visitor' | null;
}

/** What a reader may do with a tree that opened. */
export interface TreeAccess {
  role: TreeRole;
  mayEdit: boolean;
  seesLiving: boolean;
  /** They came with the token of the share link. */
  hasShareToken: boolean;
}

export type TreeRefusal = 'FAMILY_TREE_NOT_FOUND_ERROR' | 'PUBLIC_TREE_SHARE_TOKEN_ERROR' | 'PUBLIC_TREE_PAYWALL_ERROR';

const MEMBERS_VIEW = { mayEdit: true, seesLiving: true, hasShareToken: false } as const;
const SEEN_AS = { mayEdit: false, seesLiving: false, hasShareToken: false } as const;

/**
 * Whether a tree opens for a reader, and what they may do in it (spec 2 section 6, spec 1 section 8). A tree that is not
 * there is refused in the same way as another member's, so that the two look alike. A token that is not, or no longer, the tree's is
 * reported as such, whatever tree it was for.
 *
 * @param tree - null when there is none
 */
export function decideTreeAccess(tree: TreeDoor | null, { isOwner, given, token, hasSubscription, viewAs }: TreeCaller): TreeAccess | { refused: TreeRefusal } {
  if (tree && (isOwner || given?.role === 'editor')) {
    if (viewAs) return { ...SEEN_AS, role: viewAs };
    return { ...MEMBERS_VIEW, role: isOwner ? 'owner' : 'editor' };
  }
  if (tree && given) return { role: 'guest', mayEdit: false, seesLiving: given.seesLiving && viewAs === null, hasShareToken: false };
  const hasShareToken = tree !== null && tree.isPublic && token !== null && token === tree.shareToken;
  if (token !== null && !hasShareToken) return { refused: 'PUBLIC_TREE_SHARE_TOKEN_ERROR' };
  if (!tree?.isPublic) return { refused: 'FAMILY_TREE_NOT_FOUND_ERROR' };
  if (tree.needsSubscription && !hasShareToken && !hasSubscription) return { refused: 'PUBLIC_TREE_PAYWALL_ERROR' };
  return { ...SEEN_AS, role: 'visitor', hasShareToken };
}
