import { nextActionAt } from '#domain/billing/subscription/noticesDue.ts';
import { projectSubscription } from '#domain/billing/subscription/projectSubscription.ts';
import type { SubscriptionState } from '#domain/billing/subscription/subscriptionState.ts';
import {
  ACCOUNT_COLUMNS,
  type AccountRow,
  asAccount,
  type BillingAccount,
} from '#server/modules/billing/core/index.ts';
import { type Database, PREPARED } from '#server/platform/db/database.ts';

/** Types of subscription; those of app stores are managed there. */
export type SubscriptionType = 'CARD' | 'VOUCHER' | 'APPLE' | 'GOOGLE';

/** A subscription that is run here. */
export interface StoredSubscription {
  id: number;
  accountId: number;
  memberId: number;
  planId: string;
  type: SubscriptionType;
  /** The price that is being charged for the coming period; null: none is. */
  chargingPriceId: number | null;
  state: SubscriptionState;
}

type Row = SubscriptionState & Omit<StoredSubscription, 'state'>;

const COLUMNS = `b.subscription_id AS id, b.billing_account_id AS "accountId", s.member_id AS "memberId", s.plan_id AS "planId", s.type, b.charging_price_id AS "chargingPriceId",
  b.phase, b.starts_at AS "startsAt", b.price_id AS "priceId", b.months, b.anchor_day AS "anchorDay", b.period_start AS "periodStart", b.period_end AS "periodEnd",
  b.paid, b.renews, b.pending_price_id AS "pendingPriceId", b.past_due_since AS "pastDueSince", b.failure_class AS "failureClass", b.attempts, b.outages, b.retry_at AS "retryAt",
  b.pause_ends_at AS "pauseEndsAt", b.pauses, b.unused_days AS "unusedDays", b.given_days AS "givenDays", b.carried_from AS "carriedFrom", b.carried_days AS "carriedDays", b.carried_worth AS "carriedWorth", b.trial_used AS "trialUsed", b.cooling_from AS "coolingFrom", b.waived_at AS "waivedAt"`;
const FROM = 'FROM subscription_billing b JOIN subscription s ON s.id = b.subscription_id';

const asStored = ({ id, accountId, memberId, planId, type, chargingPriceId, ...state }: Row): StoredSubscription => ({
  id,
  accountId,
  memberId,
  planId,
  type,
  chargingPriceId,
  state,
});

/** The values of the columns of `subscription_billing`, in the order in which they are written. */
const valuesOf = (state: SubscriptionState): unknown[] => [
  state.phase,
  state.startsAt,
  state.priceId,
  state.months,
  state.anchorDay,
  state.periodStart,
  state.periodEnd,
  state.paid,
  state.renews,
  state.pendingPriceId,
  state.pastDueSince,
  state.failureClass,
  state.attempts,
  state.outages,
  state.retryAt,
  state.pauseEndsAt,
  state.pauses,
  state.unusedDays,
  state.givenDays,
  state.carriedFrom,
  state.carriedDays,
  state.carriedWorth,
  state.trialUsed,
  state.coolingFrom,
  state.waivedAt,
];
const WRITTEN =
  'phase, starts_at, price_id, months, anchor_day, period_start, period_end, paid, renews, pending_price_id, past_due_since, failure_class, attempts, outages, retry_at, pause_ends_at, pauses, unused_days, given_days, carried_from, carried_days, carried_worth, trial_used, cooling_from, waived_at';
const PLACES = valuesOf({ pauses: [] } as unknown as SubscriptionState).map((_value, at) => `$${at + 3}`);

