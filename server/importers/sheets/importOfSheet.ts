import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { recipeKind } from '#domain/records/sheets/recipeKind.ts';
import { questionsOf, type Revision, revisionOf } from '#server/modules/records/sheets/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { Decisions } from '../comparison/unsureList.ts';
import type { ImportRequest } from '../importRecords.ts';
import { mappingOf } from './mappingOf.ts';
import type { SheetTaskOf } from './sheetTask.ts';
import { writeSheetCsv } from './writeSheetCsv.ts';

/** What was decided about records that an earlier publication could not tell. */
const decisionsOf = async (db: Database, sheet: Parameters<typeof questionsOf>[1]): Promise<Decisions> =>
  new Map(
    (await questionsOf(db, sheet)).flatMap(({ recordId, same }) =>
      same === null ? [] : [[recordId, same === '' ? ('gone' as const) : { same }] as const],
    ),
  );

/**
 * A revision of a sheet as the import that brings it to readers, with its rows written to a file. What is compared before
 * is published is this very import, and publishing goes on with it.
 *
 * @param onRows - called with how many rows are written. @throws Error where there is no such revision, or it has no kind
 */
export async function importOfSheet(
  db: Database,
  task: Pick<SheetTaskOf<'publish'>, 'sheetId' | 'revision' | 'title' | 'setKey' | 'folder' | 'asOf'>,
  onRows: (rows: number) => void,
): Promise<{ revision: Revision; request: Omit<ImportRequest, 'onProgress' | 'signal'> }> {
  const { sheetId, title, setKey, folder, asOf } = task;
  const revision = await revisionOf(db, sheetId, task.revision);
  const kind = revision && recipeKind(revision.recipe);
  if (!revision || !kind) throw new Error('An import of a sheet has no revision, or one without a kind.');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Its name is part of what tells an import from another: it does not change with revisions.
  const file = path.join(folder, `${setKey}.csv`);
  await writeSheetCsv(db, revision, { kind, file, onRows });
  return {
    revision,
    request: {
      files: [file],
      mapping: mappingOf(kind, revision.recipe),
      setName: title,
      sheetId,
      rejectFile: (recordSetId) => path.join(folder, `${recordSetId}.rejected.tsv`),
      decisions: await decisionsOf(db, task),
      asOf,
    },
  };
}
