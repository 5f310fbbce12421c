import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** So long what was said last is waited for: something in a group of its own may hold the output open. */
const LAST_WORDS_MS = 2_000;

/**
 * Runs a script of Node and hands on what it says. What it started is ended with it. One that gives no sign of life for
 * so long is ended as well: a worker that was killed, or never answers, would hold it up for good.
 * @param {string[]} args - the script and its arguments
 * @param {{ env: NodeJS.ProcessEnv, sign: RegExp, limitMs: number }} watch - what it says while it gets on
 * @returns {Promise<number | null>} its exit status; null when it was ended
 */
export async function runWatched(args, { env, sign, limitMs }) {
  // A group of its own: what it started can be ended with it.
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env, detached: true });
  const end = () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nothing is left of it.
    }
  };
  const onSignal = () => {
    end();
    process.exit(1);
  };
  for (const signal of SIGNALS) process.once(signal, onSignal);
  const limit = setTimeout(end, limitMs);
  for (const from of ['stdout', 'stderr']) {
    child[from].setEncoding('utf8').on('data', (said) => {
      if (sign.test(said)) limit.refresh();
      process[from].write(said);
    });
  }
  const closed = once(child, 'close');
  const [status] = await once(child, 'exit');
  clearTimeout(limit);
  end();
  await Promise.race([closed, delay(LAST_WORDS_MS, undefined, { ref: false })]);
  child.stdout.destroy();
  child.stderr.destroy();
  for (const signal of SIGNALS) process.off(signal, onSignal);
  return status;
}
