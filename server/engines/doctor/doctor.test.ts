import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer as createWebServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { SMTPServer } from 'smtp-server';

import { keyScopeOf, addKey } from '#server/engines/identity/keys/keyStore.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { announceSiteCopy } from '#server/platform/copies/siteCopies.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openStorage } from '#server/platform/db/openStorage.ts';
import { encrypt } from '#server/platform/encryption/encrypt.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { freePort } from '#test/support/freePort.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { asOperator } from '#test/support/postgres/testServer.ts';
import { makeTestKey, type TestKey } from '#test/support/saml/selfSigned.ts';
import { type S3Server, startS3Server } from '#test/support/server/startS3Server.ts';

import { checkAnswer, checkCertificate } from './checks/checkAddress.ts';
import { checkBackups, checkLogArchive } from './checks/checkBackups.ts';
import { checkDatabaseClock, checkProviderClock } from './checks/checkClocks.ts';
import { checkContradictions } from './checks/checkContradictions.ts';
import { checkDisk } from './checks/checkDisk.ts';
import { checkFiles } from './checks/checkFiles.ts';
import { checkKeys, checkTrustedCertificates } from './checks/checkKeys.ts';
import { checkMailServer, checkWaitingMail } from './checks/checkMail.ts';
import { checkPayment } from './checks/checkPayment.ts';
import { checkPrivacy } from './checks/checkPrivacy.ts';
import { checkReplication } from './checks/checkReplication.ts';
import { checkTexts } from './checks/checkTexts.ts';
import { checkDatabaseVersion, checkOpenSearch, nodeFinding, postgresFinding } from './checks/checkVersions.ts';
import type { Finding } from './DoctorCheck.ts';
import { examine } from './examine.ts';
import { runChecks } from './runChecks.ts';

const home = mkdtempSync(path.join(os.tmpdir(), 'muniment-doctor-'));
const SECRET = randomBytes(48).toString('base64');
const production = {
  MUNIMENT_MODE: 'production',
  MUNIMENT_SECRET: SECRET,
  PUBLIC_URL: 'https://records.example.org',
  DATA_DIR: home,
};
const settingsOf = (env: Record<string, string> = {}) => readSettings({ DATA_DIR: home, ...env });
const DAY_MS = 24 * 3600 * 1000;
const now = Date.now;

let db: Database;
let s3: S3Server;
const closers: (() => unknown)[] = [];
/** `state what was seen`, for short comparisons. */
const brief = (findings: readonly Finding[]): string[] => findings.map(({ state, seen }) => `${state}: ${seen}`);
/** Every fault and warning says what to do, in one sentence. */
const expectAdvice = (findings: readonly Finding[]) => {
  for (const { state, advice } of findings) expect(advice === null).toBe(state === 'ok' || state === 'not applicable');
};

async function portOf(server: Server, close: () => unknown = () => server.close()): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(close);
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  const site = await testDatabase();
  // The server of the tests saves nothing in a hurry.
  await asOperator(site.connection, (client) =>
    client.query(
      "/* test.sync */ DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = on', current_database()); END $$",
    ),
  );
  db = site;
  s3 = await startS3Server(path.join(home, 's3'));
}, 60_000);
afterAll(async () => {
  for (const close of closers) close();
  await s3.stop();
  await db.close();
  rmSync(home, { recursive: true, force: true });
});

