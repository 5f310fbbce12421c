import type { FastifyInstance } from 'fastify';

import type { Identity } from '#server/engines/identity/identity.ts';
import { seedDemoAccounts } from '#server/engines/identity/seedDemoAccounts.ts';
import type { SocialSettings } from '#server/platform/config/settings/members.ts';
import type { Database } from '#server/platform/db/database.ts';

import { testDatabase } from '../postgres/testDatabase.ts';
import { ORIGIN, SECRET, startIdentity } from './identitySite.ts';
import { TestBrowser } from './TestBrowser.ts';

/** What a file of identity tests works on. */
export interface IdentityTests {
  db: Database;
  app: FastifyInstance;
  identity: Identity;
  /** Without a cookie at the start of each test. */
  browser: TestBrowser;
}

/**
 * Starts identity with the demo accounts for the tests of a file, and stops it behind them. Each test starts with a new
 * browser and nothing counted towards a limit.
 *
 * @returns an object that is filled when the first test runs: read it inside tests, and do not take it apart before.
 */
export function setUpIdentity({
  social,
  isMailSent,
}: { social?: SocialSettings; isMailSent?: boolean } = {}): IdentityTests {
  const site = {} as IdentityTests;
  beforeAll(async () => {
    site.db = await testDatabase();
    await seedDemoAccounts(site.db, SECRET);
    Object.assign(site, await startIdentity(site.db, 'demo', undefined, social, isMailSent));
  }, 60_000);
  afterAll(async () => {
    await site.app?.close();
    await site.db?.close();
  });
  beforeEach(async () => {
    site.browser = new TestBrowser(site.app, ORIGIN);
    await site.db.rows('/* test.limits */ DELETE FROM rate_limit');
  });
  return site;
}
