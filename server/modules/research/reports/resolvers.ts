import { isQuestionId } from '#domain/research/questions/questionAddress.ts';
import { bindToSession } from '#server/modules/kernel/graphql/bindToSession.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited, refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type {
  ResearchReportFile,
  ResearchReportStage,
  Resolvers,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { opensStill, reportOfQuestion } from '#server/modules/research/questions/index.ts';
import { progressOf } from '#server/platform/jobs/progressOf.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

import { RESEARCH_REPORT_PATH } from './reportRoutes.ts';
import { cancelReport, finishedReport, openReport, REPORT_JOBS, type ReportRow, reportsOf } from './reportStore.ts';

/** Files that a member may ask for in ten minutes. */
const FILES = { points: 20, duration: 600 };
const TOO_MANY = 'Three of your PDFs are still waiting. Wait until one has finished, or cancel one.';
const NO_FILE = 'This file is no longer here. Make the PDF again.';
const CLOSED = 'A page that this PDF names has been closed since, so we’ve deleted the file. Make the PDF again.';

const memberOf = ({ viewer }: RequestContext): number => requireGrant(viewer, 'my-research:workspaces');
const questionIdOf = (id: string): string => (isQuestionId(id) ? id : '');

const toFile = ({ id, stage, stepsDone, steps, problem, pages, bytes, createdAt }: ReportRow): ResearchReportFile => ({
  id: String(id),
  stage: stage.toUpperCase() as ResearchReportStage,
  progress: stage === 'waiting' ? progressOf({ stepsDone, steps }) : null,
  problem,
  pages,
  bytes,
  madeAt: createdAt.toISOString(),
});

/** Research questions as files. Everything is the reader's own. */
export const researchReportResolvers: Resolvers = {
  Query: {
    researchReportFiles: async (_root, { questionId }, context) =>
      (await reportsOf(context.db, memberOf(context), questionIdOf(questionId))).map(toFile),
  },
  Mutation: {
    makeResearchReportFile: async (_root, { questionId }, context) => {
      const memberId = memberOf(context);
      const document = await reportOfQuestion(context, memberId, questionIdOf(questionId));
      if (!document) return { file: null, problems: [] };
      const wait = await createLimiter(context.db, 'researchReports', FILES).take(String(memberId));
      if (wait !== null) throw rateLimited('You’ve asked for too many PDFs in a short time.', wait);
      const opened = await openReport(context.db, memberId, questionId, document);
      return opened
        ? { file: toFile(opened), problems: [] }
        : { file: null, problems: [{ field: 'file', message: TOO_MANY }] };
    },
    cancelResearchReportFile: (_root, { id }, context) => cancelReport(context.db, memberOf(context), storedId(id)),
    issueResearchReportFile: async (_root, { id }, context) => {
      const memberId = memberOf(context);
      const file = await finishedReport(context.db, memberId, storedId(id));
      if (file && !(await opensStill(context, memberId, file.document.named))) {
        await cancelReport(context.db, memberId, file.id);
        throw refusal('NOT_FOUND', CLOSED);
      }
      const ticket = file && (await REPORT_JOBS.issueTicket(context.db, memberId, file.id));
      if (ticket === null) throw refusal('NOT_FOUND', NO_FILE);
      return `${RESEARCH_REPORT_PATH}/${await bindToSession(context, ticket)}`;
    },
  },
};
