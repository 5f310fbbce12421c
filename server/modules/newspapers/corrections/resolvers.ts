import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { CHARACTERS_AT_ONCE, LINES_AT_ONCE } from '#domain/newspapers/corrections/lineRules.ts';
import { CORRECTION_REFUSALS } from '#domain/newspapers/corrections/reviewReason.ts';
import { closedLines } from '#server/engines/newspapers/closedZones.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal, rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import { requireDuty, nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

import { correctorRefusal, protectionOf, readCorrector, readableIssueOf } from './corrector.ts';
import { placeLine, reviewLines, undoCorrector, undoLines } from './decideLines.ts';
import { correctedLines, lineHistory, waitingLines } from './lineHistory.ts';
import { protectedPages, setProtection } from './protection.ts';
import { lostQueue, reviewQueue } from './queues.ts';
import { sendLines } from './sendLines.ts';

/** Lines of one member an hour: a page of a broadsheet. */
const LINES = { points: 1_200, duration: 3600 };

/** Counts lines that a member sends. @throws GraphQLError `RATE_LIMITED`. */
async function requireCorrectionAllowance(db: Database, memberId: number, lines: number): Promise<void> {
  const wait = lines === 0 ? null : await createLimiter(db, 'lineCorrection', LINES).take(String(memberId), lines);
  if (wait !== null) throw rateLimited('Too many lines were sent.', wait);
}

/** Most corrections that one request decides. */
const DECIDED_AT_ONCE = 200;

/** Curators are those of the staff who moderate. */
const isCurator = ({ duties }: Viewer): boolean => duties.includes('moderation');

function numbersOf(ids: readonly string[]): number[] {
  if (ids.length > DECIDED_AT_ONCE)
    throw refusal('BAD_USER_INPUT', `At most ${DECIDED_AT_ONCE} corrections are decided at once.`);
  return ids.map(storedId);
}

/** The latest revision of a page's text. */
const revisionOf = async ({ db }: RequestContext, pageId: string): Promise<number> =>
  (
    await db.one<{ revision: number }>(
      '/* corrections.latest */ SELECT coalesce(max(revision), 0)::int AS revision FROM page_text WHERE page_id = $1',
      [pageId],
    )
  )?.revision ?? 0;

/** Why a reader may not correct a page: for what they are, or for what the page is. */
async function pageRefusal({ db, viewer }: RequestContext, protectedWhy: string | null): Promise<string | null> {
  return (
    (await correctorRefusal(db, viewer)) ??
    (protectedWhy === null || isCurator(viewer) ? null : CORRECTION_REFUSALS.isProtected)
  );
}

/**
 * Corrections of newspapers by members, line by line (ADR 49). To readers who may not read an issue it is not there.
 */
export const correctionResolvers: Resolvers = {
  Query: {
    pageCorrections: async (_root, { pageId }, context) => {
      const { db, viewer } = context;
      if ((await readableIssueOf(context, pageId)) === null) return null;
      const protectedWhy = await protectionOf(db, pageId);
      return {
        revision: await revisionOf(context, pageId),
        refusal: await pageRefusal(context, protectedWhy),
        isProtected: protectedWhy !== null,
        protectedWhy,
        lines: await correctedLines(db, pageId),
        waiting: viewer.memberId === null ? [] : await waitingLines(db, pageId, viewer.memberId),
      };
    },

    lineHistory: async (_root, { pageId, line }, context) => {
      const { db, viewer } = context;
      if (pageId.includes('\0')) return [];
      if (
        !isCurator(viewer) &&
        ((await readableIssueOf(context, pageId)) === null || (await closedLines(db, pageId)).has(line))
      )
        return [];
      return lineHistory(db, pageId, line, {
        ...(viewer.memberId !== null && { memberId: viewer.memberId }),
        isCurator: isCurator(viewer),
      });
    },

    correctionQueue: (_root, _arguments, { db, viewer, site }) => {
      requireDuty({ viewer }, 'moderation');
      return reviewQueue(db, site.publicUrl);
    },

    lostCorrections: (_root, _arguments, { db, viewer, site }) => {
      requireDuty({ viewer }, 'moderation');
      return lostQueue(db, site.publicUrl);
    },

    protectedPages: (_root, _arguments, { db, viewer }) => {
      requireDuty({ viewer }, 'moderation');
      return protectedPages(db);
    },
  },

  Mutation: {
    correctLines: async (_root, { pageId, revision, lines }, context) => {
      const { db, viewer } = context;
      const memberId = requireMember(viewer);
      if ((await readableIssueOf(context, pageId)) === null) throw nothingHere();
      const characters = lines.reduce((sum, { text }) => sum + text.length, 0);
      if (lines.length > LINES_AT_ONCE || characters > CHARACTERS_AT_ONCE)
        throw refusal('BAD_USER_INPUT', `At most ${LINES_AT_ONCE} lines are corrected at once.`);
      const reason = await pageRefusal(context, await protectionOf(db, pageId));
      if (reason !== null)
        return {
          revision: await revisionOf(context, pageId),
          lines: lines.map(({ line }) => ({ line, outcome: 'REFUSED' as const, reason, current: null })),
        };
      await requireCorrectionAllowance(db, memberId, lines.length);
      const corrector = await readCorrector(db, memberId, isCurator(viewer));
      const sent = await sendLines(db, { pageId, revision, lines, memberId, corrector });
      if (!sent) throw nothingHere();
      return sent;
    },

    revertCorrections: (_root, { ids }, { db, viewer }) =>
      undoLines(db, numbersOf(ids), { memberId: requireMember(viewer), isCurator: isCurator(viewer) }),

    revertCorrector: (_root, { id }, { db, viewer }) =>
      undoCorrector(db, storedId(id), requireDuty({ viewer }, 'moderation')),

    reviewCorrections: (_root, { ids, accept }, { db, viewer }) => {
      const staffId = requireDuty({ viewer }, 'moderation');
      return reviewLines(db, numbersOf(ids), accept, staffId);
    },

    protectPage: (_root, { pageId, reason }, { db, viewer }) => {
      const staffId = requireDuty({ viewer }, 'moderation');
      return setProtection(db, pageId, reason ?? null, staffId);
    },

    placeCorrection: (_root, { id, line }, { db, viewer }) =>
      placeLine(db, storedId(id), line ?? null, requireDuty({ viewer }, 'moderation')),
  },
};
