import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';

import { NO_ADDRESSES } from '#domain/site/content/siteBoot.ts';
import { StatementError } from '#server/platform/db/StatementError.ts';
import { clientFolder, SCRIPT } from '#test/support/server/clientFolder.ts';
import { siteIdentity } from '#test/support/server/siteIdentity.ts';

import { createApp, type AppOptions } from './createApp.ts';
import { createMetrics } from './metrics.ts';

const HTML = { accept: 'text/html', host: 'records.example.org' };
const SITE = {
  mode: 'demo',
  version: '1.2.3',
  publicUrl: 'https://records.example.org',
  addresses: NO_ADDRESSES,
} as const;
const folder = clientFolder();
afterAll(() => rmSync(folder, { recursive: true }));

const open: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

/** Everything it logs is in `lines`, parsed. */
async function anApp(overrides: Partial<AppOptions> = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  const app = await createApp({
    site: SITE,
    siteIdentity,
    clientFolder: folder,
    trustedProxies: [],
    log,
    metrics: createMetrics(),
    mount: async () => {},
    aboutPage: async () => null,
    isFound: async () => true,
    ...overrides,
  });
  open.push(app);
  return {
    app,
    lines,
    page: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { ...HTML, ...headers } }),
  };
}

describe('documents', () => {
  it('carry the title, description, canonical address and Open Graph of their route', async () => {
    const { page } = await anApp();
    const { statusCode, body, headers } = await page('/transcript/?sid=560&id=r%221');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<title>Transcript | Muniment</title>');
    expect(body).toContain('<link rel="canonical" href="https://records.example.org/transcript?id=r%221">');
    expect(body).toContain('<meta property="og:url" content="https://records.example.org/transcript?id=r%221">');
    expect(body).toContain('<meta property="og:title" content="Transcript">');
    expect(body).toContain('<meta name="robots" content="index, follow">');
    expect(body.match(/<title>/g)).toHaveLength(1);
  });

  it.each([
    ['/', 200, 'index, follow'],
    ['/search/results?lastname=smith', 200, 'noindex'],
    ['/sign-in/anything', 200, 'index, follow'],
    ['/internal/login', 200, 'noindex, nofollow'],
    ['/this-does-not-exist', 404, 'noindex'],
    ['/search/historical-records/nonsense', 404, 'noindex'],
    ['//records.example.org/', 404, 'noindex'],
  ])('of %s answer %i with %s for robots', async (url, status, robots) => {
    const { page } = await anApp();
    const { statusCode, body } = await page(url);
    expect(statusCode).toBe(status);
    expect(body).toContain(`<meta name="robots" content="${robots}">`);
    expect(body).toContain('<div id="root">');
  });

  it('go to link previews and crawlers, which take anything', async () => {
    const { app, page } = await anApp();
    for (const headers of [{ accept: '*/*' }, {}]) {
      expect((await app.inject({ url: '/search/results', headers })).body).toContain(
        '<title>Search results | Muniment</title>',
      );
    }
    const picture = await page('/nowhere.png', { accept: 'image/avif,image/webp,*/*;q=0.8' });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    expect((await app.inject({ method: 'POST', url: '/search/results', headers: HTML })).statusCode).toBe(404);
  });

  it('answer 404 when a toggle makes the page look absent, asking with the cookies of the reader', async () => {
    const isFound = jest.fn(async () => false);
    const { page } = await anApp({ isFound });
    const { statusCode, body } = await page('/transcript', { cookie: 'test_overrides=x' });
    expect(statusCode).toBe(404);
    expect(body).toContain('<title>Page not found | Muniment</title>');
    expect(body).not.toContain('canonical');
    expect(isFound).toHaveBeenCalledWith(
      expect.objectContaining({ route: expect.objectContaining({ pattern: '/transcript' }) }),
      { cookie: 'test_overrides=x', host: 'records.example.org' },
      '',
    );
  });

  it('answer 410 where what a page showed has been taken away for good', async () => {
    const { page } = await anApp({
      isFound: async () => false,
      isGone: async (_match, search) => search === '?id=SET%2F1',
    });
    expect((await page('/transcript?id=SET%2F1')).statusCode).toBe(410);
    expect((await page('/transcript?id=SET%2F2')).statusCode).toBe(404);
  });

  it('escape what comes from the address', async () => {
    const { page } = await anApp();
    const { body } = await page('/transcript?id=%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('/transcript?id=%22%3E%3Cscript%3Ealert%281%29%3C%2Fscript%3E');
  });

  it('hand the application what it must know, as data that no browser runs', async () => {
    const { page } = await anApp();
    const { body, headers } = await page('/');
    const [, json = ''] = /<script type="application\/json" id="site-boot">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual({ ...SITE, ...siteIdentity(), requestId: headers['x-request-id'] });
  });

  it('link the colours of a site that has some, after its own sheet, and no other site’s', async () => {
    const { page } = await anApp({ siteIdentity: () => ({ ...siteIdentity(), accent: '#1f6f54' }) });
    const { body } = await page('/');
    const [, sheet = ''] = /<link rel="stylesheet" href="(\/brand-[^"]+)">\n?<\/head>/.exec(body) ?? [];
    const answer = await page(sheet);
    expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.body).toContain('--color-brand:#1f6f54');
    expect((await page('/brand-nothing.css')).statusCode).toBe(404);
    expect((await (await anApp()).page('/')).body).not.toContain('/brand-');
  });

  it('come compressed to those who can read it', async () => {
    const { page } = await anApp({
      mount: async (app) => void app.get('/api/long', async () => ({ text: 'muniment '.repeat(500) })),
    });
    const packed = await page('/api/long', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toContain('Accept-Encoding');
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual({ text: 'muniment '.repeat(500) });
    const older = await page('/api/long', { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(older.rawPayload).toString()).toContain('muniment');
    const plain = await page('/api/long');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers.vary).toContain('Accept-Encoding');
  });
});

