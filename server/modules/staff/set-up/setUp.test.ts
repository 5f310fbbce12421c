import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { STAFF_DUTIES } from '#domain/kernel/grants/staffDuties.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { verifyPassword } from '#server/engines/identity/hashing/password.ts';
import type { Log } from '#server/platform/config/log.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { announceCode } from './setUpCode.ts';

const LOOK = 'query Look { setUp { hasCode } }';
const MAKE = 'mutation Make($owner: OwnerInput!) { makeOwner(owner: $owner) { problems { field message } } }';
const OWNER = {
  firstName: 'Mary',
  lastName: 'Webb',
  email: 'mary@example.com',
  password: 'a lantern in the belfry',
};
const HTML = { accept: 'text/html', host: 'localhost:3000' };

let site: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-set-up-'));
  site = await startTestApp({ settings: { mode: 'production', dataDir: folder } });
}, 60_000);
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => site.db.rows('/* test.empty */ TRUNCATE set_up_code, site_owner, member, staff_duty CASCADE'));

/** Starts a copy of the site. @returns what it logs */
async function start(dataDir = folder, mode: 'demo' | 'production' = 'production'): Promise<string> {
  const said: string[] = [];
  const keep = (_fields: object, message: string) => void said.push(message);
  const log = { debug: keep, info: keep, warn: keep, error: keep } as unknown as Log;
  const settings = { ...readSettings({}), mode, dataDir };
  await announceCode({ db: site.db, settings, publicUrl: 'https://records.example.org', log });
  return said.join('\n');
}
const file = () => path.join(folder, 'set-up-code');
const isFileThere = () => statSync(file(), { throwIfNoEntry: false }) !== undefined;
const code = () => readFileSync(file(), 'utf8').trim();
const look = async () => {
  const { data, errors } = await site.ask<{ setUp: { hasCode: boolean } }>(LOOK);
  return data?.setUp.hasCode ?? errors?.[0]?.extensions.code;
};
const make = async (values: object) => {
  const { data, errors } = await site.ask<{ makeOwner: { problems: { field: string; message: string }[] } }>(MAKE, {
    owner: { ...OWNER, ...values },
  });
  return data?.makeOwner.problems.map(({ field }) => field) ?? errors?.[0]?.extensions.code;
};
const statusOfPage = async () => (await site.app.inject({ url: '/set-up', headers: HTML })).statusCode;
const runCode = (mode: 'demo' | 'production') =>
  runAdmin(site.db, ['set-up-code'], { mode, env: { DATA_DIR: folder, PUBLIC_URL: 'https://records.example.org' } });

it('a site whose last account of staff is gone is not set up again', async () => {
  await start();
  expect(await make({ code: code() })).toEqual([]);
  await site.db.rows('/* test.gone */ DELETE FROM member');
  expect(await start()).toBe('');
  expect([await statusOfPage(), await look(), await make({ code: 'a'.repeat(20) })]).toEqual([
    404,
    'NOT_FOUND',
    'NOT_FOUND',
  ]);
});

it('the code makes the owner of the site, with every duty, and everything about it is gone then', async () => {
  expect(await start()).toContain(`open https://records.example.org/set-up and enter the code ${code()}`);
  expect(code()).toMatch(/^[a-hj-km-np-z]{5}(?:-[a-hj-km-np-z]{5}){3}$/u);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(await site.db.rows('/* test.stored */ SELECT encode(hash, $1) AS hash FROM set_up_code', ['escape'])).toEqual([
    { hash: expect.not.stringContaining(code().slice(0, 5)) },
  ]);
  expect(await statusOfPage()).toBe(200);
  expect(await look()).toBe(true);
  expect(await make({ code: ` ${code().toUpperCase().replaceAll('-', ' ')}` })).toEqual([]);
  const [owner] = await site.db.rows<{ kind: string; hash: string; duties: string[] }>(
    '/* test.owner */ SELECT kind, password_hash AS hash, ARRAY(SELECT duty FROM staff_duty WHERE member_id = id) AS duties FROM member',
  );
  expect(owner?.kind).toBe('internal');
  expect([...owner!.duties].sort()).toEqual([...STAFF_DUTIES].sort());
  expect(await verifyPassword(OWNER.password, owner!.hash, '127.0.0.1')).toBe(true);
  expect(isFileThere()).toBe(false);
  expect(await statusOfPage()).toBe(404);
  expect(await look()).toBe('NOT_FOUND');
});

