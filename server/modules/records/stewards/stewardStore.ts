import type { Database } from '#server/platform/db/database.ts';

import { columnOf, type LookedAfter } from './lookedAfter.ts';

/** SQL of whether a command brought what readers have to the name that the sheet of the steward `w` keeps. */
const CAME_ANOTHER_WAY = `(EXISTS (SELECT FROM record_set r JOIN record_import i ON i.record_set_id = r.id AND i.generation = coalesce(r.live_generation, r.withdrawn_generation)
    WHERE r.id = w.set_key AND i.source_file <> r.id || '.csv')
  AND NOT EXISTS (SELECT FROM sheet s JOIN sheet_publication p ON p.sheet_id = s.id WHERE s.set_key = w.set_key AND p.generation IS NOT NULL))`;

/** Whether a member looks after the set with an id, or the one that the sheet with a number is to fill. */
export const isStewardOf = async (
  db: Pick<Database, 'one'>,
  memberId: number,
  on: { sheet: number } | { set: string },
): Promise<boolean> =>
  (await ('set' in on
    ? db.one(
        `/* stewards.isOfSet */ SELECT FROM steward w WHERE w.member_id = $1 AND w.set_key = $2 AND w.ended_at IS NULL AND NOT ${CAME_ANOTHER_WAY}`,
        [memberId, on.set],
      )
    : db.one(
        '/* stewards.isOfSheet */ SELECT FROM steward w JOIN sheet s ON s.set_key = w.set_key WHERE w.member_id = $1 AND s.id = $2 AND w.ended_at IS NULL',
        [memberId, on.sheet],
      ))) !== null;

/** Ids of the sets that a member looks after. */
export const setsOf = async (db: Pick<Database, 'rows'>, memberId: number): Promise<string[]> =>
  (
    await db.rows<{ key: string }>(
      `/* stewards.sets */ SELECT w.set_key AS key FROM steward w WHERE w.member_id = $1 AND w.set_key IS NOT NULL AND w.ended_at IS NULL AND NOT ${CAME_ANOTHER_WAY}`,
      [memberId],
    )
  ).map(({ key }) => key);

/** Whether a member looks after a library, a partner organisation, or the sheet that has a name. */
export const looksAfter = async (db: Pick<Database, 'one'>, memberId: number, on: LookedAfter): Promise<boolean> =>
  (await db.one(
    `/* stewards.looksAfter */ SELECT FROM steward WHERE member_id = $1 AND ${columnOf(on)} = $2 AND ended_at IS NULL`,
    [memberId, on.id],
  )) !== null;

/** A steward, or one who is invited. */
export interface StoredSteward {
  id: number;
  /** Null until the invitation is accepted. */
  name: string | null;
  /** Where the invitation went; null once it is accepted. */
  email: string | null;
  invitedBy: string | null;
  invitedAt: Date;
  expiresAt: Date;
  since: Date | null;
  endedAt: Date | null;
}

const NAME_OF = (column: string) =>
  `(SELECT nullif(btrim(concat_ws(' ', first_name, last_name)), '') FROM member WHERE member.id = ${column})`;

/** Who looks after something: those of today first, then who is invited, then those of before. */
export const stewardsOf = (db: Pick<Database, 'rows'>, on: LookedAfter): Promise<StoredSteward[]> =>
  db.rows<StoredSteward>(
    `/* stewards.list */ SELECT id, ${NAME_OF('member_id')} AS name, email, ${NAME_OF('invited_by')} AS "invitedBy", invited_at AS "invitedAt", expires_at AS "expiresAt", since, ended_at AS "endedAt"
     FROM steward WHERE ${columnOf(on)} = $1 ORDER BY ended_at IS NOT NULL, member_id IS NULL, id DESC LIMIT 500`,
    [on.id],
  );

/** Whether an address has an invitation that works, or its account looks after it already. */
export const isInvited = async (db: Pick<Database, 'one'>, on: LookedAfter, email: string): Promise<boolean> =>
  (await db.one(
    `/* stewards.isInvited */ SELECT FROM steward w LEFT JOIN member m ON m.id = w.member_id
     WHERE w.${columnOf(on)} = $1 AND w.ended_at IS NULL AND lower(coalesce(w.email, m.email)) = lower($2) AND (w.member_id IS NOT NULL OR w.expires_at > now())`,
    [on.id, email],
  )) !== null;

