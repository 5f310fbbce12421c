import { plainText } from '#domain/records/sheets/plainText.ts';
import { losesClosingDates, mayOpen, whyTwo } from '#domain/records/sheets/whyTwo.ts';
import type { Database } from '#server/platform/db/database.ts';

import { askForTwo } from './askForTwo.ts';
import { publicationRequest } from './publicationRequest.ts';
import { refusedSheet } from './sheetChanges.ts';
import { accessNow, latestPublished } from './sheetPolicy.ts';
import { askPublication } from './sheetPublications.ts';
import { revisionOf, type StoredSheet } from './sheetStore.ts';
import { sheetLacks } from './toSheet.ts';

interface Publishing {
  staffId: number;
  isSteward: boolean;
  /** In the words of who asks; empty for none. */
  why: string;
  acceptsFewer: boolean;
}

/**
 * Gives a locked sheet to readers as it is, or asks a second person where two must decide that.
 *
 * @throws GraphQLError for a sheet that lacks something
 */
export async function publishOrAsk(
  tx: Database,
  sheet: StoredSheet,
  { staffId, isSteward, why, acceptsFewer }: Publishing,
): Promise<void> {
  const lacks = sheetLacks(sheet);
  if (lacks.length > 0) throw refusedSheet(lacks.join(' '));
  const reason = plainText(why);
  // One that is under way comes first.
  const isMaking = sheet.publication?.stage === 'waiting';
  const before = await accessNow(tx, sheet.setKey);
  // Of a set that was withdrawn, too: what it closed is closed when it is back.
  const latest = await latestPublished(tx, sheet.id);
  const published = latest && (await revisionOf(tx, sheet.id, latest.revision));
  const losesDates = losesClosingDates(published && { ...published.recipe, headings: published.headings }, {
    ...sheet.recipe,
    headings: sheet.headings,
  });
  // Of a publication of the same revision, which ended for that.
  const opens = sheet.publication?.revision === sheet.revision ? sheet.publication.opens : 0;
  const opening = mayOpen({ losesDates, opens });
  const because = whyTwo({
    act: 'publish',
    decides: sheet.decides,
    acceptsFewer,
    accessBefore: before?.access ?? null,
    isWithdrawn: before?.isWithdrawn === true,
    access: sheet.recipe.set.access,
    losesDates,
    opens,
  });
  const waits = await askForTwo(tx, {
    kind: publicationRequest,
    staffId,
    isSteward,
    because: isMaking ? null : because,
    reason,
    payload: { sheet: String(sheet.id), revision: sheet.revision, acceptsFewer, opening, title: sheet.title },
    about: 'sheet',
  });
  if (!waits) await askPublication(tx, sheet, { staffId, why: reason, acceptsFewer, mayOpen: opening });
}
