import { DEFAULT_MAIL_CHOICES, NO_MAIL } from '#domain/account/mail-preferences/notificationSettings.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { changeNotificationSettings, mailChoicesOf, setMarketingOptIn } from './notificationSettingStore.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

let count = 0;
async function aMember(): Promise<number> {
  const member = await createMember(db, {
    email: `reader${(count += 1)}@example.com`,
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
  });
  return member?.id ?? 0;
}

describe('the choices of a member about email', () => {
  it('are the defaults until they choose, and what they chose from then on', async () => {
    const id = await aMember();
    expect(await mailChoicesOf(db, id)).toEqual(DEFAULT_MAIL_CHOICES);
    await changeNotificationSettings(db, id, { news: true });
    await setMarketingOptIn(db, id, true);
    expect(await mailChoicesOf(db, id)).toEqual({
      settings: { ...DEFAULT_MAIL_CHOICES.settings, news: true },
      marketingOptIn: true,
    });
    expect(await changeNotificationSettings(db, id, { unsubscribeFromEverything: true })).toEqual(NO_MAIL);
    expect(await mailChoicesOf(db, id)).toEqual(NO_MAIL);
  });

  it('keep every one of many changes at the same moment', async () => {
    const id = await aMember();
    await Promise.all([
      changeNotificationSettings(db, id, { news: true }),
      changeNotificationSettings(db, id, { offers: true }),
      changeNotificationSettings(db, id, { partner: true }),
      setMarketingOptIn(db, id, true),
    ]);
    expect(await mailChoicesOf(db, id)).toMatchObject({
      settings: { news: true, offers: true, partner: true },
      marketingOptIn: true,
    });
  });

  it('need a member', async () => {
    expect(await changeNotificationSettings(db, 999_999, { news: true })).toBeNull();
    expect(await setMarketingOptIn(db, 999_999, true)).toBeNull();
  });
});
