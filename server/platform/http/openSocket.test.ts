import { EventEmitter, once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

import { Health } from './health.ts';
import { openSocket, type SiteSocket } from './openSocket.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function aDoor(health = new Health('1.0.0')): Promise<{
  door: SiteSocket;
  health: Health;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
}> {
  const door = await openSocket(
    { host: '127.0.0.1', port: 0, publicUrl: 'https://records.example.org', siteName: 'Wexcombe FHS' },
    health,
  );
  open.push(() => door.close());
  return { door, health, get: (path, headers = {}) => fetch(`http://127.0.0.1:${door.port}${path}`, { headers }) };
}

describe('while the site starts', () => {
  it('health is answered, with how far the start has come', async () => {
    const { health, get } = await aDoor();
    health.reach('making the sample county', 0.25);
    const answer = await get('/healthz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      live: true,
      ready: false,
      state: 'making the sample county',
      progress: 0.25,
      records: null,
    });
  });

  it('the loop answers, whatever else does not yet', async () => {
    const { get } = await aDoor();
    const answer = await get('/livez');
    expect([answer.status, await answer.json()]).toEqual([200, { live: true }]);
  });

  it('a browser waits and comes again by itself', async () => {
    const { health, get } = await aDoor();
    health.reach('making the sample county', 0.25);
    const answer = await get('/search/results', { accept: 'text/html' });
    const body = await answer.text();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(body).toContain('making the sample county');
    expect(body).toContain('value="0.25"');
    expect(body).toContain('http-equiv="refresh"');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('programs get the same in their own form', async () => {
    const { get } = await aDoor();
    expect(await (await get('/api/entitlements')).json()).toEqual({
      error: { code: 'STARTING', message: expect.any(String) },
    });
    expect(await (await get('/graphql')).json()).toEqual({
      errors: [{ message: expect.any(String), extensions: { code: 'STARTING' } }],
    });
  });
});

describe('an address that cannot be had', () => {
  it('is named in one line', async () => {
    const { door } = await aDoor();
    await expect(
      openSocket({ host: '127.0.0.1', port: door.port, publicUrl: 'http://localhost', siteName: 'x' }, new Health('1')),
    ).rejects.toThrow(`Port ${door.port} on 127.0.0.1 is in use: stop what listens there, or set PORT.`);
  });
});

describe('closing', () => {
  it('finishes what is under way, even on a connection kept alive, and takes nothing new', async () => {
    const { door, get } = await aDoor();
    const application = new EventEmitter();
    const arrived = once(application, 'arrived');
    let finish = (): void => {};
    door.handOver((_request, response) => {
      finish = () => response.end('done');
      application.emit('arrived');
    });
    const pending = request({ port: door.port, host: '127.0.0.1', headers: { connection: 'keep-alive' } }).end();
    const response = once(pending, 'response') as Promise<[IncomingMessage]>;
    await arrived;
    const closed = door.close();
    await expect(get('/')).rejects.toThrow();
    finish();
    const [answer] = await response;
    expect(answer.statusCode).toBe(200);
    answer.resume();
    await closed;
  });
});

it('takes a free port for 0', async () => {
  const [one, other] = [await aDoor(), await aDoor()];
  expect(one.door.port).toBeGreaterThan(0);
  expect(one.door.port).not.toBe(other.door.port);
});