describe('muniment doctor', () => {
  it('finds a new demonstration without faults, in words and as JSON', async () => {
    const words = await runAdmin(db, ['doctor'], { env: { DATA_DIR: home } });
    expect(words).toMatchObject({ code: 0, err: '' });
    expect(words.out).toMatch(/^ok {6}database version: PostgreSQL \d/mu);
    expect(words.out).toMatch(/^No faults, \d+ warnings?\.$/mu);
    const { code, out } = await runAdmin(db, ['doctor', '--json'], { env: { DATA_DIR: home } });
    const report = JSON.parse(out) as { faults: number; warnings: number; findings: (Finding & { check: string })[] };
    expect([code, report.faults]).toEqual([0, 0]);
    expect(report.findings.filter(({ state }) => state === 'warning')).toHaveLength(report.warnings);
    expectAdvice(report.findings);
  });

  it('ends with 1 where there is a fault', async () => {
    const { code, err } = await runAdmin(db, ['doctor'], {
      env: { ...production, SMTP_URL: `smtp://127.0.0.1:${await freePort()}` },
    });
    expect([code, err]).toEqual([1, expect.stringMatching(/^\d+ faults? and \d+ warnings?\.$/u)]);
  });

  it('names every wrong setting, and looks at nothing else then', async () => {
    const { code, out } = await runAdmin(db, ['doctor'], { env: { PORT: 'http', MUNIMENT_MODE: 'production' } });
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^FAULT {3}settings: PORT must be/u),
        expect.stringMatching(/^FAULT {3}settings: MUNIMENT_SECRET/u),
      ]),
    );
    expect(out).not.toContain('Node.js');
  });

  it('goes on without a database, and says which looks it left out', async () => {
    const env = { ...production, DATABASE_URL: `postgres://ann:pass-of-ann@127.0.0.1:${await freePort()}/site` };
    const withSite: Parameters<typeof examine>[0]['withSite'] = async (work, options) => {
      const site = await openStorage(readSettings(env), silentLog, { role: 'guest', ...options });
      try {
        return await work(site);
      } finally {
        await site.stop();
      }
    };
    const findings = await examine({ env, withSite });
    expect(findings[0]).toMatchObject({
      check: 'database',
      state: 'fault',
      seen: expect.stringContaining('cannot be reached'),
      advice: expect.stringContaining('DATABASE_URL'),
    });
    expect(findings.filter(({ seen }) => seen === 'The database cannot be asked.').length).toBeGreaterThan(5);
    expect(findings.some(({ check, state }) => check === 'disk' && state === 'ok')).toBe(true);
    expect(JSON.stringify(findings)).not.toContain('pass-of-ann');
  });

  it('shows no secret, even where a check quotes one', async () => {
    const env = {
      ...production,
      SMTP_URL: 'smtp://office:word%2Fof%2Foffice@127.0.0.1:1',
      STRIPE_SECRET_KEY: 'sk_live_0123456789abc',
      OPENSEARCH_PASSWORD: 'word-of-search',
    };
    const quotes = {
      name: 'quotes',
      needsDatabase: false,
      run: () =>
        Promise.resolve([
          { state: 'fault' as const, seen: `${Object.values(env).join(' ')} word/of/office`, advice: SECRET },
        ]),
    };
    const text = JSON.stringify(
      await examine({ env, withSite: () => Promise.reject(new Error('none')), checks: [quotes] }),
    );
    for (const secret of [SECRET, 'word%2Fof', 'word/of', 'sk_live', 'word-of-search'])
      expect(text).not.toContain(secret);
  });

  it('gives each check its time, and goes on after one that fails', async () => {
    const hangs = { name: 'the sea', needsDatabase: false, run: () => new Promise<never>(() => {}) };
    const fails = {
      name: 'the hill',
      needsDatabase: false,
      run: () => Promise.reject(Object.assign(new Error('user=ann password=x'), { code: 'EBAD' })),
    };
    const site = { settings: settingsOf(), env: {}, now };
    expect(brief(await runChecks([hangs, fails], site, 50))).toEqual([
      'fault: The check gave no answer within 0.05 seconds.',
      'fault: The check failed (EBAD).',
    ]);
  });
});

it('says that two copies use one folder, and what to do', async () => {
  const settings = { dataDir: path.join(home, 'copies'), s3: null };
  const leaving = [await announceSiteCopy(db, settings, silentLog), await announceSiteCopy(db, settings, silentLog)];
  const { out } = await runAdmin(db, ['doctor', '--json'], { env: { DATA_DIR: home } });
  for (const leave of leaving) await leave();
  const { findings } = JSON.parse(out) as { findings: (Finding & { check: string })[] };
  expect(findings.filter(({ check }) => check === 'copies')).toEqual([
    {
      check: 'copies',
      state: 'warning',
      seen: '2 copies of the site use one DATA_DIR.',
      advice: 'Give each a folder of its own.',
    },
  ]);
});

