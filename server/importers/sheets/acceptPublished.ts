import { pushTo } from '#domain/kernel/compact/pushTo.ts';
import type { SheetRecipe } from '#domain/records/sheets/sheetRecipe.ts';
import { cellEdits, isEditOf } from '#domain/records/sheets/steps/cellEdits.ts';
import {
  acceptByEdit,
  editedCorrections,
  type EditedCorrection,
  forgetEdit,
} from '#server/modules/records/reports/index.ts';
import { findSheet, revisionOf, revisionOfReaders } from '#server/modules/records/sheets/index.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { startEvery } from '#server/platform/jobs/startEvery.ts';
import type { Mailer } from '#server/platform/mail/Mailer.ts';

/** How often it is looked for what readers have by now, in milliseconds. */
const LOOK_MS = 10_000;

interface AcceptingParts {
  db: Database;
  mailer: Mailer;
  /** Of the site, without a trailing slash. */
  publicUrl: string;
}

/** Whether the edit that is in force of a cell says what a report proposes. */
const says = ({ steps }: SheetRecipe, { cell, proposed }: EditedCorrection): boolean =>
  steps
    .flatMap(cellEdits)
    .findLast((edit) => isEditOf(edit, cell, cell.field))
    ?.to.trim() === proposed;

/**
 * Accepts the reports of readers whose reading an edit has, once readers have that edit, whichever way it was published.
 * One whose edit was undone before is open as it was; one whose publication was refused, or failed, waits on.
 */
export async function acceptPublished({ db, mailer, publicUrl }: AcceptingParts): Promise<void> {
  // A recipe may be long: it is read once for all reports of its sheet.
  const bySheet = new Map<number, EditedCorrection[]>();
  for (const report of await editedCorrections(db)) pushTo(bySheet, report.sheetId, report);
  for (const [sheetId, reports] of bySheet) {
    const held = await revisionOfReaders(db, sheetId);
    const published = held === null ? null : await revisionOf(db, sheetId, held);
    const sheet = await findSheet(db, sheetId);
    for (const report of reports) {
      if (published && says(published.recipe, report))
        await db.transaction((tx) => acceptByEdit(tx, report.id, { mailer, site: { publicUrl } }));
      else if (!sheet || !says(sheet.recipe, report)) await forgetEdit(db, report.id);
    }
  }
}

/** Does so now and every few seconds, until the returned function is called. */
export const startAccepting = ({ log, ...parts }: AcceptingParts & { log: Pick<Log, 'warn'> }): (() => Promise<void>) =>
  startEvery({
    everyMs: LOOK_MS,
    work: () => acceptPublished(parts),
    failed: 'reports of readers could not be accepted with the edits that say them',
    log,
  });
