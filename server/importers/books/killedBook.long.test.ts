import sharp from 'sharp';

import { type BookSite, startBookSite } from '#test/support/server/bookSite.ts';
import { zipOf } from '#test/support/server/zipOf.ts';

const PAGES = 40;

let books: BookSite;
beforeAll(async () => {
  books = await startBookSite();
});
afterAll(() => books.close());

it('a book whose process is killed half way gets its pages whole, and once', async () => {
  const archive = zipOf(
    await Promise.all(
      Array.from({ length: PAGES }, async (_page, at): Promise<[string, Buffer]> => [
        `${at + 1}.png`,
        await sharp({ create: { width: 900 + at, height: 1200, channels: 3, background: '#ccb' } })
          .png()
          .toBuffer(),
      ]),
    ),
  );
  let started = 0;
  let seen: number | null = null;
  books.work((task, options) => {
    started += 1;
    let kill = (): void => undefined;
    const isFirst = started === 1;
    return books.inProcess(task, {
      ...options,
      onStarted: ({ process }) => {
        kill = () => void process.kill('SIGKILL');
      },
      onProgress: (done, of) => {
        options.onProgress(done, of);
        if (isFirst && done > 3) {
          seen = done;
          kill();
        }
      },
    });
  });
  const { book } = await books.make('Killed');
  expect(await books.bring(book.id, 'register.zip', archive)).toMatchObject({ state: 'READ', pages: PAGES });
  expect([started, seen !== null && seen < PAGES]).toEqual([2, true]);
  const { pages } = await books.book(book.id);
  expect(pages.map(({ position, file }) => `${position} ${file}`)).toEqual(
    Array.from({ length: PAGES }, (_page, at) => `${at + 1} ${at + 1}.png`),
  );
});
