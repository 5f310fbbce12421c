import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { projectRoot } from '#server/platform/config/projectRoot.ts';

/** A process with a watchdog of two seconds that does some work; what it said, and how it ended. */
async function watched(work: string) {
  const script = `
    import { startWatchdog } from './server/platform/threads/startWatchdog.ts';
    const stop = startWatchdog(2);
    const block = (ms) => { for (const end = performance.now() + ms; performance.now() < end;); };
    const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
    await rest(1500);
    ${work}
    console.log('went on');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: projectRoot(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { said, code, signal };
}

it('ends a process whose event loop stands still, and says why', async () => {
  const { said, signal } = await watched('block(60_000);');
  expect(signal).toBe('SIGKILL');
  expect(said).toContain('stuck in one calculation for 2 s');
  expect(said).not.toContain('went on');
});

it('lets one go on that is busy with pauses, and one that stopped it first', async () => {
  expect(
    await watched('for (let turn = 0; turn < 8; turn += 1) { block(700); await rest(20); } await stop();'),
  ).toEqual({ said: 'went on\n', code: 0, signal: null });
  expect(await watched('await stop(); block(5_000);')).toEqual({ said: 'went on\n', code: 0, signal: null });
});
