import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';

import Fastify from 'fastify';

import type { ServerContext } from '#server/modules/kernel/graphql/context.ts';

import type { Graphql } from './createGraphql.ts';
import { registerGraphql } from './registerGraphql.ts';

const app = Fastify();
let asked: (context: ServerContext) => Promise<Response>;
registerGraphql(
  app,
  {
    handleNodeRequestAndResponse: (_request: unknown, _reply: unknown, context: ServerContext) => asked(context),
  } as unknown as Graphql,
  () => Promise.resolve(null),
);
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(() => app.close());

const send = () => {
  const { port } = app.server.address() as AddressInfo;
  const pending = request({
    port,
    host: '127.0.0.1',
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  pending.end('{}');
  return pending;
};

describe('an asker', () => {
  it('who leaves calls off what is still looked up for them', async () => {
    const aborted = new Promise<boolean>((resolve) => {
      asked = async ({ signal }) => {
        const left = once(signal, 'abort');
        pending.destroy();
        await left;
        resolve(signal.aborted);
        return Response.json({});
      };
    });
    const pending = send().on('error', () => undefined);
    expect(await aborted).toBe(true);
  });

  it('who stays does not', async () => {
    let signal: AbortSignal | undefined;
    asked = async (context) => {
      signal = context.signal;
      return Response.json({ data: null });
    };
    const [answer] = await once(send(), 'response');
    for await (const _chunk of answer) continue;
    expect(signal?.aborted).toBe(false);
  });
});
