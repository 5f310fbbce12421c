import type { Database } from '#server/platform/db/database.ts';

import type { Credentials } from '../accounts/credentialStore.ts';

/** Whose account this subject of a provider opens; null when none is linked. */
export async function memberOfConnection(
  db: Database,
  provider: string,
  subject: string,
): Promise<Pick<Credentials, 'id' | 'isDemo' | 'signInVersion'> | null> {
  return db.one<Pick<Credentials, 'id' | 'isDemo' | 'signInVersion'>>(
    `/* connection.find */ SELECT member.id, is_demo AS "isDemo", sign_in_version AS "signInVersion" FROM member_connection JOIN member ON member.id = member_id
     WHERE provider = $1 AND subject = $2`,
    [provider, subject],
  );
}

/** Has a provider's subject open an account from now on. One that opens another already stays with that. */
export async function connect(db: Database, memberId: number, provider: string, subject: string): Promise<void> {
  await db.rows(
    '/* connection.add */ INSERT INTO member_connection (member_id, provider, subject) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [memberId, provider, subject],
  );
}
