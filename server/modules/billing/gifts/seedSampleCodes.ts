import type { Database } from '#server/platform/db/database.ts';

import { codeHash } from './giftStore.ts';

/** Codes of the sample, for trying the pages. */
export const SAMPLE_CODES = {
  organisation: 'NYGB2026SAMP1E0N',
  promotion: 'WELCOME20',
  coupon: 'SPRING25',
  trial: 'TRIAL30',
} as const;

/** Puts the sample’s promotions and the code of its partner organisation into a database that has neither. */
export async function seedSampleCodes(db: Database): Promise<void> {
  await db.rows(
    "/* sampleCodes.promotion */ INSERT INTO promotion (code, label, percent_bp, valid_from, is_for_new) VALUES ($1, 'Welcome', 2000, '2026-01-01T00:00:00Z', true) ON CONFLICT DO NOTHING",
    [SAMPLE_CODES.promotion],
  );
  await db.rows(
    "/* sampleCodes.coupon */ INSERT INTO promotion (code, label, percent_bp, valid_from, renewals) VALUES ($1, 'Spring offer', 2500, '2026-01-01T00:00:00Z', 2) ON CONFLICT DO NOTHING",
    [SAMPLE_CODES.coupon],
  );
  await db.rows(
    "/* sampleCodes.trial */ INSERT INTO promotion (code, label, trial_days, valid_from) VALUES ($1, 'A month to try', 30, '2026-01-01T00:00:00Z') ON CONFLICT DO NOTHING",
    [SAMPLE_CODES.trial],
  );
  await db.rows(
    `/* sampleCodes.voucher */ INSERT INTO voucher (code_hash, organisation, plan_id, months, most_uses) SELECT $1, 'nygb', id, 3, 1000 FROM plan WHERE id = 'essential-3' ON CONFLICT DO NOTHING`,
    [codeHash(SAMPLE_CODES.organisation)],
  );
}
