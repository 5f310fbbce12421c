import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import Fastify from 'fastify';
import sharp from 'sharp';

import type { RecordFields } from '#domain/records/core/record.ts';
import { isProblem, parseImageRequest } from '#domain/records/images/parseImageRequest.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { seedDemoAccounts } from '#server/engines/identity/seedDemoAccounts.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';
import { signInAs } from '#test/support/server/signInFlow.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';
import { TestBrowser } from '#test/support/server/TestBrowser.ts';

import { IMAGES } from './http/createImageService.ts';
import { sendPicture } from './http/imageRoutes.ts';
import { pagesOf } from './pagesOf.ts';
import { createPixels } from './pixels/createPixels.ts';
import { createWorkQueue, QueueFull } from './pixels/createWorkQueue.ts';

const ORIGIN = 'http://localhost:3000';
const person = (order: number, more: RecordFields = {}): RecordFields => ({
  FirstName: `Una${order}`,
  LastName: 'Pinch',
  Age: '30',
  CensusYear: '1881',
  EventYear: '1881',
  EventType: 'Census',
  Place: 'Roche, Cornwall',
  Parish: 'Roche',
  EnumerationDistrict: '1',
  Page: '1',
  ...more,
});

let site: TestApp;
let folder: string;
let member: TestBrowser;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'muniment-images-'));
  site = await startTestApp({ settings: { dataDir: folder, imageCacheMegabytes: 50 } });
  await seedDemoAccounts(site.db, 'a secret for tests only');
  const census = { subcategory: 'census', isSample: true } as const;
  await publishRecords(
    site.db,
    aRecordSet({ id: 'FREE-1881', name: 'Free 1881 (sample)', access: 'free', ...census }),
    [
      ...[1, 2, 3].map((order) => aRecord(`1/${order}`, person(order))),
      aRecord('1/4', person(4, { FirstName: 'Hidden', LastName: 'Canary' }), { isClosed: true }),
      aRecord('2/1', person(5, { Page: '2' })),
      aRecord('3/1', person(6, { Page: '3', FirstName: 'Hidden' }), { isClosed: true }),
    ],
  );
  await publishRecords(site.db, aRecordSet({ id: 'MEMBERS-1881', name: 'Members 1881 (sample)', ...census }), [
    aRecord('1/1', person(1)),
  ]);
  await publishRecords(site.db, aRecordSet({ id: 'REAL-1881', access: 'free' }), [aRecord('1/1', person(1))]);
  member = new TestBrowser(site.app, ORIGIN);
  await signInAs(member, ORIGIN, 'member@example.com', 'wexcombe-1881');
}, 120_000);
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host: 'localhost:3000', ...headers } });
const FREE = '/iiif/3/f-FREE-1881-1';
const MEMBERS = '/iiif/3/f-MEMBERS-1881-1';
/** Brightness from 0 to 255 of a picture on average. */
const brightness = async (picture: Buffer) => (await sharp(picture).greyscale().stats()).channels[0]?.mean ?? 0;

