import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { modules } from '#server/start/modules.generated.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { mailsTo } from '#test/support/server/sentMail.ts';
import { siteIdentity } from '#test/support/server/siteIdentity.ts';
import { unzip } from '#test/support/unzip.ts';

import { askErasure, eraseDue, erasureOf, keepAccount, keepAccountByLink } from './erasure.ts';
import { exportMember } from './exportMember.ts';
import { CANARY, PERSONAL_ROWS } from './personalRows.fixture.ts';
import { tablesToHandOver } from './personalTables.ts';

const SECRET = 'a secret for tests only';
const publicUrl = 'http://localhost:3000';

/** Everything that is handed over. */
const HANDED_OVER = tablesToHandOver(modules);
const KEPT_BY_LAW = modules.flatMap(({ personalTables }) => personalTables?.keptByLaw ?? []);
const NOT_HANDED_OVER = modules.flatMap(({ personalTables }) => Object.keys(personalTables?.notHandedOver ?? {}));

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
}, 60_000);
afterAll(() => db?.close());

const parts = () => ({ db, mailer: createMailer({ db, secret: SECRET, siteIdentity }), publicUrl });

/** Every column that points at a member, as the database itself says it. */
const pointers = () =>
  db.rows<{ table: string; column: string; onDelete: string }>(
    `/* test.pointers */ SELECT c.relname AS table, a.attname AS column, f.confdeltype::text AS "onDelete"
     FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = ANY (f.conkey)
     WHERE f.contype = 'f' AND f.confrelid = 'member'::regclass
     UNION SELECT c.relname, a.attname, 'none' FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
       AND (a.attname ~ '(^|_)(member|user|account|owner)_id$' OR a.attname ~ 'email')
       AND NOT EXISTS (SELECT FROM pg_constraint g WHERE g.conrelid = c.oid AND g.contype = 'f' AND g.confrelid = 'member'::regclass AND a.attnum = ANY (g.conkey))
     ORDER BY 1, 2`,
  );

let made = 0;
async function aMember() {
  const email = `${CANARY}.${(made += 1)}@example.com`;
  const member = await createMember(db, { email, firstName: CANARY, lastName: CANARY, passwordHash: `hash-${CANARY}` });
  if (!member) throw new Error('no member');
  return { id: member.id, email };
}

/** A member with a row in every table there is. */
async function aMemberWithEverything() {
  const member = await aMember();
  for (const statement of Object.values(PERSONAL_ROWS)) await db.rows(`/* test.fill */ ${statement}`, [member.id]);
  await db.rows('/* test.mfa */ UPDATE member SET mfa_secret = $2, mfa_enabled = true WHERE id = $1', [
    member.id,
    `secret-${CANARY}`,
  ]);
  const payload = (accountId: string) => JSON.stringify({ accountId, note: CANARY });
  await db.rows(
    "/* test.session */ INSERT INTO oidc_payload (model, id, payload, uid) VALUES ('Session', 'a', $1, 'u'), ('Grant', 'b', $1, NULL), ('Interaction', 'c', $2, NULL)",
    [payload(String(member.id)), JSON.stringify({ session: { accountId: String(member.id) }, note: CANARY })],
  );
  const waiting = JSON.stringify({ memberId: member.id, email: member.email });
  await db.rows(
    "/* test.waiting */ INSERT INTO federation_state (kind, id, payload, expires_at) VALUES ('social-newcomer', 'd', $1, now() + interval '1 hour')",
    [waiting],
  );
  return member;
}

/** The tables that hold the canary anywhere. */
async function tablesWithCanary(): Promise<string[]> {
  const tables = await db.rows<{ table: string }>(
    "/* test.tables */ SELECT relname AS table FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'",
  );
  const found: string[] = [];
  for (const { table } of tables) {
    if (
      await db.one(`/* test.look */ SELECT 1 AS one FROM "${table}" held WHERE held::text LIKE $1 LIMIT 1`, [
        `%${CANARY}%`,
      ])
    )
      found.push(table);
  }
  return found;
}

describe('what the site holds of a member', () => {
  it('is handed over or left out for a reason, whatever table it is in', async () => {
    const known = new Set([...HANDED_OVER.map(({ table, owner }) => `${table}.${owner}`), ...NOT_HANDED_OVER]);
    const tables = new Set(HANDED_OVER.map(({ table }) => table));
    const forgotten = (await pointers()).filter(
      ({ table, column, onDelete }) =>
        !known.has(`${table}.${column}`) && !known.has(table) && !(onDelete === 'none' && tables.has(table)),
    );
    expect(forgotten).toEqual([]);
  });

  it('is named by one module, and has a file of its own in the archive', () =>
    expect(new Set(HANDED_OVER.map(({ table }) => table)).size).toBe(HANDED_OVER.length));

  it('goes with the account: every pointer at a member is followed or emptied', async () => {
    expect(
      (await pointers())
        .filter(({ onDelete }) => onDelete !== 'none' && !['c', 'n'].includes(onDelete))
        .map(({ table }) => table),
    ).toEqual([]);
  });

  it('has a row of each table in these tests', async () => {
    const tables = new Set((await pointers()).filter(({ onDelete }) => onDelete !== 'none').map(({ table }) => table));
    expect(Object.keys(PERSONAL_ROWS).sort()).toEqual([...tables].sort());
  });
});

