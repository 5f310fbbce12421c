import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { findSheet, HOURS_FOR_RECORDS, noteWithdrawal, withSheet } from '#server/modules/records/sheets/index.ts';
import type { StaffRequestKind } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { withdrawSet } from '../recordSetChanges.ts';

const LOST = 'Readers do not have these records any more: there is nothing to take from them.';

/**
 * A withdrawal, as a second person allows it: payload `{ sheet, title }`. Readers are given the asker’s reason.
 * The set is withdrawn beyond the approval, since an import may hold it: what fails is tried again.
 */
export const withdrawalRequest = (db: Database): StaffRequestKind => ({
  name: 'sheet-withdrawal',
  duty: 'records',
  mayBeAboutOneself: false,
  hours: HOURS_FOR_RECORDS,
  needsWhy: true,
  describe: ({ title }) => `Withdraw “${String(title)}”`,
  async run(tx, { payload, askedBy }) {
    const sheet = await findSheet(tx, Number(payload.sheet));
    if (!sheet || sheet.setSlug === null || askedBy === null) throw refusal('CONFLICT', LOST);
  },
  async finish({ payload, reason, askedBy }) {
    const sheet = await findSheet(db, Number(payload.sheet));
    if (!sheet || askedBy === null || sheet.publication?.outcome === 'withdrawn') return;
    await withdrawSet(db, sheet.setKey, reason, (tx) =>
      withSheet(tx, { id: sheet.id, revision: null }, (inner) =>
        noteWithdrawal(inner, sheet.id, { staffId: askedBy, why: reason }),
      ),
    );
  },
});
