import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';

import { Health } from './health.ts';

beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'setInterval'] }));
afterEach(() => mock.timers.reset());

/** Lets milliseconds pass, and what waited for them go on. */
async function pass(ms: number): Promise<void> {
  mock.timers.tick(ms);
  await setImmediate();
}

it('is ready while its dependencies answer, and again when they recover', async () => {
  const health = new Health('1.0.0');
  expect(health.report()).toMatchObject({ live: true, ready: false, records: null, version: '1.0.0' });
  let answer: () => Promise<{ records: number }> = async () => ({ records: 60_000 });
  await health.watch(() => answer());
  expect(health.report()).toMatchObject({ ready: true, state: 'ready', records: 60_000 });

  answer = () => Promise.reject(new Error('connection to "secret" refused'));
  await pass(2000);
  expect(health.report()).toMatchObject({
    live: true,
    ready: false,
    state: 'the database or the search index does not answer',
  });

  answer = async () => ({ records: 60_001 });
  await pass(2000);
  expect(health.report()).toMatchObject({ ready: true, records: 60_001 });
});

it('does not wait for ever', async () => {
  const health = new Health('1.0.0');
  const watching = health.watch(() => new Promise(() => undefined));
  await pass(1500);
  await watching;
  expect(health.report()).toMatchObject({ ready: false });
  health.stop();
});

it('stays stopped, whatever still answers', async () => {
  const health = new Health('1.0.0');
  let answer = (_records: { records: number }): void => {};
  const watching = health.watch(() => new Promise((resolve) => (answer = resolve)));
  health.stop();
  answer({ records: 1 });
  await watching;
  expect(health.report()).toMatchObject({ ready: false, state: 'stopping' });
});
