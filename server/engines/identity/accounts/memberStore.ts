import { normaliseEmail } from '#domain/account/access/signUpRules.ts';
import { STAFF_DUTIES } from '#domain/kernel/grants/staffDuties.ts';
import type { Database } from '#server/platform/db/database.ts';

import { endResets } from '../recovery/resetTokens.ts';
import { endMemberSessions } from '../sessions/sessionStore.ts';
import type { Member } from './member.ts';

interface Row extends Omit<Member, 'id'> {
  id: string;
}

/** What `sign_in_version` of an account is that was made just now. */
export const NEW_ACCOUNT_VERSION = 0;

/** What a new account needs. */
export interface NewMember {
  email: string | null;
  firstName: string;
  lastName: string;
  /** Null where another provider or a library vouches. */
  passwordHash: string | null;
  kind?: Member['kind'];
  /** Whether the address is proved to be theirs. Default no. */
  isEmailConfirmed?: boolean;
}

const COLUMNS = `member.id, email, first_name AS "firstName", last_name AS "lastName", kind, grants, flag_key AS "flagKey",
  registered_at AS "registeredAt", terms_accepted_at AS "termsAcceptedAt", mfa_enabled AS "isMfaOn", is_demo AS "isDemo"`;

const memberOf = (row: Row | null): Member | null => row && { ...row, id: Number(row.id) };

/** Ids come from tokens and command lines: what is no whole number finds no one, instead of failing in the database. */
const isId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;

/** The account with this id, or null. */
export async function memberById(db: Database, id: number): Promise<Member | null> {
  if (!isId(id)) return null;
  return memberOf(await db.one<Row>(`/* member.byId */ SELECT ${COLUMNS} FROM member WHERE id = $1`, [id]));
}

/** The account with this address, in any case; or null. */
export async function memberByEmail(db: Database, email: string): Promise<Member | null> {
  return memberOf(
    await db.one<Row>(`/* member.byEmail */ SELECT ${COLUMNS} FROM member WHERE lower(email) = $1`, [
      normaliseEmail(email),
    ]),
  );
}

/** Every account, oldest first, from the one after `afterId`; at most `limit`. */
export async function listMembers(db: Database, afterId: number, limit: number): Promise<Member[]> {
  const rows = await db.rows<Row>(
    `/* member.list */ SELECT ${COLUMNS} FROM member WHERE id > $1 ORDER BY id LIMIT $2`,
    [afterId, limit],
  );
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/**
 * Makes an account that has accepted the terms of use now; the first one of staff gets every duty. Null when the
 * address is taken.
 */
export async function createMember(
  db: Database,
  { email, firstName, lastName, passwordHash, kind = 'member', isEmailConfirmed = false }: NewMember,
): Promise<Member | null> {
  const member = memberOf(
    await db.one<Row>(
      `/* member.create */ INSERT INTO member (email, first_name, last_name, password_hash, kind, terms_accepted_at, email_confirmed_at)
       VALUES ($1, $2, $3, $4, $5, now(), CASE WHEN $6 THEN now() END) ON CONFLICT (lower(email)) DO NOTHING RETURNING ${COLUMNS}`,
      [email && normaliseEmail(email), firstName.trim(), lastName.trim(), passwordHash, kind, isEmailConfirmed],
    ),
  );
  if (member?.kind === 'internal') await giveFirstDuties(db, member.id);
  return member;
}

/** Gives an account of staff every duty while no account has any: someone must be able to give them to others. */
export async function giveFirstDuties(db: Database, memberId: number): Promise<void> {
  await db.rows(
    '/* member.firstDuties */ INSERT INTO staff_duty (member_id, duty) SELECT $1, unnest($2::text[]) WHERE NOT EXISTS (SELECT FROM staff_duty) ON CONFLICT DO NOTHING',
    [memberId, STAFF_DUTIES],
  );
}

/**
 * Replaces the password; links for a new one work no more, nor do those for a new address, which someone may have asked
 * for who knew the old password. Other sessions are ended by `endSessions`. False when there is no such account.
 */
export async function setPasswordHash(db: Database, id: number, passwordHash: string): Promise<boolean> {
  await endResets(db, id);
  await db.rows('/* member.endEmailChange */ DELETE FROM email_change WHERE member_id = $1', [id]);
  return (
    (await db.one(
      '/* member.setPassword */ UPDATE member SET password_hash = $2, sign_in_version = sign_in_version + 1 WHERE id = $1 RETURNING id',
      [id, passwordHash],
    )) !== null
  );
}

/**
 * Gives an account grants of its own, or with null the default set of its kind. False when there is no such account.
 */
export async function setGrants(db: Database, id: number, grants: readonly string[] | null): Promise<boolean> {
  return (
    (await db.one('/* member.setGrants */ UPDATE member SET grants = $2 WHERE id = $1 RETURNING id', [id, grants])) !==
    null
  );
}

/** Signs an account out everywhere: its sessions go, and with them every token and grant given out in them. */
export async function endSessions(db: Database, id: number): Promise<void> {
  await endMemberSessions(db, id, null);
}

/** What the provider remembers of an account: sessions, tokens, consents, and sign-ins under way. */
const AT_PROVIDER =
  "$1 IN (payload ->> 'accountId', payload #>> '{session,accountId}', payload #>> '{result,login,accountId}')";

/**
 * Removes an account and everything that hangs on it, for good; a test looks for what is left in every table. Rows that
 * are kept for others, such as who switched what, lose the words about the member. False when there was none.
 */
export async function eraseMember(db: Database, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.rows(`/* member.eraseSessions */ DELETE FROM oidc_payload WHERE ${AT_PROVIDER}`, [String(id)]);
    await tx.rows(
      "/* member.eraseWaiting */ DELETE FROM federation_state WHERE kind = 'social-newcomer' AND payload ->> 'memberId' = $1",
      [String(id)],
    );
    await tx.rows(
      "/* member.eraseReasons */ UPDATE feature_change SET reason = 'The account was erased.' WHERE member_id = $1",
      [id],
    );
    await tx.rows(
      '/* member.eraseEvents */ UPDATE security_event SET network = NULL, detail = NULL WHERE member_id = $1',
      [id],
    );
    await tx.rows(
      '/* member.eraseActs */ UPDATE staff_act SET member_id = NULL, reason = NULL, before = NULL, after = NULL WHERE member_id = $1',
      [id],
    );
    // Someone who may be living waits for this, or is kept from sight by it: it outlives who asked, and holds nothing
    // of them.
    await tx.rows(
      `/* member.eraseClosureRequests */ UPDATE record_closure_request SET member_id = NULL, contact = NULL, concern = 'OTHER', reason = 'The account of who asked was erased.', answer = ''
       WHERE member_id = $1 AND (state = 'WAITING' OR state = 'ACCEPTED' AND reopened_at IS NULL)`,
      [id],
    );
    return (await tx.one('/* member.erase */ DELETE FROM member WHERE id = $1 RETURNING id', [id])) !== null;
  });
}
