import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import {
  invitationEntry,
  MOST_INVITATION_REQUESTS,
  type InvitationEntry,
} from '#domain/trees/sharing/invitedAddress.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { familyTreeRef, requireTreeOwner } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { allowedMail, requestMail } from './invitationMail.ts';
import { createSharingStore, type OfferedInvitation, type SharingStore } from './sharingStore.ts';

/** What an invitation is to a member. */
export async function entryOf(
  store: SharingStore,
  tx: Database,
  invitation: OfferedInvitation,
  memberId: number,
): Promise<InvitationEntry> {
  const reader = await store.reader(tx, invitation.id, memberId);
  return reader ? invitationEntry(invitation.email, reader, reader.asked) : 'ask';
}

/**
 * Asks the owner of a tree to let a member in whose address the invitation was not sent to: in their list, and once by
 * email. Where it is theirs, was asked for or declined already, nothing happens.
 * @param tx - in which the invitation is held
 */
export async function askOwner(
  { mailer, site, perRequest }: RequestContext,
  tx: Database,
  invitation: OfferedInvitation,
  memberId: number,
): Promise<void> {
  const store = perRequest(createSharingStore);
  const reader = await store.reader(tx, invitation.id, memberId);
  if (!reader || invitationEntry(invitation.email, reader, reader.asked) !== 'ask') return;
  if (!(await store.ask(tx, invitation.id, memberId)))
    throw refusal(
      'LIMIT_REACHED',
      `${MOST_INVITATION_REQUESTS} people have asked about this invitation. Ask its owner for one of your own.`,
    );
  if (invitation.ownerEmail === null) return;
  const href =
    site.publicUrl +
    chartAddress(familyTreeRef({ id: invitation.treeId, rootPerson: invitation.rootPerson }), 'share/invite');
  await mailer.send(
    {
      to: invitation.ownerEmail,
      memberId: invitation.ownerId ?? undefined,
      ...requestMail({
        href,
        treeName: invitation.treeName,
        name: reader.name,
        email: reader.email,
        sentTo: invitation.email ?? '',
      }),
    },
    tx,
  );
}

/**
 * Lets who asked in, as the invitation says, and emails them; or not. A request that does not wait any more is passed
 * over.
 * @throws GraphQLError as `requireTreeOwner`
 */
export async function decideRequest(
  context: RequestContext,
  ref: string,
  id: number,
  isAllowed: boolean,
): Promise<void> {
  const { tree } = await requireTreeOwner(context, ref);
  const store = context.perRequest(createSharingStore);
  await context.db.transaction(async (tx) => {
    const held = await store.heldRequest(tx, tree.id, id);
    if (!held) return;
    if (!isAllowed) {
      await store.decline(tx, id);
      return;
    }
    await store.accept(tx, held, held.askedBy);
    if (held.askerEmail === null) return;
    const href = context.site.publicUrl + chartAddress(familyTreeRef(tree));
    await context.mailer.send(
      { to: held.askerEmail, memberId: held.askedBy, ...allowedMail({ href, treeName: tree.name }) },
      tx,
    );
  });
}
