import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { type S3Server, startS3Server } from '#test/support/server/startS3Server.ts';

import { createFolderStore } from './createFolderStore.ts';
import { createLocalCopies } from './createLocalCopies.ts';
import { createS3Store } from './createS3Store.ts';
import type { FileStore } from './FileStore.ts';

const home = mkdtempSync(path.join(os.tmpdir(), 'muniment-files-'));
const MEGABYTE = 1024 ** 2;
const bytes = randomBytes(3 * MEGABYTE);
const most = { mostBytes: 8 * MEGABYTE };
let server: S3Server;

const settings = (change: object = {}) => ({
  bucket: server.bucket,
  endpoint: server.endpoint,
  region: 'us-east-1',
  prefix: '',
  copyBytes: 100 * MEGABYTE,
  ...change,
});
const openS3 = (name: string, change: object = {}) => createS3Store(settings(change), path.join(home, name));
const textOf = async (stream: Readable | null) => stream && (await buffer(stream)).toString();
const all = async (store: FileStore, prefix: string) => {
  const found: string[] = [];
  for await (const { key, bytes: size } of store.list(prefix)) found.push(`${key} ${size}`);
  return found.sort();
};
/** A source that gives some bytes and breaks off. */
const broken = () =>
  Readable.from(
    (async function* give() {
      yield bytes.subarray(0, MEGABYTE);
      await Promise.resolve();
      throw new Error('broken off');
    })(),
  );

beforeAll(async () => {
  server = await startS3Server(path.join(home, 's3'));
});

afterAll(async () => {
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

describe.each(['folder', 's3'])('files in a store of the kind %s', (kind) => {
  let store: FileStore;
  beforeAll(() => {
    store =
      kind === 'folder' ? createFolderStore(path.join(home, 'folder')) : openS3('copies', { prefix: 'site-one/' });
  });
  afterAll(() => store.close());

  it('can be written to and read', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });

  it('gives back what it was given, as a stream, a part and a path', async () => {
    expect(
      await store.write('images/ab/one.tif', Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)]), most),
    ).toBe(bytes.length);
    expect(await store.sizeOf('images/ab/one.tif')).toBe(bytes.length);
    expect(bytes.equals(await buffer((await store.read('images/ab/one.tif'))!))).toBe(true);
    expect(
      bytes.subarray(10, 21).equals(await buffer((await store.read('images/ab/one.tif', { from: 10, to: 20 }))!)),
    ).toBe(true);
    expect(bytes.equals(readFileSync((await store.pathOf('images/ab/one.tif'))!))).toBe(true);
    expect(
      bytes.equals((await store.withPath('images/ab/one.tif', (file) => Promise.resolve(readFileSync(file))))!),
    ).toBe(true);
  });

  it('takes ranges that reach or start behind the end, and turned ones', async () => {
    await store.write('ranges/text', Buffer.from('muniment'), most);
    expect(await textOf(await store.read('ranges/text', { from: 4, to: 99 }))).toBe('ment');
    expect(await textOf(await store.read('ranges/text', { from: 8, to: 99 }))).toBe('');
    expect(await textOf(await store.read('ranges/text', { from: 5, to: 3 }))).toBe('');
  });

  it('keeps an empty file', async () => {
    expect(await store.write('empty', Buffer.alloc(0), most)).toBe(0);
    expect([await store.sizeOf('empty'), await textOf(await store.read('empty'))]).toEqual([0, '']);
  });

  it('answers null for a file that is not there, whatever is asked', async () => {
    expect([
      await store.sizeOf('none'),
      await store.read('none'),
      await store.read('none', { from: 0, to: 3 }),
      await store.read('none', { from: 3, to: 0 }),
      await store.pathOf('none'),
    ]).toEqual([null, null, null, null, null]);
    let isCalled = false;
    expect(await store.withPath('none', () => Promise.resolve((isCalled = true)))).toBeNull();
    expect(isCalled).toBe(false);
    await expect(store.remove('none')).resolves.toBeUndefined();
  });

  it('refuses one byte too many and keeps nothing of it', async () => {
    await expect(
      store.write('big', Readable.from([Buffer.alloc(100), Buffer.alloc(1)]), { mostBytes: 100 }),
    ).rejects.toMatchObject({ name: 'FileTooLarge' });
    expect([await store.sizeOf('big'), await store.write('big', Buffer.alloc(100), { mostBytes: 100 })]).toEqual([
      null,
      100,
    ]);
  });

  it('keeps nothing of a source that breaks off', async () => {
    await expect(store.write('cut/off', broken(), most)).rejects.toThrow('broken off');
    expect([await store.sizeOf('cut/off'), await all(store, 'cut/')]).toEqual([null, []]);
  });

  it('lists what starts so, and nothing else', async () => {
    await store.write('gedcom/1.upload', Buffer.from('one'), most);
    await store.write('gedcom/12.upload', Buffer.from('twelve'), most);
    await store.write('gedcoms/3.upload', Buffer.from('x'), most);
    expect(await all(store, 'gedcom/')).toEqual(['gedcom/1.upload 3', 'gedcom/12.upload 6']);
    expect(await all(store, 'gedcom/12')).toEqual(['gedcom/12.upload 6']);
    expect(await all(store, 'nothing/')).toEqual([]);
  });

  it('forgets what is deleted, its copy too', async () => {
    await store.write('gone/1', Buffer.from('x'), most);
    const file = await store.pathOf('gone/1');
    await store.remove('gone/1');
    expect([await store.sizeOf('gone/1'), await store.pathOf('gone/1'), existsSync(file!)]).toEqual([
      null,
      null,
      false,
    ]);
  });

  it('takes the same file from two writers at once', async () => {
    await Promise.all([1, 2, 3].map(() => store.write('twice', bytes, most)));
    expect(bytes.equals(await buffer((await store.read('twice'))!))).toBe(true);
  });

  it.each([
    '',
    '..',
    '../etc/passwd',
    'a/../b',
    '/a',
    'a//b',
    'a/',
    'Große',
    'a b',
    '.hidden',
    'a\\b',
    'a\0',
    'x'.repeat(101),
    'a/b/c/d/e/f/g',
  ])('refuses the key %j', async (key) => {
    await expect(store.write(key, Buffer.from('x'), most)).rejects.toThrow('not one of ours');
    await expect(store.read(key)).rejects.toThrow('not one of ours');
    await expect(store.pathOf(key)).rejects.toThrow('not one of ours');
  });
});