describe('the image service', () => {
  it('sends the base address on to info.json, which says what can be asked for, to other sites as well', async () => {
    const base = await get(FREE);
    expect([base.statusCode, base.headers.location]).toEqual([303, `${ORIGIN}${FREE}/info.json`]);
    const info = await get(`${FREE}/info.json`);
    expect(info.statusCode).toBe(200);
    expect(info.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'application/json; charset=utf-8',
      link: '<http://iiif.io/api/image/3/level2.json>;rel="profile"',
    });
    expect(info.json()).toMatchObject({
      id: `${ORIGIN}${FREE}`,
      type: 'ImageService3',
      profile: 'level2',
      width: 2400,
      height: 1700,
    });
    const linked = await get(`${FREE}/info.json`, { accept: 'application/ld+json' });
    expect(linked.headers['content-type']).toMatch(
      /^application\/ld\+json; ?profile="http:\/\/iiif\.io\/api\/image\/3\/context\.json"/,
    );
  });

  it('cuts, scales, turns, mirrors and colours as asked, and names the canonical address', async () => {
    const tile = await get(`${FREE}/0,0,1024,1024/512,512/0/default.jpg`);
    expect(await sharp(tile.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
    expect(tile.headers.link).toBe(
      `<http://iiif.io/api/image/3/level2.json>;rel="profile", <${ORIGIN}${FREE}/0,0,1024,1024/512,512/0/default.jpg>;rel="canonical"`,
    );
    const size = async (address: string) => {
      const { width, height, format } = await sharp((await get(`${FREE}/${address}`)).rawPayload).metadata();
      return `${format} ${width}x${height}`;
    };
    expect(await size('full/max/0/default.webp')).toBe('webp 2400x1700');
    expect(await size('full/600,/90/gray.png')).toBe('png 425x600');
    expect(await size('pct:0,0,50,50/!100,100/0/bitonal.jpg')).toBe('jpeg 100x71');
    expect(await size('0,0,10,10/^200,100/0/default.jpg')).toBe('jpeg 200x100');
    const plain = (await get(`${FREE}/0,280,600,400/max/0/gray.png`)).rawPayload;
    const mirrored = (await get(`${FREE}/0,280,600,400/max/!180/gray.png`)).rawPayload;
    const expected = await sharp(await sharp(plain).flop().toBuffer())
      .rotate(180)
      .raw()
      .toBuffer();
    expect(Buffer.compare(await sharp(mirrored).raw().toBuffer(), expected)).toBe(0);
  });

  it.each([
    ['a size beyond the limits', 'full/^90000,/0/default.jpg', 400],
    ['a region of nothing', '0,0,0,0/max/0/default.jpg', 400],
    ['a drawing with scripts', 'full/max/0/default.svg', 400],
    ['a format that is not made', 'full/max/0/default.tif', 501],
    ['an angle that is no quarter turn', 'full/max/45/default.png', 501],
    ['slashes in disguise', 'full%2Fmax/max/0/default.jpg', 400],
    ['digits of another script', '0,0,١٠,10/max/0/default.jpg', 400],
    ['a line end', 'full/max%0A/0/default.jpg', 400],
    ['a NUL', 'full/max/0/default.jpg%00', 400],
    ['an encoding that is none', 'full/%E0%A4%A/0/default.jpg', 400],
  ])('refuses %s', async (_case, address, status) => {
    expect((await get(`${FREE}/${address}`)).statusCode).toBe(status);
  });

  it.each([
    '..%2F..%2Fetc%2Fpasswd',
    '%2e%2e',
    'f-FREE-1881-999',
    'f-FREE-1881-01',
    'f-free-1881-1',
    'f-REAL-1881-1',
    'p-aaaaaaaaaaaaaaaaaaaa',
    "f-FREE-1881-1'--",
    '%00',
    'x'.repeat(400),
  ])('knows no page %s', async (id) => {
    for (const rest of ['', '/info.json', '/full/max/0/default.jpg'])
      expect((await get(`/iiif/3/${id}${rest}`)).statusCode).toBe(404);
    expect((await get(`/iiif/manifests/${id}`)).statusCode).toBe(404);
  });

  it('makes no more for one network than its readers can look at, and goes on for others', async () => {
    await site.db.rows(
      "/* test.spend */ INSERT INTO rate_limit (key, points, expire) VALUES ('imagesOfNetwork:192.0.2.9', $1, $2)",
      [IMAGES.points, Date.now() + 60_000],
    );
    const from = async (remoteAddress: string) =>
      site.app.inject({ url: `${FREE}/full/210,/0/default.jpg`, remoteAddress, headers: { host: 'localhost:3000' } });
    const refused = await from('192.0.2.9');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0, refused.headers['cache-control']]).toEqual([
      429,
      true,
      'no-store',
    ]);
    expect((await from('192.0.2.10')).statusCode).toBe(200);
  });

  it('says that nothing has changed to a reader who has the image', async () => {
    const first = await get(`${FREE}/full/200,/0/default.jpg`);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const again = await get(`${FREE}/full/200,/0/default.jpg`, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(
      (await get(`${FREE}/full/201,/0/default.jpg`, { 'if-none-match': String(first.headers.etag) })).statusCode,
    ).toBe(200);
  });

  it('keeps a closed line out of the pixels and does not show a page where all is closed', async () => {
    const { lines } = (
      await site.ask<{
        pageImage: {
          lines: {
            recordId: string | null;
            name: string | null;
            isClosed: boolean;
            region: { x: number; y: number; width: number; height: number };
          }[];
        };
      }>('query P { pageImage(id: "f-FREE-1881-1") { lines { recordId name isClosed region { x y width height } } } }')
    ).data!.pageImage;
    expect(lines.map(({ recordId, name, isClosed }) => [recordId, name, isClosed])).toEqual([
      ['FREE-1881/1/1', 'Una1 Pinch', false],
      ['FREE-1881/1/2', 'Una2 Pinch', false],
      ['FREE-1881/1/3', 'Una3 Pinch', false],
      [null, null, true],
    ]);
    const cut = async (at: number) => {
      const { x, y, width, height } = lines[at]!.region;
      return (await get(`${FREE}/${x + 4},${y + 4},${width - 8},${height - 8}/max/0/default.png`)).rawPayload;
    };
    expect(await brightness(await cut(0))).toBeGreaterThan(180);
    const { dominant, entropy } = await sharp(await cut(3)).stats();
    expect(entropy).toBeLessThan(1);
    expect(dominant.r).toBeLessThan(100);
    expect((await get('/iiif/3/f-FREE-1881-3/info.json')).statusCode).toBe(404);
  });

  it('covers a line as soon as its record is closed, under a version of its own, and has no small picture of it any more', async () => {
    const thumbnail = async () => (await get('/iiif/thumbnails/FREE-1881%2F1%2F3')).statusCode;
    expect(await thumbnail()).toBe(200);
    const before = await get('/iiif/3/f-FREE-1881-1/full/300,/0/default.jpg');
    await site.db.rows("/* test.close */ UPDATE record SET is_closed = true WHERE id = 'FREE-1881/1/3'");
    const after = await get('/iiif/3/f-FREE-1881-1/full/300,/0/default.jpg', {
      'if-none-match': String(before.headers.etag),
    });
    expect(after.statusCode).toBe(200);
    expect(await brightness(after.rawPayload)).toBeLessThan(await brightness(before.rawPayload));
    expect(await thumbnail()).toBe(404);
    await site.db.rows("/* test.open */ UPDATE record SET is_closed = false WHERE id = 'FREE-1881/1/3'");
  });
});

