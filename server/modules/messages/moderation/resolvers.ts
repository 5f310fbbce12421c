import { isDecision, isReportReason, LONGEST_WORDS } from '#domain/messages/core/reports.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { requireMessaging } from '#server/modules/messages/conversations/index.ts';

import { createCaseStore } from './caseStore.ts';
import { createDecisionStore } from './decisionStore.ts';

/**
 * Words of a form without what PostgreSQL takes for no text.
 * @throws GraphQLError BAD_USER_INPUT when there are too many, or none where some are needed
 */
function checkedWords(text: string, isNeeded: boolean): string {
  const words = text.replaceAll('\0', '').trim();
  if ([...words].length > LONGEST_WORDS || (isNeeded && words === ''))
    throw refusal('BAD_USER_INPUT', `Write ${isNeeded ? '1' : '0'} to ${LONGEST_WORDS} characters.`);
  return words;
}

/** Reports of messages, and what moderators decide. */
export const moderationResolvers: Resolvers = {
  Query: {
    moderationQueue: async (_root, _arguments, context) => {
      requireDuty(context, 'moderation');
      const store = context.perRequest(createCaseStore);
      const cases = await store.queue();
      const messages = await store.messagesOf(cases);
      return cases.map((one, at) => ({
        messageId: String(one.messageId),
        kind: one.kind,
        senderId: String(one.senderId),
        earlierRemovals: one.earlierRemovals,
        since: one.since.toISOString(),
        reports: one.reports.map(({ madeAt, ...report }) => ({ ...report, madeAt: new Date(madeAt).toISOString() })),
        messages: (messages[at] ?? []).map(({ sentAt, ...message }) => ({ ...message, sentAt: sentAt.toISOString() })),
        appeal: one.kind === 'APPEAL' ? one.appeal : null,
        decidedBecause: one.decidedBecause,
      }));
    },
    moderationLog: async (_root, _arguments, context) => {
      requireDuty(context, 'moderation');
      return (await context.perRequest(createCaseStore).log()).map(({ id, decidedAt, ...rest }) => ({
        ...rest,
        id: String(id),
        decidedAt: decidedAt.toISOString(),
      }));
    },
  },
  Mutation: {
    reportMessage: async (_root, { id, reason, words }, context) => {
      const memberId = requireMessaging(context);
      if (!isReportReason(reason)) throw refusal('BAD_USER_INPUT', 'Choose a reason.');
      return context
        .perRequest(createDecisionStore)
        .report(memberId, storedId(id), reason, checkedWords(words, reason === 'other'));
    },
    appealRemoval: async (_root, { id, words }, context) =>
      context
        .perRequest(createDecisionStore)
        .appeal(requireMessaging(context), storedId(id), checkedWords(words, true)),
    decideMessage: async (_root, { id, decision, reason }, context) => {
      const staffId = requireDuty(context, 'moderation');
      if (!isDecision(decision)) throw refusal('BAD_USER_INPUT', 'Choose a decision.');
      return context
        .perRequest(createDecisionStore)
        .decide(staffId, storedId(id), decision, checkedWords(reason, true));
    },
  },
};
