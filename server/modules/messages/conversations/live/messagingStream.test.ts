import { setTimeout as delay } from 'node:timers/promises';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

import { createMessageHints } from './createMessageHints.ts';
import { CHANNEL } from './notify.ts';

const grants = defaultGrants('member');
let site: TestApp;
let origin = '';
let members: number[] = [];

beforeAll(async () => {
  site = await startTestApp();
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const rows = await site.db.rows<{ id: number }>(
    `/* test.members */ INSERT INTO member (email, first_name, last_name) SELECT 'm' || n || '@example.com', 'A', 'B' FROM generate_series(1, 3) n RETURNING id`,
  );
  members = rows.map(({ id }) => id);
}, 60_000);
afterAll(() => site?.close());

const BODY = JSON.stringify({
  query: 'subscription MessagingEvents { messagingEvents { kind hash } }',
  operationName: 'MessagingEvents',
});

/** Opens a stream; `next` waits for so many hints. */
async function open(memberId: number | null, signal?: AbortSignal) {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    ...(signal && { signal }),
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'accept-encoding': 'br',
      ...(memberId !== null && site.headersOf({ memberId, grants })),
    },
    body: BODY,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const hints = () =>
    [...text.matchAll(/data: (\{.*\})/gu)].flatMap(
      ([, json = '']) =>
        (JSON.parse(json) as { data?: { messagingEvents: { kind: string; hash: string | null } } }).data
          ?.messagingEvents ?? [],
    );
  const next = async (count: number) => {
    while (hints().length < count) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: '' };
      if (done) break;
      text += value;
    }
    return hints();
  };
  return { answer, next, text: () => text };
}
const say = (memberId: number, hash: string) =>
  site.db.rows('/* test.notify */ SELECT pg_notify($1, $2)', [CHANNEL, `${memberId} ${hash}`]);

it('says at once that a conversation of its member changed, and nothing of what it says or of others', async () => {
  const leaving = new AbortController();
  const [one = 0, two = 0] = members;
  const stream = await open(one, leaving.signal);
  expect([
    stream.answer.status,
    stream.answer.headers.get('content-type'),
    stream.answer.headers.get('x-accel-buffering'),
    stream.answer.headers.get('content-encoding'),
  ]).toEqual([200, expect.stringContaining('text/event-stream'), 'no', null]);
  expect(await stream.next(1)).toEqual([{ kind: 'OPEN', hash: null }]);
  await say(two, 'B'.repeat(22));
  const at = Date.now();
  await say(one, 'A'.repeat(22));
  expect(await stream.next(2)).toEqual([
    { kind: 'OPEN', hash: null },
    { kind: 'CHANGED', hash: 'A'.repeat(22) },
  ]);
  expect(Date.now() - at).toBeLessThan(1_000);
  leaving.abort();
});

it('is refused to visitors, to members without the grant, and beyond three windows, which can be closed', async () => {
  const [, , three = 0] = members;
  const refused = await open(null);
  expect([refused.answer.status, await refused.answer.text().catch(() => '')]).toEqual([
    expect.any(Number),
    expect.anything(),
  ]);
  const leaving = new AbortController();
  for (let at = 0; at < 3; at += 1) expect(await (await open(three, leaving.signal)).next(1)).toHaveLength(1);
  const fourth = await open(three);
  await fourth.next(1);
  expect(fourth.text() + String(fourth.answer.status)).toMatch(/TOO_MANY_STREAMS|4\d\d/u);
  leaving.abort();
  for (let tries = 0; tries < 50; tries += 1) {
    const again = new AbortController();
    const hints = await (await open(three, again.signal)).next(1);
    again.abort();
    if (hints.length === 1) return;
    await delay(50);
  }
  throw new Error('Streams that were left stayed open.');
});

it('listens again when its connection is lost, and tells everyone to ask again', async () => {
  const heard: (string | null)[] = [];
  const hints = createMessageHints({ db: site.db, log: silentLog });
  const stop = await hints.listen(members[0] ?? 0, (hash) => heard.push(hash));
  await site.db.rows(
    `/* test.cut */ SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%LISTEN%' AND pid <> pg_backend_pid()`,
  );
  const before = heard.length;
  for (let tries = 0; tries < 100 && heard.length === before; tries += 1) await delay(50);
  expect(heard.at(-1)).toBeNull();
  await say(members[0] ?? 0, 'C'.repeat(22));
  for (let tries = 0; tries < 100 && heard.at(-1) === null; tries += 1) await delay(20);
  expect(heard.at(-1)).toBe('C'.repeat(22));
  stop?.();
  expect(hints.open()).toBe(0);
  hints.close();
});