describe('what a cache in between keeps', () => {
  const FREE_ADDRESSES = [
    `${FREE}/info.json`,
    `${FREE}/full/220,/0/default.jpg`,
    '/iiif/manifests/fb-FREE-1881-1',
    '/iiif/annotations/f-FREE-1881-1',
    '/iiif/thumbnails/FREE-1881%2F1%2F2',
  ];

  it.each(FREE_ADDRESSES)(
    'is asked for again each time, and shows nothing once the record is closed: %s',
    async (address) => {
      const first = await get(address);
      expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'public, no-cache']);
      const conditional = { 'if-none-match': String(first.headers.etag) };
      expect((await get(address, conditional)).statusCode).toBe(304);
      await site.db.rows("/* test.close */ UPDATE record SET is_closed = true WHERE id LIKE 'FREE-1881/1/%'");
      await site.db.rows("/* test.members */ UPDATE record_set SET access = 'members' WHERE id = 'FREE-1881'");
      expect((await get(address, conditional)).statusCode).toBe(404);
      await site.db.rows("/* test.free */ UPDATE record_set SET access = 'free' WHERE id = 'FREE-1881'");
      await site.db.rows(
        "/* test.open */ UPDATE record SET is_closed = false WHERE id IN ('FREE-1881/1/1', 'FREE-1881/1/2', 'FREE-1881/1/3')",
      );
    },
  );
});

