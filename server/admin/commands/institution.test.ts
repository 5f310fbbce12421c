import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { memberOfPatron } from '#server/engines/identity/saml/patronStore.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { TestLibrary } from '#test/support/saml/testLibrary.ts';

let db: Database;
let folder: string;
let server: Server;
let address: string;
let served: string;

const one = new TestLibrary('one');
const two = new TestLibrary('two');
const run = (...args: string[]) => runAdmin(db, ['institution', ...args]);
const file = (text: string) => {
  const name = path.join(folder, 'metadata.xml');
  writeFileSync(name, text);
  return name;
};

beforeAll(async () => {
  db = await testDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-metadata-'));
  server = createServer((_request, response) => response.end(served));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metadata`;
});
beforeEach(() => db.rows('/* test.empty */ TRUNCATE institution, member RESTART IDENTITY CASCADE'));
afterAll(async () => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
  await db.close();
});

describe('muniment institution', () => {
  it('adds one from a file under a short name of its own name, and lists it', async () => {
    expect(await run('add', file(one.metadata({ displayName: 'St Breock’s Library' })))).toMatchObject({
      code: 0,
      out: expect.stringContaining('as st-breock-s-library') as string,
    });
    expect((await run('list')).out).toMatch(
      /st-breock-s-library +St Breock’s Library +yes +none +file +https:\/\/one\.example\/idp/u,
    );
    expect(await run('add', file(one.metadata()), '--id', 'other')).toMatchObject({
      code: 1,
      err: expect.stringContaining('already') as string,
    });
  });

  it('takes short name, name and entitlement from the operator', async () => {
    await run('add', file(one.metadata()), '--id', 'roche', '--name', 'Roche Library', '--entitlement', 'urn:x');
    expect((await run('list')).out).toMatch(/roche +Roche Library +yes +urn:x/u);
    expect(await run('add', file(two.metadata()), '--id', 'Not Good')).toMatchObject({
      code: 1,
      err: expect.stringContaining('--id') as string,
    });
  });

  it('turns readers away and lets them in again', async () => {
    await run('add', file(one.metadata()), '--id', 'roche');
    expect(await run('disallow', 'roche')).toMatchObject({ code: 0 });
    expect((await run('list')).out).toMatch(/roche +Test library +no/u);
    await run('allow', 'roche');
    expect((await run('list')).out).toMatch(/roche +Test library +yes/u);
    expect(await run('allow', 'nobody')).toEqual({ code: 1, out: '', err: 'There is no institution nobody.' });
  });

  it('reads new keys from the address again, and keeps the old ones when that fails', async () => {
    const keys = async () =>
      (
        await db.one<{ keys: string[] }>(
          "/* test.keys */ SELECT signing_keys AS keys FROM institution WHERE id = 'roche'",
        )
      )?.keys;
    served = one.metadata();
    expect(await run('add', address, '--id', 'roche')).toMatchObject({ code: 0 });
    const before = await keys();
    served = one.metadata({ certificate: two.key.certificate });
    expect(await run('refresh')).toMatchObject({ code: 0, out: 'roche is up to date.' });
    const after = await keys();
    expect(after).not.toEqual(before);
    served = two.metadata();
    expect(await run('refresh', 'roche')).toMatchObject({
      code: 1,
      err: expect.stringContaining('roche stays as it was') as string,
    });
    expect(await keys()).toEqual(after);
  });

  it('takes metadata from safe addresses only', async () => {
    expect(await run('add', 'http://library.example/metadata')).toMatchObject({
      code: 1,
      err: expect.stringContaining('https addresses only') as string,
    });
    expect(await run('add', path.join(folder, 'missing.xml'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('could not be read') as string,
    });
    served = 'x'.repeat(5_100_000);
    expect(await run('add', address)).toMatchObject({ code: 1, err: expect.stringContaining('too large') as string });
  });

  it('removes one with the accounts of its readers, when the operator means it', async () => {
    await run('add', file(one.metadata()), '--id', 'roche');
    const id = await memberOfPatron(db, { institutionId: 'roche', persistentId: 'x', hasAccess: true });
    expect(await run('remove', 'roche')).toMatchObject({ code: 1, err: expect.stringContaining('--yes') as string });
    expect(await runAdmin(db, ['institution', 'remove', 'roche'], { answer: 'no' })).toMatchObject({
      code: 1,
      err: 'Nothing was removed.',
    });
    expect(await runAdmin(db, ['institution', 'remove', 'roche'], { answer: 'yes' })).toMatchObject({ code: 0 });
    expect(await db.one('/* test.gone */ SELECT 1 AS there FROM member WHERE id = $1', [id])).toBeNull();
    expect((await run('list')).out).not.toContain('roche');
  });
});
