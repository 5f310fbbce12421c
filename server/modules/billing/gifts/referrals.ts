import { randomBytes } from 'node:crypto';

import { REWARD_AFTER_DAYS, REWARD_DAYS, referralCodeOf } from '#domain/billing/gifts/referralLink.ts';
import { BillingRefusal, lockAccountOf, nowOf } from '#server/modules/billing/core/index.ts';
import type { Fulfil } from '#server/modules/billing/payments/index.ts';
import { giveTime } from '#server/modules/billing/subscription/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { eachDue } from '#server/platform/db/eachDue.ts';

import type { GiftDeps } from './GiftDeps.ts';

/** Someone who subscribed through a member’s link; who it was is not said. */
export interface Referral {
  subscribedAt: Date;
  rewardedAt: Date | null;
  refusedAt: Date | null;
}

/** A member’s own code, made when it is first asked for. */
export async function referralCode(db: Database, memberId: number): Promise<string> {
  await db.rows(
    '/* referral.makeLink */ INSERT INTO referral_link (member_id, code) VALUES ($1, $2) ON CONFLICT (member_id) DO NOTHING',
    [memberId, randomBytes(6).toString('hex')],
  );
  const row = await db.one<{ code: string }>(
    '/* referral.link */ SELECT code FROM referral_link WHERE member_id = $1',
    [memberId],
  );
  if (!row) throw new Error('A referral link was not written.');
  return row.code;
}

/** Who subscribed through a member’s link, the newest first. */
export const referralsOf = (db: Database, memberId: number): Promise<Referral[]> =>
  db.rows<Referral>(
    '/* referral.list */ SELECT subscribed_at AS "subscribedAt", rewarded_at AS "rewardedAt", refused_at AS "refusedAt" FROM referral WHERE referrer_id = $1 ORDER BY subscribed_at DESC LIMIT 200',
    [memberId],
  );

/** Notes through whose link a first subscription came. One’s own link counts for nothing. */
export const withReferral =
  (fulfil: Fulfil): Fulfil =>
  async (tx, purchase) => {
    const { account, wanted, now } = purchase;
    const code = referralCodeOf(wanted?.eventLabel);
    const isFirst =
      code !== null &&
      (await tx.one('/* referral.hadOne */ SELECT 1 AS one FROM subscription WHERE member_id = $1 LIMIT 1', [
        account.memberId,
      ])) === null;
    const given = await fulfil(tx, purchase);
    if (isFirst && account.memberId !== null) {
      await tx.rows(
        `/* referral.add */ INSERT INTO referral (friend_id, referrer_id, subscribed_at) SELECT $1, l.member_id, $3 FROM referral_link l WHERE l.code = $2 AND l.member_id <> $1 ON CONFLICT DO NOTHING`,
        [account.memberId, code, now],
      );
    }
    return given;
  };

interface DueReferral {
  friendId: number;
  referrerId: number;
  planId: string;
  /** The friend still has what they bought, and did not pay with the referrer’s card. */
  isGood: boolean;
}

/**
 * Gives the rewards that are due, each in a transaction of its own. Several copies of the server may do so at once.
 * @returns how many
 */
export const rewardReferrals = (deps: GiftDeps, now = new Date()): Promise<number> =>
  eachDue(
    deps.db,
    (tx) =>
      tx.one<DueReferral>(
        `/* referral.due */ SELECT r.friend_id AS "friendId", r.referrer_id AS "referrerId", s.plan_id AS "planId",
           EXISTS (SELECT FROM payment p JOIN billing_account a ON a.id = p.billing_account_id WHERE a.member_id = r.friend_id AND p.state = 'SUCCEEDED' AND p.refunded = 0)
           AND NOT EXISTS (SELECT FROM saved_card f JOIN saved_card o ON o.fingerprint = f.fingerprint WHERE f.member_id = r.friend_id AND o.member_id = r.referrer_id) AS "isGood"
         FROM referral r JOIN LATERAL (SELECT plan_id FROM subscription WHERE member_id = r.friend_id ORDER BY created_at LIMIT 1) s ON true
         WHERE r.rewarded_at IS NULL AND r.refused_at IS NULL AND r.subscribed_at < $1::timestamptz - make_interval(days => $2) ORDER BY r.subscribed_at LIMIT 1 FOR UPDATE OF r SKIP LOCKED`,
        [now, REWARD_AFTER_DAYS],
      ),
    async (tx, due) => {
      const isGiven = due.isGood && (await reward(tx, deps, due));
      await tx.rows(
        `/* referral.done */ UPDATE referral SET ${isGiven ? 'rewarded_at' : 'refused_at'} = $2 WHERE friend_id = $1`,
        [due.friendId, now],
      );
      return true;
    },
  );

async function reward(tx: Database, deps: GiftDeps, { referrerId, planId }: DueReferral): Promise<boolean> {
  const account = await lockAccountOf(tx, referrerId);
  try {
    await giveTime(tx, deps, { account, planId, length: { days: REWARD_DAYS }, now: nowOf(account) });
    return true;
  } catch (error) {
    if (error instanceof BillingRefusal) return false;
    throw error;
  }
}