describe('files in a folder', () => {
  it('lets no other user read what is private', async () => {
    await createFolderStore(path.join(home, 'private')).write('gedcom/1.upload', Buffer.from('x'), {
      ...most,
      isPrivate: true,
    });
    expect(statSync(path.join(home, 'private/gedcom/1.upload')).mode & 0o077).toBe(0);
  });
});

describe('files in a bucket', () => {
  it('are seen by another copy of the site, and not by a site with another prefix', async () => {
    const [one, two, other] = [
      openS3('one', { prefix: 'a/' }),
      openS3('two', { prefix: 'a/' }),
      openS3('other', { prefix: 'b/' }),
    ];
    await one.write('shared/1', Buffer.from('seen'), most);
    expect([
      await textOf(await two.read('shared/1')),
      await other.read('shared/1'),
      await all(other, 'shared/'),
    ]).toEqual(['seen', null, []]);
  });

  it('are fetched once for many who ask at the same time, and not again', async () => {
    const store = openS3('once');
    await store.write('often', bytes, most);
    const before = server.requests('GET');
    const files = await Promise.all(Array.from({ length: 8 }, () => store.pathOf('often')));
    expect([new Set(files).size, (await store.pathOf('often')) === files[0], server.requests('GET') - before]).toEqual([
      1,
      true,
      1,
    ]);
  });

  it('leave no copy behind that was wanted for one piece of work, whatever comes of it', async () => {
    const store = openS3('passing');
    await store.write('upload', bytes, most);
    let file = '';
    await expect(
      store.withPath('upload', (at) => Promise.reject(new Error(`no tree in ${(file = at)}`))),
    ).rejects.toThrow('no tree');
    expect([
      file !== '',
      existsSync(file),
      readdirSync(path.join(home, 'passing/passing')),
      readdirSync(path.join(home, 'passing/kept')),
    ]).toEqual([true, false, [], []]);
  });

  it('give up the copies used longest ago when the budget is full, but none that was used just now', async () => {
    const store = openS3('budget', { copyBytes: 5 * MEGABYTE });
    const copies: string[] = [];
    for (const n of [1, 2, 3]) {
      await store.write(`page/${n}`, bytes, most);
      copies.push((await store.pathOf(`page/${n}`))!);
    }
    expect(copies.map((file) => existsSync(file))).toEqual([true, true, true]);
    const [long, longer] = [Date.now() / 1000 - 3600, Date.now() / 1000 - 7200];
    utimesSync(copies[0]!, long, long);
    utimesSync(copies[1]!, longer, longer);
    await store.write('page/4', Buffer.from('x'), most);
    await store.pathOf('page/4');
    expect(copies.map((file) => existsSync(file))).toEqual([false, false, true]);
    expect(bytes.equals(readFileSync((await store.pathOf('page/1'))!))).toBe(true);
  });

  it('are refused where they do not arrive as they were stored', async () => {
    const store = openS3('damaged');
    await store.write('damaged', bytes, most);
    const object = server.fileOf('damaged');
    const whole = readFileSync(object);
    whole[5000]! ^= 1;
    writeFileSync(object, whole);
    await expect(store.pathOf('damaged')).rejects.toThrow('did not arrive as it was stored');
    truncateSync(object, 100);
    await expect(store.pathOf('damaged')).rejects.toThrow('did not arrive as it was stored');
    expect([readdirSync(path.join(home, 'damaged/kept')), readdirSync(path.join(home, 'damaged/passing'))]).toEqual([
      [],
      [],
    ]);
  });

  it('have no name that others find before they are looked at', async () => {
    const folder = path.join(home, 'unlooked');
    const there: string[][] = [];
    const copies = createLocalCopies(folder, MEGABYTE, () =>
      Promise.resolve({
        body: Readable.from([Buffer.from('changed')]),
        bytes: 7,
        get sha256() {
          there.push(readdirSync(path.join(folder, 'kept')));
          return 'that of another file';
        },
      }),
    );
    await expect(copies.pathOf('one')).rejects.toThrow('did not arrive as it was stored');
    expect(there.flat()).toEqual([]);
    expect(there.length).toBeGreaterThan(0);
  });

  it('are stored although the service fails twice in between', async () => {
    const store = openS3('again');
    server.failNext(2);
    await store.write('again', bytes, most);
    expect(bytes.equals(await buffer((await store.read('again'))!))).toBe(true);
  });

  it('name what is wrong with the settings', async () => {
    await expect(openS3('wrong', { bucket: 'no-such-bucket' }).check()).rejects.toThrow(
      'There is no such bucket: the bucket no-such-bucket',
    );
    await expect(openS3('away', { endpoint: 'http://127.0.0.1:9' }).check()).rejects.toThrow(
      'Files cannot be kept in the bucket',
    );
    const key = process.env.AWS_ACCESS_KEY_ID;
    process.env.AWS_ACCESS_KEY_ID = 'WRONG';
    await expect(openS3('forbidden').check()).rejects.toThrow('This site may not write to the bucket');
    process.env.AWS_ACCESS_KEY_ID = key;
  });
});
