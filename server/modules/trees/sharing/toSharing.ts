import { MOST_OPEN_INVITATIONS } from '#domain/trees/sharing/invitationRules.ts';
import { shareModeOf, type ShareMode } from '#domain/trees/sharing/shareMode.ts';
import type {
  FamilyTreeType,
  TreeInvitation,
  TreeInvitationRole,
  TreeSharing,
} from '#server/modules/kernel/graphql/types.generated.ts';
import type { TreeRow } from '#server/modules/trees/core/index.ts';

import type { InvitationRow, SharingStore } from './sharingStore.ts';

/** Roles as the schema has them. */
export const ROLES = { editor: 'EDITOR', guest: 'GUEST' } as const satisfies Record<
  InvitationRow['role'],
  TreeInvitationRole
>;
const MODES = {
  private: 'PRIVATE',
  public: 'PUBLIC',
  'public-shared': 'PUBLIC_SHARED',
  shared: 'SHARED',
} as const satisfies Record<ShareMode, FamilyTreeType>;

/** An invitation as its tree's owner sees it. */
export const toInvitation = ({ id, role, seesLiving, email, createdAt, expiresAt }: InvitationRow): TreeInvitation => ({
  id: String(id),
  role: ROLES[role],
  seesLiving,
  email,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  isOpen: expiresAt.getTime() > Date.now(),
});

/** The readers of a tree, as its owner sees them. */
export async function toSharing(
  store: SharingStore,
  { id, isPublic, needsSubscription, shareToken, readersMayExport }: TreeRow,
): Promise<TreeSharing> {
  const [invitations, members, invitesPeople, requests] = await Promise.all([
    store.invitations(id),
    store.members(id),
    store.invitesPeople(id),
    store.requests(id),
  ]);
  return {
    mode: MODES[
      shareModeOf({ isPublic, hasShareLink: shareToken !== null, invitesPeople: invitesPeople || members.length > 0 })
    ],
    needsSubscription,
    readersMayExport,
    shareToken: isPublic ? shareToken : null,
    invitations: invitations.map(toInvitation),
    requests: requests.map(({ id: requestId, role, askedAt, ...request }) => ({
      ...request,
      id: String(requestId),
      role: ROLES[role],
      askedAt: askedAt.toISOString(),
    })),
    members: members.map(({ memberId, name, role, seesLiving, since }) => ({
      memberId: String(memberId),
      name,
      role: ROLES[role],
      seesLiving,
      since: since.toISOString(),
    })),
    mostInvitations: MOST_OPEN_INVITATIONS,
  };
}
