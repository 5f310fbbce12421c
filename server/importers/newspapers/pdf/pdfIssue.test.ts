import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, deflateSync } from 'node:zlib';

import { unpackPage } from '#domain/newspapers/pages/packedPage.ts';
import { WORD_FLAGS } from '#domain/newspapers/pages/pageLine.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { writeFiles } from '#test/support/newspaperFiles.ts';
import { openNewspaperFolder } from '#test/support/newspaperFolder.ts';
import { pdfFile } from '#test/support/pdfFile.ts';

import type { PdfAnswer } from './pdfAnswers.ts';
import { PdfThread } from './PdfThread.ts';

let db: Database;
let folder: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, folder, close } = await openNewspaperFolder());
});
afterAll(() => close());

const importOf = (source: string, ...more: string[]) =>
  runAdmin(db, [
    'import-newspapers',
    path.join(folder, source),
    '--rejects',
    path.join(folder, 'rejects.tsv'),
    ...more,
  ]);
const listed = () =>
  readFileSync(path.join(folder, 'rejects.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));
const put = (files: Record<string, Uint8Array>) => writeFiles(folder, files);
async function pageOf(id: string) {
  const page = await db.one<{
    width: number;
    height: number;
    dpi: number | null;
    image: string | null;
    text: string;
    packed: Buffer;
  }>(
    '/* test.pdfPage */ SELECT width, height, dpi, image_id AS image, text, packed FROM newspaper_page JOIN page_text ON page_id = id WHERE id = $1',
    [id],
  );
  if (!page) throw new Error(`${id} was not taken.`);
  return { ...page, lines: unpackPage({ text: page.text, boxes: brotliDecompressSync(page.packed) }) };
}

/** A grey picture of half the points, as a scan of 36 dots an inch would be. */
const scan = (place: readonly [number, number, number, number] = [0, 0, 480, 720]) => ({
  width: 240,
  height: 360,
  pixels: new Uint8Array(240 * 360 * 3).fill(200),
  place,
});
const COURIER = 6;

describe('an issue as a PDF', () => {
  it('is taken with its text in pixels of the scan that fills the page', async () => {
    put({
      'Town Crier/1850-01-05.pdf': pdfFile({
        pages: [
          {
            lines: [
              { text: 'FIRE AT THE MILL', x: 60, y: 600 },
              { text: 'a great conflag-', x: 60, y: 580 },
              { text: 'ration broke out', x: 60, y: 568, isSpread: true },
            ],
            picture: scan(),
          },
        ],
      }),
    });
    expect(await importOf('Town Crier')).toMatchObject({
      code: 0,
      out: expect.stringContaining('Imported 1 issue: 1 page') as string,
    });
    const page = await pageOf('n-town-crier/18500105/0001');
    expect([page.width, page.height, page.dpi, page.text]).toEqual([
      240,
      360,
      36,
      'FIRE AT THE MILL\na great conflag-\nration broke out',
    ]);
    expect(page.image).not.toBeNull();
    const [word] = page.lines[0]?.words ?? [];
    expect([word?.x, word?.width]).toEqual([30, (4 * COURIER) / 2]);
    // The base line is 600 points up, 60 pixels from the top.
    expect([word?.y, (word?.y ?? 0) + (word?.height ?? 0)]).toEqual([56, 61]);
    expect(
      [page.lines[1]?.words.at(-1)?.flags, page.lines[2]?.words[0]?.flags].map(
        (flags) => (flags ?? 0) & (WORD_FLAGS.startsHyphenated | WORD_FLAGS.endsHyphenated),
      ),
    ).toEqual([WORD_FLAGS.startsHyphenated, WORD_FLAGS.endsHyphenated]);
    expect(await importOf('Town Crier')).toMatchObject({
      out: expect.stringContaining('1 issue here already') as string,
    });
  });

  it('is taken without images where no single picture fills a page, at 300 dots an inch', async () => {
    put({
      'plain/Echo/1851-02-03-evening/whole.pdf': pdfFile({
        pages: [
          {
            lines: [
              { text: 'left column', x: 30, y: 700 },
              { text: 'right column', x: 250, y: 700 },
            ],
            picture: scan([0, 0, 200, 300]),
          },
          {},
        ],
      }),
    });
    await importOf('plain');
    const page = await pageOf('n-echo/18510203-evening/0001');
    expect([page.width, page.height, page.image, page.text]).toEqual([2_000, 3_000, null, 'left column\nright column']);
    expect(listed().map(([, , reason]) => reason)).toEqual(
      [1, 2]
        .map((n) => expect.stringContaining(`page ${n} without an image`) as string)
        .concat([expect.stringContaining('page 2 without text') as string]),
    );
  });

  it('keeps text and picture together on a page that is turned', async () => {
    put({
      'turned/Herald/1852-03-04.pdf': pdfFile({
        pages: [{ lines: [{ text: 'aside', x: 100, y: 300 }], picture: scan(), rotate: 90 }],
      }),
    });
    await importOf('turned');
    const page = await pageOf('n-herald/18520304/0001');
    expect([page.width, page.height]).toEqual([360, 240]);
    const [word] = page.lines[0]?.words ?? [];
    // Set along what is now the height: narrow and tall, 100 points from the top.
    expect([word?.y, word?.height, (word?.width ?? 0) < (word?.height ?? 0)]).toEqual([50, (5 * COURIER) / 2, true]);
  });
});

describe('a PDF that cannot be taken', () => {
  const text = { pages: [{ lines: [{ text: 'news', x: 50, y: 600 }] }] };
  it.each<[string, Buffer, string, string?]>([
    ['no PDF at all', Buffer.from('<html>'), 'is no PDF, or damaged'],
    ['cut off', pdfFile(text).subarray(0, 60), 'is no PDF, or damaged'],
    [
      'locked with a password',
      pdfFile({
        ...text,
        trailer: `/ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> /P -4 >>`,
      }),
      'is encrypted',
    ],
    ['of 100,000 pages', pdfFile({ ...text, repeated: 100_000 }), 'has 100,000 pages: an issue has 500 at most'],
    [
      'of fewer pages than none',
      pdfFile({ ...text, tree: '<< /Type /Pages /Kids [5 0 R] /Count -1 >>' }),
      'has no pages',
    ],
    [
      'whose pages are listed in a circle',
      pdfFile({ ...text, tree: '<< /Type /Pages /Kids [2 0 R] /Count 3 >>' }),
      'page 1 cannot be read: Pages tree contains circular reference.',
      'has no page that can be taken',
    ],
    [
      'with JavaScript',
      pdfFile({ ...text, catalogue: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }),
      'holds JavaScript',
    ],
  ])('is named with its file and reason: %s', async (name, bytes, ...reasons) => {
    put({ [`bad/${name}/1860-01-01.pdf`]: bytes });
    await importOf(`bad/${name}`);
    expect(listed()).toEqual(reasons.map((reason) => ['1860-01-01.pdf', '0', reason]));
    expect(await db.rows("/* test.none */ SELECT 1 FROM newspaper_issue WHERE date = '1860-01-01'")).toEqual([]);
  });

  it.each(['1850-02-31', '1752-09-05'])('is dated %s', async (date) => {
    put({ [`days/${date}/Paper/${date}.pdf`]: pdfFile(text) });
    await importOf(`days/${date}`);
    expect(listed()).toHaveLength(1);
    expect(listed()[0]?.[0]).toBe(`Paper/${date}`);
  });

  it('has a picture of more pixels than are unpacked: the page is taken without', async () => {
    put({
      'huge/Paper/1861-01-01.pdf': pdfFile({
        pages: [{ lines: [{ text: 'news', x: 50, y: 600 }], picture: { ...scan(), declared: 30_000 } }],
      }),
    });
    await importOf('huge');
    expect(await pageOf('n-paper/18610101/0001')).toMatchObject({ image: null, text: 'news' });
  });
});

describe('the thread of a PDF', () => {
  let temporary: string;
  beforeAll(() => {
    temporary = mkdtempSync(path.join(os.tmpdir(), 'muniment-pdf-test-'));
  });
  afterAll(() => rmSync(temporary, { recursive: true, force: true }));
  const inThread = async (
    bytes: Buffer,
    limits?: { longestMs: number; mostBytes: number },
  ): Promise<{ answer: PdfAnswer; isAlive: boolean }> => {
    const file = path.join(temporary, 'one.pdf');
    writeFileSync(file, bytes);
    const thread = new PdfThread(limits);
    const opened = await thread.ask({ open: file });
    const answer = 'problem' in opened ? opened : await thread.ask({ page: 1, folder: temporary });
    const { isAlive } = thread;
    await thread.close();
    return { answer, isAlive };
  };

  it('ends with a page that unpacks to more than it may hold', async () => {
    // A quarter of a gigabyte of spaces, packed twice, in two kilobytes.
    const bomb = deflateSync(deflateSync(Buffer.alloc(256 * 1024 ** 2, ' ')));
    expect(bomb.length).toBeLessThan(10_000);
    const content = { dictionary: '/Filter [/FlateDecode /FlateDecode]', bytes: bomb };
    expect(
      await inThread(pdfFile({ pages: [{ content }] }), { longestMs: 120_000, mostBytes: 128 * 1024 ** 2 }),
    ).toEqual({ answer: { problem: 'takes too much memory to read' }, isAlive: false });
  });

  it('ends with a file that takes too long', async () => {
    expect(await inThread(pdfFile({ pages: [{}] }), { longestMs: 1, mostBytes: 1024 ** 3 })).toEqual({
      answer: { problem: 'takes too long to read' },
      isAlive: false,
    });
  });
});
