import { proposalFits } from '#domain/kernel/readings/proposalFits.ts';
import type { Notation } from '#domain/kernel/readings/reading.ts';
import { textOf } from '#domain/records/core/record.ts';
import { isHeldAsName } from '#domain/records/core/valueKey.ts';
import {
  closureProblems,
  isClosureConcern,
  reopeningProblem,
  correctionProblems,
  LONGEST_COMMENT,
} from '#domain/records/reports/reportRules.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { nothingHere, requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type {
  BesideClosedInput,
  RecordClosureRequest,
  RecordCorrection,
  Resolvers,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';

import { agreeOnReading } from './agreeOnReading.ts';
import {
  closureRequestsIn,
  closureRequestsOf,
  decideClosure,
  saveClosureRequest,
  type StoredClosureRequest,
  withdrawClosureRequest,
} from './closureStore.ts';
import {
  correctionsIn,
  correctionsOf,
  decideCorrection,
  saveCorrection,
  type StoredCorrection,
} from './correctionStore.ts';
import { notifyMember } from './notifyMember.ts';
import { readingSets, setReadingsByMembers } from './readingSets.ts';
import { createRecordNames } from './recordNames.ts';
import { recordsBesideClosure } from './recordsBesideClosure.ts';
import { requireClosureAllowance, requireCorrectionAllowance } from './reportAllowances.ts';
import { closureMail, reopeningMail } from './reportMails.ts';

/** The answer for a record that is closed, or not here. */
const NO_RECORD = {
  id: null,
  problems: [{ field: 'recordId', message: 'We do not have this record. It may be closed for privacy, or replaced.' }],
};

const isModerator = ({ viewer }: RequestContext): boolean => viewer.duties.includes('moderation');

/** What an asker may know of the record: only staff see who a closed record names. */
async function namesFor(
  recordId: string,
  context: RequestContext,
): Promise<Pick<RecordCorrection, 'recordName' | 'recordSetName'> & { mayKnow: boolean; notation: Notation }> {
  const named = await context.perRequest(createRecordNames).load(recordId);
  const mayKnow = named !== null && (!named.isClosed || isModerator(context));
  return {
    recordName: mayKnow ? named.name : null,
    recordSetName: named?.setName ?? null,
    mayKnow,
    notation: named?.notation ?? 'plain',
  };
}

/** Whether a field of a record is left out because it names the person of a closed one. */
async function isLeftOut(context: RequestContext, recordId: string, fieldId: string): Promise<boolean> {
  const record = await context.perRequest(createRecordStore).byId(recordId);
  return record?.isMasked === true && textOf(record.fields, fieldId) === null;
}

