import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import type { Network } from '../manifests/RemoteFiles.ts';
import { manifestPictures } from './manifestPictures.ts';

const HOST = 'iiif.example';
const AT = `https://${HOST}`;
/** Answers of the other site, by path. */
let answers: Record<string, string> = {};
let server: Server;
const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-book-manifests-'));

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const answer = answers[url];
    if (answer === undefined) response.writeHead(404).end();
    else response.writeHead(200).end(answer);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const network = (address: string): Network => ({
  resolve: () => Promise.resolve([address]),
  request: (url, _address, signal) =>
    new Promise((resolve, reject) => {
      get(
        { host: '127.0.0.1', port: (server.address() as AddressInfo).port, path: url.pathname, signal },
        resolve,
      ).once('error', reject);
    }),
});
const canvas = (image: string) => ({
  type: 'Canvas',
  id: `${image}/canvas`,
  label: { en: ['1'] },
  width: 100,
  height: 100,
  items: [
    {
      type: 'AnnotationPage',
      items: [{ type: 'Annotation', motivation: 'painting', body: { type: 'Image', id: image, format: 'image/jpeg' } }],
    },
  ],
});
const manifest = (...images: string[]) =>
  JSON.stringify({ type: 'Manifest', id: `${AT}/m.json`, label: { en: ['A register'] }, items: images.map(canvas) });
const copied = async (address = '93.184.215.14') => {
  const found = await manifestPictures(`${AT}/m.json`, { folder, manifestHosts: [HOST] }, network(address));
  const pages: [string, string][] = [];
  await found.each(async ({ name, at }) => void pages.push([name, readFileSync(at, 'utf8')]));
  return pages;
};

it('copies the images that a manifest names, in their order', async () => {
  answers = { '/m.json': manifest(`${AT}/1.jpg`, `${AT}/2.jpg`), '/1.jpg': 'one', '/2.jpg': 'two' };
  expect(await copied()).toEqual([
    [`${AT}/m.json 1`, 'one'],
    [`${AT}/m.json 2`, 'two'],
  ]);
});

it.each<[string, Record<string, string>, string | undefined, RegExp]>([
  ['that is not there', {}, undefined, /is not there: the site answers 404/u],
  ['that is no JSON', { '/m.json': '<html>' }, undefined, /is no manifest/u],
  [
    'that names images elsewhere',
    { '/m.json': manifest('https://other.example/1.jpg') },
    undefined,
    /is on other.example: nothing may be fetched from there/u,
  ],
  [
    'within a private network',
    { '/m.json': manifest(`${AT}/1.jpg`) },
    '10.0.0.1',
    /an address within a private network/u,
  ],
  ['of which an image is missing', { '/m.json': manifest(`${AT}/1.jpg`) }, undefined, /1.jpg is not there/u],
])('a manifest %s is refused in words', async (_what, given, address, words) => {
  answers = given;
  await expect(copied(address)).rejects.toThrow(words);
});
