import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { createPenmanship } from '#server/engines/images/facsimile/penmanship.ts';
import { masterKey } from '#server/engines/images/pixels/masterFiles.ts';
import { createArticleSource } from '#server/engines/newspapers/articleSource.ts';
import { openPageReader } from '#server/engines/ocr/openPageReader.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createFolderStore } from '#server/platform/files/createFolderStore.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { blackPng } from '#test/support/blackPng.ts';
import { writeFiles } from '#test/support/newspaperFiles.ts';
import { openNewspaperFolder } from '#test/support/newspaperFolder.ts';

import { isReadingPaused, pauseReading } from './readingPause.ts';
import { countUnread, failedPages, leasePage } from './readingQueue.ts';
import { readPages, type PageReading } from './readPages.ts';
import { startReading } from './startReading.ts';

const LINES = [
  'THE WEEKLY JOURNAL',
  'An inquest was held on Tuesday last',
  'at the house of Thomas Pinch before',
  'the coroner and a respectable jury',
  'who returned a verdict of accidental',
  'death on the body of a miner',
];
const ISSUE = 'n-the-weekly-journal/18420305';

let db: Database;
let folder: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, folder, close } = await openNewspaperFolder());
});
afterAll(() => close());
beforeEach(() => db.rows('/* test.empty */ TRUNCATE newspaper_title, image_book CASCADE'));

