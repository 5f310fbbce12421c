import type { Database } from '#server/platform/db/database.ts';

import { createMember, NEW_ACCOUNT_VERSION } from '../accounts/memberStore.ts';

/** Someone an institution vouches for. */
export interface Patron {
  institutionId: string;
  /** The institution's pseudonym for this reader and this site. */
  persistentId: string;
  hasAccess: boolean;
}

/** What the site calls someone whose name it does not ask the library for. */
const NAME = { firstName: 'Library reader', lastName: '' };

/**
 * The account of a patron, made at the first sign-in, with what the library says of access now. An account that was
 * erased stays so: its pseudonym was deleted with it, and the next sign-in starts a new one.
 *
 * @returns the member's id
 */
export function memberOfPatron(db: Database, { institutionId, persistentId, hasAccess }: Patron): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.rows('/* patron.lock */ SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `${institutionId} ${persistentId}`,
    ]);
    const known = await tx.one<{ id: number }>(
      '/* patron.find */ SELECT member_id AS id FROM library_patron WHERE institution_id = $1 AND persistent_id = $2',
      [institutionId, persistentId],
    );
    const id = known?.id ?? (await createMember(tx, { email: null, ...NAME, passwordHash: null, kind: 'library' }))?.id;
    if (id === undefined) throw new Error('An account for a patron could not be made.');
    if (!known) {
      await tx.rows(
        '/* patron.add */ INSERT INTO library_patron (institution_id, persistent_id, member_id) VALUES ($1, $2, $3)',
        [institutionId, persistentId, id],
      );
    }
    await tx.rows(
      `/* patron.access */ INSERT INTO library_user (member_id, has_library_access, library_name)
       SELECT $1, $2, name FROM institution WHERE id = $3
       ON CONFLICT (member_id) DO UPDATE SET has_library_access = excluded.has_library_access, library_name = excluded.library_name`,
      [id, hasAccess, institutionId],
    );
    return Number(id);
  });
}

/** The sign-in version of a patron's account (accounts/credentialStore.ts); a new account's when there is none yet. */
export async function versionOfPatron(db: Database, { institutionId, persistentId }: Patron): Promise<number> {
  const row = await db.one<{ version: number }>(
    `/* patron.version */ SELECT sign_in_version AS version FROM library_patron JOIN member ON member.id = member_id
     WHERE institution_id = $1 AND persistent_id = $2`,
    [institutionId, persistentId],
  );
  return row?.version ?? NEW_ACCOUNT_VERSION;
}
