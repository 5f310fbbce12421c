import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { DAY_MS } from '#domain/kernel/values/durations.ts';
import type { BookSet, DeskBook } from '#server/modules/kernel/graphql/types.generated.ts';
import { pdfFile } from '#test/support/pdfFile.ts';
import { BOOK_INPUT, type BookSite, SET_INPUT, startBookSite } from '#test/support/server/bookSite.ts';
import { zipOf } from '#test/support/server/zipOf.ts';

const TOMORROW = dayOf(new Date(Date.now() + DAY_MS));
const picture = (side: number, height = 400): Promise<Buffer> =>
  sharp({ create: { width: side, height, channels: 3, background: '#ccb' } })
    .png()
    .toBuffer();
const zipped = async (names: readonly string[]): Promise<Buffer> =>
  zipOf(await Promise.all(names.map(async (name, at): Promise<[string, Buffer]> => [name, await picture(300 + at)])));
const labels = ({ pages }: DeskBook) => pages.map(({ label }) => label);
const files = ({ pages }: DeskBook) => pages.map(({ file }) => file);

let books: BookSite;
const folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-book-tests-'));
beforeAll(async () => {
  books = await startBookSite(['iiif.example']);
  books.work();
});
afterAll(async () => {
  await books.close();
  rmSync(folder, { recursive: true, force: true });
});

const inCatalogue = async (id: string) =>
  (await books.site.ask<{ recordSet: unknown }>(`query Set { recordSet(id: "${id}") { id } }`, {}, { memberId: null }))
    .data?.recordSet;

it('a register comes from a ZIP to readers, is withdrawn with a reason, and put back', async () => {
  const { set, book } = await books.make('Wexcombe registers');
  await expect(books.ask('publish', { id: set.id })).rejects.toThrow('There is no page in this set yet');
  const names = ['reg/2.png', 'reg/10.png', 'reg/1.png', '__MACOSX/reg/._1.png', 'reg/Thumbs.db'];
  expect(await books.bring(book.id, 'register.zip', await zipped(names))).toMatchObject({
    state: 'READ',
    pages: 3,
    problem: null,
    broughtBy: 'Anna Lee',
  });
  expect(files(await books.book(book.id))).toEqual(['reg/1.png', 'reg/2.png', 'reg/10.png']);
  expect(await inCatalogue(set.id)).toBeNull();
  expect(await books.ask<BookSet>('publish', { id: set.id })).toMatchObject({ state: 'PUBLISHED', hasRecords: false });
  expect(await inCatalogue(set.id)).toEqual({ id: set.id });
  const { pages } = await books.book(book.id);
  const shown = () => books.site.app.inject(`/iiif/3/${pages[0]!.id}/full/!40,40/0/default.jpg`);
  expect((await shown()).statusCode).toBe(200);
  expect(await books.ask('withdraw', { id: set.id, why: 'The archive asked.' })).toMatchObject({ state: 'WITHDRAWN' });
  expect((await shown()).statusCode).toBe(404);
  expect(await inCatalogue(set.id)).toBeNull();
  expect(await books.ask('publish', { id: set.id })).toMatchObject({ state: 'PUBLISHED' });
  expect((await shown()).statusCode).toBe(200);
});

it('pictures join a book one by one; the same file again takes a new picture', async () => {
  const { book } = await books.make('One by one');
  await books.bring(book.id, '10.png', await picture(50));
  await books.bring(book.id, '9.png', await picture(51));
  await books.bring(book.id, '10.png', await picture(52));
  expect(labels(await books.book(book.id))).toEqual(['Page 1', 'Page 2']);
  expect(files(await books.ask<DeskBook>('sort', { id: book.id }))).toEqual(['9.png', '10.png']);
});

it('pictures that wait together are taken in their order', async () => {
  const { book } = await books.make('Together');
  const large = await picture(3_000, 4_000);
  await books.send(book.id, '1.png', large);
  for (const name of ['2.png', '3.png', '4.png']) await books.send(book.id, name, await picture(300));
  expect(files(await books.settled(book.id))).toEqual(['1.png', '2.png', '3.png', '4.png']);
});

