import { hasShownSecondFactor } from '#domain/kernel/grants/staffSignIn.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { memberByEmail } from '../accounts/memberStore.ts';
import { seedDemoAccounts } from '../seedDemoAccounts.ts';
import { readMfaSetting, setMfaEnabled } from './mfaSetting.ts';

let db: Database;
const idOf = async (email: string) => (await memberByEmail(db, email))?.id ?? 0;

beforeAll(async () => {
  db = await testDatabase();
  await seedDemoAccounts(db, 'secret');
});
afterAll(() => db.close());

describe('multi-factor authentication', () => {
  it('is a setting of the member, off unless it was turned on', async () => {
    const id = await idOf('member@example.com');
    expect(await readMfaSetting(db, id)).toBe(false);
    expect(await setMfaEnabled(db, id, true)).toBe(true);
    expect(await readMfaSetting(db, id)).toBe(true);
    expect(await readMfaSetting(db, await idOf('mfa-on@example.com'))).toBe(true);
    expect([await setMfaEnabled(db, 999_999, true), await readMfaSetting(db, 999_999)]).toEqual([false, false]);
  });

  it('keeps the authenticator when it is turned on again, and forgets it with the codes and what sessions say when it is turned off', async () => {
    const id = await idOf('mfa-on@example.com');
    const other = await idOf('second@example.com');
    await db.rows("/* test.codes */ INSERT INTO recovery_code (member_id, code_hash) VALUES ($1, 'a'), ($2, 'a')", [
      id,
      other,
    ]);
    await db.rows(
      `/* test.payloads */ INSERT INTO oidc_payload (model, id, payload) VALUES
       ('Session', 's', jsonb_build_object('accountId', $1::text, 'amr', '["pwd","otp"]'::jsonb)),
       ('AccessToken', 't', jsonb_build_object('accountId', $1::text, 'extra', '{"amr":["hwk"]}'::jsonb)),
       ('Session', 'o', jsonb_build_object('accountId', $2::text, 'amr', '["pwd","otp"]'::jsonb))`,
      [String(id), String(other)],
    );
    const kept = async () => ({
      secrets: await db.rows('/* test.secrets */ SELECT 1 FROM member WHERE id = $1 AND mfa_secret IS NOT NULL', [id]),
      codes: await db.rows<{ id: string }>('/* test.left */ SELECT member_id AS id FROM recovery_code'),
      methods: (
        await db.rows<{ amr: unknown }>(
          "/* test.amr */ SELECT coalesce(payload -> 'amr', payload #> '{extra,amr}') AS amr FROM oidc_payload ORDER BY id",
        )
      ).map(({ amr }) => amr),
    });
    await setMfaEnabled(db, id, true);
    expect(await kept()).toMatchObject({
      secrets: [{}],
      codes: [{}, {}],
      methods: [['pwd', 'otp'], ['pwd', 'otp'], ['hwk']],
    });
    await setMfaEnabled(db, id, false);
    expect(await kept()).toEqual({ secrets: [], codes: [{ id: other }], methods: [['pwd', 'otp'], ['pwd'], []] });
  });

  it('is shown by a code, a recovery code or a passkey, not by a password', () => {
    expect(['pwd', 'otp', 'recovery', 'hwk', 'internal'].map((method) => hasShownSecondFactor([method]))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});
