import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import { memberByEmail } from '#server/engines/identity/accounts/memberStore.ts';
import { seedDemoAccounts } from '#server/engines/identity/seedDemoAccounts.ts';
import type { Database } from '#server/platform/db/database.ts';

/** Every kind of reader that a rule of newspapers tells apart: a patron is one of `institution:test-library`. */
export const NEWSPAPER_READERS = ['visitor', 'member', 'subscriber', 'patron', 'patron without access'];

/** Makes the accounts of these readers; each as who asks, by its name. */
export async function newspaperReaders(db: Database): Promise<Record<string, Partial<Viewer>>> {
  await seedDemoAccounts(db, 'a secret for tests only');
  const id = async (name: string) => (await memberByEmail(db, `${name}@example.com`))?.id ?? 0;
  const [member, subscriber, patron] = [await id('member'), await id('active'), await id('patron')];
  await db.rows('/* test.subscriptions */ DELETE FROM subscription WHERE member_id = ANY($1::bigint[])', [
    [member, patron],
  ]);
  await db.rows(
    `/* test.patron */ WITH made AS (INSERT INTO institution (id, entity_id, name, sign_in_url, signing_keys) VALUES ('test-library', 'https://library.example', 'Library', 'https://library.example/sso', '{key}') RETURNING id)
     INSERT INTO library_patron (institution_id, persistent_id, member_id) SELECT id, 'one', $1 FROM made ON CONFLICT (member_id) DO UPDATE SET institution_id = excluded.institution_id, persistent_id = excluded.persistent_id`,
    [patron],
  );
  return {
    visitor: {},
    member: { memberId: member },
    subscriber: { memberId: subscriber, holdings: ['newspapers'] },
    patron: { memberId: patron, hasLibraryAccess: true },
    'patron without access': { memberId: patron, hasLibraryAccess: false },
  };
}
