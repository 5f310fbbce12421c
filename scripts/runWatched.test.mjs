import { runWatched } from './runWatched.mjs';

const watched = (script, limitMs) => runWatched(['-e', script], { env: process.env, sign: /^on$/m, limitMs });

/** Leaves something that goes on for half a minute and holds its output open. */
const leavesAChild = (isDetached) => `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 30_000)'], { stdio: 'inherit', detached: ${isDetached} });
  child.unref();
`;

describe('runWatched', () => {
  it('returns the status of what ends', async () => {
    expect(await watched('', 60_000)).toBe(0);
    expect(await watched('process.exit(3)', 60_000)).toBe(3);
  });

  it('ends what says nothing that shows it gets on', async () => {
    expect(await watched("setInterval(() => console.error('still waiting'), 100)", 1_500)).toBeNull();
  });

  it('lets one go on that takes longer and says so', async () => {
    const slow = "let n = 0; setInterval(() => { console.log('on'); if (++n === 15) process.exit(0); }, 200)";
    expect(await watched(slow, 2_000)).toBe(0);
  });

  it.each([false, true])('waits for nothing that was left running, in a group of its own: %s', async (isDetached) => {
    const started = performance.now();
    expect(await watched(`${leavesAChild(isDetached)} process.exitCode = 4;`, 60_000)).toBe(4);
    expect(performance.now() - started).toBeLessThan(25_000);
  });
});
