import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import type { Database } from '#server/platform/db/database.ts';
import { createFolderStore } from '#server/platform/files/createFolderStore.ts';
import { blackPng } from '#test/support/blackPng.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { tiff } from '#test/support/tiff.ts';

import { keepMaster } from '../keepMaster.ts';
import { runDrawTask } from '../processes/runDrawTask.ts';
import { masterKey } from './masterFiles.ts';

/** What refusing one picture may add to the memory of the process. */
const MEMORY_BUDGET = 150 * 1024 ** 2;
/** Far less than unpacking any of them would take. */
const LONGEST_MS = 5_000;
/** Large enough for a smaller copy. */
const PAGE = { width: 1_000, height: 1_200 };
const SIZE = { width: 400, height: 600 };

let folder: string;
let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'muniment-bombs-'));
}, 60_000);
afterAll(async () => {
  await db?.close();
  rmSync(folder, { recursive: true, force: true });
});

const flat = (size: { width: number; height: number }) =>
  sharp({ create: { ...size, channels: 3, background: '#ddd' }, limitInputPixels: false });

const [WIDTH, HEIGHT, ENTRY] = [256, 257, 12];

/** A kept page whose first smaller copy says that it has 100,000 by 100,000 pixels. */
function withVastCopy(page: Buffer): Buffer {
  const first = page.readUInt32LE(4);
  const copy = page.readUInt32LE(first + 2 + page.readUInt16LE(first) * ENTRY);
  for (let nth = 0; nth < page.readUInt16LE(copy); nth += 1) {
    const at = copy + 2 + nth * ENTRY;
    if (![WIDTH, HEIGHT].includes(page.readUInt16LE(at))) continue;
    page.writeUInt16LE(4, at + 2);
    page.writeUInt32LE(100_000, at + 8);
  }
  return page;
}

/** What work adds to the memory, and how long it takes. */
async function spent<Result>(work: () => Promise<Result>): Promise<{ result: Result; bytes: number; ms: number }> {
  const [before, from] = [process.memoryUsage().rss, performance.now()];
  const result = await work();
  return { result, bytes: process.memoryUsage().rss - before, ms: performance.now() - from };
}

/** Pictures that say of themselves what would fill the memory, or what no page is. */
const BOMBS: [string, () => Buffer | Promise<Buffer>][] = [
  ['a TIFF of 100,000 by 100,000 pixels', () => tiff({ width: 100_000, height: 100_000 })],
  ['a TIFF of 4,294,967,295 pixels in a row', () => tiff({ width: 0xffffffff, height: 1 })],
  [
    'a TIFF of a hundred channels of numbers of 64 bits',
    () => tiff({ width: 10_000, height: 10_000, channels: 100, bits: 64 }),
  ],
  ['a TIFF of a thousand channels', () => tiff({ width: 2_000, height: 2_000, channels: 1_000 })],
  ['a TIFF of tiles of 65,520 by 65,520 pixels', () => tiff({ tileSide: 65_520 })],
  ['a TIFF of 268 million strips', () => tiff({ strips: 0x0fffffff })],
  ['a TIFF whose directories lead into each other', () => tiff({ subIfd: 8, stripOffset: 0xf0000000, next: 8 })],
  ['a PNG of 30,000 by 30,000 pixels in a few kilobytes', () => blackPng(30_000, 30_000)],
  [
    'a drawing that names a file',
    () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><image href="file:///etc/passwd" width="9" height="9"/></svg>',
      ),
  ],
  ['half a JPEG', async () => (await flat(SIZE).jpeg().toBuffer()).subarray(0, 600)],
];

