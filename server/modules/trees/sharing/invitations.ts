import { MOST_MAILS_A_DAY, MOST_OPEN_INVITATIONS, invitationProblems } from '#domain/trees/sharing/invitationRules.ts';
import { invitationRefusal } from '#domain/trees/sharing/invitationState.ts';
import type { InvitationEntry } from '#domain/trees/sharing/invitedAddress.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type {
  InviteToTreeAnswer,
  InviteToTreeInput,
  TreeInvitationEntry,
  TreeInvitationOffer,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { requireTreeGrant, requireTreeOwner, familyTreeRef } from '#server/modules/trees/core/index.ts';
import { linkTokenHash, newLinkToken } from '#server/platform/encryption/randomTokens.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { lockLimit } from '#server/platform/limits/lockLimit.ts';

import { invitationMail } from './invitationMail.ts';
import { askOwner, entryOf } from './invitationRequests.ts';
import { createSharingStore, type OfferedInvitation } from './sharingStore.ts';
import { ROLES, toInvitation } from './toSharing.ts';

const TEXTS = {
  SHARED_TREE_ACTIVATE_INVITE_NOT_FOUND: 'There’s no such invitation.',
  SHARED_TREE_ACTIVATE_INVITE_CONFLICT: 'This invitation has already been used.',
  SHARED_TREE_ACTIVATE_INVITE_EXPIRED: 'This invitation has expired.',
  SHARED_TREE_ACTIVATE_INVITE_REVOKED: 'This invitation was cancelled.',
} as const;

const MAILS = { points: MOST_MAILS_A_DAY, duration: 86_400 };

/** A code is as long as those that are made; a longer text is none. */
const LONGEST_CODE = 100;

/** Invites a person to a tree of the reader's own, by email or by a link. @throws GraphQLError as `requireTreeOwner` */
export async function invite(
  context: RequestContext,
  ref: string,
  { email: written, role, seesLiving, days }: InviteToTreeInput,
): Promise<InviteToTreeAnswer> {
  const { tree, memberId } = await requireTreeOwner(context, ref);
  const store = context.perRequest(createSharingStore);
  const email = written?.trim() || null;
  const refused = (field: string, message: string): InviteToTreeAnswer => ({
    invitation: null,
    code: null,
    problems: [{ field, message }],
  });
  const problems = invitationProblems({ email: written ?? null, days });
  if (problems.length > 0) return { invitation: null, code: null, problems };
  const tooMany = () =>
    refused('days', `You can have ${MOST_OPEN_INVITATIONS} open invitations at once. Cancel one first.`);
  if ((await store.openCount(tree.id)) >= MOST_OPEN_INVITATIONS) return tooMany();
  // Counted by themselves: they were sent also when the invitation, or its tree, is gone.
  const mails = createLimiter(context.db, 'treeInvitation', MAILS);
  if (email !== null && (await mails.take(String(memberId))) !== null)
    return refused(
      'email',
      'You’ve sent as many invitations as you can in a day. Create a link instead, or try again tomorrow.',
    );
  const { token, hash } = newLinkToken();
  const owner = await context.db.one<{ name: string }>(
    '/* treeSharing.owner */ SELECT first_name AS name FROM member WHERE id = $1',
    [memberId],
  );
  const made = await context.db.transaction(async (tx) => {
    await lockLimit(tx, `invitations to ${tree.id}`);
    if ((await store.openCount(tree.id, tx)) >= MOST_OPEN_INVITATIONS) return null;
    const invitation = await store.invite(tx, tree.id, {
      role: role === 'EDITOR' ? 'editor' : 'guest',
      seesLiving: seesLiving || role === 'EDITOR',
      email,
      days,
      codeHash: hash,
    });
    if (email !== null && invitation) {
      await context.mailer.send(
        {
          to: email,
          ...invitationMail({
            publicUrl: context.site.publicUrl,
            siteName: context.site.name,
            ownerName: owner?.name ?? 'A member',
            treeName: tree.name,
            role: invitation.role,
            code: token,
            days,
          }),
        },
        tx,
      );
    }
    return invitation;
  });
  if (!made) {
    if (email !== null) await mails.giveBack(String(memberId), 1);
    return tooMany();
  }
  return { invitation: toInvitation(made), code: token, problems: [] };
}

function opened(invitation: OfferedInvitation | null, memberId: number | null): OfferedInvitation {
  const code = invitationRefusal(invitation, memberId, new Date());
  if (code || !invitation)
    throw refusal(
      code ?? 'SHARED_TREE_ACTIVATE_INVITE_NOT_FOUND',
      TEXTS[code ?? 'SHARED_TREE_ACTIVATE_INVITE_NOT_FOUND'],
    );
  return invitation;
}

const ENTRIES = { open: 'OPEN', ask: 'ASK', waiting: 'WAITING', declined: 'DECLINED' } as const satisfies Record<
  InvitationEntry,
  TreeInvitationEntry
>;

const hashOf = (code: string) => linkTokenHash(code.slice(0, LONGEST_CODE));
const refOf = ({ treeId, rootPerson }: OfferedInvitation) => familyTreeRef({ id: treeId, rootPerson });

/** What an invitation offers to anyone who has its code. @throws GraphQLError by what keeps it from opening */
export async function offer(context: RequestContext, code: string): Promise<TreeInvitationOffer> {
  requireTreeGrant(context);
  const { memberId } = context.viewer;
  const store = context.perRequest(createSharingStore);
  const found = opened(await store.byCode(context.db, hashOf(code)), memberId);
  const isAccepted = found.acceptedAt !== null;
  return {
    treeName: found.treeName,
    ownerName: found.ownerName ?? 'A member',
    personCount: found.personCount,
    role: ROLES[found.role],
    seesLiving: found.seesLiving,
    expiresAt: found.expiresAt.toISOString(),
    isAccepted,
    entry: memberId === null || isAccepted ? 'OPEN' : ENTRIES[await entryOf(store, context.db, found, memberId)],
    familyTreeRef: isAccepted ? refOf(found) : null,
  };
}

/** Accepts an invitation for the reader; again does nothing. */
export async function accept(context: RequestContext, code: string): Promise<{ familyTreeRef: string; name: string }> {
  const memberId = requireMember(context.viewer);
  requireTreeGrant(context);
  const store = context.perRequest(createSharingStore);
  return context.db.transaction(async (tx) => {
    await store.holdTree(tx, hashOf(code));
    const found = opened(await store.byCode(tx, hashOf(code), true), memberId);
    if (found.acceptedAt === null) {
      if ((await entryOf(store, tx, found, memberId)) !== 'open')
        throw refusal('NOT_YOURS', 'This invitation was sent to another email address. Ask its owner to let you in.');
      await store.accept(tx, found, memberId);
    }
    return { familyTreeRef: refOf(found), name: found.treeName };
  });
}

/** Asks the owner to let the reader in, where the invitation was sent to another address; what it offers then. */
export async function askToJoin(context: RequestContext, code: string): Promise<TreeInvitationOffer> {
  const memberId = requireMember(context.viewer);
  requireTreeGrant(context);
  const store = context.perRequest(createSharingStore);
  await context.db.transaction(async (tx) => {
    await store.holdTree(tx, hashOf(code));
    const found = opened(await store.byCode(tx, hashOf(code), true), memberId);
    if (found.acceptedAt === null) await askOwner(context, tx, found, memberId);
  });
  return offer(context, code);
}