describe('versions', () => {
  it('judges Node.js by package.json', () => {
    const range = '^20.19.0 || ^22.12.0 || >=24.0.0';
    expect(
      ['v20.18.3', 'v20.19.0', 'v21.9.0', 'v22.11.0', 'v22.12.0', 'v23.1.0', 'v24.0.0', 'v26.3.1'].map(
        (version) => nodeFinding(version, range).state,
      ),
    ).toEqual(['fault', 'warning', 'fault', 'fault', 'ok', 'fault', 'ok', 'ok']);
  });

  it('judges PostgreSQL by its age', () => {
    expect(
      [
        postgresFinding(140_012, '14.12', 2026),
        postgresFinding(150_004, '15.4', 2026),
        postgresFinding(150_004, '15.4', 2027),
        postgresFinding(180_004, '18.4', 2026),
      ].map(({ state }) => state),
    ).toEqual(['fault', 'ok', 'warning', 'ok']);
  });

  it('knows a schema that is behind, and one from the future', async () => {
    const last = await db.one<{ name: string; checksum: string }>(
      '/* test.forget */ DELETE FROM schema_migration WHERE name = (SELECT max(name) FROM schema_migration) RETURNING name, checksum',
    );
    expect(brief(await checkDatabaseVersion({ db, now })).at(-1)).toBe('warning: 1 migrations have yet to run.');
    await db.rows(
      "/* test.future */ INSERT INTO schema_migration (name, checksum) VALUES ($1, $2), ('9999-later', 'x')",
      [last?.name, last?.checksum],
    );
    expect(brief(await checkDatabaseVersion({ db, now })).at(-1)).toContain(
      'fault: The database was written by a newer Muniment',
    );
    await db.rows("/* test.past */ DELETE FROM schema_migration WHERE name = '9999-later'");
    expect(brief(await checkDatabaseVersion({ db, now })).at(-1)).toBe('ok: The schema is that of this version.');
  });

  it('asks OpenSearch for its version and its state', async () => {
    let [version, status] = ['2.19.6', 'green'];
    const port = await portOf(
      createWebServer((request, response) =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(request.url === '/' ? { version: { number: version } } : { status })),
      ),
    );
    const look = async (at = port) =>
      brief(
        await checkOpenSearch({
          settings: settingsOf({ SEARCH_ENGINE: 'opensearch', OPENSEARCH_URL: `http://127.0.0.1:${at}` }),
        }),
      );
    expect(await look()).toEqual(['ok: OpenSearch 2.19.6.', 'ok: The cluster is green.']);
    [version, status] = ['2.11.0', 'red'];
    expect(await look()).toEqual([
      'fault: OpenSearch 2.11.0 is not supported.',
      'fault: The cluster is red: parts of the index are lost.',
    ]);
    expect(await look(await freePort())).toEqual(['fault: The OpenSearch cluster does not answer.']);
    expect(brief(await checkOpenSearch({ settings: settingsOf() }))).toEqual([
      'not applicable: SEARCH_ENGINE is columnar.',
    ]);
  });
});

describe('clocks', () => {
  it('compares that of the database', async () => {
    expect(brief(await checkDatabaseClock({ db, now }))).toEqual(['ok: The clock of the database agrees within 1 s.']);
    expect(brief(await checkDatabaseClock({ db, now: () => Date.now() + 120_000 }))).toEqual([
      expect.stringMatching(/^fault: The clock of the database is 1(?:19|20) seconds behind/u),
    ]);
  });

  it('compares that of the OpenID provider', async () => {
    let late = 0;
    const port = await portOf(
      createWebServer((_request, response) =>
        response.writeHead(200, { date: new Date(Date.now() - late).toUTCString() }).end(),
      ),
    );
    const settings = settingsOf({
      SOCIAL_ISSUER: `http://127.0.0.1:${port}`,
      SOCIAL_CLIENT_ID: 'a',
      SOCIAL_CLIENT_SECRET: 'b',
      SOCIAL_NAME: 'C',
    });
    expect((await checkProviderClock({ settings, now }))[0]?.state).toBe('ok');
    late = 300_000;
    expect(brief(await checkProviderClock({ settings, now }))).toEqual([
      expect.stringMatching(/^fault: The clock of the OpenID provider is (?:299|30\d) seconds behind/u),
    ]);
  });
});