it('a PDF brings its pages', async () => {
  const { book } = await books.make('From a PDF');
  const scan = {
    width: 40,
    height: 60,
    pixels: new Uint8Array(40 * 60 * 3).fill(200),
    place: [0, 0, 480, 720] as const,
  };
  expect(
    await books.bring(book.id, 'reg.pdf', pdfFile({ pages: [{ picture: scan }, { picture: scan }] })),
  ).toMatchObject({
    state: 'READ',
    pages: 2,
  });
  expect(files(await books.book(book.id))).toEqual(['reg.pdf 1', 'reg.pdf 2']);
});

describe('the pages of a book', () => {
  let id: string;
  let setId: string;
  const change = (from: number, to: number, kind: string, value: string | null = null) =>
    books.ask<DeskBook>('pages', { id, from, to, change: kind, value });
  beforeAll(async () => {
    const { set, book } = await books.make('Arranged');
    ({ id } = book);
    setId = set.id;
    await books.bring(id, 'a.zip', await zipped(['1.png', '2.png', '3.png', '4.png', '5.png']));
    await books.ask('publish', { id: setId });
  });

  it('are called as folios, from one on', async () => {
    expect(labels(await change(2, 4, 'LABEL', 'folio 1r'))).toEqual([
      'Page 1',
      'folio 1r',
      'folio 1v',
      'folio 2r',
      'Page 5',
    ]);
  });

  it('are moved, with the section that begins on them', async () => {
    const sections = [{ position: 2, label: 'Folios' }];
    const { revision: was } = await books.book(id);
    await books.ask('change', { id, was, to: { ...BOOK_INPUT, sections } });
    const moved = await change(2, 3, 'MOVE', '6');
    expect(files(moved)).toEqual(['1.png', '4.png', '5.png', '2.png', '3.png']);
    expect(moved.sections).toMatchObject([{ position: 4, label: 'Folios' }]);
    await expect(change(2, 3, 'MOVE', '3')).rejects.toThrow('Choose a page outside');
    expect((await books.ask<DeskBook>('sort', { id })).sections).toMatchObject([{ position: 2, label: 'Folios' }]);
  });

  it('are closed until a day, and opened', async () => {
    const page = (await books.book(id)).pages[0]!.id;
    const status = async () => (await books.site.app.inject(`/iiif/3/${page}/info.json`)).statusCode;
    // What never opens by itself has the last day there is, so that a form can show it and send it again.
    expect((await change(3, 3, 'CLOSE', '9999-12-31')).pages[2]?.closedUntil).toBe('9999-12-31');
    await change(3, 3, 'CLOSE');
    expect((await change(1, 2, 'CLOSE', TOMORROW)).pages.map(({ closedUntil }) => closedUntil)).toEqual([
      TOMORROW,
      TOMORROW,
      null,
      null,
      null,
    ]);
    expect(await status()).toBe(404);
    await expect(change(1, 2, 'CLOSE', '2001-01-01')).rejects.toThrow('Choose a day after today');
    await change(1, 2, 'CLOSE');
    expect(await status()).toBe(200);
  });

  it('are put aside, and put back', async () => {
    expect((await change(1, 1, 'REMOVE')).pageCount).toBe(4);
    expect((await change(1, 1, 'RESTORE')).pageCount).toBe(5);
    await expect(change(8, 9, 'REMOVE')).rejects.toThrow('No page of this book has these numbers.');
    expect(await books.ask('remove', { id })).toMatchObject({ isRemoved: true });
    expect(await books.ask('restore', { id })).toMatchObject({ isRemoved: false });
  });

  it.each([
    [{ label: ' ' }, 'Say what this book is called.'],
    [{ fromYear: 1800, toYear: 1700 }, 'The first year is later than the last.'],
    [{ fromYear: 17 }, 'A year is from 1000 to 2999.'],
    [{ closedUntil: '1990-01-01' }, 'Choose a day after today.'],
    [{ sections: [1, 1].map((position) => ({ position, label: 'x' })) }, 'Two sections start on one page.'],
  ])('a book of %p is refused', async (more, words) => {
    const { revision: was } = await books.book(id);
    await expect(books.ask('change', { id, was, to: { ...BOOK_INPUT, ...more } })).rejects.toThrow(words);
  });

  it('two books of a set have two names, and two sets two titles', async () => {
    await expect(books.ask('add', { setId, to: BOOK_INPUT })).rejects.toThrow('There is a book of this name');
    await expect(books.ask('makeSet', { title: 'Arranged', to: SET_INPUT })).rejects.toThrow('has this title already');
    const twice = await Promise.allSettled(
      [1, 2].map(() => books.ask('add', { setId, to: { ...BOOK_INPUT, label: 'Pressed twice' } })),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(String(twice.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])))).toMatch(
      /There is a book of this name/u,
    );
    const { revision: was } = await books.book(id);
    const label = 'Two ways to it';
    const ways = await Promise.allSettled([
      books.ask('change', { id, was, to: { ...BOOK_INPUT, label } }),
      books.ask('add', { setId, to: { ...BOOK_INPUT, label } }),
    ]);
    expect(ways.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([
      expect.stringContaining('There is a book of this name'),
    ]);
    const sets = await Promise.allSettled(
      [1, 2].map(() => books.ask('makeSet', { title: 'Made twice at once', to: SET_INPUT })),
    );
    expect(sets.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([
      expect.stringContaining('“Made twice at once” has this title already'),
    ]);
  });

  it('a change of a book that was changed since it was looked at is refused', async () => {
    const { book } = await books.make('Asked late');
    const closed = { ...BOOK_INPUT, closedUntil: TOMORROW };
    const now = await books.ask<DeskBook>('change', { id: book.id, was: book.revision, to: closed });
    await expect(books.ask('change', { id: book.id, was: book.revision, to: BOOK_INPUT })).rejects.toThrow(
      'This book was changed meanwhile.',
    );
    expect(await books.book(book.id)).toMatchObject({ closedUntil: TOMORROW });
    expect(await books.ask('change', { id: book.id, was: now.revision, to: BOOK_INPUT })).toMatchObject({
      closedUntil: null,
    });
  });
});