describe('files', () => {
  it('with a hash in their name are kept for ever and come compressed beforehand', async () => {
    const { app } = await anApp();
    const get = (encoding: string) =>
      app.inject({ url: '/assets/main.1a2b3c4d.js', headers: { 'accept-encoding': encoding } });
    const brotli = await get('gzip, deflate, br');
    expect(brotli.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT);
    expect(gunzipSync((await get('gzip')).rawPayload).toString()).toBe(SCRIPT);
    const plain = await get('identity');
    expect(plain.body).toBe(SCRIPT);
    expect(plain.headers).toMatchObject({
      vary: 'Accept-Encoding',
      'cache-control': expect.stringContaining('immutable'),
    });
  });

  it('without one are asked for again', async () => {
    const { app } = await anApp();
    expect((await app.inject('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each(['/assets/gone.js', '/assets/main.1a2b3c4d.js.map', '/assets/main.1a2b3c4d.js.br', '/api/nothing'])(
    '%s is not found, not a page',
    async (url) => {
      const { page } = await anApp();
      const { statusCode, body } = await page(url);
      expect(statusCode).toBe(404);
      expect(body).not.toContain('<div id="root">');
    },
  );

  it('outside the built application are out of reach', async () => {
    const { app } = await anApp();
    for (const url of [
      '/assets/../../package.json',
      '/assets/..%2f..%2fpackage.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/index.html',
    ]) {
      expect((await app.inject(url)).statusCode).toBe(404);
    }
  });
});

describe('headers', () => {
  it('allow own files only and forbid frames', async () => {
    const { page } = await anApp();
    const { headers } = await page('/');
    const policy = String(headers['content-security-policy']);
    for (const directive of [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split('; ')).toContain(directive);
    }
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers['permissions-policy']).toContain('geolocation=()');
  });

  it('let the pages that the operator named hold the site in a frame, and no others', async () => {
    const { page } = await anApp({
      site: { ...SITE, appOrigins: ['https://app.example.org', 'https://www.example.org'] },
    });
    const { headers } = await page('/');
    expect(String(headers['content-security-policy']).split('; ')).toContain(
      'frame-ancestors https://app.example.org https://www.example.org',
    );
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it('bind subdomains to https where the operator says so', async () => {
    const { page } = await anApp({ coversSubdomains: true });
    expect((await page('/')).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('do not speak of https on plain http', async () => {
    const { app } = await anApp({ site: { ...SITE, publicUrl: 'http://localhost:3000' } });
    const { headers } = await app.inject({ url: '/', headers: { accept: 'text/html', host: 'localhost:3000' } });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('are on files and refusals as well', async () => {
    const { app } = await anApp();
    for (const url of ['/robots.txt', '/api/nothing']) {
      const { headers } = await app.inject(url);
      expect(headers).toHaveProperty('content-security-policy');
      expect(headers).toHaveProperty('x-request-id');
    }
  });
});

describe('the canonical origin', () => {
  it('is where a browser that came by another name is sent, with path and query', async () => {
    const { page } = await anApp();
    const { statusCode, headers } = await page('/search/results?lastname=smith', { host: '127.0.0.1:3000' });
    expect([statusCode, headers.location]).toEqual([302, 'https://records.example.org/search/results?lastname=smith']);
  });

  it('cannot be left by anything in the address', async () => {
    const { page } = await anApp();
    for (const url of ['//evil.example/', '/\\evil.example', 'https://evil.example/']) {
      const { headers } = await page(url, { host: 'other' });
      expect(new URL(String(headers.location)).origin).toBe('https://records.example.org');
    }
  });

  it('gives one clear page, and no endless redirect, where a proxy loses Host', async () => {
    const { page } = await anApp();
    const sent = await page('/help', { host: '127.0.0.1:3000' });
    expect(sent.headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Lax; Secure$/u);
    const back = await page('/help', {
      host: '127.0.0.1:3000',
      cookie: String(sent.headers['set-cookie']).split(';')[0] ?? '',
    });
    expect([back.statusCode, back.headers.location]).toEqual([421, undefined]);
    expect(back.body).toContain('does not pass on the name in the address');
    // Who comes by an old name has a cookie for that name alone, and arrives.
    expect((await page('/help', { cookie: String(sent.headers['set-cookie']).split(';')[0] ?? '' })).statusCode).toBe(
      200,
    );
  });

  it('is known by X-Forwarded-Host from a trusted proxy, and from no one else', async () => {
    const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': 'records.example.org' };
    expect((await (await anApp({ trustedProxies: ['127.0.0.0/8'] })).page('/', headers)).statusCode).toBe(200);
    expect((await (await anApp()).page('/', headers)).statusCode).toBe(302);
  });

  it('does not concern other programs', async () => {
    const { app } = await anApp();
    expect((await app.inject({ url: '/robots.txt', headers: { host: '127.0.0.1' } })).statusCode).toBe(200);
  });
});

describe('staff’s pages and metrics', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  it.each([
    ['/metrics', '10.1.2.3', 200],
    ['/metrics', '203.0.113.9', 404],
    ['/%6Detrics', '203.0.113.9', 404],
    ['/metrics?x=1', '203.0.113.9', 404],
    ['/internal/members', '203.0.113.9', 404],
    ['/%69nternal/members', '203.0.113.9', 404],
    ['/internal', '2001:db8::1', 404],
    ['/internal/members', '2001:db8:7::1', 200],
    ['/internal/members', '::ffff:10.1.2.3', 200],
    ['/help', '203.0.113.9', 200],
    ['/', '203.0.113.9', 200],
  ])('%s from %s: %i, where networks are named', async (url, address, status) => {
    const { page } = await anApp({
      trustedProxies: ['127.0.0.0/8'],
      internalNetworks: ['10.0.0.0/8', '2001:db8:7::/48'],
    });
    expect((await page(url, from(address))).statusCode).toBe(status);
  });

  it('open to all where no network is named, and look like nothing at all where they do not open', async () => {
    expect((await (await anApp()).page('/metrics')).statusCode).toBe(200);
    const { app } = await anApp({
      trustedProxies: ['127.0.0.0/8'],
      internalNetworks: ['10.0.0.0/8'],
      clientFolder: null,
    });
    const bodyOf = async (url: string) =>
      (await app.inject({ url, headers: from('203.0.113.9') })).json<{ error: { code: string; message: string } }>()
        .error;
    const [hidden, missing] = [await bodyOf('/metrics'), await bodyOf('/nothing')];
    expect({ ...hidden, requestId: '' }).toEqual({ ...missing, requestId: '' });
  });
});

describe('request ids', () => {
  const sent = { 'x-request-id': 'from-the-proxy.1' };

  it('are made here when no trusted proxy sends one', async () => {
    const { page } = await anApp();
    const { headers } = await page('/', sent);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are taken from a trusted proxy, if well-formed', async () => {
    const { page } = await anApp({ trustedProxies: ['127.0.0.0/8'] });
    expect((await page('/', sent)).headers['x-request-id']).toBe('from-the-proxy.1');
    expect((await page('/', { 'x-request-id': 'a"b <script>' })).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are in the log beside the pattern of the page, never its address', async () => {
    const { page, lines } = await anApp();
    const { headers } = await page('/record-sets/SECRET-NAME?lastname=secret');
    expect(lines).toContainEqual(
      expect.objectContaining({ requestId: headers['x-request-id'], route: '/record-sets/:recordSetId', status: 200 }),
    );
    expect(JSON.stringify(lines)).not.toMatch(/secret/i);
  });
});

describe('failures', () => {
  const failing = async (app: FastifyInstance) => {
    app.get('/api/broken', async () => {
      throw new Error('the password is hunter2');
    });
    app.get('/api/doubt', () =>
      Promise.reject(new StatementError('db.commit', new Error('Connection terminated unexpectedly'), true)),
    );
    app.post('/api/echo', async (request) => request.body);
    app.post('/graphql', async (request) => request.body);
  };

  it('show a page with the request id and none of the server’s words', async () => {
    const { page, lines } = await anApp({ mount: failing });
    const { statusCode, body, headers } = await page('/api/broken');
    expect(statusCode).toBe(500);
    expect(body).toContain('Well, that didn’t quite go according to plan...');
    expect(body).toContain(String(headers['x-request-id']));
    expect(body).not.toContain('hunter2');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'request failed', requestId: headers['x-request-id'] }),
    );
  });

  it.each([
    ['/api/broken', 'INTERNAL_SERVER_ERROR'],
    ['/api/doubt', 'WRITE_IN_DOUBT'],
  ])('at %s are JSON for programs, with the code %s', async (path, code) => {
    const { app } = await anApp({ mount: failing });
    const answer = await app.inject(path);
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { error: { code, message: expect.any(String), requestId: answer.headers['x-request-id'] } },
    ]);
  });

  it('name a body that is too large, in the form the endpoint speaks', async () => {
    const { app } = await anApp({ mount: failing });
    const payload = { text: 'x'.repeat(1_100_000) };
    const api = await app.inject({ method: 'POST', url: '/api/echo', payload });
    expect([api.statusCode, api.json()]).toEqual([413, { error: expect.objectContaining({ code: 'TOO_LARGE' }) }]);
    const graphql = await app.inject({ method: 'POST', url: '/graphql', payload });
    expect(graphql.statusCode).toBe(413);
    expect(graphql.json()).toEqual({
      errors: [
        { message: expect.any(String), extensions: { code: 'TOO_LARGE', requestId: graphql.headers['x-request-id'] } },
      ],
    });
  });

  it('name a body that cannot be read', async () => {
    const { app } = await anApp({ mount: failing });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/echo',
      payload: '{"a":',
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: expect.objectContaining({ code: 'BAD_REQUEST' }) },
    ]);
  });

  it('stop the start when the application has not been built', async () => {
    await expect(anApp({ clientFolder: '/nowhere' })).rejects.toThrow('has not been built');
  });
});

describe('GET /metrics', () => {
  it('counts answers by route pattern and status', async () => {
    const { app, page } = await anApp();
    await page('/record-sets/one');
    await page('/record-sets/two');
    await page('/nowhere');
    await app.inject('/assets/main.1a2b3c4d.js');
    const { body, headers } = await app.inject('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain(
      'muniment_http_request_seconds_count{method="GET",route="/record-sets/:recordSetId",status="200"} 2',
    );
    expect(body).toContain('muniment_http_request_seconds_count{method="GET",route="(none)",status="404"} 1');
    expect(body).toContain('muniment_http_request_seconds_count{method="GET",route="/assets/*",status="200"} 1');
    expect(body).toContain('nodejs_eventloop_lag_seconds');
  });
});

describe('the first content of a page', () => {
  const content = {
    html: '<main><h1>Hello</h1></main>',
    state: '{"text":"</script><b>"}',
    css: '.a{color:red}',
    pictures: '',
    sheets: ['/assets/1.css'],
    scripts: ['/assets/1.js'],
  };
  const drawn = (page: Awaited<ReturnType<typeof anApp>>['page'], cookie = '') => page('/', { cookie });

  it('is in the document of a visitor, with its styles allowed by their hash and nothing that others may keep', async () => {
    const { page } = await anApp({ firstContent: async () => content });
    const { body, headers } = await drawn(page);
    expect(body).toContain('<div id="root" data-first="home.visitor"><main><h1>Hello</h1></main></div>');
    expect(body).toContain('<link rel="preload" as="script" href="/assets/1.js">');
    expect(body).not.toContain('</script><b>');
    // What is seen first travels before what it was drawn from.
    expect(body.indexOf('<h1>Hello</h1>')).toBeLessThan(body.indexOf('id="first-state"'));
    const hash = createHash('sha256').update(content.css).digest('base64');
    expect(headers['content-security-policy']).toContain(
      `style-src 'self' 'sha256-${hash}'; style-src-attr 'unsafe-inline';`,
    );
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect([headers['cache-control'], headers.vary]).toEqual(['private, no-cache', 'Cookie, Accept-Encoding']);
  });

  it('is never asked for where a session is marked', async () => {
    const firstContent = jest.fn(async () => content);
    const { page } = await anApp({ firstContent });
    const { body, headers } = await drawn(page, 'muniment_session=1');
    expect(firstContent).not.toHaveBeenCalled();
    expect(body).toContain('<div id="root"></div>');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('is left to the browser where there is none', async () => {
    const { page } = await anApp({ firstContent: async () => null });
    const { body, headers } = await drawn(page);
    expect(body).toContain('<div id="root"></div>');
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  });
});
