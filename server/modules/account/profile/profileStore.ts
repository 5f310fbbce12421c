import type { ProfileStatus, ProfileUpdates } from '#domain/account/profile/profileRules.ts';
import { PROFILE_TEXT_NAMES, type ProfileTextName } from '#domain/account/profile/profileTexts.ts';
import type { SocialType } from '#domain/account/profile/socials.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isTakenKey } from '#server/platform/db/isTakenKey.ts';

/** A profile as stored. Nothing is hidden yet: what others may see is decided in resolvers.ts. */
export interface ProfileRow extends Record<ProfileTextName, string | null> {
  memberId: number;
  /** What others know the profile by. */
  profileId: string;
  username: string;
  showsAgeGroup: boolean;
  status: ProfileStatus;
  lastActiveAt: Date | null;
  registeredAt: Date;
  /** `YYYY-MM-DD`; the account's own. */
  dateOfBirth: string | null;
  /** Names the picture's address; null without one. */
  pictureName: string | null;
  socials: { type: SocialType; identifier: string }[];
}

const READ = `p.member_id AS "memberId", p.profile_id AS "profileId", p.username, ${PROFILE_TEXT_NAMES.map((name) => `p.${name}`).join(', ')}, p.shows_age_group AS "showsAgeGroup", p.status,
  p.last_active_at AS "lastActiveAt", m.registered_at AS "registeredAt", m.date_of_birth AS "dateOfBirth", pic.name AS "pictureName",
  coalesce((SELECT json_agg(json_build_object('type', s.type, 'identifier', s.identifier) ORDER BY s.type) FROM member_social s WHERE s.member_id = p.member_id), '[]') AS socials
  FROM member_profile p JOIN member m ON m.id = p.member_id LEFT JOIN profile_picture pic ON pic.member_id = p.member_id`;

/** Sets username ($2), age group ($3) and each text: whether it changes, and to what. */
const CHANGE = `UPDATE member_profile SET username = coalesce($2, username), shows_age_group = coalesce($3, shows_age_group)
  ${PROFILE_TEXT_NAMES.map((name, at) => `, ${name} = CASE WHEN $${4 + 2 * at} THEN $${5 + 2 * at} ELSE ${name} END`).join('')} WHERE member_id = $1`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** GraphQL's Int goes below zero and no further than this; member ids may one day. */
const isMemberId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;

const isUsernameTaken = (error: unknown): boolean => isTakenKey(error, 'member_profile_by_username');

/** The profile of a member, made now when they never had one; null when there is no such member. */
export async function profileOfMember(db: Database, memberId: number): Promise<ProfileRow | null> {
  if (!isMemberId(memberId)) return null;
  const read = () => db.one<ProfileRow>(`/* profile.ofMember */ SELECT ${READ} WHERE p.member_id = $1`, [memberId]);
  const found = await read();
  if (found) return found;
  await db.rows(
    '/* profile.begin */ INSERT INTO member_profile (member_id) SELECT id FROM member WHERE id = $1 ON CONFLICT DO NOTHING',
    [memberId],
  );
  return read();
}

/** The profile of that id; null when there is none, or none any more. */
export async function profileById(db: Database, profileId: string): Promise<ProfileRow | null> {
  if (!UUID.test(profileId)) return null;
  return db.one<ProfileRow>(`/* profile.byId */ SELECT ${READ} WHERE p.profile_id = $1`, [profileId]);
}

/** Whether no one else has that username, in any case. */
export async function isUsernameFree(db: Database, username: string, memberId: number): Promise<boolean> {
  const other = await db.one(
    '/* profile.withUsername */ SELECT 1 AS one FROM member_profile WHERE lower(username) = lower($1) AND member_id <> $2',
    [username.trim(), memberId],
  );
  return other === null;
}

async function writeSocials(
  tx: Database,
  memberId: number,
  set: NonNullable<ProfileUpdates['socials']>,
  emptied: readonly string[],
): Promise<void> {
  await tx.rows('/* profile.removeSocials */ DELETE FROM member_social WHERE member_id = $1 AND type = ANY($2)', [
    memberId,
    emptied,
  ]);
  for (const { type, identifier } of set) {
    await tx.rows(
      `/* profile.setSocial */ INSERT INTO member_social (member_id, type, identifier) VALUES ($1, $2, $3)
       ON CONFLICT (member_id, type) DO UPDATE SET identifier = excluded.identifier`,
      [memberId, type, identifier.trim()],
    );
  }
}

/**
 * Stores a change that was found good (domain/account/profile/profileRules.ts): all of it or nothing. A field that is
 * both set and emptied ends up empty.
 * @param emptied - names of fields, socials as `socials.TYPE`.
 * @returns false when someone else has the username.
 */
export async function changeProfile(
  db: Database,
  memberId: number,
  updates: ProfileUpdates,
  emptied: readonly string[],
): Promise<boolean> {
  const isEmptied = (field: string) => emptied.includes(field);
  const next = (field: ProfileTextName | 'dateOfBirth') => (isEmptied(field) ? null : (updates[field]?.trim() ?? null));
  const isChanged = (field: ProfileTextName | 'dateOfBirth') => isEmptied(field) || updates[field] !== undefined;
  try {
    await db.transaction(async (tx) => {
      await tx.rows(`/* profile.change */ ${CHANGE}`, [
        memberId,
        updates.username?.trim() ?? null,
        updates.shouldShowAgeGroup ?? null,
        ...PROFILE_TEXT_NAMES.flatMap((name) => [isChanged(name), next(name)]),
      ]);
      if (isChanged('dateOfBirth')) {
        await tx.rows('/* profile.setDateOfBirth */ UPDATE member SET date_of_birth = $2 WHERE id = $1', [
          memberId,
          next('dateOfBirth'),
        ]);
      }
      await writeSocials(
        tx,
        memberId,
        updates.socials ?? [],
        emptied.map((field) => field.replace('socials.', '')),
      );
    });
    return true;
  } catch (error) {
    if (isUsernameTaken(error)) return false;
    throw error;
  }
}

/** Says what others may see of a profile. */
export async function setProfileStatus(db: Database, memberId: number, status: ProfileStatus): Promise<void> {
  await db.rows('/* profile.setStatus */ UPDATE member_profile SET status = $2 WHERE member_id = $1', [
    memberId,
    status,
  ]);
}

/** Notes that the member is here now. */
export async function saveActivity(db: Database, memberId: number): Promise<void> {
  await db.rows('/* profile.noteActivity */ UPDATE member_profile SET last_active_at = now() WHERE member_id = $1', [
    memberId,
  ]);
}
