import type { Database } from '#server/platform/db/database.ts';

import { exportTree } from '../export/exportTree.ts';
import { checkGedcom } from '../importing/checkGedcom.ts';
import { fillFromGedcom } from '../importing/fillFromGedcom.ts';
import { openGedcomSource } from '../importing/gedcomSource.ts';
import { moveImport } from '../importStore.ts';
import type { GedcomAnswers, GedcomTask } from './gedcomTask.ts';

/** The import was called off while its tree was made. */
class CalledOff extends Error {}

async function importFile(
  db: Database,
  { file, importId, fence, ownerId, treeName, fileName, found }: Extract<GedcomTask, { kind: 'import' }>,
  atRecord: (done: number) => void | Promise<void>,
): Promise<GedcomAnswers['import']> {
  const source = await openGedcomSource(file.path, file.mostBytes);
  try {
    return await db.transaction(async (tx) => {
      const { treeId, persons, families, files } = await fillFromGedcom(tx, source, {
        ownerId,
        treeName,
        fileName,
        atRecord,
      });
      // With the tree in one transaction: an import that was called off at the last moment leaves none.
      if (
        !(await moveImport(tx, importId, ['importing'], 'done', {
          treeId,
          fence,
          ...(found && { found: { ...found, files } }),
        }))
      )
        throw new CalledOff();
      return { persons, families };
    });
  } catch (error) {
    if (error instanceof CalledOff) return null;
    throw error;
  }
}

/**
 * Does a piece of work on a GEDCOM file, wherever it is called.
 * @param atRecord - called with the steps done; what it throws ends the work.
 * @throws UserError with what is wrong with a file.
 */
export async function runGedcomTask(
  db: Database,
  task: GedcomTask,
  atRecord: (done: number) => void | Promise<void>,
): Promise<GedcomAnswers[GedcomTask['kind']]> {
  switch (task.kind) {
    case 'check':
      return checkGedcom(await openGedcomSource(task.file.path, task.file.mostBytes), task.policy, atRecord);
    case 'import':
      return importFile(db, task, atRecord);
    case 'preview': {
      const { pieces, report } = exportTree(db, task.tree);
      for await (const _piece of pieces) await atRecord(0);
      return report();
    }
  }
}
