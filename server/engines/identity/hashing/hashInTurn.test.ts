import { readFile } from 'node:fs/promises';

import { hashPassword, passwordCost, verifyPassword } from './password.ts';

const lowered = { ...passwordCost };
beforeAll(() => {
  passwordCost.N = 2 ** 15;
});
afterAll(() => {
  Object.assign(passwordCost, lowered);
});

const GREEDY = '192.0.2.1';

/** Starts so many wrong sign-ins of one network at once. */
function manyFrom(ip: string, count: number): { finished: () => number; all: Promise<unknown> } {
  let finished = 0;
  const tries = Array.from({ length: count }, (_, at) =>
    verifyPassword(`wrong ${at}`, null, ip).then(() => (finished += 1)),
  );
  return { finished: () => finished, all: Promise.allSettled(tries) };
}

it('files are read while many passwords are hashed at once', async () => {
  const many = manyFrom(GREEDY, 12);
  for (let file = 0; file < 40; file += 1) await readFile('package.json');
  expect(many.finished()).toBeLessThan(3);
  await many.all;
}, 60_000);

it('one who signs in waits for one hash of another network, however many that asks for', async () => {
  const many = manyFrom(GREEDY, 12);
  await verifyPassword('wrong', null, '192.0.2.2');
  expect(many.finished()).toBeLessThan(6);
  await many.all;
}, 60_000);

it('a password longer than any is wrong, and takes no longer to tell', async () => {
  const stored = await hashPassword('clay labourer');
  const from = performance.now();
  expect(await verifyPassword('x'.repeat(1_000_000), stored)).toBe(false);
  const long = performance.now() - from;
  expect(await verifyPassword('clay labourer', stored)).toBe(true);
  expect(long).toBeLessThan(10_000);
});
