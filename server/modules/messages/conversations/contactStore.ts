import { usernameIssue, usernameKey } from '#domain/account/profile/profileRules.ts';
import type { Pair } from '#domain/messages/core/mayWrite.ts';
import type { Database } from '#server/platform/db/database.ts';

import { ageOf, areAcquainted, hasBlocked, nameFor, sharesTree, treesOf } from './contactSql.ts';

/** A member and what is known of the two. */
export interface Contact extends Pair {
  memberId: number;
  profileId: string;
  name: string;
}

/** Accounts that hold the grant, or have the ordinary ones of their kind. */
const USES_MESSAGES = `(o.grants IS NULL AND o.kind <> 'library' OR 'private-messaging' = ANY(o.grants))`;
const CONTACT = `o.id AS "memberId", p.profile_id AS "profileId", ${nameFor('$1', 'o')} AS name, ${USES_MESSAGES} AS "usesMessages", p.takes_requests AS "takesRequests",
  ${hasBlocked('$1', 'o.id')} AS "isBlockedByWriter", ${hasBlocked('o.id', '$1')} AS "isBlockedByReader", ${sharesTree('$1', 'o.id')} AS "sharesTree", ${areAcquainted('$1', 'o.id')} AS "areAcquainted",
  least(${ageOf('o')}, ${ageOf('w')}) AS "youngestAge"`;
const FROM = `FROM member o JOIN member_profile p ON p.member_id = o.id JOIN member w ON w.id = $1 WHERE o.id <> $1`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** Whom a member may write to. */
export function createContactStore({ db }: { db: Database }) {
  return {
    /** By their profile. Null where there is none, and for oneself. */
    byProfile: async (memberId: number, profileId: string): Promise<Contact | null> =>
      UUID.test(profileId)
        ? db.one<Contact>(`/* contacts.byProfile */ SELECT ${CONTACT} ${FROM} AND p.profile_id = $2`, [
            memberId,
            profileId,
          ])
        : null,

    /** By their username, however its letters are written. Null where there is none, and for oneself. */
    byUsername: async (memberId: number, username: string): Promise<Contact | null> =>
      usernameIssue(username) === null
        ? db.one<Contact>(`/* contacts.byUsername */ SELECT ${CONTACT} ${FROM} AND lower(p.username) = $2`, [
            memberId,
            usernameKey(username),
          ])
        : null,

    /** Whether members whom they do not know may write to a member first. */
    takesRequests: async (memberId: number): Promise<boolean> =>
      (
        await db.one<{ takes: boolean }>(
          '/* contacts.takesRequests */ SELECT takes_requests AS takes FROM member_profile WHERE member_id = $1',
          [memberId],
        )
      )?.takes ?? true,

    setTakesRequests: async (memberId: number, takes: boolean): Promise<void> => {
      await db.rows(
        '/* contacts.setTakesRequests */ INSERT INTO member_profile (member_id, takes_requests) VALUES ($1, $2) ON CONFLICT (member_id) DO UPDATE SET takes_requests = $2',
        [memberId, takes],
      );
    },

    /** By their number, for a tree's owner; their profile is made when they had none. */
    byMember: async (memberId: number, otherId: number): Promise<Contact | null> => {
      await db.rows(
        '/* contacts.profile */ INSERT INTO member_profile (member_id) SELECT id FROM member WHERE id = $1 ON CONFLICT DO NOTHING',
        [otherId],
      );
      return db.one<Contact>(`/* contacts.byMember */ SELECT ${CONTACT} ${FROM} AND o.id = $2`, [memberId, otherId]);
    },

    /** Members one shares a tree with or has written with, by name. */
    all: (memberId: number): Promise<Contact[]> =>
      db.rows<Contact>(
        `/* contacts.all */ WITH trees AS (${treesOf('$1')}),
           near AS (SELECT owner_id AS id FROM tree WHERE id IN (SELECT id FROM trees) UNION SELECT member_id FROM tree_access WHERE tree_id IN (SELECT id FROM trees)
             UNION SELECT b.member_id FROM conversation_member a JOIN conversation_member b USING (conversation_id) WHERE a.member_id = $1 AND a.standing = 'accepted' AND b.standing = 'accepted')
         SELECT ${CONTACT} ${FROM} AND o.id IN (SELECT id FROM near) ORDER BY name LIMIT 100`,
        [memberId],
      ),

    /** Whom a member has blocked. */
    blocked: (memberId: number): Promise<Contact[]> =>
      db.rows<Contact>(
        `/* contacts.blocked */ SELECT ${CONTACT} ${FROM} AND o.id IN (SELECT blocked_id FROM member_block WHERE member_id = $1) ORDER BY name LIMIT 500`,
        [memberId],
      ),

    /** Ends a block. */
    unblock: async (memberId: number, profileId: string): Promise<boolean> =>
      UUID.test(profileId) &&
      (await db.one(
        '/* contacts.unblock */ DELETE FROM member_block b USING member_profile p WHERE b.member_id = $1 AND b.blocked_id = p.member_id AND p.profile_id = $2 RETURNING b.member_id',
        [memberId, profileId],
      )) !== null,
  };
}
