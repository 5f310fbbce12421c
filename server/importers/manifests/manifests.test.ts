import { readdirSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import fc from 'fast-check';
import sharp from 'sharp';

import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createFolderStore } from '#server/platform/files/createFolderStore.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { altoPage, writeFiles } from '#test/support/newspaperFiles.ts';
import { openNewspaperFolder } from '#test/support/newspaperFolder.ts';

import type { NewspaperImport } from '../newspapers/importNewspapers.ts';
import { importManifest } from './importManifest.ts';
import { isPublicAddress } from './publicAddress.ts';
import { type Network, openNetwork } from './RemoteFiles.ts';

const HOST = 'papers.example';
const AT = `https://${HOST}`;
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let db: Database;
let folder: string;
let close: () => Promise<void>;
let server: Server;
/** Answers of the other site, by path. */
let answers: Record<string, Answer> = {};
/** Addresses that were asked, each with its path. */
let asked: string[] = [];
/** What names mean, in the order of being asked. */
let names: Record<string, string[][]> = {};

const OPEN = ['93.184.215.14'];
/** Every address is this machine's own, whichever it was found to be. */
const network: Network = {
  resolve: (host) =>
    Promise.resolve((names[host]?.length ?? 0) > 1 ? (names[host]?.shift() ?? []) : (names[host]?.[0] ?? [])),
  request: (url, address, signal) =>
    new Promise((resolve, reject) => {
      asked.push(`${address} ${url.pathname}`);
      get(
        { host: '127.0.0.1', port: (server.address() as AddressInfo).port, path: url.pathname, signal },
        resolve,
      ).once('error', reject);
    }),
};

const json =
  (body: unknown): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const bytes =
  (body: string | Buffer): Answer =>
  (_request, response) =>
    void response.writeHead(200).end(body);
const leadTo =
  (address: string): Answer =>
  (_request, response) =>
    void response.writeHead(302, { location: address }).end();

const canvas = (n: number, more: object = {}) => ({
  id: `${AT}/c/${n}`,
  type: 'Canvas',
  label: { en: [`Page ${n}`] },
  width: 1_000,
  height: 1_500,
  items: [
    {
      type: 'AnnotationPage',
      items: [{ type: 'Annotation', motivation: 'painting', body: { id: `${AT}/${n}.png`, type: 'Image' } }],
    },
  ],
  ...more,
});
const alto = (n: number) => ({
  seeAlso: [{ id: `${AT}/${n}.xml`, type: 'Dataset', profile: 'http://www.loc.gov/standards/alto/ns-v4#' }],
});
const manifest = (items: object[], more: object = {}) => ({
  type: 'Manifest',
  label: { en: ['The Echo'] },
  navDate: '1850-01-02T00:00:00Z',
  items,
  ...more,
});

interface Done {
  faults: string[];
  done: Awaited<ReturnType<typeof importManifest>>;
}
async function importOf(source: string, hosts: string[] = [HOST], more: Partial<NewspaperImport> = {}): Promise<Done> {
  const faults: string[] = [];
  const done = await importManifest(
    db,
    {
      source,
      titleName: null,
      access: [],
      isCheckOnly: false,
      dataDir: path.join(folder, 'data'),
      files: createFolderStore(path.join(folder, 'data')),
      gazetteer: loadGazetteer(),
      onFault: ({ file, reason }) => Promise.resolve(void faults.push(`${file}: ${reason}`)),
      onPassedOver: () => Promise.resolve(),
      onFound: () => undefined,
      onIssue: () => undefined,
      signal: new AbortController().signal,
      ...more,
    },
    hosts,
    network,
  );
  expect(readdirSync(path.join(folder, 'data/imports'))).toEqual([]);
  return { faults, done };
}
const refusal = (source: string, hosts?: string[]): Promise<string> =>
  importOf(source, hosts).then(
    () => 'it was imported',
    (error: unknown) => (error as Error).message,
  );