it('no one without the duty sees or does anything', async () => {
  const { set, book } = await books.make('Not theirs');
  for (const as of [{ memberId: 7 }, { memberId: 7, isInternal: true, duties: ['support'] }]) {
    await expect(books.ask('sets', {}, as)).rejects.toThrow('There is nothing here.');
    await expect(books.ask('book', { id: book.id }, as)).rejects.toThrow('There is nothing here.');
    await expect(books.ask('publish', { id: set.id }, as)).rejects.toThrow('There is nothing here.');
    await expect(books.ask('upload', { id: book.id, name: '1.png', size: 1 }, as)).rejects.toThrow(
      'There is nothing here.',
    );
  }
});

it('a manifest is fetched from hosts alone that the operator named', async () => {
  const { book } = await books.make('From elsewhere');
  const bring = (address: string) => books.ask('manifest', { id: book.id, address });
  await expect(bring('http://iiif.example/m.json')).rejects.toThrow('starts with https://');
  await expect(bring('https://me:secret@iiif.example/m.json')).rejects.toThrow('starts with https://');
  await expect(bring('https://other.example/m.json')).rejects.toThrow('Nothing may be fetched from other.example');
});

describe('what is no page of a book is refused in words, and nothing of it is taken', () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = (await books.make('Bad input')).book);
  });
  const good = () => picture(50);
  it.each<[string, string, () => Promise<Buffer>, RegExp]>([
    ['a zip bomb', 'b.zip', async () => zipOf([['1.png', Buffer.alloc(8 * 1024 ** 2)]]), /unpack to very much more/u],
    [
      'a nested zip',
      'n.zip',
      async () =>
        zipOf([
          ['1.png', await good()],
          ['x.zip', await zipped(['1.png'])],
        ]),
      /an archive within the archive/u,
    ],
    ['a way out', 'w.zip', async () => zipOf([['..\\..\\1.png', await good()]]), /leads out of it/u],
    ['an absolute path', 'w.zip', async () => zipOf([['/etc/1.png', await good()]]), /leads out of it/u],
    [
      'a link',
      'l.zip',
      async () => {
        const bytes = zipOf([['1.png', await good()]]);
        bytes.writeUInt32LE((0o120777 << 16) >>> 0, bytes.readUInt32LE(bytes.length - 6) + 38);
        return bytes;
      },
      /a link to another file/u,
    ],
    [
      'two entries of one name',
      't.zip',
      async () =>
        zipOf([
          ['1.png', await good()],
          ['1.PNG', await good()],
        ]),
      /holds “1.PNG” twice/u,
    ],
    [
      'two names that are one without their control signs',
      'n.zip',
      async () =>
        zipOf([
          ['a\u001f.png', await good()],
          ['a .png', await good()],
        ]),
      /twice/u,
    ],
    [
      'a lying directory',
      'd.zip',
      async () => zipOf([['1.png', Buffer.alloc(50_000, 'abc')]], 100),
      /more than it says/u,
    ],
    [
      'a cut-off archive',
      'c.zip',
      async () => (await zipped(['1.png'])).subarray(0, 200),
      /not a ZIP file, or it is cut off/u,
    ],
    [
      'an archive without pictures',
      'e.zip',
      async () => zipOf([['Thumbs.db', Buffer.from('x')]]),
      /no picture in this archive/u,
    ],
    [
      'a text among pictures',
      'x.zip',
      async () =>
        zipOf([
          ['1.png', await good()],
          ['list.txt', Buffer.from('x')],
        ]),
      /“list.txt” is no picture/u,
    ],
    [
      'a picture that is none, behind a good one',
      'p.zip',
      async () =>
        zipOf([
          ['1.png', await good()],
          ['2.png', Buffer.from('no picture')],
        ]),
      /2.png is no picture that can be read/u,
    ],
    ['a picture of 16 k by 16 k', 'huge.png', () => picture(16_000, 16_000), /too many pixels/u],
    [
      'a PDF with a password',
      'p.pdf',
      async () =>
        pdfFile({
          pages: [{}],
          trailer:
            '/Encrypt << /Filter /Standard /V 1 /R 2 /O (12345678901234567890123456789012) /U (12345678901234567890123456789012) /P -4 >> /ID [(a) (b)]',
        }),
      /locked with a password/u,
    ],
    [
      'a PDF of text',
      't.pdf',
      async () => pdfFile({ pages: [{ lines: [{ text: 'news', x: 50, y: 600 }] }] }),
      /Page 1 of t.pdf is not one photograph/u,
    ],
    ['a cut-off PDF', 'c.pdf', async () => pdfFile({ pages: [{}] }).subarray(0, 60), /no PDF, or damaged/u],
    [
      'JPEG 2000 without a program',
      '1.jp2',
      async () => Buffer.from('0000000c6a5020200d0a870a0000', 'hex'),
      /set JP2_COMMAND/u,
    ],
  ])('%s', async (_what, name, bytes, words) => {
    const file = await books.bring(id, name, await bytes());
    expect(file.state).toBe('FAILED');
    expect(file.problem).toMatch(words);
    expect((await books.book(id)).pages).toEqual([]);
  });
});