describe('disk and files', () => {
  it('names what other users of the machine can read of the data folder', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-open-'));
    const seen = async () => brief(await checkPrivacy({ settings: settingsOf({ DATA_DIR: folder }) }));
    for (const name of ['images', 'search', 'closed'])
      mkdirSync(path.join(folder, name), { mode: name === 'closed' ? 0o700 : 0o755 });
    chmodSync(folder, 0o755);
    expect(await seen()).toEqual([`fault: Other users of this machine can read images, search in ${folder}.`]);
    for (const mode of [0o750, 0o710, 0o770, 0o701]) {
      chmodSync(folder, mode);
      expect(await seen()).toEqual([`fault: Other users of this machine can read images, search in ${folder}.`]);
    }
    chmodSync(path.join(folder, 'images'), 0o700);
    chmodSync(path.join(folder, 'search'), 0o750);
    expect(await seen()).toEqual([`fault: Other users of this machine can read search in ${folder}.`]);
    chmodSync(path.join(folder, 'search'), 0o700);
    expect(await seen()).toEqual([`ok: Only its owner can read what is in ${folder}.`]);
    chmodSync(folder, 0o700);
    expect(await seen()).toEqual([`ok: Only its owner can read ${folder}.`]);
    rmSync(folder, { recursive: true });
  });

  it('warns early, and finds a fault where less is free than wanted', async () => {
    expect((await checkDisk({ settings: settingsOf({ DISK_FREE_MB: '1' }) }))[0]?.state).toBe('ok');
    expect((await checkDisk({ settings: settingsOf({ DISK_FREE_MB: '999999999' }) }))[0]).toMatchObject({
      state: 'fault',
      seen: expect.stringContaining('999999999 MB are wanted'),
    });
    expect(brief(await checkDisk({ settings: settingsOf({ DATA_DIR: path.join(home, 'nowhere') }) }))).toEqual([
      expect.stringContaining('cannot be looked at'),
    ]);
  });

  it('writes, reads and deletes a file in the bucket', async () => {
    const env = { FILE_STORE: 's3', S3_BUCKET: s3.bucket, S3_ENDPOINT: s3.endpoint };
    const before = s3.requests('DELETE');
    expect((await checkFiles({ settings: settingsOf(env) }))[0]?.state).toBe('ok');
    expect([s3.requests('GET') > 0, s3.requests('DELETE') - before]).toEqual([true, 2]);
    expect((await checkFiles({ settings: settingsOf({ ...env, S3_BUCKET: 'no-such-bucket' }) }))[0]).toMatchObject({
      state: 'fault',
      seen: expect.stringContaining('There is no such bucket'),
      advice: expect.stringContaining('S3_BUCKET'),
    });
    expect((await checkFiles({ settings: settingsOf() }))[0]?.state).toBe('ok');
  });
});

