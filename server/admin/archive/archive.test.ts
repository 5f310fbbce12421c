import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

const NASTY = ['tab\tand\nline\r\nend', 'back\\slash \\N \\.', '\\.', 'Zoë 𝔐 ‘quoted’', ''];

let folder: string;
let source: Database;
const opened: Database[] = [];
const file = (name: string) => path.join(folder, name);

async function emptySite(): Promise<Database> {
  const db = await testDatabase();
  opened.push(db);
  return db;
}

/** Every row of every table, and every sequence, as one text. */
async function pictureOf(db: Database): Promise<string> {
  const tables = await db.rows<{ name: string }>(
    `/* test.tables */ SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_migration' ORDER BY 1`,
  );
  const hash: string[] = [];
  for (const { name } of tables) {
    const rows = await db.rows<{ row: string }>(
      `/* test.picture */ SELECT t::text AS row FROM public.${name} t ORDER BY 1`,
    );
    hash.push(`${name} ${rows.length} ${createHash('sha256').update(JSON.stringify(rows)).digest('hex')}`);
  }
  const sequences = await db.rows(
    `/* test.sequences */ SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  return `${hash.join('\n')}\n${JSON.stringify(sequences)}`;
}

async function fill(db: Database): Promise<void> {
  for (const [index, note] of NASTY.entries()) {
    await db.rows(
      `/* test.member */ INSERT INTO member (email, first_name, last_name, date_of_birth, grants) VALUES ($1, $2, $3, '1990-02-28', $4)`,
      [`m${index}@example.com`, note, note, index % 2 ? NASTY : null],
    );
  }
  // The first account of staff notes that the site has an owner.
  await db.rows(`/* test.staff */ UPDATE member SET kind = 'internal' WHERE email = 'm0@example.com'`);
  await db.rows(`/* test.group */ INSERT INTO test_group (name) VALUES ('testers')`);
  await db.rows(`/* test.joined */ INSERT INTO member_group SELECT id, 'testers' FROM member`);
  await db.rows(
    `/* test.set */ INSERT INTO record_set (id, name, description, type, category, subcategory, source_country, access) VALUES ('BIG', 'Big', '', 'CENSUS', 'c', 's', 'England', 'free')`,
  );
  await db.rows(
    `/* test.records */ INSERT INTO record (record_set_id, generation, id, type, fields, source_file, source_row)
    SELECT 'BIG', 1, 'r' || g, 'CENSUS', jsonb_build_object('name', md5(g::text), 'note', $1::text), 'f', g FROM generate_series(1, 20000) g`,
    [NASTY[0]],
  );
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-archive-'));
  source = await emptySite();
  await fill(source);
  await runAdmin(source, ['export', file('site.muniment')]);
});
afterAll(async () => {
  for (const db of opened) await db.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('moving a site', () => {
  it('writes a file that only its owner may read, and does not replace one unasked', async () => {
    expect(statSync(file('site.muniment')).mode & 0o777).toBe(0o600);
    expect(await runAdmin(source, ['export', file('site.muniment')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('exists already'),
    });
    expect((await runAdmin(source, ['export', file('site.muniment'), '--overwrite'])).code).toBe(0);
  });

  it('arrives the same, to the last row and sequence, and goes on counting', async () => {
    const target = await emptySite();
    expect(await runAdmin(target, ['import', file('site.muniment')])).toMatchObject({
      code: 0,
      out: '20,013 rows are in.',
      err: '',
    });
    expect(await pictureOf(target)).toBe(await pictureOf(source));
    const added = await target.one<{ no: number }>(
      `/* test.next */ INSERT INTO record (record_set_id, generation, id, type, fields, source_file, source_row) VALUES ('BIG', 2, 'x', 'CENSUS', '{}', 'f', 1) RETURNING no`,
    );
    expect(added?.no).toBe(20_001);
  });

  it('works on a database without any schema yet', async () => {
    const target = await testDatabase({ isMigrated: false });
    opened.push(target);
    expect((await runAdmin(target, ['import', file('site.muniment')])).err).toBe('');
    expect(await pictureOf(target)).toBe(await pictureOf(source));
  });

  it('replaces a site only with the option for it', async () => {
    const target = await emptySite();
    await target.rows(`/* test.flag */ INSERT INTO flag (name, is_on) VALUES ('mine', true)`);
    expect(await runAdmin(target, ['import', file('site.muniment')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('The site is not empty: there are rows in flag.'),
    });
    expect((await runAdmin(target, ['import', file('site.muniment'), '--replace'])).code).toBe(0);
    expect(await pictureOf(target)).toBe(await pictureOf(source));
  });

  it('replaces no site of which a copy runs, on whatever machine', async () => {
    const target = await emptySite();
    await target.rows(
      `/* test.copy */ INSERT INTO site_copy (id, data_name) VALUES ('00000000-0000-4000-8000-000000000001', 'elsewhere')`,
    );
    const replace = () => runAdmin(target, ['import', file('site.muniment'), '--replace']);
    expect(await replace()).toMatchObject({
      code: 1,
      err: 'The site is running (1 copy): stop it first. If it was killed, try again in 20 seconds.',
    });
    await target.rows(`/* test.past */ UPDATE site_copy SET seen_at = now() - interval '21 seconds'`);
    expect((await replace()).code).toBe(0);
  });

  it('clears away what an export that was killed left beside it, and nothing that is still being written', async () => {
    const [left, other, fresh] = ['old.muniment.123.part', 'notes.txt.123.part', 'next.muniment.456.part'].map((name) =>
      file(name),
    ) as [string, string, string];
    for (const draft of [left, other, fresh]) writeFileSync(draft, 'half');
    for (const draft of [left, other]) utimesSync(draft, new Date(0), new Date(0));
    expect((await runAdmin(source, ['export', file('again.muniment')])).code).toBe(0);
    expect([left, other, fresh].map((draft) => existsSync(draft))).toEqual([false, true, true]);
    for (const draft of [other, fresh]) rmSync(draft);
  });

  describe('refuses, and leaves the site as it was,', () => {
    let target: Database;
    let before: string;
    const bytes = () => readFileSync(file('site.muniment'));
    const broken = async (content: Buffer, signal?: AbortSignal) => {
      writeFileSync(file('broken'), content);
      const outcome = await runAdmin(target, ['import', file('broken'), '--replace'], signal && { signal });
      expect(await pictureOf(target)).toBe(before);
      return outcome;
    };
    beforeAll(async () => {
      target = await emptySite();
      await target.rows(`/* test.flag */ INSERT INTO flag (name, is_on) VALUES ('mine', true)`);
      before = await pictureOf(target);
    });

    it.each([0.02, 0.5, 0.9, 0.999])('a file cut off at %d of its length', async (share) => {
      expect(await broken(bytes().subarray(0, Math.floor(bytes().length * share)))).toEqual({
        code: 1,
        out: '',
        err: 'The archive is cut off.',
      });
    });

    it.each([0.1, 0.6, 0.98])('an archive whose content ends at %d', async (share) => {
      const content = gunzipSync(bytes());
      expect(await broken(gzipSync(content.subarray(0, Math.floor(content.length * share))))).toEqual({
        code: 1,
        out: '',
        err: 'The archive is cut off.',
      });
    });

    it('a damaged file', async () => {
      const content = Buffer.from(bytes());
      content.writeUInt32BE(0xdeadbeef, Math.floor(content.length / 2));
      expect(await broken(content)).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringMatching(/^[^\n]*damaged[^\n]*$/),
      });
    });

    it('an archive with a value the database does not take', async () => {
      const content = gunzipSync(bytes());
      const at = content.indexOf('1990-02-28');
      content.write('1990-02-31', at);
      expect(await broken(gzipSync(content))).toEqual({
        code: 1,
        out: '',
        err: 'The archive is damaged: member does not take its rows (22008).',
      });
    });

    it('an archive of a newer Muniment', async () => {
      const content = Buffer.from(
        gunzipSync(bytes()).toString('latin1').replace('0010-identity', '9910-identity'),
        'latin1',
      );
      expect(await broken(gzipSync(content))).toEqual({
        code: 1,
        out: '',
        err: 'The archive was written by a newer Muniment: it has 9910-identity, which this one does not know.',
      });
    });

    it.each([
      ['another gzip file', gzipSync('hello')],
      ['a text', Buffer.from('hello')],
      ['an empty file', Buffer.alloc(0)],
    ])('%s', async (_what, content) => {
      expect(await broken(content)).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringMatching(/^(The file is|[^\n]* is) no archive of a Muniment site[^\n]*$/),
      });
    });

    it('when it is interrupted', async () => {
      expect(await broken(bytes(), AbortSignal.abort())).toEqual({ code: 1, out: '', err: 'Stopped.' });
    });
  });

  it('leaves no file when an export is interrupted', async () => {
    expect(await runAdmin(source, ['export', file('stopped.muniment')], { signal: AbortSignal.abort() })).toMatchObject(
      { code: 1, err: 'Stopped.' },
    );
    expect(existsSync(file('stopped.muniment'))).toBe(false);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('says in one sentence where it cannot write or read', async () => {
    expect(await runAdmin(source, ['export', file('no/such/folder')])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^[^\n]+cannot be written \(ENOENT\)\.$/),
    });
    expect(await runAdmin(source, ['import', file('none')])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^[^\n]+cannot be read \(ENOENT\)\.$/),
    });
  });
});

describe('an encrypted export', () => {
  const PASSPHRASE = 'barley mill turnpike ledger';

  it('is opened by the private key whose public key it was made for, and by no other', async () => {
    const pair = async () => (await runAdmin(source, ['keys', 'backup'])).out;
    const [mine, other] = [await pair(), await pair()];
    writeFileSync(file('key.txt'), mine);
    writeFileSync(file('other.txt'), other);
    const recipient = /age1\S+/u.exec(mine)?.[0] ?? '';
    const written = await runAdmin(source, ['export', file('sealed.muniment')], {
      env: { EXPORT_RECIPIENTS: recipient },
    });
    expect(written).toMatchObject({ code: 0, err: '' });
    const bytes = readFileSync(file('sealed.muniment'));
    expect(bytes.toString('latin1', 0, 21)).toBe('age-encryption.org/v1');
    expect(statSync(file('sealed.muniment')).mode & 0o777).toBe(0o600);
    const target = await emptySite();
    const restore = (args: readonly string[]) => runAdmin(target, ['import', file('sealed.muniment'), ...args]);
    for (const args of [[], ['--identity', file('other.txt')]])
      expect(await restore(args)).toMatchObject({
        code: 1,
        err: expect.stringContaining('no key given here opens it'),
      });
    expect(await restore(['--identity', file('sealed.muniment')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('holds no private key'),
    });
    expect(await restore(['--identity', file('key.txt')])).toMatchObject({ code: 0 });
    expect(await pictureOf(target)).toBe(await pictureOf(source));
  });

  it('is opened by its passphrase', async () => {
    expect(
      (await runAdmin(source, ['export', file('phrase.muniment')], { env: { EXPORT_PASSPHRASE: PASSPHRASE } })).code,
    ).toBe(0);
    const target = await emptySite();
    expect(
      await runAdmin(target, ['import', file('phrase.muniment')], { env: { EXPORT_PASSPHRASE: PASSPHRASE } }),
    ).toMatchObject({ code: 0 });
    expect(await pictureOf(target)).toBe(await pictureOf(source));
  });

  it('is refused where a byte of it was changed or it is cut off', async () => {
    const bytes = readFileSync(file('sealed.muniment'));
    const changed = Buffer.from(bytes);
    changed[bytes.length - 200_000] = (changed[bytes.length - 200_000] ?? 0) ^ 1;
    writeFileSync(file('changed.muniment'), changed);
    writeFileSync(file('short.muniment'), bytes.subarray(0, bytes.length - 70_000));
    const target = await emptySite();
    for (const name of ['changed.muniment', 'short.muniment'])
      expect(await runAdmin(target, ['import', file(name), '--identity', file('key.txt')])).toMatchObject({
        code: 1,
        err: expect.stringMatching(/damaged|cut off/u),
      });
  });

  it('is what an operator is advised of where there is none', async () => {
    expect(await runAdmin(source, ['export', file('open.muniment')])).toMatchObject({
      code: 0,
      err: expect.stringContaining('The file is not encrypted'),
    });
  });
});