describe('an archive of a member and the end of the account', () => {
  it('holds everything but secrets and no one else; afterwards nothing of the member is left in any table', async () => {
    await aMember();
    const { id, email } = await aMemberWithEverything();
    const files = unzip(
      await buffer(await exportMember(db, { tables: HANDED_OVER, memberId: id, siteName: 'archive.example.org' })),
    );
    const names = HANDED_OVER.map(({ table }) => `${table.replaceAll('_', '-')}.json`);
    const [sent = '', asked = ''] = ['research-files/', 'support-files/'].map((folder) =>
      Object.keys(files).find((name) => name.startsWith(folder)),
    );
    expect(Object.keys(files).sort()).toEqual([...names, 'index.html', 'profile-picture.webp', sent, asked].sort());
    expect([sent, String(files[sent])]).toEqual([
      expect.stringMatching(new RegExp(`^research-files/\\d+ ${CANARY}\\.txt$`, 'u')),
      'a file',
    ]);
    expect([asked, String(files[asked])]).toEqual([
      expect.stringMatching(new RegExp(`^support-files/\\d+ ${CANARY}\\.txt$`, 'u')),
      'a file',
    ]);
    for (const name of names) expect([name, (JSON.parse(String(files[name])) as unknown[]).length]).toEqual([name, 1]);
    expect(String(files['profile-picture.webp'])).toBe('a large picture');
    const index = String(files['index.html']);
    expect(index).toContain(email);
    expect(index).not.toMatch(/<script|src=|https?:|@import/u);
    const everything = Object.values(files).map(String).join('\n');
    expect(everything).not.toMatch(new RegExp(`hash-${CANARY}|secret-${CANARY}|${CANARY}\\.1@`, 'u'));

    expect((await tablesWithCanary()).length).toBeGreaterThan(8);
    await db.rows('/* test.alone */ DELETE FROM member WHERE id <> $1', [id]);
    expect(await eraseDue(parts())).toBe(1);
    expect(await tablesWithCanary()).toEqual([]);
    // A record that was to be closed is still looked at.
    expect(
      await db.rows(
        '/* test.closures */ SELECT member_id, contact, state FROM record_closure_request WHERE member_id IS NULL',
      ),
    ).toEqual([{ member_id: null, contact: null, state: 'WAITING' }]);
    expect((await mailsTo(db, SECRET, email)).map(({ kind }) => kind)).toEqual(['erased']);
    // What the law wants kept is there, and is no one's.
    for (const { table, within } of KEPT_BY_LAW.filter(({ within }) => !within))
      expect([table, within, await db.rows(`/* test.kept */ SELECT member_id FROM "${table}"`)]).toEqual([
        table,
        undefined,
        [{ member_id: null }],
      ]);
  });

  it('by the operator is the same: a file only they can read, and the same erasure', async () => {
    await db.rows(
      '/* test.again */ TRUNCATE member, test_group, plan, institution, feature_change, outbox, oidc_payload CASCADE',
    );
    const { id, email } = await aMemberWithEverything();
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'muniment-data-')), 'data.zip');
    expect(await runAdmin(db, ['user', 'export', email, file])).toMatchObject({
      code: 0,
      out: `Everything held of account ${id} is in ${file}.`,
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Object.keys(unzip(readFileSync(file)))).toContain('index.html');
    expect(await runAdmin(db, ['user', 'export', email, file])).toMatchObject({
      code: 1,
      err: `${file} exists already.`,
    });
    rmSync(path.dirname(file), { recursive: true });
    expect(await runAdmin(db, ['erase', email, '--yes'])).toMatchObject({ code: 0, out: `Account ${id} is erased.` });
    expect(await tablesWithCanary()).toEqual([]);
  });
});

describe('an erasure that was asked for', () => {
  it('ends sessions at once, notifies the member and waits fourteen days', async () => {
    const { id, email } = await aMember();
    await db.rows(
      "/* test.signedIn */ INSERT INTO oidc_payload (model, id, payload, uid) VALUES ('Session', 's', $1, 's')",
      [JSON.stringify({ accountId: String(id) })],
    );
    const dueAt = await askErasure(parts(), id, email);
    expect((dueAt.getTime() - Date.now()) / 86_400_000).toBeCloseTo(14, 1);
    expect(await db.one("/* test.anySession */ SELECT 1 AS one FROM oidc_payload WHERE id = 's'")).toBeNull();
    expect(await eraseDue(parts())).toBe(0);
    expect((await mailsTo(db, SECRET, email))[0]?.kind).toBe('erasure-asked');
  });

  it('keeps its first day when it is asked for again', async () => {
    const { id, email } = await aMember();
    const first = await askErasure(parts(), id, email);
    expect(await askErasure(parts(), id, email)).toEqual(first);
  });

  it('is stopped by the link of the email, once, or by the member', async () => {
    const { id, email } = await aMember();
    await askErasure(parts(), id, email);
    const token = new URL((await mailsTo(db, SECRET, email))[0]?.link ?? '').hash.replace('#token=', '');
    expect([
      await keepAccountByLink(db, 'another'),
      await keepAccountByLink(db, token),
      await keepAccountByLink(db, token),
    ]).toEqual([false, true, false]);
    expect(await erasureOf(db, id)).toBeNull();
    await askErasure(parts(), id, email);
    expect([await keepAccount(db, id), await keepAccount(db, id)]).toEqual([true, false]);
  });
});
