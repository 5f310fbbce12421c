import { createHash } from 'node:crypto';

import type { AppStoreName, StorePhase, StorePurchase } from '#domain/billing/app-stores/storePurchase.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isUuid } from '#server/platform/db/isUuid.ts';
import { encrypt } from '#server/platform/encryption/encrypt.ts';

/** A subscription of an app store as it was mirrored last. */
export interface MirroredPurchase {
  store: AppStoreName;
  referenceHash: Buffer;
  referenceSealed: string;
  productId: string;
  memberId: number | null;
  subscriptionId: number | null;
  phase: StorePhase;
  endsAt: Date;
  asOf: Date;
}

/** When a store has said nothing certain yet. */
export const NEVER = new Date(0);

const COLUMNS = `store, reference_hash AS "referenceHash", reference_sealed AS "referenceSealed", product_id AS "productId", member_id AS "memberId", subscription_id AS "subscriptionId", phase, ends_at AS "endsAt", as_of AS "asOf"`;

const hashOf = (reference: string): Buffer => createHash('sha256').update(reference).digest();

/** The mirror of what app stores sold. */
export const appPurchaseStore = (db: Database) => ({
  /**
   * A purchase, locked until the transaction ends; written down where it is new, or where the account it was of is
   * erased.
   * @param secret - the site's: a reference is enough to claim a purchase
   */
  async taken({ store, reference, productId, endsAt }: StorePurchase, secret: string): Promise<MirroredPurchase> {
    const key = [store, hashOf(reference)];
    await db.rows(
      `/* appPurchase.note */ INSERT INTO app_purchase (store, reference_hash, reference_sealed, product_id, phase, ends_at, as_of) VALUES ($1, $2, $3, $4, 'PENDING', $5, $6)
       ON CONFLICT (store, reference_hash) DO UPDATE SET reference_sealed = excluded.reference_sealed WHERE app_purchase.reference_sealed = ''`,
      [...key, encrypt(secret, reference), productId, endsAt, NEVER],
    );
    const row = await db.one<MirroredPurchase>(
      `/* appPurchase.take */ SELECT ${COLUMNS} FROM app_purchase WHERE store = $1 AND reference_hash = $2 FOR UPDATE`,
      key,
    );
    if (!row) throw new Error('A purchase was not written.');
    return row;
  },

  byReference: (store: AppStoreName, reference: string) =>
    db.one<MirroredPurchase>(
      `/* appPurchase.byReference */ SELECT ${COLUMNS} FROM app_purchase WHERE store = $1 AND reference_hash = $2 FOR UPDATE`,
      [store, hashOf(reference)],
    ),

  /**
   * The next that is to be looked at. It is put off, so that no other copy of the server looks at it meanwhile, and so
   * that it is looked at again if this one ends.
   */
  due: (now: Date, putOffTo: Date) =>
    db.one<MirroredPurchase>(
      `/* appPurchase.due */ UPDATE app_purchase SET look_at = $2
       WHERE (store, reference_hash) = (SELECT store, reference_hash FROM app_purchase WHERE look_at <= $1 ORDER BY look_at LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING ${COLUMNS}`,
      [now, putOffTo],
    ),

  /**
   * Locks a purchase that is as it was read. False: something was heard of it meanwhile, it was linked, or it is gone.
   */
  isUnchanged: async ({ store, referenceHash, asOf, memberId, subscriptionId }: MirroredPurchase): Promise<boolean> =>
    (await db.one(
      '/* appPurchase.isUnchanged */ SELECT 1 AS one FROM app_purchase WHERE store = $1 AND reference_hash = $2 AND as_of = $3 AND member_id IS NOT DISTINCT FROM $4 AND subscription_id IS NOT DISTINCT FROM $5 FOR UPDATE',
      [store, referenceHash, asOf, memberId, subscriptionId],
    )) !== null,

  async write(
    {
      store,
      referenceHash,
      productId,
      memberId,
      subscriptionId,
      phase,
      endsAt,
      asOf,
    }: Omit<MirroredPurchase, 'referenceSealed'>,
    lookAt: Date | null,
  ): Promise<void> {
    await db.rows(
      '/* appPurchase.write */ UPDATE app_purchase SET product_id = $3, member_id = $4, subscription_id = $5, phase = $6, ends_at = $7, as_of = $8, look_at = $9 WHERE store = $1 AND reference_hash = $2',
      [store, referenceHash, productId, memberId, subscriptionId, phase, endsAt, asOf, lookAt],
    );
  },

  async lookAgain(
    { store, referenceHash }: Pick<MirroredPurchase, 'store' | 'referenceHash'>,
    lookAt: Date | null,
  ): Promise<void> {
    await db.rows(
      '/* appPurchase.lookAgain */ UPDATE app_purchase SET look_at = $3 WHERE store = $1 AND reference_hash = $2',
      [store, referenceHash, lookAt],
    );
  },

  /** What a member's app hands to a store, made when there is none yet. */
  async tokenOf(memberId: number): Promise<string> {
    const row = await db.one<{ token: string }>(
      '/* appAccount.token */ INSERT INTO app_account (member_id) VALUES ($1) ON CONFLICT (member_id) DO UPDATE SET member_id = excluded.member_id RETURNING token',
      [memberId],
    );
    if (!row) throw new Error('A token was not written.');
    return row.token;
  },

  memberOf: async (token: string | null): Promise<number | null> =>
    token !== null && isUuid(token)
      ? ((
          await db.one<{ memberId: number }>(
            '/* appAccount.member */ SELECT member_id AS "memberId" FROM app_account WHERE token = $1',
            [token],
          )
        )?.memberId ?? null)
      : null,
});
