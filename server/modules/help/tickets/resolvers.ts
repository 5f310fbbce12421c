import {
  isTicketTopic,
  MOST_FILES,
  messageProblem,
  promisedDay,
  ticketProblems,
} from '#domain/help/tickets/ticketRules.ts';
import { TICKET_STATES, type TicketState } from '#domain/help/tickets/ticketState.ts';
import { askedPage } from '#server/modules/kernel/graphql/askedPage.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import { linkTokenHash } from '#server/platform/encryption/randomTokens.ts';

import { addMessage } from './messageStore.ts';
import { openRequest } from './openRequest.ts';
import { presentLine, presentRequest } from './presentRequest.ts';
import { moveRequest, requestOf, requestOfToken, requestsIn, requestsOf, type StoredRequest } from './requestStore.ts';
import { requireReplyAllowance, requireRequestAllowance } from './supportAllowances.ts';
import { sendSupportNews } from './supportMails.ts';

const problem = (field: string, message: string) => ({ request: null, problems: [{ field, message }] });
const GONE_FILES = 'A file is no longer here. Attach it again.';
const CLOSED = 'This request is closed. Send a new one.';

const isState = (text: string): text is TicketState => (TICKET_STATES as readonly string[]).includes(text);

/** The request of the member who asks, or the one that a token opens. Missing and another’s look alike. */
async function ownRequest(
  { db, viewer }: RequestContext,
  reference: string | null | undefined,
  token: string | null | undefined,
): Promise<StoredRequest | null> {
  if (typeof token === 'string') return requestOfToken(db, linkTokenHash(token));
  const request = typeof reference === 'string' && viewer.memberId !== null ? await requestOf(db, reference) : null;
  return request && request.memberId === viewer.memberId ? request : null;
}

/** What is wrong with a reply; null for nothing. */
function replyProblem(text: string, files: readonly string[]) {
  const message = messageProblem(text);
  if (message !== null) return problem('text', message);
  return files.length > MOST_FILES ? problem('files', `Attach at most ${MOST_FILES} files.`) : null;
}

class FilesGone extends Error {}

/**
 * Adds a message and lets its event happen, and writes an answer of staff down, all or nothing; null where the request
 * changed meanwhile.
 */
async function write(
  { db, mailer, site }: RequestContext,
  request: StoredRequest,
  {
    text,
    files,
    staffId,
    isSolved = false,
  }: { text: string; files: readonly string[]; staffId: number | null; isSolved?: boolean },
) {
  return db.transaction(async (tx) => {
    const state = await moveRequest(tx, request, staffId === null ? 'ASKER_REPLIED' : 'STAFF_REPLIED');
    if (state === null) return null;
    if (
      (await addMessage(tx, request.id, { isStaff: staffId !== null, staffId, text: text.trim(), files })) <
      files.length
    )
      throw new FilesGone();
    if (staffId !== null)
      await sendSupportNews(tx, { mailer, publicUrl: site.publicUrl }, request, isSolved ? 'solved' : 'answered');
    if (isSolved) await moveRequest(tx, { ...request, state }, 'SOLVED');
    if (staffId !== null)
      await recordStaffAct(tx, {
        staffId,
        duty: 'support',
        what: 'request-answered',
        memberId: request.memberId,
        after: { reference: request.reference },
      });
    return requestOf(tx, request.reference);
  });
}

/** Writes a reply and answers with the thread, or says why not. */
async function reply(context: RequestContext, request: StoredRequest, message: Parameters<typeof write>[2]) {
  const found = replyProblem(message.text, message.files);
  if (found) return found;
  const written = await write(context, request, message).catch((error: unknown) => {
    if (error instanceof FilesGone) return 'gone' as const;
    throw error;
  });
  if (written === 'gone') return problem('files', GONE_FILES);
  if (written === null)
    return problem(
      'text',
      request.state === 'CLOSED' ? CLOSED : 'The request has just changed. Send your reply again.',
    );
  return { request: await presentRequest(context.db, written, message.staffId !== null), problems: [] };
}