/** A page set in type, in outlines: no font of the machine is asked for. */
async function printed(lines: readonly string[], size: number): Promise<Buffer> {
  const pen = createPenmanship();
  const [width, height] = [Math.round(size * 24), Math.round(size * (lines.length * 1.6 + 3))];
  const text = lines
    .map((line, at) => pen.write(line, { font: 'print', size, x: size * 2, y: size * (at * 1.6 + 2.5) }))
    .join('');
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><defs>${pen.shapes()}</defs>${text}</svg>`,
    ),
  )
    .png()
    .toBuffer();
}

async function importPage(picture: Buffer): Promise<void> {
  const at = writeFiles(path.join(folder, `papers-${Math.random()}`), {
    'The Weekly Journal/1842-03-05/0001.png': picture,
  });
  await runAdmin(db, ['import-newspapers', at, '--access', 'free']);
}

const reading = (change: Partial<PageReading> = {}): PageReading => ({
  files: createFolderStore(path.join(folder, 'data')),
  titleId: null,
  openReader: () => openPageReader({ command: null }),
  threads: 1,
  most: null,
  onPage: () => undefined,
  onFailure: () => undefined,
  signal: new AbortController().signal,
  ...change,
});
/** A reader that answers at once. */
const saying = (answer: string | Error) => () => ({
  read: () => (typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer)),
  close: () => Promise.resolve(),
});
const hocr = (lines: readonly string[], height: number) =>
  `<div class='ocr_page' title='bbox 0 0 900 900'>${lines
    .map(
      (line, n) =>
        `<span class='ocr_line' title='bbox 10 ${n * 40} 800 ${n * 40 + height}'>${line
          .split(' ')
          .map(
            (word, at) =>
              `<span class='ocrx_word' title='bbox ${10 + at * 100} ${n * 40} ${100 + at * 100} ${n * 40 + height}; x_wconf 90'>${word}</span>`,
          )
          .join(' ')}</span>`,
    )
    .join('\n')}</div>`;

async function found() {
  const articles = [];
  for await (const article of createArticleSource(db).since(0)) articles.push(article);
  return articles;
}

describe('pages that were imported as images only', () => {
  it('are read by the Tesseract that comes with the site, offline, with boxes and articles', async () => {
    await importPage(await printed(LINES, 40));
    const words: number[] = [];
    await readPages(db, reading({ onPage: (_id, count) => words.push(count) }));
    expect(words).toEqual([LINES.join(' ').split(' ').length]);
    const [article] = await found();
    expect(article).toMatchObject({ id: `${ISSUE}/0001/0001`, isCorrected: false });
    expect(article?.text).toContain('at the house of Thomas Pinch before');
    expect(article?.quality).toBeGreaterThan(0.5);
    expect(await db.one('/* test.issue */ SELECT words, articles FROM newspaper_issue')).toEqual({
      words: words[0],
      articles: (await found()).length,
    });
  }, 120_000);

  it('are not read twice, nor by two at once', async () => {
    await importPage(await printed(LINES, 20));
    const first = await leasePage(db, null, 'one');
    expect(first?.issueId).toBe(ISSUE);
    expect(await leasePage(db, null, 'two')).toBeNull();
    await db.rows("/* test.killed */ UPDATE page_reading SET lease_until = now() - interval '1 second'");
    await readPages(db, reading({ openReader: saying(hocr(LINES, 30)) }));
    expect(await found()).toHaveLength(1);
    const asked: string[] = [];
    await readPages(
      db,
      reading({ openReader: saying(new Error('asked again')), onFailure: (_id, reason) => asked.push(reason) }),
    );
    expect(asked).toEqual([]);
  });

  it('are given up when their reader has been killed three times', async () => {
    await importPage(await printed(LINES, 20));
    for (let time = 0; time < 3; time += 1) {
      expect(await leasePage(db, null, 'killed')).not.toBeNull();
      await db.rows("/* test.killed */ UPDATE page_reading SET lease_until = now() - interval '1 second'");
    }
    expect(await leasePage(db, null, 'another')).toBeNull();
    expect(await failedPages(db)).toEqual([
      { id: `${ISSUE}/0001`, failure: 'reading it ended without an answer three times' },
    ]);
  });

  it('are refused below 150 dots an inch, with the reason', async () => {
    await importPage(await printed(LINES, 20));
    const failures: string[] = [];
    await readPages(
      db,
      reading({
        openReader: saying(
          hocr(
            Array.from({ length: 14 }, () => 'small print of a page'),
            9,
          ),
        ),
        onFailure: (_id, reason) => failures.push(reason),
      }),
    );
    expect(failures).toEqual([
      'its scan has some 103 dots an inch, and reading needs 150: scan it again at 300 or more',
    ]);
    expect(await found()).toEqual([]);
  });

  it.each([
    ['without words', hocr([], 30), 'no words were found on it'],
    ['that the reader cannot read', new Error('broken'), 'its image could not be read: broken'],
    ['of which nonsense comes', '<p>no page</p>', 'is not a page of hOCR'],
  ])('%s are listed with the reason, and tried again only when asked', async (_what, answer, reason) => {
    await importPage(await printed(LINES, 20));
    await readPages(db, reading({ openReader: saying(answer) }));
    expect(await failedPages(db)).toEqual([{ id: `${ISSUE}/0001`, failure: reason }]);
    await readPages(db, reading({ openReader: saying(hocr(LINES, 30)) }));
    expect(await found()).toEqual([]);
    expect(await runAdmin(db, ['read-newspapers', '--retry', '--most', '1', '--title', 'n-none'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no newspaper n-none') as string,
    });
  });

  it('are read by a program of the system where the operator has set one', async () => {
    await importPage(await printed(LINES, 20));
    const program = path.join(folder, 'tesseract');
    writeFileSync(program, `#!/bin/sh\ntest -s "$1" || exit 1\ncat <<'END'\n${hocr(LINES, 30)}\nEND\n`);
    chmodSync(program, 0o755);
    await readPages(db, reading({ openReader: () => openPageReader({ command: program }) }));
    expect((await found())[0]?.text).toContain('Thomas Pinch');
  });

  it('of a thousand million pixels are refused with the reason, before a program sees them', async () => {
    await importPage(await printed(LINES, 20));
    const page = await db.one<{ hash: string }>('/* test.kept */ SELECT content_hash AS hash FROM page_image');
    writeFileSync(path.join(folder, 'data', masterKey(page?.hash ?? '')), blackPng(40_000, 25_000, 1));
    const failures: string[] = [];
    await readPages(
      db,
      reading({
        openReader: () => openPageReader({ command: path.join(folder, 'no-program') }),
        onFailure: (_id, reason) => failures.push(reason),
      }),
    );
    expect(failures).toEqual([
      'its image could not be read: it has 1,000,000,000 pixels, and 120,000,000 are read at most',
    ]);
  });

  it('are given back when reading is stopped', async () => {
    await importPage(await printed(LINES, 20));
    const stopped = new AbortController();
    const read = (_image: string, signal: AbortSignal) =>
      new Promise<string>((_resolve, reject) => {
        // The page is leased before it is read: reading may be stopped in between.
        signal.throwIfAborted();
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const ended = readPages(
      db,
      reading({ openReader: () => ({ read, close: () => Promise.resolve() }), signal: stopped.signal }),
    );
    while (!(await db.one('/* test.leased */ SELECT 1 FROM page_reading WHERE leased_by IS NOT NULL')))
      await new Promise((resolve) => setTimeout(resolve, 20));
    stopped.abort();
    await ended;
    expect(await leasePage(db, null, 'next')).not.toBeNull();
  });

  it('are left alone by a site that is not set to read them, and read once it is', async () => {
    await importPage(await printed(LINES, 20));
    let ocrThreads = 0;
    const stop = startReading({
      db,
      files: createFolderStore(path.join(folder, 'data')),
      settings: { ocrCommand: path.join(folder, 'none') },
      liveSettings: { now: () => ({ ocrThreads }) },
      log: silentLog,
      lookMs: 20,
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await failedPages(db)).toEqual([]);
    ocrThreads = 1;
    while ((await failedPages(db)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await stop();
  });
});

it('the reading in the background rests while staff have paused it, and the command does not', async () => {
  await importPage(await printed(LINES, 30));
  await pauseReading(db, true);
  const read: string[] = [];
  const hand = (change: Partial<PageReading> = {}) =>
    readPages(db, reading({ openReader: saying(hocr(LINES, 600)), onPage: (id) => void read.push(id), ...change }));
  await hand({ isPaused: () => isReadingPaused(db) });
  expect(read).toEqual([]);
  expect(await countUnread(db, null)).toBe(1);
  await hand();
  expect(read).toEqual([`${ISSUE}/0001`]);
  await pauseReading(db, false);
  expect(await isReadingPaused(db)).toBe(false);
});
