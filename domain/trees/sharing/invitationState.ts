/** What keeps an invitation from being accepted. */
export type InvitationRefusal =
  | 'SHARED_TREE_ACTIVATE_INVITE_NOT_FOUND'
  | 'SHARED_TREE_ACTIVATE_INVITE_CONFLICT'
  | 'SHARED_TREE_ACTIVATE_INVITE_EXPIRED'
  | 'SHARED_TREE_ACTIVATE_INVITE_REVOKED';

/** What is kept of an invitation. */
export interface StoredInvitation {
  expiresAt: Date;
  revokedAt: Date | null;
  acceptedAt: Date | null;
  acceptedBy: number | null;
  ownerId: number | null;
}

/**
 * Whether an invitation opens for a reader. It is accepted once; anyone who did may open its link again.
 * @param invitation - null: there is none with that code.
 * @param memberId - null for a visitor.
 */
export function invitationRefusal(
  invitation: StoredInvitation | null,
  memberId: number | null,
  now: Date,
): InvitationRefusal | null {
  if (!invitation) return 'SHARED_TREE_ACTIVATE_INVITE_NOT_FOUND';
  const { revokedAt, acceptedAt, acceptedBy, expiresAt, ownerId } = invitation;
  if (revokedAt !== null) return 'SHARED_TREE_ACTIVATE_INVITE_REVOKED';
  if (memberId !== null && memberId === ownerId) return 'SHARED_TREE_ACTIVATE_INVITE_CONFLICT';
  if (acceptedAt !== null)
    return memberId !== null && acceptedBy === memberId ? null : 'SHARED_TREE_ACTIVATE_INVITE_CONFLICT';
  return expiresAt.getTime() <= now.getTime() ? 'SHARED_TREE_ACTIVATE_INVITE_EXPIRED' : null;
}
