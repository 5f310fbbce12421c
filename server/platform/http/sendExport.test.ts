import { PassThrough } from 'node:stream';

import Fastify, { type FastifyInstance } from 'fastify';

import type { Database } from '#server/platform/db/database.ts';
import { isExportRunning, takeExportTurn } from '#server/platform/limits/exportTurn.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { sendExport } from './sendExport.ts';

let db: Database;
let app: FastifyInstance;
let members: number[];
/** What downloads under way are written to. */
const streams: PassThrough[] = [];

beforeAll(async () => {
  db = await testDatabase();
  members = (
    await db.rows<{ id: number }>(
      "/* test.members */ INSERT INTO member (email, first_name, last_name, kind) VALUES ('a@example.com', 'A', 'A', 'member'), ('b@example.com', 'B', 'B', 'member') RETURNING id",
    )
  ).map(({ id }) => Number(id));
  // A download that no one reads to its end must not hold the test up.
  app = Fastify({ forceCloseConnections: true });
  app.get<{ Params: { of: string } }>('/export/:of', (request, reply) =>
    sendExport(request, reply, db, Number(request.params.of), () => {
      // Piece by piece, as a file comes.
      const stream = new PassThrough({ objectMode: true });
      streams.push(stream);
      // The headers go out with a piece, and the last piece waits for the end.
      stream.write(Buffer.from('fir'));
      stream.write(Buffer.from('st'));
      void reply.type('text/plain').header('content-length', 5);
      return stream;
    }),
  );
  app.get<{ Params: { of: string } }>('/broken/:of', (request, reply) =>
    sendExport(request, reply, db, Number(request.params.of), () => Promise.reject(new Error('broken'))),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(async () => {
  await app?.close();
  await db?.close();
});

const get = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(app.server.address() as { port: number }).port}${path}`, {
    headers: { accept: 'application/json' },
    ...init,
  });
async function untilFree(of: number): Promise<void> {
  while (await isExportRunning(db, of)) await new Promise((resolve) => setTimeout(resolve, 20));
}

it('a member has one export at a time, and another member is not held up', async () => {
  const [one = 0, other = 0] = members;
  const first = await get(`/export/${one}`);
  expect([first.status, await isExportRunning(db, one), await isExportRunning(db, other)]).toEqual([200, true, false]);
  const second = await get(`/export/${one}`);
  expect([second.status, await second.text()]).toEqual([
    409,
    expect.stringContaining('You have another download running'),
  ]);
  expect((await get(`/export/${other}`)).status).toBe(200);
  streams.forEach((stream) => stream.end());
  expect(await first.text()).toBe('first');
  await untilFree(one);
  expect(streams).toHaveLength(2);
});

it('a reader who has the last byte of one may start the next at once', async () => {
  const [one = 0] = members;
  for (let round = 0; round < 25; round += 1) {
    const answer = await get(`/export/${one}`);
    expect([round, answer.status]).toEqual([round, 200]);
    streams.at(-1)?.end();
    expect(await answer.text()).toBe('first');
  }
});

it('the turn is given back when the reader leaves and when the export fails', async () => {
  const [one = 0] = members;
  const leaving = new AbortController();
  await get(`/export/${one}`, { signal: leaving.signal });
  leaving.abort();
  await untilFree(one);
  expect((await get(`/broken/${one}`)).status).toBe(500);
  expect(await isExportRunning(db, one)).toBe(false);
});

it('a turn whose process was killed is free again after half a minute, and is not given back by who lost it', async () => {
  const [one = 0] = members;
  const lost = await takeExportTurn(db, one);
  expect(await takeExportTurn(db, one)).toBeNull();
  await db.rows("/* test.killed */ UPDATE running_export SET seen_at = now() - interval '31 seconds'");
  const next = await takeExportTurn(db, one);
  await lost?.();
  expect(await isExportRunning(db, one)).toBe(true);
  await next?.();
  expect(await isExportRunning(db, one)).toBe(false);
});
