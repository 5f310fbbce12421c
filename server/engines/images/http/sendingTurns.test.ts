import Fastify, { type FastifyInstance } from 'fastify';

import { createSendingTurns } from './createImageService.ts';

const WHOLE = 2_000;
const TILE = 512;
/** What a whole page takes of its turn at least. */
const LEAST_MS = 100;

let app: FastifyInstance;
let origin: string;
let finish: () => void;
beforeEach(async () => {
  const turn = createSendingTurns({ most: 1, mostOfOne: 1, patienceMs: 300, leastMs: LEAST_MS });
  const finished = new Promise<void>((resolve) => (finish = resolve));
  app = Fastify({ trustProxy: true });
  app.get<{ Params: { side: string } }>('/:side', async (request, reply) => {
    const side = Number(request.params.side);
    await turn(reply, { width: side, height: side }, new AbortController().signal);
    if (side === WHOLE) await finished;
    return 'sent';
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

const ask = async (side: number, network: string): Promise<number> =>
  (await fetch(`${origin}/${side}`, { headers: { 'x-forwarded-for': network } })).status;

it('sends tiles at once, and whole pages one after the other', async () => {
  const first = ask(WHOLE, '192.0.2.1');
  expect(await ask(TILE, '192.0.2.2')).toBe(200);
  expect(await ask(WHOLE, '198.51.100.1')).toBe(500);
  const next = ask(WHOLE, '203.0.113.1');
  finish();
  expect([await first, await next]).toEqual([200, 200]);
});

it('keeps the turn of a whole page for a while, however fast its reader takes it', async () => {
  finish();
  const begun = performance.now();
  expect(await Promise.all([ask(WHOLE, '192.0.2.1'), ask(WHOLE, '203.0.113.1')])).toEqual([200, 200]);
  expect(performance.now() - begun).toBeGreaterThan(LEAST_MS * 0.9);
});
