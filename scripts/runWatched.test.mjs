import { runWatched } from './runWatched.mjs';

const watched = (script, limitMs) => runWatched(['-e', script], { env: process.env, sign: /^on$/m, limitMs });

/** Something that goes on when its parent has ended, and says who it is. */
const LEAVES_A_CHILD = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
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

  it('waits for nothing that was left running', async () => {
    expect(await watched(`${LEAVES_A_CHILD} process.exitCode = 4;`, 60_000)).toBe(4);
  });
});
