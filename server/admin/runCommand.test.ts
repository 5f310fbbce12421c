import { readdirSync } from 'node:fs';

import { memberByEmail } from '#server/engines/identity/accounts/memberStore.ts';
import { verifyPassword } from '#server/engines/identity/hashing/password.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { COMMANDS } from './runCommand.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() =>
  db.rows('/* test.empty */ TRUNCATE member, flag, test_group, feature_change, oidc_payload RESTART IDENTITY CASCADE'),
);
afterAll(() => db.close());

const run = (...args: string[]) => runAdmin(db, args);
const addAnn = () => run('user', 'add', 'Ann@Example.com', '--first-name', 'Ann', '--last-name', 'Lee');

describe('the command line', () => {
  it('has the commands of its folder, each by the name of its file (npm run codegen)', () => {
    const files = readdirSync('server/admin/commands').filter((file) => !file.endsWith('.test.ts'));
    const names = files.map((file) =>
      file.replace(/\.ts$/u, '').replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`),
    );
    expect(COMMANDS.map((make) => make({} as never).name()).sort()).toEqual(names.sort());
  });

  it('lists every command and explains each', async () => {
    const names = COMMANDS.map((make) => make({} as never).name());
    const { out, code } = await run('--help');
    expect(code).toBe(0);
    for (const name of names) {
      expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
      expect(await run(name, '--help')).toMatchObject({
        code: 0,
        out: expect.stringContaining(`Usage: muniment ${name}`),
        err: '',
      });
    }
  });

  it.each([
    [[]],
    [['nonsense']],
    [['user', 'add']],
    [['user', 'add', 'a@b.c', '--first-name', 'A', '--last-name', 'B', '--kind', 'king']],
    [['flag', 'on']],
    [['check', 'extra', '--wrong']],
  ])('answers wrong usage %j with 2', async (args) => expect((await runAdmin(db, args)).code).toBe(2));

  it('answers a user’s error with 1 and one sentence', async () => {
    expect(await run('grant', 'list', 'nobody@example.com')).toEqual({
      code: 1,
      out: '',
      err: 'There is no account nobody@example.com.',
    });
  });
});

describe('muniment user', () => {
  it('makes an account whose shown password opens it', async () => {
    const { code, out } = await addAnn();
    expect(code).toBe(0);
    const password = /Password: (\S+)$/.exec(out)?.[1] ?? '';
    const row = await db.one<{ hash: string }>(
      `/* test.hash */ SELECT password_hash AS hash FROM member WHERE email = 'ann@example.com'`,
    );
    expect(await verifyPassword(password, row?.hash ?? null)).toBe(true);
    expect(await addAnn()).toMatchObject({ code: 1, err: 'There is an account Ann@Example.com already.' });
    expect((await run('user', 'list')).out).toMatch(/ann@example\.com +member +default +off/);
  });

  it('takes a password from standard input, and not a short one', async () => {
    await addAnn();
    expect(
      await runAdmin(db, ['user', 'password', 'ann@example.com', '--password-stdin'], { input: 'short' }),
    ).toMatchObject({ code: 1, err: expect.stringContaining('at least 10') });
    expect(
      await runAdmin(db, ['user', 'password', '1', '--password-stdin'], { input: 'long enough for this' }),
    ).toMatchObject({ code: 0, out: expect.not.stringContaining('long enough') });
    const row = await db.one<{ hash: string }>('/* test.hash */ SELECT password_hash AS hash FROM member');
    expect(await verifyPassword('long enough for this', row?.hash ?? null)).toBe(true);
  });

  it('signs an account out when it gets a new password', async () => {
    await addAnn();
    await db.rows(
      `/* test.session */ INSERT INTO oidc_payload (model, id, payload) VALUES ('Session', 's', '{"accountId":"1"}')`,
    );
    await run('user', 'password', 'ann@example.com');
    expect(await db.rows('/* test.sessions */ SELECT id FROM oidc_payload')).toEqual([]);
  });

  it('lets a member in again who lost the second factor: without app, codes, passkeys and sessions, and reports their numbers', async () => {
    await addAnn();
    await db.rows("/* test.factor */ UPDATE member SET mfa_enabled = true, mfa_secret = 'sealed' WHERE id = 1");
    await db.rows(
      "/* test.key */ INSERT INTO passkey (credential_id, member_id, name, public_key, counter, transports, is_synced) VALUES ('k', 1, 'Phone', '', 0, '{}', false)",
    );
    await db.rows("/* test.code */ INSERT INTO recovery_code (member_id, code_hash) VALUES (1, 'h')");
    await db.rows(
      `/* test.open */ INSERT INTO oidc_payload (model, id, payload) VALUES ('Session', 's', '{"accountId":"1"}')`,
    );
    const { out, err } = await runAdmin(db, ['user', 'mfa-off', 'ann@example.com']);
    expect(out).toContain('Account 1 signs in with its password alone');
    expect(err).toMatch(/audit: 20\S+ multi-factor authentication of account 1 turned off by the operator/u);
    expect(err).not.toContain('ann@example.com');
    const left = await db.one(
      '/* test.left */ SELECT mfa_enabled, mfa_secret, (SELECT count(*) FROM passkey) AS passkeys, (SELECT count(*) FROM recovery_code) AS codes, (SELECT count(*) FROM oidc_payload) AS sessions FROM member',
    );
    expect(left).toEqual({ mfa_enabled: false, mfa_secret: null, passkeys: 0, codes: 0, sessions: 0 });
  });
});

describe('muniment grant', () => {
  const grants = async () => (await memberByEmail(db, 'ann@example.com'))?.grants;

  it('adds to and takes from what the account holds, and goes back to the default', async () => {
    await addAnn();
    const before = (await run('grant', 'list', 'ann@example.com')).out.split('\n');
    await run('grant', 'add', 'ann@example.com', 'sha-dashboard:promote-record-search');
    expect((await grants())?.sort()).toEqual([...before, 'sha-dashboard:promote-record-search'].sort());
    await run('grant', 'remove', 'ann@example.com', 'help', 'sha-dashboard:promote-record-search');
    expect((await grants())?.sort()).toEqual(before.filter((grant) => grant !== 'help').sort());
    await run('grant', 'reset', 'ann@example.com');
    expect(await grants()).toBeNull();
  });

  it('refuses a grant that gates nothing', async () => {
    await addAnn();
    expect(await run('grant', 'add', 'ann@example.com', 'hlep')).toMatchObject({
      code: 1,
      err: expect.stringContaining('No such grant: hlep'),
    });
    expect(await grants()).toBeNull();
  });
});

describe('muniment flag and group', () => {
  it('turns flags on and off', async () => {
    const names = (await run('flag', 'known')).out.split('\n').filter(Boolean);
    expect(names).toEqual(expect.arrayContaining(['enable-refiner', 'enable-explore-person-map']));
    for (const name of names) {
      await run('flag', 'on', name);
      expect((await run('flag', 'list')).out).toMatch(new RegExp(`${name} +on`, 'u'));
      await run('flag', 'off', name);
      expect((await run('flag', 'list')).out).toMatch(new RegExp(`${name} +off`, 'u'));
    }
  });

  it.each(['NAME', 'enable-refinder', 'ai-record-search', 'help', '', 'ENABLE-REFINER'])(
    'refuses %j, which is no flag',
    async (name) => {
      for (const way of ['on', 'off'])
        expect(await run('flag', way, name)).toMatchObject({
          code: 1,
          err: expect.stringContaining(`No such flag: ${name}`),
        });
      expect(await db.rows('/* test.flags */ SELECT name FROM flag')).toEqual([]);
    },
  );

  it('turns off a flag that this version does not ask for, and does not turn it on again', async () => {
    await db.rows("/* test.leftOver */ INSERT INTO flag (name, is_on) VALUES ('of-an-earlier-version', true)");
    expect((await run('flag', 'off', 'of-an-earlier-version')).code).toBe(0);
    expect((await run('flag', 'list')).out).toMatch(/of-an-earlier-version +off/u);
    expect((await run('flag', 'on', 'of-an-earlier-version')).code).toBe(1);
  });

  it('puts accounts into groups and opens groups to everyone', async () => {
    await addAnn();
    await run('group', 'add', 'testers', 'ann@example.com');
    await run('group', 'open', 'testers');
    expect((await run('group', 'list')).out).toMatch(/testers +yes +1/);
    await run('group', 'remove', 'testers', 'ann@example.com');
    await run('group', 'close', 'testers');
    expect((await run('group', 'list')).out).toMatch(/testers +no +0/);
  });
});

describe('the log of changes', () => {
  it('logs what the operator switched, from what to what and why, and nothing that was so already', async () => {
    await addAnn();
    await run('flag', 'on', 'enable-refiner', '--reason', 'spring survey');
    await run('flag', 'on', 'enable-refiner');
    await run('flag', 'off', 'enable-refiner');
    await run('group', 'open', 'ai-record-search');
    await run('group', 'add', 'ai-record-search', 'ann@example.com');
    await run('group', 'add', 'ai-record-search', 'ann@example.com');
    await run('grant', 'remove', 'ann@example.com', 'help', '--reason', 'asked for it');
    await run('grant', 'reset', 'ann@example.com');
    expect(
      await db.rows(
        '/* test.changes */ SELECT feature, member_id AS "memberId", staff_id AS "staffId", actor, was, becomes, reason FROM feature_change ORDER BY id',
      ),
    ).toEqual(
      [
        { feature: 'enable-refiner', memberId: null, was: 'off', becomes: 'on', reason: 'spring survey' },
        { feature: 'enable-refiner', memberId: null, was: 'on', becomes: 'off', reason: '' },
        { feature: 'ai-record-search', memberId: null, was: 'closed', becomes: 'open', reason: '' },
        { feature: 'ai-record-search', memberId: 1, was: 'out', becomes: 'in', reason: '' },
        { feature: 'help', memberId: 1, was: 'held', becomes: 'not held', reason: 'asked for it' },
        { feature: 'help', memberId: 1, was: 'not held', becomes: 'held', reason: '' },
      ].map((change) => ({ staffId: null, actor: 'operator', ...change })),
    );
  });

  it('forgets of an erased account that it was theirs', async () => {
    await addAnn();
    await run('grant', 'remove', 'ann@example.com', 'help');
    await run('erase', 'ann@example.com', '--yes');
    expect(await db.rows('/* test.changes */ SELECT feature, member_id AS "memberId" FROM feature_change')).toEqual([
      { feature: 'help', memberId: null },
    ]);
  });
});

describe('muniment erase', () => {
  it('asks first, and does nothing without a yes', async () => {
    await addAnn();
    expect(await run('erase', 'ann@example.com')).toMatchObject({ code: 1, err: expect.stringContaining('--yes') });
    expect(await runAdmin(db, ['erase', 'ann@example.com'], { answer: 'no' })).toMatchObject({
      code: 1,
      err: 'Nothing was erased.',
    });
    expect(await memberByEmail(db, 'ann@example.com')).not.toBeNull();
    expect((await runAdmin(db, ['erase', 'ann@example.com'], { answer: 'yes' })).code).toBe(0);
    expect(await memberByEmail(db, 'ann@example.com')).toBeNull();
  });

  it('leaves nothing of the account in any table', async () => {
    await addAnn();
    await run('group', 'add', 'testers', 'ann@example.com');
    await db.rows(`/* test.traces */ INSERT INTO oidc_payload (model, id, payload, grant_id) VALUES
      ('Session', 's', '{"accountId":"1"}', NULL), ('AccessToken', 'a', '{"accountId":"1"}', 'g'), ('Grant', 'g', '{"accountId":"1"}', NULL), ('AccessToken', 'other', '{"accountId":"11"}', 'h')`);
    await run('erase', 'ann@example.com', '--yes');
    expect(await db.rows('/* test.left */ SELECT id FROM oidc_payload')).toEqual([{ id: 'other' }]);
    expect(await db.rows('/* test.groups */ SELECT * FROM member_group')).toEqual([]);
  });
});

describe('muniment check', () => {
  it('finds a fresh site sound', async () => {
    const { code, out } = await run('check');
    expect(out).not.toContain('wrong');
    expect(code).toBe(0);
  });

  it('finds records that belong to no import, and a published set whose records are gone', async () => {
    await db.rows(`/* test.set */ INSERT INTO record_set (id, name, description, type, category, subcategory, source_country, access, live_generation)
      VALUES ('LOST', 'Lost', '', 'CENSUS', 'c', 's', 'England', 'free', 1)`);
    await db.rows(
      `/* test.import */ INSERT INTO record_import (record_set_id, generation, content_hash, source_file, state, accepted) VALUES ('LOST', 1, 'x', 'f', 'published', 3)`,
    );
    await db.rows(
      `/* test.record */ INSERT INTO record (record_set_id, generation, id, type, fields, source_file, source_row) VALUES ('LOST', 7, 'r', 'CENSUS', '{}', 'f', 1)`,
    );
    const { code, out, err } = await run('check');
    expect(out).toContain('1 records of LOST belong to generation 7, of which no import is known.');
    expect(out).toContain('Record set LOST is published, but its records are gone');
    expect(err).toBe('2 things are wrong.');
    expect(code).toBe(1);
    await db.rows(`/* test.clear */ DELETE FROM record_set WHERE id = 'LOST'`);
  });

  it('reports a schema that is not this build’s', async () => {
    const empty = await testDatabase({ isMigrated: false });
    try {
      expect(await runAdmin(empty, ['check'])).toMatchObject({
        code: 1,
        out: expect.stringContaining('Migrations have yet to run: 0010-identity'),
      });
    } finally {
      await empty.close();
    }
  });
});
