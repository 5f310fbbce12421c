import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { silentLog } from '#server/platform/config/log.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { openStorage } from '#server/platform/db/openStorage.ts';

const folders: string[] = [];
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** What was built, in a whole run, which has built it: the sources take seconds to load, at each start. */
const MAIN = process.env.MUNIMENT_WHOLE_RUN ? ['dist/server/main.mjs'] : ['--import', 'tsx', 'server/main.ts'];
const COMMAND = [process.execPath, ...MAIN, '--without-client'];

/** The server as a process of its own, on a data folder of its own. */
function aServer(env: Record<string, string> = {}, [command = '', ...args] = COMMAND) {
  const dataDir = env.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'muniment-main-'));
  folders.push(dataDir);
  const { npm_lifecycle_event: _npm, ...inherited } = process.env;
  const child = spawn(command, args, {
    cwd: projectRoot(),
    env: { ...inherited, PORT: '0', LOG_LEVEL: 'warn', SAMPLE_DATA: 'none', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  const said = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output);
        if (found) resolve(found);
      };
      child.stdout.on('data', look);
      child.once('close', () => reject(new Error(`ended before it said ${String(pattern)}:\n${output}`)));
      look();
    });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, output }));
  return { child, dataDir, said, ended, output: () => output };
}

const isStopped = (dataDir: string) => !existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'));

/** PostgreSQL ends and cannot start again. */
function loseDatabase(dataDir: string): void {
  const cluster = path.join(dataDir, 'postgres');
  chmodSync(path.join(cluster, 'global'), 0);
  process.kill(Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
}

/** How often a site is asked whether it is ready, and for how long: half a minute. */
const [LOOK_MS, MOST_LOOKS] = [250, 120];

/**
 * Has readers hold all connections of a server, and longer than a look at it is waited for; then looks whether it is
 * ready.
 */
async function isReadyWhileHeld(url: string, dataDir: string): Promise<boolean> {
  const { db, stop } = await openStorage({ dataDir, databaseUrl: null }, silentLog, {
    role: 'guest',
    isMigrating: false,
  });
  const body = JSON.stringify({
    operationName: 'Example',
    query: 'query Example { familyTree(ref: "fmp-000000-000001") { id } }',
  });
  const ask = () =>
    fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then((answer) =>
      answer.text(),
    );
  const answers: Promise<string>[] = [];
  const isReady = await db.transaction(async (tx) => {
    await tx.rows('/* test.hold */ LOCK TABLE tree IN ACCESS EXCLUSIVE MODE');
    answers.push(...Array.from({ length: 12 }, ask));
    await delay(4_000);
    return ((await (await fetch(`${url}/healthz`)).json()) as { ready: boolean }).ready;
  });
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['{"data":{"familyTree":{"id":"0"}}}']));
  await stop();
  return isReady;
}

describe('the server as a process', () => {
  it('serves, is ready while its readers hold all connections, and on SIGTERM stops everything it started', async () => {
    const { child, dataDir, said, ended } = aServer();
    const [, url = ''] = await said(/Ready at (\S+)/);
    // A look that a loaded machine was too slow for is made again, soon.
    let health = await fetch(`${url}/healthz`);
    for (let looks = 0; health.status !== 200 && looks < MOST_LOOKS; looks += 1) {
      await delay(LOOK_MS);
      health = await fetch(`${url}/healthz`);
    }
    expect(health.status).toBe(200);
    expect(await health.json()).toMatchObject({ live: true, ready: true });
    expect((await said(/password ([\w-]+)/))[1]).toBe('wexcombe-1881');
    expect(isStopped(dataDir)).toBe(false);
    expect(await isReadyWhileHeld(url, dataDir)).toBe(true);
    child.kill('SIGTERM');
    const { code } = await ended;
    expect(code).toBe(0);
    expect(isStopped(dataDir)).toBe(true);
  });

  it('answers health from its first moment and can be stopped before it is ready', async () => {
    const { child, dataDir, said, ended } = aServer();
    const [, url = ''] = await said(/Starting at (\S+)/);
    const health = await fetch(`${url}/healthz`);
    expect(await health.json()).toMatchObject({ live: true });
    child.kill('SIGINT');
    const { code, output } = await ended;
    expect([code, output]).toEqual([0, expect.not.stringContaining('Error')]);
    expect(isStopped(dataDir)).toBe(true);
  });

  it('says in its health why the database is away, answers readers at once, and ends within ten seconds', async () => {
    const { child, dataDir, said, ended, output } = aServer();
    const [, url = ''] = await said(/Ready at (\S+)/);
    loseDatabase(dataDir);
    const seen = async () => {
      const answer = await fetch(`${url}/healthz`).catch((error: Error) => {
        throw new Error(`${String(error.cause ?? error)}, from a site that said:\n${output()}`);
      });
      return ((await answer.json()) as { state: string }).state;
    };
    while (!(await seen()).startsWith('the database is away: a file or folder may not be used')) await delay(100);
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    const asked = performance.now();
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    expect(performance.now() - asked).toBeLessThan(10_000);
  });

  it('ends with --exit-on-database-loss, saying why', async () => {
    const { dataDir, said, ended } = aServer({}, [...COMMAND, '--exit-on-database-loss']);
    await said(/Ready at (\S+)/);
    loseDatabase(dataDir);
    const { code, output } = await ended;
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(
        'The database is away: a file or folder may not be used: give it to the user who runs the site. Ending',
      ),
    ]);
  });

  it('is ended by its watchdog when it does nothing but one calculation', async () => {
    const hang = 'data:text/javascript,process.on(%22SIGUSR2%22,()=>{for(;;);})';
    const { child, said, ended } = aServer({ WATCHDOG_SECONDS: '10', NODE_OPTIONS: `--import=${hang}` });
    await said(/Ready at (\S+)/);
    child.kill('SIGUSR2');
    const { output } = await ended;
    expect([child.signalCode, output]).toEqual([
      'SIGKILL',
      expect.stringContaining('stuck in one calculation for 10 s'),
    ]);
  }, 120_000);

  it('notices when the npm that started it is gone, which passes no signal on', async () => {
    // As npm runs a script: a shell that waits for us and keeps SIGTERM to itself.
    const script = `${COMMAND.map((word) => `'${word}'`).join(' ')}; exit $?`;
    const { child, dataDir, said } = aServer({ npm_lifecycle_event: 'start' }, ['/bin/sh', '-c', script]);
    const [, url = ''] = await said(/Ready at (\S+)/);
    const gone = said(/Stopping/);
    child.kill('SIGTERM');
    await gone;
    await waitUntil(() => isStopped(dataDir));
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  });

  it('says in one line what is wrong with a setting', async () => {
    const { ended } = aServer({ PORT: 'many' });
    const { code, output } = await ended;
    expect(code).toBe(1);
    expect(output).toContain('PORT must be a port number');
    expect(output).not.toContain('    at ');
  });
});

/** Looks every 50 ms: a process that is not our child sends no signal when it ends. */
async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 50));
}