describe('email', () => {
  const look = async (url: string) => checkMailServer({ settings: settingsOf({ ...production, SMTP_URL: url }) });
  const keyOf = ({ privateKey, certificate }: TestKey) => ({
    key: privateKey,
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----`,
  });

  async function mailServer(options: object): Promise<number> {
    let received = 0;
    const server = new SMTPServer({
      authOptional: true,
      onAuth: ({ username, password }, _session, done) =>
        password === 'right' ? done(null, { user: username }) : done(new Error('no')),
      onData: (_stream, _session, done) => done((received += 1) ? new Error('sent') : null),
      ...options,
    });
    server.on('error', () => undefined);
    return portOf(server.server, () => server.close());
  }

  it('greets and signs in without sending', async () => {
    const port = await mailServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true, authMethods: ['PLAIN'] });
    expect(brief(await look(`smtp://office:right@127.0.0.1:${port}`))).toEqual(['ok: The email server answers.']);
    expect(await look(`smtp://office:wrong@127.0.0.1:${port}`)).toMatchObject([
      { state: 'fault', seen: expect.stringContaining('EAUTH'), advice: expect.stringContaining('password') },
    ]);
  });

  it('finds one that refuses us, one that is not there, and one whose certificate has expired', async () => {
    const refusing = await portOf(
      createServer((socket) => socket.on('error', () => undefined).end('554 no service for you\r\n')),
    );
    expect((await look(`smtp://127.0.0.1:${refusing}`))[0]).toMatchObject({
      state: 'fault',
      seen: expect.stringContaining('554'),
    });
    expect((await look(`smtp://127.0.0.1:${await freePort()}`))[0]).toMatchObject({
      state: 'fault',
      advice: expect.stringContaining('port'),
    });
    const expired = await mailServer(keyOf(makeTestKey('210101000000Z')));
    expect((await look(`smtp://127.0.0.1:${expired}`))[0]).toMatchObject({
      state: 'fault',
      advice: expect.stringContaining('certificate'),
    });
  });

  it('misses it in production alone', async () =>
    expect([
      (await checkMailServer({ settings: settingsOf() }))[0]?.state,
      (await checkMailServer({ settings: settingsOf(production) }))[0]?.state,
    ]).toEqual(['not applicable', 'fault']));

  it('sees emails that wait or were given up', async () => {
    expect((await checkWaitingMail({ db }))[0]?.state).toBe('ok');
    await db.rows(
      "/* test.wait */ INSERT INTO outbox (kind, content, queued_at, expires_at) VALUES ('x', 'x', now() - interval '5 hours', now() + interval '1 day')",
    );
    expect(brief(await checkWaitingMail({ db }))).toEqual(['warning: 1 emails wait, the oldest for 5 hours.']);
    await db.rows('/* test.giveUp */ UPDATE outbox SET given_up_at = now()');
    expect(brief(await checkWaitingMail({ db }))).toEqual(['warning: 1 emails of the last day were given up.']);
    await db.rows('/* test.noMail */ DELETE FROM outbox');
  });
});