describe('a picture that is taken in as a page', () => {
  it.each(BOMBS)('is refused when it is %s, before it is unpacked', async (_what, make) => {
    const bytes = await make();
    const { result, ...cost } = await spent(() => keepMaster(db, createFolderStore(folder), bytes));
    expect(result).toBeNull();
    expect(cost.bytes).toBeLessThan(MEMORY_BUDGET);
    expect(cost.ms).toBeLessThan(LONGEST_MS);
  });

  it('is kept when it is a sound TIFF, of tiles, or a PNG of sixteen bits', async () => {
    const deep = await flat(SIZE).pipelineColourspace('rgb16').toColourspace('rgb16').png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    expect(await keepMaster(db, createFolderStore(folder), tiff({}))).toMatchObject(SIZE);
    expect(await keepMaster(db, createFolderStore(folder), deep)).toMatchObject(SIZE);
    expect(
      await keepMaster(db, createFolderStore(folder), await flat(SIZE).tiff({ tile: true }).toBuffer()),
    ).toMatchObject(SIZE);
  });

  it.each([
    [1, 1],
    [50, 70],
    [128, 128],
    [512, 20],
    [513, 20],
  ])('is shown, and covered, when it has %d by %d pixels', async (width, height) => {
    const size = { width, height };
    const kept = await keepMaster(db, createFolderStore(folder), await flat(size).png().toBuffer());
    expect(kept).toMatchObject(size);
    const file = path.join(folder, masterKey(kept?.contentHash ?? ''));
    const region = { x: 0, y: 0, ...size };
    const request = { region, size, rotation: 0, isMirrored: false, quality: 'default', format: 'jpg' } as const;
    const cut = await runDrawTask({ kind: 'cut', file, size, request: { ...request, canonical: '' } });
    expect(await sharp(cut).metadata()).toMatchObject(size);
    expect(await sharp(await runDrawTask({ kind: 'cover', file, size, covered: [region] })).metadata()).toMatchObject(
      size,
    );
  });
});

describe('a kept page whose file was changed by another hand', () => {
  const request = {
    region: { x: 0, y: 0, ...SIZE },
    size: { width: 200, height: 300 },
    rotation: 0,
    isMirrored: false,
    quality: 'default',
    format: 'jpg',
    canonical: '',
  } as const;
  const covered = [{ x: 10, y: 10, width: 50, height: 50 }];
  let file: string;
  beforeAll(async () => {
    const kept = await keepMaster(db, createFolderStore(folder), await flat(SIZE).png().toBuffer());
    file = path.join(folder, masterKey(kept?.contentHash ?? ''));
    expect(await sharp(await runDrawTask({ kind: 'cut', file, size: SIZE, request })).metadata()).toMatchObject({
      width: 200,
      height: 300,
    });
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ...BOMBS,
    ['a sound picture of another size', () => flat({ width: 4_000, height: 6_000 }).tiff().toBuffer()],
    ['a sound picture of another kind', () => flat(SIZE).png().toBuffer()],
  ])('is neither cut nor covered when it is %s now', async (_what, make) => {
    writeFileSync(file, await make());
    for (const task of [
      { kind: 'cut', file, size: SIZE, request },
      { kind: 'cover', file, size: SIZE, covered },
    ] as const) {
      const { result, ...cost } = await spent(() =>
        runDrawTask(task).then(
          () => 'drawn',
          () => 'refused',
        ),
      );
      expect(result).toBe('refused');
      expect(cost.bytes).toBeLessThan(MEMORY_BUDGET);
      expect(cost.ms).toBeLessThan(LONGEST_MS);
    }
  });

  it('is not cut from a smaller copy in its file that says it is vast', async () => {
    writeFileSync(
      file,
      withVastCopy(
        await sharp({ create: { ...PAGE, channels: 3, background: '#ddd' } })
          .tiff({ tile: true, tileWidth: 256, tileHeight: 256, pyramid: true, compression: 'jpeg' })
          .toBuffer(),
      ),
    );
    const at = (size: { width: number; height: number }) =>
      spent(() =>
        runDrawTask({
          kind: 'cut',
          file,
          size: PAGE,
          request: { ...request, region: { x: 0, y: 0, ...PAGE }, size },
        }).then(
          () => 'drawn',
          () => 'refused',
        ),
      );
    expect((await at(PAGE)).result).toBe('drawn');
    const { result, ...cost } = await at({ width: 500, height: 600 });
    expect(result).toBe('refused');
    expect(cost.bytes).toBeLessThan(MEMORY_BUDGET);
    expect(cost.ms).toBeLessThan(LONGEST_MS);
  });
});