async function shownCorrection(
  { id, fieldId, reportedAt, decidedAt, memberId: _member, ...stored }: StoredCorrection,
  context: RequestContext,
): Promise<RecordCorrection> {
  const { mayKnow, notation, ...names } = await namesFor(stored.recordId, context);
  // What a record said that has been closed since is shown to staff only, not even to the member who reported it.
  const isOpen = mayKnow && !(await isLeftOut(context, stored.recordId, fieldId));
  const written = isOpen || isModerator(context) ? stored.written : '';
  return {
    ...stored,
    ...names,
    written,
    fits: isHeldAsName(fieldId) ? proposalFits(written, stored.proposed, notation) : null,
    isEdited: stored.isEdited && isModerator(context),
    id: String(id),
    fieldLabel: fieldById(fieldId)?.displayLabel ?? fieldId,
    reportedAt: reportedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

async function shownClosure(
  { id, askedAt, decidedAt, reopenedAt, reopenedBy, contact: _contact, ...stored }: StoredClosureRequest,
  context: RequestContext,
): Promise<RecordClosureRequest> {
  const { mayKnow: _mayKnow, notation: _notation, ...names } = await namesFor(stored.recordId, context);
  return {
    ...stored,
    ...names,
    id: String(id),
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    reopenedAt: reopenedAt?.toISOString() ?? null,
    reopenedBy: isModerator(context) ? reopenedBy : null,
  };
}

const shownAll = <Kept, Shown>(
  stored: readonly Kept[],
  show: (one: Kept, context: RequestContext) => Promise<Shown>,
  context: RequestContext,
): Promise<Shown[]> => Promise.all(stored.map((one) => show(one, context)));

/** An answer that fits where it is kept and shown. */
function checkedAnswer(text: string): string {
  const answer = text.trim();
  if (answer.length > LONGEST_COMMENT)
    throw refusal('BAD_USER_INPUT', `An answer has at most ${LONGEST_COMMENT} characters.`);
  return answer;
}

/** Most records that one closure takes along. */
const MOST_BESIDE = 300;

/** What becomes of other records, each named once. */
function checkedBeside(beside: readonly BesideClosedInput[]): readonly BesideClosedInput[] {
  const ids = new Set(beside.map(({ recordId }) => recordId));
  if (ids.size < beside.length || ids.size > MOST_BESIDE || [...ids].some((id) => id === '' || id.includes('\0')))
    throw refusal('BAD_USER_INPUT', `Name each record once, at most ${MOST_BESIDE} of them.`);
  return beside;
}

/** Passes the engine a closure or an opening that is stored. Should that fail, its own looks find it within seconds. */
async function refreshMatching({ matching, log }: RequestContext): Promise<void> {
  await matching
    .noticeClosures()
    .catch((error: unknown) =>
      log.error({ code: (error as Error).name }, 'the search engine did not take a closure in'),
    );
}

/** Reports about records: wrong readings and records that must be closed. */
export const reportResolvers: Resolvers = {
  Query: {
    myCorrections: async (_root, _arguments, context) =>
      shownAll(await correctionsOf(context.db, requireMember(context.viewer)), shownCorrection, context),
    myClosureRequests: async (_root, _arguments, context) =>
      shownAll(await closureRequestsOf(context.db, requireMember(context.viewer)), shownClosure, context),
    recordCorrections: async (_root, { state }, context) => {
      requireDuty(context, 'moderation');
      const shown = await shownAll(await correctionsIn(context.db, state), shownCorrection, context);
      // What the transcriber's own reading allows is soon decided.
      return state === 'WAITING'
        ? shown.sort((one, other) => Number(other.fits === true) - Number(one.fits === true))
        : shown;
    },
    recordClosureRequests: async (_root, { state }, context) => {
      requireDuty(context, 'moderation');
      return shownAll(await closureRequestsIn(context.db, state), shownClosure, context);
    },
    readingSets: async (_root, _arguments, context) => {
      requireDuty(context, 'moderation');
      return readingSets(context.db);
    },
    recordsBesideClosure: async (_root, { requestId }, context) => {
      requireDuty(context, 'moderation');
      return recordsBesideClosure(storedId(requestId), context);
    },
  },

  Mutation: {
    reportRecordError: async (_root, { input: { recordId, ...report } }, context) => {
      const memberId = requireMember(context.viewer);
      const record = await context.perRequest(createRecordStore).byId(recordId);
      if (!record || record.isClosed) return NO_RECORD;
      const written = textOf(record.fields, report.fieldId) ?? '';
      const problems = correctionProblems(report, written);
      if (problems.length > 0) return { id: null, problems };
      await requireCorrectionAllowance(context, memberId);
      const { notation } = await namesFor(record.id, context);
      return context.db.transaction(async (tx) => {
        const id = await saveCorrection(tx, memberId, record.id, written, report);
        const agreed = await agreeOnReading(tx, context, { recordId: record.id, written, notation, ...report });
        for (const correction of agreed) await notifyMember(tx, correction, context);
        return { id: String(id), isAccepted: agreed.length > 0, problems: [] };
      });
    },

    askToCloseRecord: async (_root, { input: { recordId, ...request } }, context) => {
      const problems = closureProblems(request);
      const { concern } = request;
      if (problems.length > 0 || !isClosureConcern(concern)) return { id: null, problems };
      await requireClosureAllowance(context);
      const record = await context.perRequest(createRecordStore).byId(recordId);
      if (!record || record.isClosed) return NO_RECORD;
      return {
        id: String(
          await saveClosureRequest(context.db, {
            ...request,
            concern,
            recordId: record.id,
            memberId: context.viewer.memberId,
          }),
        ),
        problems: [],
      };
    },

    decideCorrection: async (_root, { id, accept, answer }, context) => {
      const staffId = requireDuty(context, 'moderation');
      const words = checkedAnswer(answer);
      return context.db.transaction(async (tx) => {
        const decided = await decideCorrection(tx, storedId(id), accept, words, staffId);
        if (decided === null) return false;
        await notifyMember(tx, decided, context);
        await recordStaffAct(tx, {
          staffId,
          duty: 'moderation',
          what: 'correction-decided',
          memberId: decided.memberId,
          after: { request: id, isAccepted: accept },
        });
        return true;
      });
    },

    setReadingsByMembers: async (_root, { recordSetId, isOn }, context) => {
      const staffId = requireDuty(context, 'moderation');
      return context.db.transaction(async (tx) => {
        if (!(await setReadingsByMembers(tx, recordSetId, isOn))) throw nothingHere();
        await recordStaffAct(tx, {
          staffId,
          duty: 'moderation',
          what: 'readings-by-members-set',
          after: { recordSet: recordSetId, isOn },
        });
        return true;
      });
    },

    decideClosure: async (_root, { id, accept, answer, beside }, context) => {
      const staffId = requireDuty(context, 'moderation');
      const { mailer, site, db } = context;
      const decision = {
        id: storedId(id),
        isAccepted: accept,
        answer: checkedAnswer(answer),
        beside: checkedBeside(beside ?? []),
        staffId,
      };
      const isDecided = await decideClosure(db, decision, async (request, tx) => {
        if (request.contact !== null)
          await mailer.send({ ...closureMail(site.publicUrl, accept, request.answer), to: request.contact }, tx);
        await recordStaffAct(tx, {
          staffId,
          duty: 'moderation',
          what: 'closure-decided',
          after: { request: id, isAccepted: accept },
        });
      });
      if (isDecided && accept) await refreshMatching(context);
      return isDecided;
    },

    reopenRecord: async (_root, { requestId, why }, context) => {
      const staffId = requireDuty(context, 'moderation');
      const problem = reopeningProblem(why);
      if (problem !== null)
        return { isTakenBack: false, isOpen: false, problems: [{ field: 'why', message: problem }] };
      const { mailer, site, db } = context;
      const mail = reopeningMail(site.publicUrl, why.trim());
      const taken = await db.transaction(async (tx) => {
        const withdrawn = await withdrawClosureRequest(
          tx,
          storedId(requestId),
          why.trim(),
          staffId,
          async (members) => {
            for (const { memberId, email } of members) await mailer.send({ ...mail, to: email, memberId }, tx);
          },
        );
        if (withdrawn)
          await recordStaffAct(tx, {
            staffId,
            duty: 'moderation',
            what: 'record-reopened',
            reason: why,
            after: { request: requestId },
          });
        return withdrawn;
      });
      if (taken?.isOpen) await refreshMatching(context);
      return { isTakenBack: taken !== null, isOpen: taken?.isOpen ?? false, problems: [] };
    },
  },
};