describe('keys and certificates', () => {
  const settings = settingsOf(production);
  afterEach(() => db.rows('/* test.noKeys */ DELETE FROM identity_key'));

  it('opens the signing key with MUNIMENT_SECRET, and tells its age', async () => {
    expect(brief(await checkKeys({ db, settings, now }))).toEqual(['warning: There is no signing key yet.']);
    await addKey(db, keyScopeOf(settings), { id: 'one', sealed: encrypt(SECRET, '{}') }, 0);
    expect(brief(await checkKeys({ db, settings, now }))).toEqual([
      'ok: The signing key is 0 days old and can be decrypted.',
    ]);
    expect((await checkKeys({ db, settings, now: () => Date.now() + 400 * DAY_MS }))[0]).toMatchObject({
      state: 'warning',
      advice: expect.stringContaining('keys rotate'),
    });
    const other = settingsOf({ ...production, MUNIMENT_SECRET: randomBytes(48).toString('base64') });
    expect(brief(await checkKeys({ db, settings: other, now }))).toEqual([
      'fault: The data was encrypted with another MUNIMENT_SECRET.',
    ]);
    await db.rows('/* test.damage */ UPDATE identity_key SET sealed = $1', [encrypt('not the secret', '{}')]);
    expect(brief(await checkKeys({ db, settings, now }))).toEqual([
      'fault: The signing key cannot be decrypted: it was changed in the database.',
    ]);
  });

  it('reads certificates that the site trusts', async () => {
    const file = (until: string) => {
      const name = path.join(home, `${until}.der`);
      writeFileSync(name, Buffer.from(makeTestKey(until).certificate, 'base64'));
      return name;
    };
    const trusting = (ca: string) =>
      settingsOf({ SEARCH_ENGINE: 'opensearch', OPENSEARCH_URL: 'https://127.0.0.1:1', OPENSEARCH_CA: ca });
    expect((await checkTrustedCertificates({ settings: trusting(file('491231235959Z')), now }))[0]?.state).toBe('ok');
    expect((await checkTrustedCertificates({ settings: trusting(file('210101000000Z')), now }))[0]).toMatchObject({
      state: 'fault',
      seen: expect.stringContaining('expired'),
    });
    expect((await checkTrustedCertificates({ settings: trusting(path.join(home, 'none')), now }))[0]).toMatchObject({
      state: 'fault',
      seen: expect.stringContaining('cannot be read'),
    });
  });

  it('looks at the certificate of the public address', async () => {
    const site = async (until: string) => {
      const { privateKey, certificate } = makeTestKey(until);
      const port = await portOf(
        createTlsServer({
          key: privateKey,
          cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----`,
        }),
      );
      return settingsOf({ ...production, PUBLIC_URL: `https://127.0.0.1:${port}` });
    };
    const [expired, unknown] = [await site('210101000000Z'), await site('491231235959Z')];
    expect((await checkCertificate({ settings: expired, now }))[0]).toMatchObject({
      state: 'fault',
      seen: expect.stringContaining('expired'),
    });
    expect((await checkCertificate({ settings: unknown, now }))[0]).toMatchObject({
      state: 'fault',
      seen: expect.stringContaining('Browsers refuse'),
    });
    expect(
      (
        await checkCertificate({
          settings: settingsOf({ ...production, PUBLIC_URL: `https://127.0.0.1:${await freePort()}` }),
          now,
        })
      )[0]?.state,
    ).toBe('warning');
    expect((await checkCertificate({ settings: settingsOf(), now }))[0]?.state).toBe('not applicable');
  });

  it('tells whether this site is what answers at the public address', async () => {
    let [status, body] = [
      200,
      {
        status: 'ok',
        version: (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version,
      } as object,
    ];
    const port = await portOf(
      createWebServer((_request, response) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      ),
    );
    const look = async () =>
      (await checkAnswer({ settings: settingsOf({ PUBLIC_URL: `http://127.0.0.1:${port}` }) }))[0];
    expect((await look())?.state).toBe('ok');
    body = { version: '0.0.1' };
    expect(await look()).toMatchObject({ state: 'warning', seen: expect.stringContaining('version 0.0.1') });
    [status, body] = [503, { reason: 'the disk is nearly full' }];
    expect(await look()).toMatchObject({ state: 'fault', seen: expect.stringContaining('the disk is nearly full') });
    [status, body] = [404, {}];
    expect(await look()).toMatchObject({ state: 'warning', seen: expect.stringContaining('is not this site') });
  });
});

describe('backups', () => {
  it('are dated and read', async () => {
    const folder = mkdtempSync(path.join(home, 'backups-'));
    const settings = settingsOf({ BACKUP_DIR: folder });
    const look = async (at = now) => (await checkBackups({ settings, now: at }))[0];
    expect((await checkBackups({ settings: settingsOf(), now }))[0]?.state).toBe('warning');
    expect((await checkBackups({ settings: settingsOf({ BACKUP_DIR: path.join(home, 'none') }), now }))[0]?.state).toBe(
      'fault',
    );
    expect(await look()).toMatchObject({ state: 'fault', seen: expect.stringContaining('There is no backup') });
    const file = path.join(folder, 'one.muniment');
    await runAdmin(db, ['export', file]);
    expect(await look()).toMatchObject({
      state: 'ok',
      seen: expect.stringContaining('0 hours old and can be read to its end'),
    });
    expect(await look(() => Date.now() + 3 * DAY_MS)).toMatchObject({
      state: 'warning',
      seen: expect.stringContaining('72 hours old'),
    });
    const bytes = readFileSync(file);
    writeFileSync(
      file,
      gzipSync(Buffer.from(gunzipSync(bytes).toString('latin1').replace('0010-identity', '9010-identity'), 'latin1')),
    );
    expect(await look()).toMatchObject({ state: 'fault', seen: expect.stringContaining('newer Muniment') });
    writeFileSync(file, bytes);
    truncateSync(file, bytes.length - 20);
    expect(await look()).toMatchObject({ state: 'fault', seen: expect.stringContaining('cannot be read') });
  });

  it('of the log are not there by default, and neither is a standby', async () => {
    expect(
      brief([...(await checkLogArchive({ db })), ...(await checkReplication({ db, settings: settingsOf() }))]).every(
        (line) => /^not applicable/u.test(line),
      ),
    ).toBe(true);
  });
});

describe('the texts about the site', () => {
  const withoutTexts = { rows: async () => [] } as unknown as Database;
  const look = async (env: Record<string, string> = {}) =>
    checkTexts({ settings: settingsOf({ ...production, ...env }), db: withoutTexts });
  const MODELS =
    'warning: Texts are still the models that came with the software: terms of use, privacy notice, accessibility statement, page about the site.';
  const UNSIGNED =
    'warning: The texts about the site do not say who runs it and where to write: OPERATOR_ADDRESS, SUPPORT_EMAIL not set.';

  it('are asked for in production alone', async () => {
    expect(brief(await checkTexts({ settings: settingsOf(), db: withoutTexts }))).toEqual([
      'not applicable: A demonstration says itself that these texts are models.',
    ]);
    const findings = await look({ SELLER_NAME: 'The Society' });
    expect(brief(findings)).toEqual([MODELS, UNSIGNED]);
    expectAdvice(findings);
  });

  it('are named one by one until each is the operator’s own', async () => {
    const folder = path.join(home, 'own-texts');
    const write = (key: string, head = '') =>
      writeFileSync(
        path.join(folder, 'site', `${key}.md`),
        `---\ntitle: Ours\ndescription: Our own.\n${head}---\n\nWe are the Society.\n`,
      );
    mkdirSync(path.join(folder, 'site'), { recursive: true });
    write('terms');
    write('privacy', 'model: true\n');
    write('about', 'draft: true\n');
    const env = {
      CONTENT_DIR: folder,
      OPERATOR_NAME: 'The Society',
      OPERATOR_ADDRESS: '1 Castle Street, Exampleton',
      SUPPORT_EMAIL: 'help@example.org',
    };
    const findings = await look(env);
    expect(brief(findings)).toEqual([
      'fault: Pages link to texts that are missing: page about the site.',
      'warning: Texts are still the models that came with the software: privacy notice, accessibility statement.',
    ]);
    expectAdvice(findings);
    for (const key of ['privacy', 'accessibility', 'about']) write(key);
    // Their own words say who they are: the settings are not needed.
    expect(brief(await look({ CONTENT_DIR: folder }))).toEqual(['ok: The texts about the site are your own.']);
  });
});

describe('payments and settings', () => {
  it('says where money is asked for and none can be taken, or the other way round', async () => {
    const states = async (env: Record<string, string>) => brief(await checkPayment({ db, settings: settingsOf(env) }));
    expect(await states({ PAYMENT_PROVIDER: 'none' })).toEqual(['not applicable: Nothing is sold.']);
    expect(await states({})).toEqual(['warning: PAYMENT_PROVIDER is sandbox, and no plan is on sale.']);
    await db.rows('/* test.sell */ UPDATE plan SET is_offered = true');
    const key = {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_0123456789abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abc',
    };
    expect(await states({ ...production, ...key })).toContain(
      'fault: STRIPE_SECRET_KEY is a key for tests: no money moves.',
    );
  });

  it.each([
    [{}, ['ok: No settings contradict each other.']],
    [{ S3_BUCKET: 'files' }, ['warning: S3_BUCKET has no effect without FILE_STORE=s3.']],
    [
      { OPENSEARCH_URL: 'http://localhost:9200', DATABASE_READ_URLS: 'postgres://a/b' },
      [
        'warning: OPENSEARCH_URL has no effect without SEARCH_ENGINE=opensearch.',
        'warning: DATABASE_READ_URLS has no effect without DATABASE_URL.',
      ],
    ],
    [
      { PUBLIC_URL: 'http://records.example.org' },
      ['fault: A demonstration is at a public address: everyone knows the passwords of its accounts, staff included.'],
    ],
    [
      production,
      ['warning: PUBLIC_URL is https and TRUSTED_PROXIES is not set: all visitors count as one network, the proxy’s.'],
    ],
    [{ ...production, TRUSTED_PROXIES: '10.0.0.0/8' }, ['ok: No settings contradict each other.']],
    [{ OCR_COMMAND: '/no/such/program' }, ['fault: OCR_COMMAND is no program that can be run.']],
  ])('finds in %j what contradicts itself', async (env, expected) => {
    const findings = await checkContradictions({ env, settings: settingsOf(env) });
    expect(brief(findings)).toEqual(expected);
    expectAdvice(findings);
  });
});
