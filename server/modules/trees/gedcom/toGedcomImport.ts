import { treePersonId } from '#domain/trees/core/treeIds.ts';
import { LEFT_BEHIND_TEXTS } from '#domain/trees/gedcom/archive/leftBehind.ts';
import type { GedcomCheck, GedcomImport, GedcomImportStage } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';
import { progressOf } from '#server/platform/jobs/progressOf.ts';

import type { GedcomCheck as Found } from './importing/checkGedcom.ts';
import type { ImportRow } from './importStore.ts';

/** An account made before files of archives were reported has none of them. */
const checkOf = ({
  counts,
  problems,
  doubles,
  files,
  ...found
}: Omit<Found, 'files'> & Partial<Pick<Found, 'files'>>): GedcomCheck => ({
  version: found.version,
  encoding: found.encoding,
  program: found.program,
  persons: counts.persons,
  families: counts.families,
  sources: counts.sources,
  media: counts.media + counts.inlineMedia,
  mediaFiles: files?.total ?? 0,
  mediaKept: files?.kept ?? 0,
  leftBehind:
    files?.leftBehind.map(({ name, line, reason }) => ({ name, line, text: LEFT_BEHIND_TEXTS[reason] })) ?? [],
  leftBehindTotal: files?.leftBehindTotal ?? 0,
  notes: counts.notes,
  others: counts.others + counts.repositories,
  living: found.living,
  problems: problems.listed.map(({ line, text }) => ({ line, text })),
  problemTotal: problems.total,
  doubles: doubles.listed,
  doubleTotal: doubles.total,
});

/** An import as its member sees it. */
export async function toGedcomImport(db: Database, row: ImportRow): Promise<GedcomImport> {
  const tree =
    row.treeId === null
      ? null
      : await db.one<{ rootPerson: number | null }>(
          '/* gedcomImport.tree */ SELECT root_person AS "rootPerson" FROM tree WHERE id = $1',
          [row.treeId],
        );
  return {
    id: String(row.id),
    fileName: row.fileName,
    stage: row.stage.toUpperCase() as GedcomImportStage,
    progress: progressOf(row),
    check: row.found && checkOf(row.found),
    problem: row.problem,
    treeName: row.treeName,
    rootsfinderId: row.treeId === null || tree?.rootPerson == null ? null : treePersonId(row.treeId, tree.rootPerson),
  };
}
