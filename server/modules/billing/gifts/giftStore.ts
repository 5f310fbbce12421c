import { createHash, randomBytes, randomUUID } from 'node:crypto';

import { newGiftCode } from '#domain/billing/gifts/giftCode.ts';
import type { GiftWords } from '#domain/billing/gifts/giftRules.ts';
import type { GiftState } from '#domain/billing/gifts/giftState.ts';
import type { Database } from '#server/platform/db/database.ts';
import { encrypt, decrypt } from '#server/platform/encryption/encrypt.ts';

/** A gift as it is stored. */
export interface Gift {
  id: string;
  accountId: number;
  buyerId: number | null;
  priceId: number;
  state: GiftState;
  delivery: GiftWords['delivery'];
  /** Null once its buyer is gone. */
  words: GiftWords | null;
  /** For its buyer to hand over; null before it is paid, and once they are gone. */
  code: string | null;
  invoiceId: number | null;
  deliverAt: Date | null;
  endsAt: Date | null;
  redeemedAt: Date | null;
  /** When its email turned out not to be deliverable. */
  bouncedAt: Date | null;
  redeemedBy: number | null;
  /**
   * What its code made or made longer, by how many days, and when these are used up; null before that, and for one that
   * was redeemed before this was noted.
   */
  redeemed: { subscriptionId: number | null; days: number; usedBy: Date } | null;
  /** When its days were taken back: it was not paid for in the end. */
  takenBackAt: Date | null;
}

type Row = Omit<Gift, 'words' | 'code' | 'redeemed'> & {
  wordsSealed: string | null;
  codeSealed: string | null;
  redeemedSubscription: number | null;
  redeemedDays: number | null;
  usedBy: Date | null;
};

const COLUMNS = `id, billing_account_id AS "accountId", buyer_id AS "buyerId", price_id AS "priceId", state, delivery, words_sealed AS "wordsSealed", code_sealed AS "codeSealed",
  invoice_id AS "invoiceId", deliver_at AS "deliverAt", ends_at AS "endsAt", redeemed_at AS "redeemedAt", bounced_at AS "bouncedAt",
  redeemed_by AS "redeemedBy", redeemed_subscription AS "redeemedSubscription", redeemed_days AS "redeemedDays", used_by AS "usedBy", taken_back_at AS "takenBackAt"`;

/** What is stored of a code: a copy of the database redeems nothing. */
export const codeHash = (code: string): Buffer => createHash('sha256').update(code).digest();

