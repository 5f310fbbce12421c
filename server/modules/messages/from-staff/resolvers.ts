import { messageProblem, promisedDay, subjectProblem } from '#domain/help/tickets/ticketRules.ts';
import { isAsSeen, isStaffSegment } from '#domain/messages/core/staffSegments.ts';
import { openRequest, requireRequestAllowance } from '#server/modules/help/tickets/index.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { FieldProblem, Resolvers, StaffSegmentInput } from '#server/modules/kernel/graphql/types.generated.ts';
import { requireMessaging } from '#server/modules/messages/conversations/index.ts';
import { askSecondPerson, recordStaffAct } from '#server/modules/staff/duties/index.ts';

import { createReceivedStore, keepAnswer } from './receivedStore.ts';
import { staffMessageMail } from './staffMessageMail.ts';
import { staffMessageRequest } from './staffMessageRequest.ts';
import { deliverToOne, dryRun, keepMessage, type Segment, writtenMessages } from './writtenStore.ts';

const received = (context: RequestContext) => context.perRequest(createReceivedStore);
const cleaned = (text: string): string => text.replaceAll('\0', '').trim();
const LONGEST_GROUP = 200;
const ANSWERED = 'You have answered this message already. Carry on in your request to support.';

/** A segment as staff chose it. @throws GraphQLError BAD_USER_INPUT */
function segmentOf({ segment, group }: StaffSegmentInput): Segment {
  if (!isStaffSegment(segment)) throw refusal('BAD_USER_INPUT', 'Choose who the message is for.');
  return { segment, group: segment === 'test-group' ? cleaned(group ?? '').slice(0, LONGEST_GROUP) : null };
}

const wrong = (field: string, message: string): FieldProblem => ({ field, code: 'INVALID', message });
/** What is wrong with the words; empty for nothing. */
const wordsProblems = (subject: string, text: string): FieldProblem[] =>
  Object.entries({ subject: subjectProblem(subject), text: messageProblem(text) }).flatMap(([field, message]) =>
    message === null ? [] : [wrong(field, message)],
  );
const problem = (field: string, message: string) => ({ isDone: false, problems: [wrong(field, message)] });
const unanswered = (message: string) => ({ reference: null, problems: [wrong('text', message)] });
const DONE = { isDone: true, problems: [] };

/** The member that staff name by number or email address; null for none, and for accounts that are no member's. */
const memberOf = ({ db }: RequestContext, account: string) => {
  const words = cleaned(account);
  return db.one<{ id: number; email: string | null }>(
    "/* staffMessages.account */ SELECT id, email FROM member WHERE kind = 'member' AND (id = $1 OR lower(email) = lower($2))",
    [storedId(words), words],
  );
};

class Answered extends Error {}

/** Messages of staff: members read and answer them, staff write them. */
export const fromStaffResolvers: Resolvers = {
  Query: {
    staffMessages: async (_root, _arguments, context) =>
      (await received(context).list(requireMessaging(context))).map(({ id, sentAt, ...message }) => ({
        ...message,
        id: String(id),
        sentAt: sentAt.toISOString(),
      })),
    writtenStaffMessages: async (_root, _arguments, context) => {
      requireDuty(context, 'support');
      return (await writtenMessages(context.db)).map(({ id, writtenAt, sentAt, ...message }) => ({
        ...message,
        id: String(id),
        writtenAt: writtenAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      }));
    },
    staffMessageDryRun: async (_root, { input }, context) => {
      requireDuty(context, 'support');
      const { count, samples } = await dryRun(context.db, segmentOf(input));
      return { count, samples: samples.map(String) };
    },
  },
  Mutation: {
    markStaffMessageRead: (_root, { id }, context) =>
      received(context).markRead(requireMessaging(context), storedId(id)),
    deleteStaffMessage: (_root, { id }, context) => received(context).remove(requireMessaging(context), storedId(id)),
    answerStaffMessage: async (_root, { id, text }, context) => {
      const memberId = requireMessaging(context);
      const message = await received(context).find(memberId, storedId(id));
      if (!message) throw refusal('NOT_FOUND', 'This message is no longer here.');
      const blank = messageProblem(text);
      if (blank !== null) return unanswered(blank);
      if (message.request !== null) return unanswered(ANSWERED);
      await requireRequestAllowance(context.db, context.ip);
      const asked = {
        memberId,
        email: null,
        topic: 'other',
        subject: message.subject,
        about: '',
        promisedOn: promisedDay(Date.now()),
      };
      return context.db
        .transaction(async (tx) => {
          const request = await openRequest(tx, { mailer: context.mailer, publicUrl: context.site.publicUrl }, asked, {
            text,
            files: [],
          });
          if (!request || !(await keepAnswer(tx, memberId, message.id, request.id))) throw new Answered();
          return { reference: request.reference, problems: [] };
        })
        .catch((error: unknown) => {
          if (error instanceof Answered) return unanswered(ANSWERED);
          throw error;
        });
    },
    sendStaffMessage: async (_root, { account, subject, text }, context) => {
      const staffId = requireDuty(context, 'support');
      const words = { subject: cleaned(subject), text: cleaned(text) };
      const problems = wordsProblems(words.subject, words.text);
      if (problems.length > 0) return { isDone: false, problems };
      const member = await memberOf(context, account);
      if (!member) return problem('account', 'There is no member with this number or email address.');
      await context.db.transaction(async (tx) => {
        const id = await keepMessage(tx, staffId, words, null);
        await deliverToOne(tx, id, member.id);
        await recordStaffAct(tx, {
          staffId,
          duty: 'support',
          what: 'message-sent',
          memberId: member.id,
          after: { message: id },
        });
        if (member.email !== null)
          await context.mailer.send(
            staffMessageMail({
              memberId: member.id,
              email: member.email,
              subject: words.subject,
              publicUrl: context.site.publicUrl,
              id,
            }),
            tx,
          );
      });
      return DONE;
    },
    askStaffMessage: async (_root, { input, count, subject, text, reason }, context) => {
      const staffId = requireDuty(context, 'support');
      const words = { subject: cleaned(subject), text: cleaned(text) };
      const problems = wordsProblems(words.subject, words.text);
      if (problems.length > 0) return { isDone: false, problems };
      const segment = segmentOf(input);
      const now = await dryRun(context.db, segment);
      if (now.count === 0) return problem('segment', 'No member belongs to this group at the moment.');
      if (!isAsSeen(count, now.count)) throw refusal('CONFLICT', 'The number of members has changed. Check again.');
      await context.db.transaction(async (tx) => {
        const message = await keepMessage(tx, staffId, words, segment);
        await askSecondPerson(tx, staffMessageRequest, {
          staffId,
          memberId: null,
          reason,
          payload: {
            message,
            subject: words.subject,
            segment: segment.segment,
            group: segment.group,
            count: now.count,
          },
        });
      });
      return DONE;
    },
  },
};