beforeAll(async () => {
  ({ db, folder, close } = await openNewspaperFolder());
  server = createServer((request, response) =>
    (answers[request.url ?? ''] ?? ((_request, missing) => missing.writeHead(404).end()))(request, response),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  await close();
});
beforeEach(async () => {
  const picture = await sharp({ create: { width: 1_000, height: 1_500, channels: 3, background: '#f4efe2' } })
    .png()
    .toBuffer();
  answers = {
    '/1.png': bytes(picture),
    '/2.png': bytes(picture),
    '/1.xml': bytes(altoPage(['fire at the mill'])),
    '/m.json': json(manifest([canvas(1, alto(1))])),
  };
  names = { [HOST]: [OPEN] };
  asked = [];
});

const pagesOf = (issue: string) =>
  db.rows<{ text: string; has: boolean; width: number }>(
    '/* test.pages */ SELECT text, image_id IS NOT NULL AS has, width FROM newspaper_page JOIN page_text ON page_id = id WHERE issue_id = $1 ORDER BY position',
    [issue],
  );

describe('the issue of a manifest', () => {
  it('is copied and imported with its ALTO and its images, and changes nothing the second time', async () => {
    const { faults, done } = await importOf(`${AT}/m.json`);
    expect([faults, done.pages, done.titles.map(({ name }) => name)]).toEqual([[], 1, ['The Echo']]);
    expect(await pagesOf('n-the-echo/18500102')).toEqual([{ text: 'fire at the mill', has: true, width: 1_000 }]);
    expect((await importOf(`${AT}/m.json`)).done).toMatchObject({ issues: 0, unchanged: 1 });
    expect(await db.rows('/* test.batch */ SELECT DISTINCT source FROM newspaper_batch')).toEqual([
      { source: `${AT}/m.json` },
    ]);
  });

  it('is not taken where the other site has changed it since it was checked', async () => {
    const navDate = '1852-05-06T00:00:00Z';
    answers['/m.json'] = json(manifest([canvas(1, alto(1))], { navDate }));
    let checked: string | null = null;
    const onIssue: NewspaperImport['onIssue'] = ({ taken }) => (checked = taken?.madeFrom ?? null);
    await importOf(`${AT}/m.json`, [HOST], { isCheckOnly: true, onIssue });
    expect(checked).not.toBeNull();
    answers['/1.xml'] = bytes(altoPage(['quite another text']));
    const { faults, done } = await importOf(`${AT}/m.json`, [HOST], { checked });
    expect([faults, done.issues]).toEqual([[expect.stringContaining('is another one than was checked')], 0]);
    answers['/1.xml'] = bytes(altoPage(['fire at the mill']));
    expect((await importOf(`${AT}/m.json`, [HOST], { checked })).done.issues).toBe(1);
  });

  it('may be a file, and its text annotations, on the page or at an address, with boxes of their lines', async () => {
    const line = {
      type: 'Annotation',
      motivation: 'supplementing',
      body: { type: 'TextualBody', value: 'a line & more' },
      target: `${AT}/c/1#xywh=100,200,300,40`,
    };
    answers['/lines'] = json({
      type: 'AnnotationPage',
      items: [{ ...line, body: { ...line.body, value: 'of a list' } }],
    });
    const items = [
      canvas(1, { annotations: [{ id: `${AT}/x`, type: 'AnnotationPage', items: [line] }] }),
      canvas(2, { annotations: [{ id: `${AT}/lines`, type: 'AnnotationPage' }] }),
    ];
    writeFiles(folder, { 'own.json': JSON.stringify(manifest(items, { navDate: '1851-03-04T00:00:00Z' })) });
    expect((await importOf(path.join(folder, 'own.json'))).done.pages).toBe(2);
    expect((await pagesOf('n-the-echo/18510304')).map(({ text }) => text)).toEqual(['a line & more', 'of a list']);
  });

  it('has pages without what could not be copied, each named by its address', async () => {
    const items = [
      canvas(1, alto(1)),
      canvas(2, { ...alto(2), items: [{ items: [{ body: { id: `${AT}/none.png`, type: 'Image' } }] }] }),
      canvas(3, alto(3)),
      canvas(4, alto(4)),
    ];
    Object.assign(answers, {
      '/m.json': json(manifest(items, { navDate: '1852-01-02T00:00:00Z' })),
      '/2.xml': bytes(altoPage(['two'])),
      '/3.png': bytes('<html>no picture</html>'),
      '/3.xml': bytes('<html>no ALTO</html>'),
      '/4.png': answers['/1.png'],
    });
    const { faults } = await importOf(`${AT}/m.json`);
    expect(faults).toEqual([
      `${AT}/none.png: is not there: the site answers 404`,
      `${AT}/3.png: is no image that can be read here`,
      `${AT}/4.xml: is not there: the site answers 404`,
      `${AT}/2.xml: page without an image: there is none beside it`,
      expect.stringMatching(/^https:\/\/papers\.example\/3\.xml: /u),
      expect.stringMatching(/^https:\/\/papers\.example\/3\.xml: /u),
      `${AT}/4.xml: page without text`,
    ]);
  });
});

describe('a manifest that is not fetched', () => {
  it.each<[string, string, string]>([
    ['not https', 'http://papers.example/m.json', 'is not an https address'],
    ['with a password', 'https://me:secret@papers.example/m.json', 'holds a password'],
    [
      'a host that was not named',
      'https://other.example/m.json',
      'is on other.example: name it with --host to fetch from there',
    ],
    [
      'a port that was not named',
      'https://papers.example:8443/m.json',
      'is on papers.example:8443: name it with --host to fetch from there',
    ],
    ['not there', `${AT}/none.json`, 'is not there: the site answers 404'],
  ])('%s', async (_what, source, reason) => {
    expect(await refusal(source)).toBe(`${source} ${reason}.`);
  });

  it.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['169.254.169.254'],
    ['192.168.0.1'],
    ['[::1]'],
    ['[::ffff:10.0.0.1]'],
    ['[fd00::1]'],
    ['2130706433'],
    ['0x7f.1'],
  ])('the private address %s, even if it was named', async (host) => {
    const source = `https://${host}/m.json`;
    expect(await refusal(source, [new URL(source).host])).toContain('which is an address within a private network');
    expect(asked).toEqual([]);
  });

  it('a name that leads into a private network, or does so besides', async () => {
    for (const addresses of [['10.0.0.1'], [...OPEN, '127.0.0.1'], ['fe80::1'], ['2002:7f00:1::']]) {
      names[HOST] = [addresses];
      expect(await refusal(`${AT}/m.json`)).toContain('which is an address within a private network');
    }
    names[HOST] = [[]];
    expect(await refusal(`${AT}/m.json`)).toContain('which has no address');
    expect(asked).toEqual([]);
  });

  it('a name that becomes private between two requests', async () => {
    names[HOST] = [OPEN, ['127.0.0.1']];
    answers['/m.json'] = leadTo('/again.json');
    expect(await refusal(`${AT}/m.json`)).toContain('which is an address within a private network');
    expect(asked).toEqual([`${OPEN[0] ?? ''} /m.json`]);
  });

  it.each<[string, string]>([
    [
      'https://10.0.0.1/m.json',
      'leads to https://10.0.0.1/m.json, which is on 10.0.0.1: name it with --host to fetch from there',
    ],
    [
      'https://other.example/m.json',
      'leads to https://other.example/m.json, which is on other.example: name it with --host to fetch from there',
    ],
    ['http://papers.example/m.json', 'leads to http://papers.example/m.json, which is not an https address'],
    ['file:///etc/passwd', 'leads to file:///etc/passwd, which is not an https address'],
    [`${AT}/m.json`, 'leads from one address to the next without end'],
  ])('one that leads to %s', async (target, reason) => {
    answers['/m.json'] = leadTo(target);
    expect(await refusal(`${AT}/m.json`)).toBe(`${AT}/m.json ${reason}.`);
    expect(asked.length).toBeLessThanOrEqual(6);
  });

  it.each<[string, Answer, string]>([
    [
      'a gigabyte by its own word',
      (_request, response) => void response.writeHead(200, { 'content-length': String(1024 ** 3) }).write('{'),
      'is larger than 20 MB',
    ],
    [
      'more than it says',
      (_request, response) => {
        const more = (): void =>
          void (response.destroyed || response.write(Buffer.alloc(1 << 20, ' '), () => setImmediate(more)));
        response.writeHead(200);
        more();
      },
      'is larger than 20 MB',
    ],
    [
      'packed',
      (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
      'comes packed, which was not asked for',
    ],
    ['no JSON', bytes('<html></html>'), 'is not JSON'],
    ['no manifest', json({ type: 'Canvas' }), 'is not a IIIF manifest'],
    ['a collection', json({ type: 'Collection', items: [] }), 'is a IIIF collection: name the manifest of each issue'],
    [
      'of 501 pages',
      json(manifest(Array.from({ length: 501 }, (_, n) => canvas(n)))),
      'has 501 pages: an issue has 500 at most',
    ],
    ['without a date', json({ ...manifest([canvas(1)]), navDate: undefined }), 'names no date'],
    [
      'of a day that never was',
      json({ ...manifest([canvas(1)]), navDate: '1752-09-05T00:00:00Z' }),
      'names no date of one day: 1752-09-05',
    ],
  ])('one that is %s', async (_what, answer, reason) => {
    answers['/m.json'] = answer;
    expect(await refusal(`${AT}/m.json`)).toBe(`${AT}/m.json ${reason}.`);
  });

  it('one that is cut off', async () => {
    answers['/m.json'] = (_request, response) =>
      void response.writeHead(200, { 'content-length': '100' }).write('{"type"', () => response.destroy());
    expect(await refusal(`${AT}/m.json`)).toMatch(/^https:\/\/papers\.example\/m\.json cannot be fetched: /u);
  });

  it('from any address but the one that was judged', async () => {
    let connections = 0;
    server.once('connection', () => (connections += 1));
    // The name means nothing, and what answers speaks no TLS: that it is reached shows that no name was looked up.
    const { port } = server.address() as AddressInfo;
    await expect(
      openNetwork.request(new URL(`https://${HOST}:${port}/m.json`), '127.0.0.1', new AbortController().signal),
    ).rejects.toMatchObject({ code: expect.stringMatching(/SSL|EPROTO|ECONNRESET/u) as string });
    expect(connections).toBe(1);
  });

  it('by a command without its host', async () => {
    expect(await runAdmin(db, ['import-newspapers', `${AT}/m.json`])).toMatchObject({
      code: 1,
      err: `${AT}/m.json is on ${HOST}: name it with --host to fetch from there.`,
    });
  });
});

it('no address of a private network passes for a public one', () => {
  const privates: fc.Arbitrary<string>[] = [
    ['10', 1],
    ['127', 1],
    ['192.168', 2],
    ['169.254', 2],
    ['100.64', 2],
    ['172.16', 2],
    ['0', 1],
    ['239', 1],
    ['255', 1],
  ].map(([start, given]) =>
    fc
      .array(fc.integer({ min: 0, max: 255 }), { minLength: 4 - Number(given), maxLength: 4 - Number(given) })
      .map((rest) => [start, ...rest].join('.')),
  );
  fc.assert(
    fc.property(fc.oneof(...privates), (address) => !isPublicAddress(address) && !isPublicAddress(`::ffff:${address}`)),
  );
  fc.assert(
    fc.property(
      fc.ipV6().filter((address) => !/^[23]/u.test(address)),
      (address) => !isPublicAddress(address),
    ),
  );
  expect(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'].map(isPublicAddress)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['', 'papers.example', '1.2.3', '93.184.215.14:80'].map(isPublicAddress)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