/** Gifts in the database. @param secret - seals what their buyers wrote, and their codes */
export function giftStore(db: Database, secret: string) {
  const opened = <Value>(sealed: string | null, read: (plain: string) => Value): Value | null => {
    const plain = sealed === null ? null : decrypt(secret, sealed);
    return plain === null ? null : read(plain);
  };
  const giftIn = ({ wordsSealed, codeSealed, redeemedSubscription, redeemedDays, usedBy, ...row }: Row): Gift => ({
    ...row,
    redeemed:
      redeemedDays === null || usedBy === null
        ? null
        : { subscriptionId: redeemedSubscription, days: redeemedDays, usedBy },
    words: opened(wordsSealed, (plain) => JSON.parse(plain) as GiftWords),
    code: opened(codeSealed, (plain) => plain),
  });
  const one = async (sql: string, values: readonly unknown[]): Promise<Gift | null> => {
    const row = await db.one<Row>(sql, values);
    return row && giftIn(row);
  };
  return {
    byId: (id: string) => one(`/* gift.byId */ SELECT ${COLUMNS} FROM gift WHERE id = $1`, [id]),

    /** By what is stored of its code, locked until the transaction ends. */
    byCode: (code: string) =>
      one(`/* gift.byCode */ SELECT ${COLUMNS} FROM gift WHERE code_hash = $1 FOR UPDATE`, [codeHash(code)]),

    /** What a member has bought for others, the newest first; what was never paid is not among it. */
    async ofBuyer(buyerId: number, most: number): Promise<Gift[]> {
      return (
        await db.rows<Row>(
          `/* gift.ofBuyer */ SELECT ${COLUMNS} FROM gift WHERE buyer_id = $1 AND state <> 'DRAFT' ORDER BY created_at DESC LIMIT $2`,
          [buyerId, most],
        )
      ).map(giftIn);
    },

    /** Writes a gift down that is not paid yet. @returns its id */
    async add(
      {
        accountId,
        buyerId,
        priceId,
        words,
        deliverAt,
      }: { accountId: number; buyerId: number; priceId: number; words: GiftWords; deliverAt: Date | null },
      now: Date,
    ): Promise<string> {
      const id = randomUUID();
      await db.rows(
        `/* gift.add */ INSERT INTO gift (id, billing_account_id, buyer_id, price_id, state, delivery, words_sealed, deliver_at, created_at) VALUES ($1, $2, $3, $4, 'DRAFT', $5, $6, $7, $8)`,
        [id, accountId, buyerId, priceId, words.delivery, encrypt(secret, JSON.stringify(words)), deliverAt, now],
      );
      return id;
    },

    /** Gives a gift that is paid its code. */
    async setPaid(id: string, state: GiftState, invoiceId: number | null): Promise<string> {
      const code = newGiftCode(randomBytes(16));
      await db.rows(
        '/* gift.paid */ UPDATE gift SET state = $2, invoice_id = $3, code_hash = $4, code_sealed = $5 WHERE id = $1',
        [id, state, invoiceId, codeHash(code), encrypt(secret, code)],
      );
      return code;
    },

    async setReady(id: string, now: Date, endsAt: Date): Promise<void> {
      await db.rows("/* gift.ready */ UPDATE gift SET state = 'READY', ready_at = $2, ends_at = $3 WHERE id = $1", [
        id,
        now,
        endsAt,
      ]);
    },

    async setRedeemed(
      id: string,
      memberId: number,
      { subscriptionId, days, usedBy }: NonNullable<Gift['redeemed']>,
      now: Date,
    ): Promise<void> {
      await db.rows(
        "/* gift.redeemed */ UPDATE gift SET state = 'REDEEMED', redeemed_by = $2, redeemed_at = $3, redeemed_subscription = $4, redeemed_days = $5, used_by = $6 WHERE id = $1",
        [id, memberId, now, subscriptionId, days, usedBy],
      );
    },

    /** What an invoice paid for; locked until the transaction ends when `isLocked`. */
    ofInvoice: (invoiceId: number, isLocked = false) =>
      one(
        `/* gift.ofInvoice${isLocked ? 'Locked' : ''} */ SELECT ${COLUMNS} FROM gift WHERE invoice_id = $1 ${isLocked ? 'FOR UPDATE' : ''}`,
        [invoiceId],
      ),

    async setTakenBack(id: string, now: Date): Promise<void> {
      await db.rows('/* gift.takenBack */ UPDATE gift SET taken_back_at = $2 WHERE id = $1', [id, now]);
    },

    async setState(id: string, state: GiftState): Promise<void> {
      await db.rows('/* gift.setState */ UPDATE gift SET state = $2 WHERE id = $1', [id, state]);
    },

    /** A gift of a member, locked until the transaction ends; another’s looks like none. */
    ofBuyerById: (id: string, buyerId: number) =>
      one(
        `/* gift.ofBuyerById */ SELECT ${COLUMNS} FROM gift WHERE id = $1 AND buyer_id = $2 AND state <> 'DRAFT' FOR UPDATE`,
        [id, buyerId],
      ),

    /** Other words, address or day for a gift that waits. */
    async setWords(id: string, words: GiftWords, deliverAt: Date | null): Promise<void> {
      await db.rows(
        '/* gift.setWords */ UPDATE gift SET words_sealed = $2, delivery = $3, deliver_at = $4 WHERE id = $1',
        [id, encrypt(secret, JSON.stringify(words)), words.delivery, deliverAt],
      );
    },

    async setExtended(id: string, endsAt: Date): Promise<void> {
      await db.rows(
        "/* gift.extended */ UPDATE gift SET state = 'READY', ends_at = $2, reminded_at = NULL WHERE id = $1",
        [id, endsAt],
      );
    },

    /**
     * Gifts whose email was given up, and whose buyers have not been told. Locked; another copy of the server takes
     * others.
     */
    async bounced(most: number): Promise<Gift[]> {
      return (
        await db.rows<Row>(
          `/* gift.bounced */ SELECT ${COLUMNS} FROM gift g WHERE bounced_at IS NULL AND state = 'READY' AND EXISTS (SELECT FROM outbox o WHERE o.about = 'gift:' || g.id AND o.given_up_at IS NOT NULL) LIMIT $1 FOR UPDATE SKIP LOCKED`,
          [most],
        )
      ).map(giftIn);
    },

    async setBounced(id: string, now: Date): Promise<void> {
      await db.rows('/* gift.setBounced */ UPDATE gift SET bounced_at = $2 WHERE id = $1', [id, now]);
    },

    async setReminded(id: string, now: Date): Promise<void> {
      await db.rows('/* gift.reminded */ UPDATE gift SET reminded_at = $2 WHERE id = $1', [id, now]);
    },

    /**
     * What the clock brings: gifts whose day has come, whose end is near, whose end has come. Locked; another copy of
     * the server takes others.
     */
    async due(now: Date, soon: Date, most: number): Promise<Gift[]> {
      const rows = await db.rows<Row>(
        `/* gift.due */ SELECT ${COLUMNS} FROM gift WHERE (state = 'SCHEDULED' AND delivery = 'EMAIL' AND deliver_at <= $1) OR (state = 'READY' AND (ends_at <= $1 OR (ends_at <= $2 AND reminded_at IS NULL)))
         ORDER BY created_at LIMIT $3 FOR UPDATE SKIP LOCKED`,
        [now, soon, most],
      );
      return rows.map(giftIn);
    },
  };
}
