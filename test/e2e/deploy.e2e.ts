// Not through copies: it starts what the manifests name, by hand.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { parseAllDocuments } from 'yaml';

import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { freePort } from '#test/support/freePort.ts';
import { PostgresServers } from '#test/support/postgres/PostgresServers.ts';
import { startS3Server, type S3Server } from '#test/support/server/startS3Server.ts';

import { spawnSite, type SiteProcess } from './support/copies/spawnSite.ts';

interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    template?: { spec: { terminationGracePeriodSeconds: number } };
    jobTemplate?: { spec: { template: { spec: { containers: { command: string[] }[] } } } };
  };
}

const manifests = ['settings', 'site', 'nightly'].flatMap((name) =>
  parseAllDocuments(readFileSync(path.join(projectRoot(), `deploy/kubernetes/${name}.yaml`), 'utf8')).map(
    (document) => document.toJS() as Manifest,
  ),
);
const find = (kind: string, name: string) =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
const jobCommand = (name: string): string[] =>
  find('CronJob', name)?.spec?.jobTemplate?.spec.template.spec.containers[0]?.command ?? [];

let servers: PostgresServers;
let s3: S3Server;
let home: string;
let env: NodeJS.ProcessEnv;
let site: SiteProcess;

/**
 * Runs a command of a manifest as its container would, with folders of this machine. The bucket is of this process,
 * which goes on meanwhile.
 */
function runAs([program = '', ...args]: readonly string[]): Promise<{
  status: unknown;
  stdout: string;
  stderr: string;
}> {
  const here = args.map((arg) => arg.replaceAll('/backups', path.join(home, 'backups')));
  const file = program === 'node' ? process.execPath : program;
  return new Promise(
    (resolve) =>
      void execFile(
        file,
        here,
        { cwd: projectRoot(), env: { ...env, BACKUP_DIR: path.join(home, 'backups') } },
        (error, stdout, stderr) => resolve({ status: error ? error.code : 0, stdout, stderr }),
      ),
  );
}

beforeAll(async () => {
  home = mkdtempSync(path.join(os.tmpdir(), 'muniment-deploy-'));
  mkdirSync(path.join(home, 'backups'));
  servers = new PostgresServers();
  const main = await servers.primary('main', { fsync: 'off' });
  await main.ask('CREATE DATABASE muniment');
  s3 = await startS3Server(path.join(home, 's3'));
  const port = await freePort();
  // Of the manifest as it is, but for what names other machines.
  const given = { ...find('ConfigMap', 'muniment')?.data };
  env = {
    PATH: process.env.PATH,
    TMPDIR: os.tmpdir(),
    ...given,
    NODE_OPTIONS: `${given.NODE_OPTIONS} --no-warnings`,
    MUNIMENT_SECRET: randomBytes(48).toString('base64'),
    DATABASE_URL: main.url(),
    DATABASE_STANDBY_URLS: '',
    ...s3.settings,
    SMTP_URL: '',
    DRAIN_SECONDS: '2',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: path.join(home, 'data'),
    LOG_LEVEL: 'warn',
  };
  site = spawnSite(env);
  await site.ready;
});
afterAll(async () => {
  await site.end();
  await s3.stop();
  servers.close();
  rmSync(home, { recursive: true, force: true });
});

const health = () =>
  fetch(`http://127.0.0.1:${env.PORT}/healthz`).then(
    ({ status }) => status,
    () => 0,
  );

it('the settings of the Kubernetes manifests start a site in production, on PostgreSQL and a bucket', async () => {
  expect(await health()).toBe(200);
  const page = await fetch(`http://127.0.0.1:${env.PORT}/`, { headers: { host: 'records.example.org' } });
  expect([page.status, page.headers.get('strict-transport-security')]).toEqual([
    200,
    expect.stringContaining('max-age'),
  ]);
});

it('its nightly jobs export the site, and have the doctor look at it', async () => {
  const exported = await runAs(jobCommand('muniment-export'));
  expect({ status: exported.status, err: exported.stderr }).toMatchObject({ status: 0 });
  const seen = await runAs(jobCommand('muniment-doctor'));
  const { findings } = JSON.parse(seen.stdout) as { findings: { check: string; state: string; seen: string }[] };
  expect(findings.filter(({ state }) => state === 'fault').map(({ seen: text }) => text)).toEqual([
    'SMTP_URL is not set: no email is delivered.',
  ]);
  expect(seen.status).toBe(1);
  expect(findings.find(({ check }) => check === 'backups')).toMatchObject({
    state: 'ok',
    seen: expect.stringContaining('can be read to its end'),
  });
  expect(findings.find(({ check }) => check === 'files')).toMatchObject({
    state: 'ok',
    seen: expect.stringContaining('bucket'),
  });
});

it('SIGTERM takes it out of service first and ends it in order, within the grace that the manifest gives', async () => {
  const started = Date.now();
  site.child.kill('SIGTERM');
  while ((await health()) === 200) await delay(50);
  // Out of service, and still there for who did not notice yet.
  expect((await fetch(`http://127.0.0.1:${env.PORT}/robots.txt`)).status).toBe(200);
  await site.ended;
  expect(site.child.exitCode).toBe(0);
  expect((Date.now() - started) / 1000).toBeLessThan(
    find('Deployment', 'muniment')?.spec?.template?.spec.terminationGracePeriodSeconds ?? 0,
  );
});
