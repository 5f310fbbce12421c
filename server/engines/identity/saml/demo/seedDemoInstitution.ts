import type { Database } from '#server/platform/db/database.ts';

import { serviceProvider } from '../serviceProvider.ts';
import { DEMO_READERS, demoInstitution, loadDemoKey } from './demoInstitution.ts';

/**
 * Makes the demonstration library, or brings it to this start's address and key, and says which demo accounts are its
 * readers'. An operator who turned it away is left alone. Demo mode only.
 */
export async function seedDemoInstitution(db: Database, secret: string, publicUrl: string): Promise<void> {
  const { publicKey } = await loadDemoKey(db, secret);
  const { id, entityId, name, signInUrl, signingKeys, requiredEntitlement } = demoInstitution(
    serviceProvider(publicUrl),
    publicKey,
  );
  await db.rows(
    `/* demo.institution */ INSERT INTO institution (id, entity_id, name, sign_in_url, signing_keys, required_entitlement, is_demo)
     VALUES ($1, $2, $3, $4, $5, $6, true)
     ON CONFLICT (id) DO UPDATE SET entity_id = excluded.entity_id, sign_in_url = excluded.sign_in_url, signing_keys = excluded.signing_keys
     WHERE institution.is_demo`,
    [id, entityId, name, signInUrl, signingKeys, requiredEntitlement],
  );
  for (const { persistentId, email } of DEMO_READERS) {
    if (persistentId === null || email === null) continue;
    await db.rows(
      `/* demo.patron */ INSERT INTO library_patron (institution_id, persistent_id, member_id)
       SELECT institution.id, $2, member.id FROM member JOIN institution ON institution.id = $1 AND institution.is_demo
       WHERE lower(email) = $3 AND member.is_demo AND member.kind = 'library' ON CONFLICT DO NOTHING`,
      [id, persistentId, email],
    );
  }
}
