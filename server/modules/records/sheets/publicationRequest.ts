import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { StaffRequestKind } from '#server/modules/staff/duties/index.ts';

import { askPublication } from './sheetPublications.ts';
import { lockSheet } from './sheetStore.ts';

/** Hours in which a second person decides about records: two weeks. */
export const HOURS_FOR_RECORDS = 14 * 24;

const GONE = 'This sheet is gone.';
const CHANGED = 'This sheet was changed since. Refuse this, so that it is published again as it is now.';

/**
 * A publication, as a second person allows it: payload `{ sheet, revision, acceptsFewer, opening, title }`. It is the
 * asker’s, and made as one that needs no second person.
 */
export const publicationRequest: StaffRequestKind = {
  name: 'sheet-publication',
  duty: 'records',
  mayBeAboutOneself: false,
  hours: HOURS_FOR_RECORDS,
  needsWhy: true,
  describe: ({ title, revision }) => `Publish “${String(title)}”, revision ${String(revision)}`,
  async run(tx, { payload: { sheet: id, revision, acceptsFewer, opening }, reason, askedBy }) {
    const sheet = await lockSheet(tx, Number(id));
    if (!sheet || askedBy === null) throw refusal('CONFLICT', GONE);
    if (sheet.revision !== revision) throw refusal('CONFLICT', CHANGED);
    await askPublication(tx, sheet, {
      staffId: askedBy,
      why: reason,
      acceptsFewer: acceptsFewer === true,
      mayOpen: Number(opening ?? 0),
    });
  },
};