/** Keeps an invitation; an earlier one to the address, whose time is over, makes room. */
export async function keepInvitation(
  tx: Database,
  {
    on,
    email,
    tokenHash,
    staffId,
    days,
  }: { on: LookedAfter; email: string; tokenHash: Buffer; staffId: number; days: number },
): Promise<void> {
  await tx.rows(
    `/* stewards.makeRoom */ DELETE FROM steward WHERE ${columnOf(on)} = $1 AND member_id IS NULL AND lower(email) = lower($2)`,
    [on.id, email],
  );
  await tx.rows(
    `/* stewards.invite */ INSERT INTO steward (${columnOf(on)}, email, token_hash, invited_by, expires_at) VALUES ($1, $2, $3, $4, now() + make_interval(days => $5))`,
    [on.id, email, tokenHash, staffId, days],
  );
}

/** An invitation whose link still works. */
export interface StoredOffer {
  id: number;
  on: LookedAfter;
  email: string;
  expiresAt: Date;
}

/** The invitation of a link that still works; null where there is none. @param isHeld - until the transaction ends */
export async function findOffer(
  tx: Pick<Database, 'one'>,
  tokenHash: Buffer,
  isHeld = false,
): Promise<StoredOffer | null> {
  const row = await tx.one<Omit<StoredOffer, 'on'> & LookedAfter & { offerId: number }>(
    `/* stewards.offer */ SELECT w.id AS "offerId", w.email, w.expires_at AS "expiresAt", coalesce(w.set_key, w.institution_id, w.partner_id) AS id,
       CASE WHEN w.set_key IS NOT NULL THEN 'set' WHEN w.institution_id IS NOT NULL THEN 'institution' ELSE 'partner' END AS kind
     FROM steward w WHERE w.token_hash = $1 AND w.expires_at > now() ${isHeld ? 'FOR UPDATE' : ''}`,
    [tokenHash],
  );
  return row && { id: row.offerId, on: { kind: row.kind, id: row.id }, email: row.email, expiresAt: row.expiresAt };
}

/** Whether an address is the confirmed one of an account. */
export const isAddressOf = async (db: Pick<Database, 'one'>, memberId: number, email: string): Promise<boolean> =>
  (await db.one(
    '/* stewards.isAddressOf */ SELECT FROM member WHERE id = $1 AND lower(email) = lower($2) AND email_confirmed_at IS NOT NULL',
    [memberId, email],
  )) !== null;

/** Makes a member a steward by their invitation; one who is a steward already stays one, and the invitation goes. */
export async function keepAcceptance(tx: Database, { id, on }: StoredOffer, memberId: number): Promise<void> {
  await tx.rows(
    (await looksAfter(tx, memberId, on))
      ? '/* stewards.forgetOffer */ DELETE FROM steward WHERE id = $1 AND $2::bigint IS NOT NULL'
      : '/* stewards.accept */ UPDATE steward SET member_id = $2, since = now(), email = NULL, token_hash = NULL WHERE id = $1',
    [id, memberId],
  );
}

/**
 * Ends a stewardship, or takes an invitation away. @returns whose it was, null for an invitation; undefined where there is
 * none
 */
export async function endSteward(tx: Database, on: LookedAfter, id: number): Promise<number | null | undefined> {
  const held = await tx.one<{ memberId: number | null }>(
    `/* stewards.hold */ SELECT member_id AS "memberId" FROM steward WHERE id = $2 AND ${columnOf(on)} = $1 AND ended_at IS NULL FOR UPDATE`,
    [on.id, id],
  );
  if (!held) return undefined;
  await tx.rows(
    held.memberId === null
      ? '/* stewards.takeAway */ DELETE FROM steward WHERE id = $1'
      : '/* stewards.end */ UPDATE steward SET ended_at = now() WHERE id = $1',
    [id],
  );
  return held.memberId;
}

/** Nothing is left to look after: its sheet is deleted, and another one may take the name. */
export async function endAllStewards(tx: Pick<Database, 'rows'>, setKey: string): Promise<void> {
  await tx.rows('/* stewards.takeAllAway */ DELETE FROM steward WHERE set_key = $1 AND member_id IS NULL', [setKey]);
  await tx.rows('/* stewards.endAll */ UPDATE steward SET ended_at = now() WHERE set_key = $1 AND ended_at IS NULL', [
    setKey,
  ]);
}