/** Requests to support: of members and visitors, answered by staff. */
export const supportResolvers: Resolvers = {
  Query: {
    supportRequests: async (_root, _arguments, { db, viewer }) =>
      (await requestsOf(db, requireMember(viewer))).map(presentLine),
    supportRequest: async (_root, { reference, token }, context) => {
      const request = await ownRequest(context, reference, token);
      return request && presentRequest(context.db, request, false);
    },
    deskRequests: async (_root, { state, page }, { db, viewer }) => {
      requireDuty({ viewer }, 'support');
      const { requests, total } = await requestsIn(
        db,
        typeof state === 'string' && isState(state) ? state : null,
        askedPage(page),
      );
      return { requests: requests.map(presentLine), total };
    },
    deskRequest: async (_root, { reference }, { db, viewer }) => {
      requireDuty({ viewer }, 'support');
      const request = await requestOf(db, reference);
      return request && presentRequest(db, request, true);
    },
  },

  Mutation: {
    contactSupport: async (_root, { input }, context) => {
      const { db, viewer, ip, mailer, site } = context;
      const { memberId } = viewer;
      const asked = { ...input, email: memberId === null ? (input.email ?? '') : null };
      const problems = ticketProblems(asked);
      if (problems.length > 0 || !isTicketTopic(asked.topic)) return { reference: null, problems };
      // A program that fills in every field gets the answer of a person, and nothing is kept.
      if (input.website) return { reference: 'R-AAAAAAAA', problems: [] };
      await requireRequestAllowance(db, ip);
      const reference = await db
        .transaction(async (tx) => {
          const wanted = {
            memberId,
            email: asked.email?.trim() ?? null,
            topic: asked.topic,
            subject: asked.subject.trim(),
            about: asked.about.trim(),
            promisedOn: promisedDay(Date.now()),
          };
          const request = await openRequest(tx, { mailer, publicUrl: site.publicUrl }, wanted, asked);
          if (!request) throw new FilesGone();
          return request.reference;
        })
        .catch((error: unknown) => {
          if (error instanceof FilesGone) return null;
          throw error;
        });
      return reference === null
        ? { reference, problems: [{ field: 'files', message: GONE_FILES }] }
        : { reference, problems: [] };
    },

    replyToSupport: async (_root, { input: { reference, token, text, files } }, context) => {
      await requireReplyAllowance(context.db, context.ip);
      const request = await ownRequest(context, reference, token);
      if (!request) return { request: null, problems: [] };
      return reply(context, request, { text, files, staffId: null });
    },

    solveSupportRequest: async (_root, { reference, token }, context) => {
      await requireReplyAllowance(context.db, context.ip);
      const request = await ownRequest(context, reference, token);
      if (!request) return null;
      await moveRequest(context.db, request, 'SOLVED');
      const now = await requestOf(context.db, request.reference);
      return now && presentRequest(context.db, now, false);
    },

    deskReply: async (_root, { reference, text, files, isSolved }, context) => {
      const staffId = requireDuty(context, 'support');
      const request = await requestOf(context.db, reference);
      if (!request) return { request: null, problems: [] };
      return reply(context, request, { text, files, staffId, isSolved });
    },

    deskMove: async (_root, { reference, event }, { db, viewer }) => {
      const staffId = requireDuty({ viewer }, 'support');
      if (event !== 'STAFF_TOOK' && event !== 'SOLVED' && event !== 'REOPENED')
        throw refusal('BAD_USER_INPUT', 'No such step.');
      return db.transaction(async (tx) => {
        const request = await requestOf(tx, reference);
        if (!request || (await moveRequest(tx, request, event)) === null) return null;
        await recordStaffAct(tx, {
          staffId,
          duty: 'support',
          what: 'request-moved',
          memberId: request.memberId,
          after: { reference, event },
        });
        const now = await requestOf(tx, reference);
        return now && presentRequest(tx, now, true);
      });
    },
  },
};
