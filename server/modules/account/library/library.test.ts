import { memberByEmail } from '#server/engines/identity/accounts/memberStore.ts';
import { readViewer } from '#server/engines/identity/accounts/readViewer.ts';
import { seedDemoAccounts } from '#server/engines/identity/seedDemoAccounts.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const DETAILS = 'query libraryUserDetails { libraryUserDetails { hasLibraryAccess details { libraryName } } }';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await seedDemoAccounts(test.db, 'a secret for tests only');
}, 60_000);
afterAll(() => test?.close());

const idOf = async (email: string) => (await memberByEmail(test.db, email))?.id ?? 0;
const detailsOf = async (email: string) => (await test.ask(DETAILS, {}, { memberId: await idOf(email) })).data;

describe('what a reader learns of their library', () => {
  it('API-007 ENT-012 is whether it gives access, and its name', async () => {
    const details = { libraryName: 'Wexcombe County Library' };
    expect(await detailsOf('patron@example.com')).toEqual({ libraryUserDetails: { hasLibraryAccess: true, details } });
    expect(await detailsOf('patron-noaccess@example.com')).toEqual({
      libraryUserDetails: { hasLibraryAccess: false, details },
    });
  });

  it('is nothing for members and visitors', async () => {
    expect(await detailsOf('member@example.com')).toEqual({ libraryUserDetails: null });
    expect((await test.ask(DETAILS)).data).toEqual({ libraryUserDetails: null });
  });

  it('is what the guards of the site judge by', async () => {
    const access = async (email: string | null) =>
      (await readViewer(test.db, email === null ? null : await idOf(email), []))?.hasLibraryAccess;
    expect([
      await access('patron@example.com'),
      await access('patron-noaccess@example.com'),
      await access('member@example.com'),
      await access(null),
    ]).toEqual([true, false, null, null]);
  });
});
