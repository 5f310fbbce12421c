import { codeHash } from '#server/modules/billing/gifts/index.ts';
import type { MemberFoundThrough } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Rows of each kind that are shown. */
const MOST = 50;
/** Accounts that one code names at most: a voucher may be redeemed by many. */
const MOST_FOUND = 20;

interface Session {
  device: string;
  network: string;
  firstSeenAt: Date;
  lastSeenAt: Date;
}
interface Subscription {
  id: number;
  plan: string;
  state: string;
  type: string;
  createdAt: Date;
  expiresAt: Date;
}
interface SupportRequest {
  reference: string;
  topic: string;
  state: string;
  changedAt: Date;
}

/** Choices about email, by column, as the browser has words for them. */
const CHOICES = {
  privateMessages: 'private_messages',
  errorCorrections: 'error_corrections',
  news: 'news',
  offers: 'offers',
  partner: 'partner',
  guidesAndTips: 'guides_and_tips',
  discoveries: 'discoveries',
  unsubscribed: 'unsubscribe_from_everything',
  marketing: 'marketing_opt_in',
} as const;

/** What support sees of an account, field by field: no words of a member and none of their searches are among them. */
export function createMemberLookStore({ db }: { db: Database }) {
  return {
    /** The account an invoice or credit note was made out to; null when there is none. */
    ofInvoice: async (number: string): Promise<number | null> =>
      (
        await db.one<{ memberId: number | null }>(
          '/* memberLook.ofInvoice */ SELECT member_id AS "memberId" FROM invoice JOIN billing_account ON billing_account.id = billing_account_id WHERE number = $1',
          [number],
        )
      )?.memberId ?? null,

    /**
     * Accounts that bought or redeemed what has this code (domain/billing/gifts/giftCode.ts): the buyer first, then who
     * redeemed it, the latest first.
     */
    ofCode: (code: string): Promise<{ memberId: number; through: MemberFoundThrough }[]> =>
      db.rows<{ memberId: number; through: MemberFoundThrough }>(
        `/* memberLook.ofCode */ SELECT "memberId", through FROM (
           SELECT buyer_id AS "memberId", 'GIFT_BOUGHT' AS through, NULL::timestamptz AS at FROM gift WHERE code_hash = $1
           UNION ALL SELECT redeemed_by, 'GIFT_REDEEMED', redeemed_at FROM gift WHERE code_hash = $1
           UNION ALL SELECT member_id, 'VOUCHER_REDEEMED', used_at FROM voucher_use WHERE code_hash = $1
         ) AS named WHERE "memberId" IS NOT NULL ORDER BY at DESC NULLS FIRST, "memberId" LIMIT ${MOST_FOUND}`,
        [codeHash(code)],
      ),

    sessions: (memberId: number): Promise<Session[]> =>
      db.rows<Session>(
        `/* memberLook.sessions */ SELECT device, network, first_seen_at AS "firstSeenAt", last_seen_at AS "lastSeenAt" FROM member_session WHERE member_id = $1 ORDER BY last_seen_at DESC LIMIT ${MOST}`,
        [memberId],
      ),

    subscriptions: (memberId: number): Promise<Subscription[]> =>
      db.rows<Subscription>(
        `/* memberLook.subscriptions */ SELECT s.id, coalesce(p.display_name, p.name) AS plan, state, type, created_at AS "createdAt", expires_at AS "expiresAt"
         FROM subscription s JOIN plan p ON p.id = plan_id WHERE member_id = $1 ORDER BY created_at DESC LIMIT ${MOST}`,
        [memberId],
      ),

    requests: (memberId: number): Promise<SupportRequest[]> =>
      db.rows<SupportRequest>(
        `/* memberLook.requests */ SELECT reference, topic, state, changed_at AS "changedAt" FROM support_request WHERE member_id = $1 ORDER BY changed_at DESC LIMIT ${MOST}`,
        [memberId],
      ),

    /** Empty while the member has chosen nothing. */
    async choices(memberId: number): Promise<{ name: string; isOn: boolean }[]> {
      const columns = Object.entries(CHOICES)
        .map(([name, column]) => `${column} AS "${name}"`)
        .join(', ');
      const row = await db.one<Record<string, boolean>>(
        `/* memberLook.choices */ SELECT ${columns} FROM notification_setting WHERE member_id = $1`,
        [memberId],
      );
      return Object.entries(row ?? {}).map(([name, isOn]) => ({ name, isOn }));
    },

    /** When the account will be erased; null when no one asked for that. */
    erasureDueAt: async (memberId: number): Promise<Date | null> =>
      (
        await db.one<{ dueAt: Date }>(
          '/* memberLook.erasure */ SELECT due_at AS "dueAt" FROM member_erasure WHERE member_id = $1',
          [memberId],
        )
      )?.dueAt ?? null,
  };
}