describe('what is for members', () => {
  const ADDRESSES = ['', '/info.json', '/full/200,/0/default.jpg', '/full/nonsense/0/default.jpg'].map(
    (rest) => MEMBERS + rest,
  );
  const OTHERS = [
    '/iiif/manifests/fb-MEMBERS-1881-1',
    '/iiif/annotations/f-MEMBERS-1881-1',
    '/iiif/thumbnails/MEMBERS-1881%2F1%2F1',
    '/iiif/thumbnails/MEMBERS-1881%2F1%2F1?width=104',
  ];

  it.each([...ADDRESSES, ...OTHERS])('looks to a visitor as if it were not there: %s', async (address) => {
    const refused = await get(address);
    const missing = await get(address.replace('MEMBERS', 'NOTHING'));
    expect([refused.statusCode, missing.statusCode]).toEqual([404, 404]);
    const words = ({ body }: { body: string }) => body.replace(/"requestId":"[^"]*"/u, '');
    expect(words(refused)).toBe(words(missing));
  });

  it('is shown to a member by the session of the browser, without being kept for others', async () => {
    const answer = await member.request({ url: `${MEMBERS}/full/200,/0/default.jpg` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Accept, Cookie, Authorization',
    });
    for (const address of OTHERS) expect((await member.request({ url: address })).statusCode).toBe(200);
  });

  it('is not shown any more once the session is over', async () => {
    const leaver = new TestBrowser(site.app, ORIGIN);
    await signInAs(leaver, ORIGIN, 'second@example.com', 'wexcombe-1881');
    expect((await leaver.request({ url: `${MEMBERS}/info.json` })).statusCode).toBe(200);
    await site.db.rows(
      "/* test.endSessions */ DELETE FROM oidc_payload WHERE model = 'Session' AND payload ->> 'accountId' = (SELECT id::text FROM member WHERE email = 'second@example.com')",
    );
    expect((await leaver.request({ url: `${MEMBERS}/info.json` })).statusCode).toBe(404);
  });

  it('is not there for a token that is none', async () => {
    expect((await get(`${MEMBERS}/info.json`, { authorization: 'Bearer nonsense' })).statusCode).toBe(404);
  });

  it('is probed before the tiles: a visitor learns that members see it, and of no page', async () => {
    const PROBE =
      'query Probe($id: ID!) { recordImage(recordId: $id) { standing name page { id lines { recordId } } } }';
    const probe = async (id: string, as?: object) =>
      (await site.ask<{ recordImage: { standing: string; page: { id: string } | null } }>(PROBE, { id }, as)).data!
        .recordImage;
    expect(await probe('MEMBERS-1881/1/1')).toMatchObject({ standing: 'REFUSED', page: null });
    expect(await probe('MEMBERS-1881/1/1', { memberId: 1 })).toMatchObject({
      standing: 'FOUND',
      page: { id: 'f-MEMBERS-1881-1' },
    });
    expect(await probe('FREE-1881/1/4')).toEqual({ standing: 'CLOSED', name: null, page: null });
    expect(await probe('REAL-1881/1/1')).toMatchObject({ standing: 'NONE', page: null });
    expect(await probe('nobody')).toEqual({ standing: 'MISSING', name: null, page: null });
    const page = await site.ask<{ pageImage: null; imageBook: null }>(
      'query Q { pageImage(id: "f-MEMBERS-1881-1") { id } imageBook(id: "fb-MEMBERS-1881-1") { id } }',
    );
    expect(page.data).toEqual({ pageImage: null, imageBook: null });
  });
});

