/**
 * What a reader is to a tree. The owner and editors may change it; guests were invited to look; visitors read a public
 * one.
 */
export type TreeRole = 'owner' | 'editor' | 'guest' | 'visitor';

/** What of a tree decides who opens it. */
export interface TreeDoor {
  isPublic: boolean;
  /** Beyond its preview for subscribers only, and for who has the share link. */
  needsSubscription: boolean;
  /** Null: there is no share link. */
  shareToken: string | null;
  /** When its owner’s account was erased; null while it has an owner, and for the site’s own tree. */
  leftAt: Date | null;
  /** Since when its heirs may take it over although it has an owner, who is away (ADR 125); null where they may not. */
  heirsSince: Date | null;
}

/** The reader. */
export interface TreeCaller {
  isOwner: boolean;
  /** What the owner gave them; null: nothing. */
  given: { role: 'editor' | 'guest'; seesLiving: boolean; isHeir: boolean } | null;
  /** The share token they came with; null without one. */
  token: string | null;
  hasSubscription: boolean;
  /** The role in which an owner or editor wants to see the tree; null: as themselves. */
  viewAs: 'guest' | 'visitor' | null;
}

/** What a reader may do with a tree that opened. */
export interface TreeAccess {
  role: TreeRole;
  /** They see all that its owner and editors see. */
  mayEdit: boolean;
  /** They may change it now: an editor of a tree without an owner may not. */
  mayChange: boolean;
  /** Until when they may become the owner of a tree that has none, or one who is away; null where they may not. */
  takesOverUntil: Date | null;
  seesLiving: boolean;
  /** They came with the token of the share link. */
  hasShareToken: boolean;
}

export type TreeRefusal = 'FAMILY_TREE_NOT_FOUND_ERROR' | 'PUBLIC_TREE_SHARE_TOKEN_ERROR' | 'PUBLIC_TREE_PAYWALL_ERROR';

const READS_ONLY = { mayEdit: false, mayChange: false, takesOverUntil: null, hasShareToken: false } as const;

/** Days in which an heir may take over a tree whose owner's account was erased (ADR 125), or who is away. */
export const HEIRS_DAYS = 30;

/** Until when an heir may take over a tree; null where they may not, or not any more. */
function heirsTime({ leftAt, heirsSince }: TreeDoor, now: Date): Date | null {
  const since = leftAt ?? heirsSince;
  const until = since && new Date(since.getTime() + HEIRS_DAYS * 86_400_000);
  return until !== null && until > now ? until : null;
}

/**
 * Whether a tree opens for a reader, and what they may do in it (spec 2 section 6, spec 1 section 8). A tree that is
 * not there is refused in the same way as another member's, so that the two look alike. A token that is not, or no
 * longer, the tree's is reported as such, whatever tree it was for.
 *
 * @param tree - null when there is none
 * @param now - decides whether the heirs’ days of a tree without an owner are over
 */
export function decideTreeAccess(
  tree: TreeDoor | null,
  { isOwner, given, token, hasSubscription, viewAs }: TreeCaller,
  now: Date,
): TreeAccess | { refused: TreeRefusal } {
  if (tree && (isOwner || given?.role === 'editor')) {
    if (viewAs) return { ...READS_ONLY, role: viewAs, seesLiving: false };
    return {
      role: isOwner ? 'owner' : 'editor',
      mayEdit: true,
      mayChange: tree.leftAt === null,
      takesOverUntil: given?.isHeir ? heirsTime(tree, now) : null,
      seesLiving: true,
      hasShareToken: false,
    };
  }
  if (tree && given) return { ...READS_ONLY, role: 'guest', seesLiving: given.seesLiving && viewAs === null };
  const hasShareToken = tree !== null && tree.isPublic && token !== null && token === tree.shareToken;
  if (token !== null && !hasShareToken) return { refused: 'PUBLIC_TREE_SHARE_TOKEN_ERROR' };
  if (!tree?.isPublic) return { refused: 'FAMILY_TREE_NOT_FOUND_ERROR' };
  if (tree.needsSubscription && !hasShareToken && !hasSubscription) return { refused: 'PUBLIC_TREE_PAYWALL_ERROR' };
  return { ...READS_ONLY, role: 'visitor', seesLiving: false, hasShareToken };
}

/**
 * Whether a reader of a tree may take it away as a file. Owner and editors always may; guests and readers of a public
 * tree where its owner allows it, which a new tree does not (ADR 29). What they may not see stays out of their file
 * anyway.
 */
export const mayExportTree = (
  { mayEdit }: Pick<TreeAccess, 'mayEdit'>,
  { readersMayExport }: { readersMayExport: boolean },
): boolean => mayEdit || readersMayExport;
