import { memberById } from '#server/engines/identity/accounts/memberStore.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordLook, recordStaffAct, requireReason } from '#server/modules/staff/duties/index.ts';
import { findAccount, toReader } from '#server/modules/staff/features/index.ts';

import { lookAtMember } from './lookAtMember.ts';
import { createMemberLookStore } from './memberLookStore.ts';

/** An email address is at most 254 characters. */
const LONGEST_SEARCH = 254;

/** How an account was looked for, as the audit says it. */
const wayOf = (text: string): string => (text.includes('@') ? 'email address' : /^\d+$/u.test(text) ? 'account number' : 'invoice');

/** Accounts of members, for support. Nothing is listed or guessed: a search finds one account by what names it exactly. */
export const memberResolvers: Resolvers = {
  Query: {
    findMember: async (_root, { by, reason }, context) => {
      const staffId = requireDuty(context, 'support');
      const text = by.replaceAll('\0', '').trim();
      if (text === '' || text.length > LONGEST_SEARCH) throw refusal('BAD_USER_INPUT', 'Give an email address, an account number or the number of an invoice.');
      const words = requireReason(reason);
      const ofInvoice = wayOf(text) === 'invoice' ? await context.perRequest(createMemberLookStore).ofInvoice(text) : null;
      const member = ofInvoice === null ? await findAccount(context, text) : await memberById(context.db, ofInvoice);
      if (member && member.id !== staffId) await recordStaffAct(context.db, { staffId, duty: 'support', what: 'member-searched', memberId: member.id, reason: words, after: { by: wayOf(text) } });
      return member && toReader(member);
    },
    lookAtMember: async (_root, { memberId, reason }, context) => {
      const staffId = requireDuty(context, 'support');
      const words = requireReason(reason);
      const member = await memberById(context.db, storedId(memberId));
      if (!member) return null;
      await recordLook(context, { staffId, duty: 'support', memberId: member.id, page: 'account', reason: words });
      return lookAtMember(context, member);
    },
  },
};
