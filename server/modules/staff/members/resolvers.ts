import { isHoldingsKey } from '#domain/billing/core/holdings.ts';
import { readGiftCode } from '#domain/billing/gifts/giftCode.ts';
import type { Member } from '#server/engines/identity/accounts/member.ts';
import { memberById } from '#server/engines/identity/accounts/memberStore.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { MemberFoundThrough, Resolvers, MemberLook } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordLook, recordStaffAct, requireReason, searchedByCode } from '#server/modules/staff/duties/index.ts';
import { findAccount, toReader, featureBoard } from '#server/modules/staff/features/index.ts';

import { createMemberLookStore } from './memberLookStore.ts';

/** An account as support sees it. */
async function memberForStaff(context: RequestContext, member: Member): Promise<MemberLook> {
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

/** An email address is at most 254 characters. */
const LONGEST_SEARCH = 254;

interface Found {
  member: Member;
  through: MemberFoundThrough;
}

/** How an account was looked for, as the audit says it. */
const wayOf = (text: string): string => {
  if (text.includes('@')) return 'email address';
  if (/^\d{1,15}$/u.test(text)) return 'account number';
  return readGiftCode(text) === null ? 'invoice' : 'code';
};

/** Who bought or redeemed what has this code. */
async function foundByCode(context: RequestContext, text: string): Promise<Found[]> {
  const code = readGiftCode(text);
  if (code === null) return [];
  const named = await context.perRequest(createMemberLookStore).ofCode(code);
  const members = await Promise.all(named.map(({ memberId }) => memberById(context.db, memberId)));
  return named.flatMap(({ through }, at) => (members[at] ? [{ member: members[at], through }] : []));
}

async function found(context: RequestContext, text: string, by: { staffId: number; reason: string }): Promise<Found[]> {
  const way = wayOf(text);
  if (way === 'code') return searchedByCode(context, { ...by, duty: 'support' }, () => foundByCode(context, text));
  const ofInvoice = way === 'invoice' ? await context.perRequest(createMemberLookStore).ofInvoice(text) : null;
  const member = ofInvoice === null ? await findAccount(context, text) : await memberById(context.db, ofInvoice);
  return member ? [{ member, through: 'ITSELF' }] : [];
}

/**
 * Accounts of members, for support. Nothing is listed or guessed: a search finds accounts by what names them exactly.
 */
export const memberResolvers: Resolvers = {
  Query: {
    findMembers: async (_root, { by, reason }, context) => {
      const staffId = requireDuty(context, 'support');
      const text = by.replaceAll('\0', '').trim();
      if (text === '' || text.length > LONGEST_SEARCH)
        throw refusal(
          'BAD_USER_INPUT',
          'Give an email address, an account number, the number of an invoice or the code of a gift.',
        );
      const words = requireReason(reason);
      const members = await found(context, text, { staffId, reason: words });
      await context.db.transaction(async (tx) => {
        for (const { member } of members)
          if (member.id !== staffId)
            await recordStaffAct(tx, {
              staffId,
              duty: 'support',
              what: 'member-searched',
              memberId: member.id,
              reason: words,
              after: { by: wayOf(text) },
            });
      });
      return members.map(({ member, through }) => ({ reader: toReader(member), through }));
    },
    lookAtMember: async (_root, { memberId, reason }, context) => {
      const staffId = requireDuty(context, 'support');
      const words = requireReason(reason);
      const member = await memberById(context.db, storedId(memberId));
      if (!member) return null;
      await recordLook(context, { staffId, duty: 'support', memberId: member.id, page: 'account', reason: words });
      return memberForStaff(context, member);
    },
  },
};