/** Subscriptions that are run here, inside and outside written together. Lock the billing account before writing. */
export function subscriptionStore(db: Database) {
  const addInside = async (id: number, accountId: number, state: SubscriptionState, at: Date | null): Promise<void> => {
    await db.rows(
      `/* subscriptions.addInside */ INSERT INTO subscription_billing (subscription_id, billing_account_id, ${WRITTEN}, next_action_at) VALUES ($1, $2, ${PLACES.join(', ')}, $${PLACES.length + 3})`,
      [id, accountId, ...valuesOf(state), at],
    );
  };
  return {
    addInside,

    async byId(id: number): Promise<StoredSubscription | null> {
      const row = await db.one<Row>(
        `/* subscriptions.byId */ SELECT ${COLUMNS} ${FROM} WHERE b.subscription_id = $1`,
        [id],
        PREPARED,
      );
      return row && asStored(row);
    },

    /**
     * The next subscription whose time has come, of all accounts or of one, locked with its account until the
     * transaction ends. What another copy of the server holds is passed over.
     */
    async takeDue(
      wall: Date,
      accountId: number | null,
    ): Promise<{ subscription: StoredSubscription; account: BillingAccount } | null> {
      const row = await db.one<Row & { account: AccountRow }>(
        `/* due.next */ SELECT ${COLUMNS}, (SELECT to_jsonb(own) FROM (SELECT ${ACCOUNT_COLUMNS}) AS own) AS account
         FROM subscription_billing b JOIN billing_account a ON a.id = b.billing_account_id JOIN subscription s ON s.id = b.subscription_id
         WHERE b.next_action_at <= $1::timestamptz + make_interval(secs => a.clock_ahead_ms / 1000.0) ${accountId === null ? '' : 'AND a.id = $2'}
         ORDER BY b.next_action_at LIMIT 1 FOR NO KEY UPDATE OF b, a, s SKIP LOCKED`,
        accountId === null ? [wall] : [wall, accountId],
        accountId === null ? PREPARED : {},
      );
      if (!row) return null;
      const { account, ...inside } = row;
      return { subscription: asStored(inside), account: asAccount(account) };
    },

    /**
     * The one that members deal with on their page: the newest that is not over and not yet to come; else the newest.
     */
    async presentOf(accountId: number): Promise<StoredSubscription | null> {
      const row = await db.one<Row>(
        `/* subscriptions.present */ SELECT ${COLUMNS} ${FROM} WHERE b.billing_account_id = $1 AND b.phase <> 'SCHEDULED' ORDER BY b.phase = 'ENDED', s.created_at DESC, s.id DESC LIMIT 1`,
        [accountId],
      );
      return row && asStored(row);
    },

    /** The one in which the days of a cancelled one go on; null where they have been used up or have come back. */
    async heirOf(id: number): Promise<StoredSubscription | null> {
      const row = await db.one<Row>(`/* subscriptions.heir */ SELECT ${COLUMNS} ${FROM} WHERE b.carried_from = $1`, [
        id,
      ]);
      return row && asStored(row);
    },

    /** Those that wait for their day, the first to start first. */
    async waitingOf(accountId: number): Promise<StoredSubscription[]> {
      return (
        await db.rows<Row>(
          `/* subscriptions.waiting */ SELECT ${COLUMNS} ${FROM} WHERE b.billing_account_id = $1 AND b.phase = 'SCHEDULED' ORDER BY b.starts_at, b.subscription_id`,
          [accountId],
        )
      ).map(asStored);
    },

    /** Removes one that never began. */
    async forget(id: number): Promise<void> {
      await db.rows('/* subscriptions.forget */ DELETE FROM subscription WHERE id = $1', [id]);
    },

    async renewingOf(accountId: number): Promise<StoredSubscription | null> {
      const row = await db.one<Row>(
        `/* subscriptions.renewing */ SELECT ${COLUMNS} ${FROM} WHERE b.billing_account_id = $1 AND b.renews AND b.phase IN ('TRIALING', 'ACTIVE', 'PAST_DUE', 'PAUSED')`,
        [accountId],
      );
      return row && asStored(row);
    },

    /** Writes a new subscription, inside and outside. @returns its id */
    async add(
      { accountId, memberId, planId, type }: Pick<StoredSubscription, 'accountId' | 'memberId' | 'planId' | 'type'>,
      state: SubscriptionState,
      now: Date,
      zone: string,
    ): Promise<number> {
      const outward = projectSubscription(state, zone);
      const row = await db.one<{ id: number }>(
        '/* subscriptions.add */ INSERT INTO subscription (member_id, plan_id, state, type, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id',
        [memberId, planId, outward.state, type, now, outward.expiresAt],
      );
      if (!row) throw new Error('A subscription could not be written.');
      await addInside(row.id, accountId, state, nextActionAt(state, now, zone));
      return row.id;
    },

    /**
     * Writes what became of a subscription, inside and outside; with another plan where its price is of one.
     * @returns its version, which each writing changes
     */
    async write(
      { id, planId }: Pick<StoredSubscription, 'id' | 'planId'>,
      state: SubscriptionState,
      now: Date,
      zone: string,
      more: { chargingPriceId?: number | null; nextActionAt?: Date | null } = {},
    ): Promise<number> {
      const outward = projectSubscription(state, zone);
      const after = PLACES.length + 3;
      const row = await db.one<{ version: number }>(
        `/* subscriptions.write */ WITH outside AS (UPDATE subscription SET state = $${after + 1}, expires_at = $${after + 2}, plan_id = $${after + 3} WHERE id = $1)
         UPDATE subscription_billing SET (${WRITTEN}, next_action_at, charging_price_id, lock_version) = (${PLACES.join(', ')}, $2, $${after}, lock_version + 1) WHERE subscription_id = $1 RETURNING lock_version AS version`,
        [
          id,
          more.nextActionAt === undefined ? nextActionAt(state, now, zone) : more.nextActionAt,
          ...valuesOf(state),
          more.chargingPriceId ?? null,
          outward.state,
          outward.expiresAt,
          planId,
        ],
        PREPARED,
      );
      return row?.version ?? 0;
    },
  };
}
