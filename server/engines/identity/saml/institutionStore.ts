import type { Database } from '#server/platform/db/database.ts';

import { eraseMember } from '../accounts/memberStore.ts';
import type { IdentitySettings } from '../identity.ts';
import type { Institution, InstitutionMetadata } from './institution.ts';

type Mode = IdentitySettings['mode'];

const COLUMNS = `id, entity_id AS "entityId", name, sign_in_url AS "signInUrl", signing_keys AS "signingKeys", is_allowed AS "isAllowed",
  required_entitlement AS "requiredEntitlement", metadata_url AS "metadataUrl"`;

/** Every institution by name, those turned away too. Production knows nothing of the demonstration's. */
export const listInstitutions = (db: Database, mode: Mode): Promise<Institution[]> =>
  db.rows<Institution>(
    `/* institution.list */ SELECT ${COLUMNS} FROM institution WHERE NOT (is_demo AND $1) ORDER BY name, id`,
    [mode === 'production'],
  );

/** One institution, or null. */
export const findInstitution = (db: Database, mode: Mode, id: string): Promise<Institution | null> =>
  db.one<Institution>(
    `/* institution.byId */ SELECT ${COLUMNS} FROM institution WHERE id = $1 AND NOT (is_demo AND $2)`,
    [id, mode === 'production'],
  );

/** Adds an institution. Null when its id or its entity id is taken. */
export const addInstitution = (
  db: Database,
  added: Omit<Institution, 'isAllowed'>,
  isDemo = false,
): Promise<Institution | null> =>
  db.one<Institution>(
    `/* institution.add */ INSERT INTO institution (id, entity_id, name, sign_in_url, signing_keys, required_entitlement, metadata_url, is_demo)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
    [
      added.id,
      added.entityId,
      added.name,
      added.signInUrl,
      added.signingKeys,
      added.requiredEntitlement,
      added.metadataUrl,
      isDemo,
    ],
  );

/**
 * Takes over what newer metadata says; the name stays as the operator has it. False when there is no such institution.
 */
export async function updateInstitution(
  db: Database,
  id: string,
  { entityId, signInUrl, signingKeys }: InstitutionMetadata,
): Promise<boolean> {
  const row = await db.one(
    `/* institution.update */ UPDATE institution SET entity_id = $2, sign_in_url = $3, signing_keys = $4, updated_at = now() WHERE id = $1 RETURNING id`,
    [id, entityId, signInUrl, signingKeys],
  );
  return row !== null;
}

/** Lets an institution's readers in, or turns them away. False when there is no such institution. */
export async function allowInstitution(db: Database, id: string, isAllowed: boolean): Promise<boolean> {
  return (
    (await db.one(
      '/* institution.allow */ UPDATE institution SET is_allowed = $2, updated_at = now() WHERE id = $1 RETURNING id',
      [id, isAllowed],
    )) !== null
  );
}

const patronsOf = (db: Database, id: string): Promise<{ id: number }[]> =>
  db.rows<{ id: number }>(
    '/* institution.patrons */ SELECT member_id AS id FROM library_patron WHERE institution_id = $1',
    [id],
  );

/** How many accounts came through an institution. */
export const countPatrons = async (db: Database, id: string): Promise<number> => (await patronsOf(db, id)).length;

/** Removes an institution with the accounts that came through it, which no one could sign in to any more. */
export async function removeInstitution(db: Database, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    for (const patron of await patronsOf(tx, id)) await eraseMember(tx, Number(patron.id));
    await tx.rows('/* institution.remove */ DELETE FROM institution WHERE id = $1', [id]);
  });
}