describe('a book', () => {
  it('has a manifest with a canvas for each page, whose records are annotations with their place', async () => {
    const manifest = (await get('/iiif/manifests/fb-FREE-1881-1')).json<{
      items: { id: string; annotations: { id: string }[] }[];
    }>();
    expect(manifest).toMatchObject({
      '@context': 'http://iiif.io/api/presentation/3/context.json',
      type: 'Manifest',
      label: { en: ['Free 1881 (sample): Roche, enumeration district 1'] },
    });
    expect(manifest.items).toHaveLength(3);
    const annotations = await get(manifest.items[0]!.annotations[0]!.id.replace(ORIGIN, ''));
    const { items } = annotations.json<{ items: { target: string; body: { value: string } }[] }>();
    expect(items).toHaveLength(3);
    expect(items[0]!.body.value).toBe('Una1 Pinch, Census, 1881, Roche, Cornwall');
    expect(items[0]!.target).toMatch(/\/iiif\/canvases\/f-FREE-1881-1#xywh=\d+,\d+,\d+,\d+$/);
    expect(annotations.body).not.toContain('Canary');
  });
});

describe('a hundred tiles asked for', () => {
  it('leave the thread that answers to the pages: GraphQL answers meanwhile, and nothing holds it up', async () => {
    const tiles = Array.from(
      { length: 100 },
      (_, at) => `${FREE}/${(at % 10) * 200},${Math.floor(at / 10) * 150},200,150/max/0/gray.webp`,
    );
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const statuses: number[] = [];
    // As two browsers ask: by six connections each.
    const drawn = Promise.all(
      Array.from({ length: 12 }, async () => {
        for (let url = tiles.pop(); url !== undefined; url = tiles.pop()) statuses.push((await get(url)).statusCode);
      }),
    );
    let [isDrawn, answered] = [false, 0];
    const asking = (async () => {
      while (!isDrawn) {
        if ((await site.ask('query P { pageImage(id: "f-FREE-1881-1") { id } }')).data) answered += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    await drawn;
    expect(statuses).toEqual(Array.from({ length: 100 }, () => 200));
    isDrawn = true;
    await asking;
    delay.disable();
    expect(answered).toBeGreaterThan(5);
    // A hundred drawings on this thread would hold it for seconds; a busy machine holds it for some tens of
    // milliseconds.
    expect(delay.percentile(99) / 1e6).toBeLessThan(400);
  });

  it('are dropped when their reader goes', async () => {
    const started: string[] = [];
    const pixels = createPixels({
      files: { pathOf: () => Promise.resolve(null) },
      cacheFolder: mkdtempSync(path.join(tmpdir(), 'muniment-left-')),
      mostBytes: 1e6,
      queue: createWorkQueue({ atOnce: 1, most: 200 }),
      draw: async (task) => {
        started.push(task.kind);
        await new Promise((resolve) => setTimeout(resolve, 10));
        return Buffer.from('a picture');
      },
    });
    const page = (await pagesOf(site.db).page('f-FREE-1881-1'))!;
    const reader = new AbortController();
    const asked = Array.from({ length: 100 }, (_, at) => {
      const request = parseImageRequest(
        { region: `${at},0,2000,1500`, size: 'max', rotation: '0', file: 'default.jpg' },
        page,
      );
      if (isProblem(request)) throw new Error(request.message);
      return pixels.image(page, request, reader);
    });
    setTimeout(() => reader.abort(new Error('gone')), 25);
    expect(new Set((await Promise.allSettled(asked)).slice(10).map(({ status }) => status))).toEqual(
      new Set(['rejected']),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(started.length).toBeLessThan(10);
  });

  it('answer 503 with a time to try again when too many wait', async () => {
    const app = Fastify();
    app.get('/', (request, reply) => sendPicture(silentLog, request, reply, () => Promise.reject(new QueueFull())));
    const { statusCode, headers } = await app.inject('/');
    expect([statusCode, Number(headers['retry-after']) > 0, headers['cache-control']]).toEqual([503, true, 'no-store']);
    await app.close();
  });
});

describe('thumbnails', () => {
  it('REC-004 shows a record’s line by the record’s id', async () => {
    const answer = await get('/iiif/thumbnails/FREE-1881%2F1%2F1');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
    expect(
      await sharp((await get('/iiif/thumbnails/FREE-1881%2F1%2F1?width=104')).rawPayload).metadata(),
    ).toMatchObject({ format: 'webp', width: 104, height: 78 });
  });

  it('are listed with the results for readers who may see them', async () => {
    const db = site.db;
    const search = await createSearchEngine({
      db,
      settings: { dataDir: path.join(folder, 'index') },
      gazetteer: loadGazetteer(),
      log: silentLog,
    });
    const found = await startTestApp({ db, search });
    const listed = async (as?: object) => {
      const { data } = await found.ask<{ recordSearch: { hits: { id: string; hasThumbnail: boolean }[] } }>(
        'query S { recordSearch(input: { filters: [{ fieldId: "FirstName", values: ["una1"] }] }) { hits { id hasThumbnail } } }',
        {},
        as,
      );
      return Object.fromEntries(data!.recordSearch.hits.map(({ id, hasThumbnail }) => [id, hasThumbnail]));
    };
    expect(await listed()).toEqual({ 'FREE-1881/1/1': true, 'MEMBERS-1881/1/1': false, 'REAL-1881/1/1': false });
    expect(await listed({ memberId: 1 })).toEqual({
      'FREE-1881/1/1': true,
      'MEMBERS-1881/1/1': true,
      'REAL-1881/1/1': false,
    });
    await found.app.close();
  });

  it.each(['FREE-1881%2F1%2F4', 'nobody', '..%2F..%2Fx', 'REAL-1881%2F1%2F1'])('has none for %s', async (id) => {
    expect((await get(`/iiif/thumbnails/${id}`)).statusCode).toBe(404);
  });

  it('REC-005 shows family-search records one of ten different stock pictures, by the length of the id', async () => {
    const picture = async (id: string) =>
      (await get(`/iiif/thumbnails/${encodeURIComponent(id)}`)).rawPayload.toString('base64');
    const ten = new Map<number, string>();
    for (let length = 8; length < 18; length += 1)
      ten.set(length % 10, await picture(`${'F'.repeat(Math.max(0, length - 9))}${length > 8 ? '/' : ''}ABCD-123`));
    expect(new Set(ten.values()).size).toBe(10);
    expect(await picture('ABCD-124')).toBe(ten.get(8));
    expect(await picture('XY/ABCD-124'.slice(1))).toBe(ten.get(0));
  });
});