it('a code that was used makes no second owner', async () => {
  await start();
  const used = code();
  await make({ code: used });
  expect(await make({ code: used, email: 'other@example.com' })).toBe('NOT_FOUND');
});

it('of two browsers with the code only the first makes the owner', async () => {
  await start();
  const both = await Promise.all([
    make({ code: code(), email: 'one@example.com' }),
    make({ code: code(), email: 'two@example.com' }),
  ]);
  expect(both).toContainEqual([]);
  expect(both).toContain('NOT_FOUND');
  expect(await site.db.rows('/* test.members */ SELECT FROM member')).toHaveLength(1);
});

it('a code is dead once an account of staff was made on the command line', async () => {
  await start();
  const before = code();
  await createMember(site.db, { ...OWNER, email: 'staff@example.com', passwordHash: null, kind: 'internal' });
  expect(await make({ code: before })).toBe('NOT_FOUND');
  expect(await statusOfPage()).toBe(404);
  expect(await start()).toBe('');
  expect(isFileThere()).toBe(false);
});

it('ten tries, right or wrong, and then not even the code does', async () => {
  await start();
  for (let tries = 0; tries < 10; tries += 1) expect(await make({ code: 'aaaaa-aaaaa-aaaaa-aaaaa' })).toEqual(['code']);
  expect(await look()).toBe(false);
  expect(await make({ code: code() })).toEqual(['code']);
  expect(await site.db.rows('/* test.members */ SELECT FROM member')).toHaveLength(0);
});

it('tries at once are counted one by one', async () => {
  await start();
  await Promise.all(Array.from({ length: 15 }, () => make({ code: 'guess' })));
  expect(await site.db.one('/* test.tries */ SELECT tries FROM set_up_code')).toEqual({ tries: 10 });
});

it('what is wrong with the account costs no try', async () => {
  await start();
  expect(await make({ code: code(), firstName: '', email: 'mary', password: 'password' })).toEqual([
    'firstName',
    'email',
    'password',
  ]);
  expect(await site.db.one('/* test.tries */ SELECT tries FROM set_up_code')).toEqual({ tries: 0 });
});

it('the address of a member is not made an account of staff', async () => {
  await start();
  await createMember(site.db, { ...OWNER, passwordHash: null });
  expect(await make({ code: code() })).toEqual(['email']);
  expect(await make({ code: code(), email: 'other@example.com' })).toEqual([]);
});

it('a code is good for a day; a later start makes another', async () => {
  await start();
  const first = code();
  await site.db.rows("/* test.later */ UPDATE set_up_code SET expires_at = expires_at - interval '24 hours'");
  expect(await look()).toBe(false);
  expect(await make({ code: first })).toEqual(['code']);
  await start();
  expect(code()).not.toBe(first);
  expect(await make({ code: code() })).toEqual([]);
});

it('copies of the server share one code: another says who has it, and a second start says it again', async () => {
  await start();
  const shared = code();
  const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'muniment-set-up-'));
  expect(await start(elsewhere)).toContain('with the code that an earlier start wrote');
  rmSync(elsewhere, { recursive: true, force: true });
  expect(await start()).toContain(shared);
  expect(await make({ code: shared })).toEqual([]);
});

it('the command makes another code, and the one before opens nothing any more', async () => {
  await start();
  const before = code();
  const { out } = await runCode('production');
  expect(out).toContain(code());
  expect(out).toContain('Enter it at https://records.example.org/set-up within 24 hours.');
  expect(await make({ code: before })).toEqual(['code']);
  expect(await make({ code: code() })).toEqual([]);
  expect(await runCode('production')).toMatchObject({ code: 1, err: expect.stringContaining('has an owner') });
});

it('accounts of staff of a demonstration, which open nothing in production, are no owner', async () => {
  await start();
  await site.db.rows(
    "/* test.demo */ INSERT INTO member (email, first_name, last_name, kind, is_demo) VALUES ('demo@example.com', 'Una', 'Testwell', 'internal', true)",
  );
  expect(await make({ code: code() })).toEqual([]);
});

it('a demonstration has no set-up', async () => {
  const demo = await startTestApp({ settings: { dataDir: folder } });
  try {
    expect(await start(folder, 'demo')).toBe('');
    expect((await demo.app.inject({ url: '/set-up', headers: HTML })).statusCode).toBe(404);
    expect((await demo.ask(LOOK)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await runCode('demo')).toMatchObject({ code: 1 });
  } finally {
    await demo.close();
  }
});
