import { createLookUpTurns } from './createLookUpTurns.ts';

const { signal } = new AbortController();
const visitor = (ip: string) => ({ viewer: { memberId: null }, ip, signal });
const member = (memberId: number) => ({ viewer: { memberId }, ip: '192.0.2.1', signal });

it('are one of a network’s visitors and one of each member, and who waits too long learns when to ask again', async () => {
  const turnsOf = createLookUpTurns({ most: 3, mostOfOne: 1, patienceMs: 50 });
  const ends: (() => void)[] = [];
  const hold = () => new Promise<string>((resolve) => ends.push(() => resolve('done')));
  const held = [turnsOf(visitor('2001:db8::1'))(hold), turnsOf(member(1))(hold), turnsOf(member(2))(hold)];
  await new Promise((resolve) => setImmediate(resolve));
  expect(ends).toHaveLength(3);
  for (const asker of [visitor('2001:db8::2'), member(1), member(3)]) {
    await expect(turnsOf(asker)(hold)).rejects.toMatchObject({
      extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) },
    });
  }
  for (const end of ends) end();
  expect(await Promise.all(held)).toEqual(['done', 'done', 'done']);
});
