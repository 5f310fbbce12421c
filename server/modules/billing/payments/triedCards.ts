import { createHash } from 'node:crypto';

import type { Database } from '#server/platform/db/database.ts';
import { lockLimit } from '#server/platform/limits/lockLimit.ts';

/** Years for which a card is known to have had its trial. */
const KEPT_YEARS = 2;

const hashOf = (fingerprint: string): Buffer => createHash('sha256').update(fingerprint).digest();

/**
 * Cards that a free trial was had with, whatever became of the card and its account. Fingerprints are null where the
 * processor gives none: then no one knows.
 */
export const triedCards = (db: Database) => ({
  /**
   * Whether a free trial was had with a card. It is held until the transaction ends: of two accounts that come with it
   * at once one waits.
   */
  async isTried(fingerprint: string | null): Promise<boolean> {
    if (fingerprint === null) return false;
    const hash = hashOf(fingerprint);
    await lockLimit(db, `trials with ${hash.toString('hex')}`);
    return (await db.one('/* card.isTried */ SELECT 1 AS one FROM tried_card WHERE card_hash = $1', [hash])) !== null;
  },

  async note(fingerprint: string | null, now: Date): Promise<void> {
    if (fingerprint !== null)
      await db.rows(
        '/* card.noteTried */ INSERT INTO tried_card (card_hash, tried_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [hashOf(fingerprint), now],
      );
  },

  async forgetOld(now: Date): Promise<void> {
    await db.rows(
      '/* card.forgetTried */ DELETE FROM tried_card WHERE tried_at < $1::timestamptz - make_interval(years => $2)',
      [now, KEPT_YEARS],
    );
  },
});
