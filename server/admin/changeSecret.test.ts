import { randomBytes } from 'node:crypto';

import { keyScopeOf } from '#server/engines/identity/keys/keyStore.ts';
import { loadKeys, readKeys } from '#server/engines/identity/keys/loadKeys.ts';
import type { Database } from '#server/platform/db/database.ts';
import { readMigrations } from '#server/platform/db/migrate.ts';
import { encrypt, decrypt } from '#server/platform/encryption/encrypt.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { SECRET } from '#test/support/server/identitySite.ts';

import { ENCRYPTED_COLUMNS } from './changeSecret.ts';

const OLD = randomBytes(48).toString('base64');

let db: Database;
beforeEach(async () => {
  db = await testDatabase();
});
afterEach(() => db.close());

/** Columns of texts that a migration calls sealed, by their names or by the comment above them. */
function sealedColumns(): string[] {
  const found = new Set<string>();
  for (const { sql } of readMigrations()) {
    let table = '';
    let isSealed = false;
    for (const line of sql.split('\n')) {
      table = /CREATE TABLE (\w+)/u.exec(line)?.[1] ?? /ALTER TABLE (\w+)/u.exec(line)?.[1] ?? table;
      const column = /^\s*(?:ALTER TABLE \w+ ADD COLUMN )?(\w+)\s+(?:text|jsonb)\b/u.exec(line)?.[1];
      if (/^\s*--/u.test(line)) isSealed ||= /\b(?:sealed|encrypted)\b/iu.test(line) && /^ {2}/u.test(line);
      else {
        if (column && (isSealed || /sealed$/u.test(column))) found.add(`${table}.${column}`);
        isSealed = false;
      }
    }
  }
  return [...found].sort();
}

const mailOf = (id: number) => `00000000-0000-0000-0000-${String(id).padStart(12, '0')}`;

/** A site that was used with the old secret. */
async function usedSite(): Promise<void> {
  await loadKeys(db, { mode: 'production', secret: OLD });
  await db.rows(
    "/* test.member */ INSERT INTO member (email, first_name, last_name, password_hash, mfa_secret) VALUES ('ann@example.org', 'Ann', 'Lee', 'x', $1)",
    [encrypt(OLD, 'JBSWY3DPEHPK3PXP')],
  );
  await db.rows(
    "/* test.name */ INSERT INTO identity_secret (name, value) VALUES ('demo-institution-key', to_jsonb($1::text))",
    [encrypt(OLD, 'a private key')],
  );
  const mails = Array.from({ length: 1_203 }, (_, at) => at);
  await db.rows(
    "/* test.mail */ INSERT INTO outbox (id, kind, content, expires_at) SELECT id::uuid, 'reset', content, now() + interval '1 day' FROM unnest($1::text[], $2::text[]) AS m (id, content)",
    [mails.map(mailOf), mails.map((at) => encrypt(OLD, `email ${at}`))],
  );
}
const change = (args: readonly string[] = [], old = OLD) =>
  runAdmin(db, ['keys', 'change-secret', ...args], { mode: 'production', env: { MUNIMENT_OLD_SECRET: old } });

it('knows every column that the migrations call sealed', () => {
  const known = ENCRYPTED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
  expect(sealedColumns().filter((column) => !known.includes(column))).toEqual([]);
  expect(sealedColumns().length).toBeGreaterThan(9);
});

it('encrypts everything again, and signs no one out', async () => {
  await usedSite();
  const before = await readKeys(db, { mode: 'production', secret: OLD });
  const { code, out } = await change();
  expect({ code, out }).toMatchObject({ code: 0, out: expect.stringMatching(/outbox +content +1203/u) });
  expect(await readKeys(db, { mode: 'production', secret: SECRET })).toEqual(before);
  const mails = await db.rows<{ id: string; content: string }>(
    '/* test.mails */ SELECT id, content FROM outbox ORDER BY id',
  );
  expect(mails.map(({ content }) => decrypt(SECRET, content))).toEqual(mails.map((_, at) => `email ${at}`));
  const [member] = await db.rows<{ secret: string }>('/* test.factor */ SELECT mfa_secret AS secret FROM member');
  expect(decrypt(SECRET, member?.secret ?? '')).toBe('JBSWY3DPEHPK3PXP');
  expect(await readKeys(db, { mode: 'production', secret: OLD })).toBeNull();
});

it('changes nothing with a wrong old secret, nor a second time', async () => {
  await usedSite();
  expect(await change([], randomBytes(48).toString('base64'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('is not the secret'),
  });
  expect(await readKeys(db, { mode: 'production', secret: OLD })).not.toBeNull();
  expect((await change()).code).toBe(0);
  expect(await change()).toMatchObject({ code: 1, err: expect.stringContaining('already') });
  expect(await change(['--without-old'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('Nothing was changed'),
  });
});

it('gives up what no one can decrypt where the old secret is lost, and then the site starts', async () => {
  await usedSite();
  await expect(loadKeys(db, { mode: 'production', secret: SECRET })).rejects.toThrow('another MUNIMENT_SECRET');
  expect((await change(['--without-old'])).code).toBe(0);
  await loadKeys(db, { mode: 'production', secret: SECRET });
  expect(await db.rows('/* test.left */ SELECT 1 AS one FROM outbox')).toEqual([]);
  expect(await db.rows('/* test.marks */ SELECT DISTINCT secret_mark AS mark FROM identity_key')).toEqual([
    { mark: keyScopeOf({ mode: 'production', secret: SECRET }).secretMark },
  ]);
});
