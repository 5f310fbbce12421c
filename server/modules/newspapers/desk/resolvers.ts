import { newspaperFileProblem } from '#domain/newspapers/core/newspaperFileProblem.ts';
import { readIssueDate } from '#domain/newspapers/core/readIssueDate.ts';
import { plainText } from '#domain/records/sheets/plainText.ts';
import { explainGaps } from '#server/engines/newspapers/titleCalendar.ts';
import { bindToSession } from '#server/modules/kernel/graphql/bindToSession.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { DeskNewspaper, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';
import { outsideRequests } from '#server/platform/db/requestScope.ts';

import { deskNewspaper, deskNewspapers, deskNewspaperYear, gapReasonOf } from './deskStore.ts';
import { reportOf, takeable } from './fileReport.ts';
import {
  holdNewspaper,
  ISSUE_OPENING,
  newspaperRequest,
  noteNewspaperAct,
  refusedNewspaper,
  requireNewspaperStaff,
} from './heldNewspaper.ts';
import { changeIssuesOrAsk, issueChangeOf, reasonOf } from './issueChanges.ts';
import { newspaperClosures } from './newspaperClosures.ts';
import { askToTake, dropFile, openNewspaperFile } from './newspaperFiles.ts';
import { NEWSPAPER_UPLOAD_PATH } from './uploadRoutes.ts';

/** A newspaper as it is after a change. @throws GraphQLError NOT_FOUND where there is none */
export async function changedNewspaper(db: Database, id: string): Promise<DeskNewspaper> {
  const newspaper = await deskNewspaper(db, { id });
  if (!newspaper) throw nothingHere();
  return newspaper;
}

/** @throws GraphQLError for what is no day */
function dayOf(text: string): string {
  const read = readIssueDate(text.trim());
  if ('problem' in read || read.precision !== 'day')
    throw refusedNewspaper('Write a day as 1824-02-17.', 'NEWSPAPER_DAYS');
  return read.date;
}

/** The number of a file that staff name; null for what is none. */
const fileNumber = (id: string): number | null => (/^\d{1,15}$/u.test(id) ? Number(id) : null);

/** Decides about a file that is checked. @throws GraphQLError where it is not there, or was decided about */
async function decided(
  context: RequestContext,
  id: string,
  change: string,
  decide: (tx: Database, no: number) => Promise<boolean>,
): Promise<DeskNewspaper> {
  const staffId = requireNewspaperStaff(context);
  const no = fileNumber(id);
  const newspaper = await context.db.transaction(async (tx) => {
    const file =
      no === null
        ? null
        : await tx.one<{ titleId: string; name: string }>(
            '/* newspaperDesk.fileOf */ SELECT title_id AS "titleId", name FROM newspaper_file WHERE id = $1',
            [no],
          );
    if (no === null || !file) throw nothingHere();
    if (!(await decide(tx, no)))
      throw refusedNewspaper('This file was taken or given up already.', 'NEWSPAPER_FILE_DECIDED');
    await noteNewspaperAct(tx, { staffId, newspaper: file.titleId, change });
    return file.titleId;
  });
  return changedNewspaper(context.db, newspaper);
}

/** Newspapers for staff; what needs the importer is in server/importers/newspapers/desk. */
export const newspaperDeskResolvers: Resolvers = {
  Query: {
    deskNewspapers: (_root, _arguments, context) => {
      requireNewspaperStaff(context);
      return deskNewspapers(context.db);
    },
    deskNewspaper: (_root, { slug }, context) => {
      requireNewspaperStaff(context);
      return deskNewspaper(context.db, { slug });
    },
    deskNewspaperYear: (_root, { id, year }, context) => {
      requireNewspaperStaff(context);
      return year >= 1 && year <= 9999 ? deskNewspaperYear(context.db, id, year) : null;
    },
    newspaperClosures: (_root, { id }, context) => {
      requireNewspaperStaff(context);
      return newspaperClosures(context.db, id);
    },
    newspaperFileReport: (_root, { id }, context) => {
      requireNewspaperStaff(context);
      const no = fileNumber(id);
      return no === null ? null : reportOf(context.db, no);
    },
  },
  Mutation: {
    async explainNewspaperGap(_root, { id, from, to, reason }, context) {
      const staffId = requireNewspaperStaff(context);
      const span = { from: dayOf(from), to: dayOf(to) };
      if (span.to < span.from) throw refusedNewspaper('The first day is later than the last.', 'NEWSPAPER_DAYS');
      await context.db.transaction(async (tx) => {
        await holdNewspaper(tx, id);
        if ((await explainGaps(tx, id, span, gapReasonOf(reason))) === null)
          throw refusedNewspaper('Note at most two hundred years at a time.', 'NEWSPAPER_DAYS');
        await noteNewspaperAct(tx, { staffId, newspaper: id, change: 'gaps' });
      });
      return changedNewspaper(context.db, id);
    },
    async changeIssues(_root, { id, from, to, change, until, why }, context) {
      const asker = { staffId: requireNewspaperStaff(context), opening: newspaperRequest(context, ISSUE_OPENING) };
      const span = { titleId: id, from: dayOf(from), to: dayOf(to) };
      if (span.to < span.from) throw refusedNewspaper('The first day is later than the last.', 'NEWSPAPER_DAYS');
      const asked = issueChangeOf(change, until);
      // Articles of many issues are many more.
      await outsideRequests(() =>
        context.db.transaction((tx) => changeIssuesOrAsk(tx, asker, span, asked, reasonOf(why))),
      );
      return changedNewspaper(context.db, id);
    },
    async openNewspaperUpload(_root, { id, fileName, fileSize }, context) {
      const staffId = requireNewspaperStaff(context);
      const name = plainText(fileName).trim();
      const problem = newspaperFileProblem({ name, size: fileSize });
      if (problem !== null) throw refusedNewspaper(problem);
      const ticket = await context.db.transaction(async (tx) => {
        await holdNewspaper(tx, id);
        return openNewspaperFile(tx, { titleId: id, staffId, name, bytes: Math.floor(fileSize) });
      });
      return { address: `${NEWSPAPER_UPLOAD_PATH}/${await bindToSession(context, ticket)}` };
    },
    takeNewspaperFile: (_root, { id, acceptsFewer }, context) =>
      decided(context, id, 'issues-taken', async (tx, no) => {
        const report = await reportOf(tx, no);
        if (report && !acceptsFewer && takeable(report).length === 0)
          throw refusedNewspaper('No issue of this file can be taken.');
        return askToTake(tx, no, acceptsFewer);
      }),
    dropNewspaperFile: (_root, { id }, context) => decided(context, id, 'file-dropped', dropFile),
  },
};
