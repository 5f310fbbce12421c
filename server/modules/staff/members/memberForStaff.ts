import { isHoldingsKey } from '#domain/billing/core/holdings.ts';
import type { Member } from '#server/engines/identity/accounts/member.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { MemberLook } from '#server/modules/kernel/graphql/types.generated.ts';
import { featureBoard, toReader } from '#server/modules/staff/features/index.ts';

import { createMemberLookStore } from './memberLookStore.ts';

/** An account as support sees it. */
export async function memberForStaff(context: RequestContext, member: Member): Promise<MemberLook> {
  const store = context.perRequest(createMemberLookStore);
  const { id } = member;
  const [sessions, subscriptions, requests, choices, erasureDueAt, seen, board] = await Promise.all([
    store.sessions(id),
    store.subscriptions(id),
    store.requests(id),
    store.choices(id),
    store.erasureDueAt(id),
    context.readerOf(id),
    featureBoard(context, member),
  ]);
  return {
    reader: toReader(member),
    registeredAt: member.registeredAt.toISOString(),
    termsAcceptedAt: member.termsAcceptedAt?.toISOString() ?? null,
    isMfaOn: member.isMfaOn,
    erasureDueAt: erasureDueAt?.toISOString() ?? null,
    sessions: sessions.map(({ firstSeenAt, lastSeenAt, ...session }) => ({
      ...session,
      firstSeenAt: firstSeenAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    subscriptions: subscriptions.map(({ createdAt, expiresAt, ...subscription }) => ({
      ...subscription,
      id: String(subscription.id),
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    requests: requests.map(({ changedAt, ...request }) => ({ ...request, changedAt: changedAt.toISOString() })),
    choices,
    // Not the records and images they bought: these say what a member looks for.
    holdings: (seen?.holdings ?? []).filter(isHoldingsKey),
    features: board.features,
  };
}
