import { uploadProblem, wantedTreeName } from '#domain/trees/gedcom/uploadRules.ts';
import { bindToSession } from '#server/modules/kernel/graphql/bindToSession.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal, rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { GedcomExportInput, GedcomFormat, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import {
  mayOwnAnotherTree,
  MOST_TREES,
  personNumberIn,
  requireEditor,
  requireTreeExport,
  requireTreeGrant,
} from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { EXPORT_RUNNING, EXPORT_RUNNING_TEXT, isExportRunning } from '#server/platform/limits/exportTurn.ts';

import { TREE_EXPORT_PATH, type ExportRequest, issueTreeTicket, withheldFrom } from './export/exportRoutes.ts';
import { READINGS } from './importing/fillFromGedcom.ts';
import { importOf, latestImport, moveImport, openImport } from './importStore.ts';
import { linesOfMerge } from './linesOfMerge.ts';
import { toGedcomImport } from './toGedcomImport.ts';
import { UPLOAD_PATH } from './uploadRoutes.ts';

/** What a member's exports and looks at them may cost in ten minutes. */
const EXPORTS = { points: 60, duration: 600 };
/** Every so many people of a tree cost one more: each call reads and writes the whole tree. */
const PEOPLE_OF_A_POINT = 5_000;

/** Counts an export, or a look at what one would hold, by the size of its tree. @throws GraphQLError `RATE_LIMITED`. */
async function requireExportAllowance(db: Database, memberId: number, personCount: number): Promise<void> {
  const wait = await createLimiter(db, 'treeExports', EXPORTS).take(
    String(memberId),
    Math.min(EXPORTS.points, 1 + Math.floor(personCount / PEOPLE_OF_A_POINT)),
  );
  if (wait !== null) throw rateLimited('You’ve exported trees too often in a short time.', wait);
}

/** Lines of a record that are named before a merge. */
const MOST_LINES = 20;

const FORMATS: Readonly<Record<GedcomFormat, ExportRequest['format']>> = {
  GEDCOM_5_5_1: '5.5.1',
  GEDCOM_7_0: '7.0',
  GEDZIP: 'gedzip',
};

/** What the reader asks for, and what is kept from them whatever they ask for. */
async function requestOf(
  context: RequestContext,
  ref: string,
  { format, withoutLiving, withoutPrivate }: GedcomExportInput,
) {
  const opened = await requireTreeExport(context, ref);
  const request: ExportRequest = {
    treeId: opened.tree.id,
    format: FORMATS[format],
    ...withheldFrom(opened, { withholdsLiving: withoutLiving, withholdsPrivate: withoutPrivate }),
  };
  return { memberId: opened.memberId, opened, request };
}

export const gedcomResolvers: Resolvers = {
  Query: {
    async gedcomUpload(_root, _args, context) {
      const memberId = requireMember(context.viewer);
      const latest = await latestImport(context.db, memberId);
      return { megabytes: context.gedcomMegabytes, latest: latest && (await toGedcomImport(context.db, latest)) };
    },
    async gedcomImport(_root, { id }, { db, viewer }) {
      const row = await importOf(db, requireMember(viewer), storedId(id));
      return row && row.stage !== 'cancelled' ? toGedcomImport(db, row) : null;
    },
    async gedcomExportPreview(_root, { ref, input }, context) {
      const { memberId, request, opened } = await requestOf(context, ref, input);
      await requireExportAllowance(context.db, memberId, opened.tree.personCount);
      const now = new Date();
      const tree = {
        treeId: request.treeId,
        version: request.format === '5.5.1' ? ('5.5.1' as const) : ('7.0' as const),
        takesMedia: request.format === 'gedzip',
        withheld: {
          living: request.withholdsLiving,
          private: request.withholdsPrivate,
          asOfYear: now.getUTCFullYear(),
          livingYears: context.livingYears,
        },
        siteName: '',
        programVersion: '',
        now,
      };
      const { files, ...stated } = await context.gedcomWork.run({ kind: 'preview', tree }, { signal: context.signal });
      return { ...stated, mediaFiles: files.length, mustWithholdLiving: !opened.seesLiving };
    },
    async treeMergeLines(_root, { personId }, context) {
      const opened = await requireEditor(context, personId);
      const { moved, dropped } = await linesOfMerge(context.db, opened.tree.id, personNumberIn(opened, personId));
      return {
        moved: moved.slice(0, MOST_LINES),
        movedTotal: moved.length,
        dropped: dropped.slice(0, MOST_LINES),
        droppedTotal: dropped.length,
      };
    },
  },
  Mutation: {
    async openGedcomUpload(_root, { fileName, fileSize }, context) {
      const memberId = requireMember(context.viewer);
      requireTreeGrant(context);
      const problem = uploadProblem({ name: fileName, size: fileSize }, context.gedcomMegabytes);
      if (problem !== null) return { problems: [{ field: 'file', message: problem }] };
      const opened = await openImport(context.db, memberId, { name: fileName.trim(), size: fileSize });
      if (!opened)
        return {
          problems: [
            {
              field: 'file',
              message: 'We’re still importing another of your files. Wait for it to finish, or cancel it.',
            },
          ],
        };
      const row = await importOf(context.db, memberId, opened.id);
      return {
        import: row && (await toGedcomImport(context.db, row)),
        uploadPath: `${UPLOAD_PATH}/${await bindToSession(context, opened.ticket)}`,
        problems: [],
      };
    },
    async startGedcomImport(_root, { id, treeName: wanted }, { db, viewer, gedcomWork }) {
      const memberId = requireMember(viewer);
      requireTreeGrant({ viewer });
      const name = wantedTreeName(wanted);
      if (name === null)
        return { problems: [{ field: 'treeName', message: 'Give the tree a name of 1 to 120 characters.' }] };
      const row = await importOf(db, memberId, storedId(id));
      if (!row) return { problems: [{ field: 'file', message: 'This file is no longer here. Upload it again.' }] };
      const isAllowed = await db.transaction(async (tx) => {
        // A second press finds it importing already.
        if (row.stage === 'importing') return true;
        if (!(await mayOwnAnotherTree(tx, memberId))) return false;
        await moveImport(tx, row.id, ['checked'], 'importing', {
          treeName: name,
          steps: (row.found?.records ?? 0) * READINGS + (row.found?.files?.total ?? 0),
        });
        return true;
      });
      if (!isAllowed)
        return {
          problems: [{ field: 'treeName', message: `At most ${MOST_TREES} trees can be kept. Delete one first.` }],
        };
      gedcomWork.importWaits.notify();
      const now = await importOf(db, memberId, row.id);
      return { import: now && (await toGedcomImport(db, now)), problems: [] };
    },
    async cancelGedcomImport(_root, { id }, context) {
      const row = await importOf(context.db, requireMember(context.viewer), storedId(id));
      // Its file goes when the server that holds it notices.
      return (
        row !== null &&
        moveImport(context.db, row.id, ['uploading', 'checking', 'checked', 'importing', 'done', 'failed'], 'cancelled')
      );
    },
    async issueGedcomExport(_root, { ref, input }, context) {
      const { memberId, request, opened } = await requestOf(context, ref, input);
      if (await isExportRunning(context.db, memberId)) throw refusal(EXPORT_RUNNING, EXPORT_RUNNING_TEXT);
      await requireExportAllowance(context.db, memberId, opened.tree.personCount);
      return `${TREE_EXPORT_PATH}/${await bindToSession(context, await issueTreeTicket(context.db, memberId, request))}`;
    },
  },
};