describe('JPEG 2000 by the operator’s program', () => {
  const jp2 = (side: number): Buffer => {
    const bytes = Buffer.alloc(64);
    Buffer.from('ff4fff51', 'hex').copy(bytes);
    bytes.writeUInt32BE(side, 8);
    bytes.writeUInt32BE(side, 12);
    return bytes;
  };
  const program = (script: string): void => {
    const file = path.join(folder, 'unpack');
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
    process.env['JP2_COMMAND'] = file;
  };
  afterAll(() => {
    delete process.env['JP2_COMMAND'];
  });

  it('is taken in', async () => {
    const tif = path.join(folder, 'page.tif');
    writeFileSync(
      tif,
      await sharp(await picture(70))
        .tiff()
        .toBuffer(),
    );
    program(`cp ${tif} "$4"`);
    const { book } = await books.make('JPEG 2000');
    expect(await books.bring(book.id, '1.j2k', jp2(70))).toMatchObject({ state: 'READ', pages: 1 });
  });

  it.each([
    ['zero bytes', ': > "$4"', 71],
    ['nothing', 'exit 0', 72],
    ['a fault', 'echo x > "$4"; exit 3', 73],
    ['16 k by 16 k', 'exit 0', 16_000],
  ])('that makes %s is refused', async (what, script, side) => {
    program(script);
    const { book } = await books.make(`JPEG 2000 ${what}`);
    const file = await books.bring(book.id, '1.j2k', jp2(side));
    expect(file.problem).toMatch(/is in JPEG 2000 and could not be unpacked/u);
  });
});
