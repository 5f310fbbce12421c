import { createHmac, hkdfSync } from 'node:crypto';

import { plainMemberNumber } from '#domain/billing/gifts/memberNumber.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What an organisation bought for its members. */
export interface Partner {
  id: string;
  name: string;
  planId: string;
  /** Hosts of email addresses whose owners may join. */
  domains: string[];
  /** Null: no limit. */
  mostMembers: number | null;
  endsAt: Date;
}

const COLUMNS = `p.id, p.name, p.plan_id AS "planId", p.domains, p.most_members AS "mostMembers", p.ends_at AS "endsAt"`;
const END_SUBSCRIPTIONS = `UPDATE subscription SET state = 'CANCELED', expires_at = least(expires_at, $2) WHERE id = ANY(SELECT subscription_id FROM gone)`;

/** What is stored of a member number: a copy of the database lists none. Null for what can be no number. */
export function numberHash(secret: string, typed: string): Buffer | null {
  const plain = plainMemberNumber(typed);
  return plain === null
    ? null
    : createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'muniment member numbers', 32)))
        .update(plain)
        .digest();
}

/** Partner organisations and the seats of their members. */
export const partnerStore = (db: Database) => ({
  /** Locked until the transaction ends, so that the last seat is taken by one. */
  locked: (id: string) =>
    db.one<Partner>(`/* partner.locked */ SELECT ${COLUMNS} FROM partner p WHERE p.id = $1 FOR UPDATE`, [id]),

  byId: (id: string) => db.one<Partner>(`/* partner.byId */ SELECT ${COLUMNS} FROM partner p WHERE p.id = $1`, [id]),

  all: () =>
    db.rows<Partner & { numbers: number; joined: number }>(
      `/* partner.all */ SELECT ${COLUMNS}, count(s.number_hash)::int AS numbers, count(s.member_id)::int AS joined FROM partner p LEFT JOIN partner_seat s ON s.partner_id = p.id GROUP BY p.id ORDER BY p.name`,
    ),

  /** Writes an organisation down, or what changed of it; subscriptions of its members end when it does. */
  async save({ id, name, planId, domains, mostMembers, endsAt }: Partner): Promise<void> {
    await db.rows(
      `/* partner.save */ INSERT INTO partner (id, name, plan_id, domains, most_members, ends_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, plan_id = excluded.plan_id, domains = excluded.domains, most_members = excluded.most_members, ends_at = excluded.ends_at`,
      [id, name, planId, domains, mostMembers, endsAt],
    );
    await db.rows(
      '/* partner.moveEnd */ UPDATE subscription SET expires_at = $2, plan_id = $3 FROM partner_seat s WHERE s.partner_id = $1 AND s.subscription_id = subscription.id AND s.member_id IS NOT NULL',
      [id, endsAt, planId],
    );
  },

  /**
   * Adds member numbers. @param only - numbers that are not among these are removed, and what their members had ends
   * @returns how many are new, and how many were removed
   */
  async takeNumbers(
    partnerId: string,
    hashes: readonly Buffer[],
    only: boolean,
    now: Date,
  ): Promise<{ added: number; removed: number }> {
    const removed = only
      ? await db.rows(
          `/* partner.dropNumbers */ WITH gone AS (DELETE FROM partner_seat WHERE partner_id = $1 AND number_hash IS NOT NULL AND number_hash <> ALL($3::bytea[]) RETURNING id, subscription_id), ended AS (${END_SUBSCRIPTIONS}) SELECT id FROM gone`,
          [partnerId, now, hashes],
        )
      : [];
    const added = await db.rows(
      '/* partner.addNumbers */ INSERT INTO partner_seat (partner_id, number_hash) SELECT $1, hash FROM unnest($2::bytea[]) AS hash ON CONFLICT DO NOTHING RETURNING id',
      [partnerId, hashes],
    );
    return { added: added.length, removed: removed.length };
  },

  /** How many member numbers it has given. */
  numbersOf: async (partnerId: string): Promise<number> =>
    (
      await db.one<{ count: number }>(
        '/* partner.numbers */ SELECT count(number_hash)::int AS count FROM partner_seat WHERE partner_id = $1',
        [partnerId],
      )
    )?.count ?? 0,

  /** How many of its members joined, by month (UTC), the oldest first; who has left since is not counted. */
  joinedByMonth: (partnerId: string): Promise<{ month: string; joined: number }[]> =>
    db.rows(
      `/* partner.joinedByMonth */ SELECT to_char(joined_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, count(*)::int AS joined FROM partner_seat
       WHERE partner_id = $1 AND member_id IS NOT NULL AND joined_at IS NOT NULL GROUP BY 1 ORDER BY 1`,
      [partnerId],
    ),

  joinedOf: async (partnerId: string): Promise<number> =>
    (
      await db.one<{ count: number }>(
        '/* partner.joined */ SELECT count(*)::int AS count FROM partner_seat WHERE partner_id = $1 AND member_id IS NOT NULL',
        [partnerId],
      )
    )?.count ?? 0,

  hasJoined: async (partnerId: string, memberId: number): Promise<boolean> =>
    (await db.one(
      '/* partner.hasJoined */ SELECT 1 AS one FROM partner_seat WHERE partner_id = $1 AND member_id = $2',
      [partnerId, memberId],
    )) !== null,

  /** A seat that no one has taken, by its number. */
  freeSeat: async (partnerId: string, hash: Buffer): Promise<number | null> =>
    (
      await db.one<{ id: number }>(
        '/* partner.freeSeat */ SELECT id FROM partner_seat WHERE partner_id = $1 AND number_hash = $2 AND member_id IS NULL',
        [partnerId, hash],
      )
    )?.id ?? null,

  addSeat: async (partnerId: string): Promise<number> => {
    const row = await db.one<{ id: number }>(
      '/* partner.addSeat */ INSERT INTO partner_seat (partner_id) VALUES ($1) RETURNING id',
      [partnerId],
    );
    if (!row) throw new Error('A seat was not written.');
    return row.id;
  },

  async take(seatId: number, memberId: number, subscriptionId: number, now: Date): Promise<void> {
    await db.rows(
      '/* partner.take */ UPDATE partner_seat SET member_id = $2, subscription_id = $3, joined_at = $4 WHERE id = $1',
      [seatId, memberId, subscriptionId, now],
    );
  },

  async invite(partnerId: string, memberId: number, tokenHash: Buffer, expiresAt: Date): Promise<void> {
    await db.rows(
      '/* partner.invite */ INSERT INTO partner_invite (member_id, partner_id, token_hash, expires_at) VALUES ($1, $2, $3, $4) ON CONFLICT (member_id, partner_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at',
      [memberId, partnerId, tokenHash, expiresAt],
    );
  },

  /** Whether a link is the member’s own and still good. */
  isInvited: async (partnerId: string, memberId: number, tokenHash: Buffer, now: Date): Promise<boolean> =>
    (await db.one(
      '/* partner.isInvited */ DELETE FROM partner_invite WHERE member_id = $1 AND partner_id = $2 AND token_hash = $3 AND expires_at > $4 RETURNING 1 AS one',
      [memberId, partnerId, tokenHash, now],
    )) !== null,
});
