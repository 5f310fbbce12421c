import type { Database } from '#server/platform/db/database.ts';
import { encrypt } from '#server/platform/encryption/encrypt.ts';

import { giveFirstDuties } from './accounts/memberStore.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './demoAccounts.ts';
import { hashPassword } from './hashing/password.ts';

const PLANS = [
  { id: 'demo-yearly', name: 'Everything, yearly', groupName: null, displayName: 'Everything' },
  { id: 'demo-partner', name: 'Partner membership', groupName: 'partner', displayName: 'Partner membership' },
];

async function seedExtras(
  tx: Database,
  id: string,
  { socialProvider, library, subscription, profile }: DemoAccount,
): Promise<void> {
  if (socialProvider) {
    await tx.rows(
      '/* demo.connection */ INSERT INTO member_connection (member_id, provider, subject) VALUES ($1, $2, $3)',
      [id, socialProvider, `demo-${id}`],
    );
  }
  if (profile) {
    await tx.rows(
      `/* demo.profile */ INSERT INTO member_profile (member_id, username, pronouns, status, shows_age_group) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING`,
      [id, profile.username, profile.pronouns, profile.status, profile.showsAgeGroup],
    );
    await tx.rows(
      "/* demo.social */ INSERT INTO member_social (member_id, type, identifier) VALUES ($1, 'WIKITREE', $2)",
      [id, profile.wikiTree],
    );
  }
  if (library) {
    await tx.rows(
      '/* demo.library */ INSERT INTO library_user (member_id, has_library_access, library_name) VALUES ($1, $2, $3)',
      [id, library.hasAccess, library.name],
    );
  }
  if (subscription) {
    await tx.rows(
      `/* demo.subscription */ INSERT INTO subscription (member_id, plan_id, state, type, created_at, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(months => $5 - 12), now() + make_interval(months => $5))`,
      [id, subscription.plan, subscription.state, subscription.type, subscription.expiresIn],
    );
  }
}

/**
 * Makes the demo accounts that are not there yet, with their subscriptions, connections and libraries. Accounts that
 * are there stay as they are, so changing a password and starting again does not bring the known one back. `secret` is
 * the site's own, which seals the second factor.
 */
export async function seedDemoAccounts(db: Database, secret: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.rows("/* demo.lock */ SELECT pg_advisory_xact_lock(hashtext('demo accounts'))");
    const there = await tx.rows<{ email: string }>('/* demo.there */ SELECT email FROM member WHERE is_demo');
    const missing = DEMO_ACCOUNTS.filter(({ email }) => !there.some((row) => row.email === email));
    if (missing.length === 0) return;
    for (const plan of PLANS) {
      await tx.rows(
        `/* demo.plan */ INSERT INTO plan (id, name, group_name, duration_in_months, display_name, holdings) VALUES ($1, $2, $3, 12, $4, '{records,images,newspapers,addresses,trees}')
         ON CONFLICT (id) DO NOTHING`,
        [plan.id, plan.name, plan.groupName, plan.displayName],
      );
    }
    // One hash for all: the password is public anyway, and hashing is made to be slow.
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    for (const account of missing) {
      const row = await tx.one<{ id: string }>(
        `/* demo.account */ INSERT INTO member (email, password_hash, first_name, last_name, date_of_birth, kind, grants, mfa_secret, mfa_enabled, terms_accepted_at, email_confirmed_at, is_demo)
         VALUES ($1, $2, $3, $4, '1970-01-01', $5, $6, $7, $7::text IS NOT NULL, now(), now(), true) ON CONFLICT (lower(email)) DO NOTHING RETURNING id`,
        [
          account.email,
          passwordHash,
          account.firstName,
          account.lastName,
          account.kind ?? 'member',
          account.grants ?? null,
          account.mfaSecret ? encrypt(secret, account.mfaSecret) : null,
        ],
      );
      if (row) await seedExtras(tx, row.id, account);
      if (row && account.kind === 'internal') await giveFirstDuties(tx, Number(row.id));
      if (row && account.duties)
        await tx.rows(
          '/* demo.duties */ INSERT INTO staff_duty (member_id, duty) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING',
          [row.id, account.duties],
        );
    }
  });
}
