import { readTreePersonId } from '#domain/trees/core/treeIds.ts';
import {
  isReportRequest,
  type ReportKind,
  type ReportPart,
  type ReportRequest,
} from '#domain/trees/reports/reportRequest.ts';
import { bindToSession } from '#server/modules/kernel/graphql/bindToSession.ts';
import { rateLimited, refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type {
  Resolvers,
  TreeReportFile,
  TreeReportInput,
  TreeReportKind,
  TreeReportStage,
} from '#server/modules/kernel/graphql/types.generated.ts';
import {
  openTree,
  openTreeOfPerson,
  personRows,
  requireTreeExport,
  treeNotFound,
} from '#server/modules/trees/core/index.ts';
import { progressOf } from '#server/platform/jobs/progressOf.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

import { reportPage } from './reportPage.ts';
import { showsNoMore } from './reportPrivacy.ts';
import { REPORT_FILE_PATH } from './reportRoutes.ts';
import {
  cancelReport,
  openReport,
  REPORT_JOBS,
  reportFileOf,
  type ReportRow,
  reportsOf,
  withdrawReport,
} from './reportStore.ts';

/** Files that a member may ask for in ten minutes. */
const FILES = { points: 20, duration: 600 };
const TOO_MANY = 'Three of your reports are still waiting. Wait until one has finished, or cancel one.';

const NO_FILE = 'This file is no longer here. Ask for the report again.';
const WITHDRAWN =
  'People or facts in this report have been made private or deleted since it was made, so we’ve deleted the file. Ask for the report again.';

/** @throws GraphQLError `BAD_USER_INPUT` for a report there is not */
function requestOf({ kind, parts, ...input }: TreeReportInput): ReportRequest {
  // Only a book joins others.
  const request = {
    ...input,
    kind: kind.toLowerCase() as ReportKind,
    parts: kind === 'BOOK' ? parts.map((part) => part.toLowerCase() as ReportPart) : [],
  };
  if (!isReportRequest(request))
    throw refusal('BAD_USER_INPUT', 'Choose a report and 1 to 30 generations; a book needs at least one report.');
  return request;
}

const toFile = ({
  id,
  request,
  stage,
  stepsDone,
  steps,
  problem,
  title,
  pages,
  bytes,
  createdAt,
}: ReportRow): TreeReportFile => ({
  id: String(id),
  kind: request.kind.toUpperCase() as TreeReportKind,
  stage: stage.toUpperCase() as TreeReportStage,
  progress: stage === 'waiting' ? progressOf({ stepsDone, steps }) : null,
  problem,
  title,
  pages,
  bytes,
  madeAt: createdAt.toISOString(),
});

/** Reports of trees: as pages, and as files that are written in the background. */
export const treeReportResolvers: Resolvers = {
  Query: {
    treeReport: async (_root, { personId: id, input, from, ...call }, context) => {
      const { personId, ...opened } = await openTreeOfPerson(context, id, call);
      const request = requestOf(input);
      await context.charge();
      return context.inTurn(() => reportPage(context, opened, personId, request, from));
    },
    treeReportFiles: async (_root, { ref }, context) => {
      const memberId = requireMember(context.viewer);
      const { tree } = await openTree(context, ref);
      return (await reportsOf(context.db, memberId, tree.id)).map(toFile);
    },
  },
  Mutation: {
    makeTreeReportFile: async (_root, { personId: id, input }, context) => {
      const { memberId, tree } = await requireTreeExport(context, id);
      const request = requestOf(input);
      const ref = readTreePersonId(id);
      if (!ref || (await personRows(context.db, tree.id, [ref.personId])).length === 0) throw treeNotFound();
      const wait = await createLimiter(context.db, 'treeReports', FILES).take(String(memberId));
      if (wait !== null) throw rateLimited('You’ve asked for too many reports in a short time.', wait);
      const opened = await openReport(context.db, memberId, { treeId: tree.id, personId: ref.personId, request });
      return opened ? { file: toFile(opened), problems: [] } : { problems: [{ field: 'file', message: TOO_MANY }] };
    },
    cancelTreeReportFile: async (_root, { id }, context) =>
      cancelReport(context.db, requireMember(context.viewer), storedId(id)),
    issueTreeReportFile: async (_root, { id }, context) => {
      const memberId = requireMember(context.viewer);
      const file = await reportFileOf(context.db, memberId, storedId(id));
      if (file && !(await showsNoMore(context.db, file, context.livingYears))) {
        await withdrawReport(context.db, file.id, WITHDRAWN);
        throw refusal('NOT_FOUND', WITHDRAWN);
      }
      const ticket = file && (await REPORT_JOBS.issueTicket(context.db, memberId, file.id));
      if (ticket === null) throw refusal('NOT_FOUND', NO_FILE);
      return `${REPORT_FILE_PATH}/${await bindToSession(context, ticket)}`;
    },
  },
};
