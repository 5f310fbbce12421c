import { createHash } from 'node:crypto';

import type { Database } from '#server/platform/db/database.ts';

import type { Picture } from './shrinkPicture.ts';

/** Which of the two copies. */
export type PictureSize = keyof Picture;

/** Below here pictures are served, to everyone who knows the address. */
export const PICTURES_PATH = '/api/profile-pictures';

/** The address of a picture; it changes whenever the picture does. */
export const pictureAddress = (name: string, size: PictureSize): string => `${PICTURES_PATH}/${name}/${size}.webp`;

/** Keeps a member's picture in the place of an earlier one. */
export async function keepPicture(
  db: Database,
  memberId: number,
  profileId: string,
  { small, large }: Picture,
): Promise<void> {
  const name = createHash('sha256').update(profileId).update(large).digest('hex').slice(0, 32);
  await db.rows(
    `/* profilePicture.keep */ INSERT INTO profile_picture (member_id, name, small, large) VALUES ($1, $2, $3, $4)
     ON CONFLICT (member_id) DO UPDATE SET name = excluded.name, small = excluded.small, large = excluded.large, changed_at = now()`,
    [memberId, name, small, large],
  );
}

/** Forgets a member's picture; having none changes nothing. */
export async function removePicture(db: Database, memberId: number): Promise<void> {
  await db.rows('/* profilePicture.remove */ DELETE FROM profile_picture WHERE member_id = $1', [memberId]);
}

/** One copy of the picture of that name, or null. */
export async function readPicture(db: Database, name: string, size: PictureSize): Promise<Buffer | null> {
  const row = await db.one<{ copy: Buffer }>(
    size === 'small'
      ? '/* profilePicture.small */ SELECT small AS copy FROM profile_picture WHERE name = $1'
      : '/* profilePicture.large */ SELECT large AS copy FROM profile_picture WHERE name = $1',
    [name],
  );
  return row?.copy ?? null;
}
