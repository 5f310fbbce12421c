import path from 'node:path';

import sharp from 'sharp';

import { unpackPage } from '#domain/newspapers/pages/packedPage.ts';
import { articleWords } from '#domain/newspapers/search/articleWords.ts';
import { pagesOf } from '#server/engines/images/pagesOf.ts';
import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';
import { openNewspaperFolder } from '#test/support/newspaperFolder.ts';

import { closeArticle } from './accessRules.ts';
import { readablePage } from './closedZones.ts';

const PAGE = 'BL/0009999/18240217/0001';

let db: Database;
let folder: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, folder, close } = await openNewspaperFolder());
  const picture = await sharp({ create: { width: 2_000, height: 3_000, channels: 3, background: '#f4efe2' } })
    .png()
    .toBuffer();
  const articles = [
    { headline: 'Shipping', areas: [{ page: 1, begin: 'L1' }] },
    { headline: 'Inquest', areas: [{ page: 1, begin: 'L2', end: 'L3' }] },
  ];
  const alto = altoPage(['shipping news', 'an inquest was', 'held at Truro']).replace(
    /(<String [^>]*CONTENT="(news|Truro)"[^>]*)\/>/gu,
    '$1><ALTERNATIVE>other$2</ALTERNATIVE></String>',
  );
  writeFiles(path.join(folder, 'paper'), {
    'mets.xml': metsFile({ images: ['0001.png'], articles }),
    '0001.xml': alto,
    '0001.png': picture,
  });
  await runAdmin(db, ['import-newspapers', path.join(folder, 'paper'), '--access', 'free']);
});
afterAll(() => close());

const imageOf = async () => {
  const row = await db.one<{ id: string }>('/* test.image */ SELECT image_id AS id FROM newspaper_page WHERE id = $1', [
    PAGE,
  ]);
  return pagesOf(db).page(row?.id ?? '');
};

describe('a closed article', () => {
  it('has empty lines on its page, and every other line keeps its index and boxes', async () => {
    const open = await readablePage(db, PAGE);
    expect(open?.text).toBe('shipping news\nan inquest was\nheld at Truro');
    await closeArticle(db, `${PAGE}/0001`, 'asked for');
    const page = await readablePage(db, PAGE);
    expect(page?.text).toBe('\nan inquest was\nheld at Truro');
    expect(unpackPage({ text: page?.text ?? '', boxes: page?.packed ?? new Uint8Array() })[1]).toEqual(
      unpackPage({ text: open?.text ?? '', boxes: open?.packed ?? new Uint8Array() })[1],
    );
    // The other reading of “Truro” is of the sixth word now; that of “news” is gone.
    expect(page?.alternatives).toEqual([[5, 'otherTruro']]);
    expect(
      articleWords(
        page?.text ?? '',
        page?.alternatives.map(([word, reading]) => ({ word, reading })),
      ).words,
    ).not.toContain('shipping');
  });

  it('is covered to the ends of its lines where its source has drawn it too narrow', async () => {
    await db.rows(
      `/* test.narrow */ UPDATE article_zone z SET width = 10, height = 5 FROM newspaper_article a WHERE a.no = z.article_no AND a.id = '${PAGE}/0001'`,
    );
    await closeArticle(db, `${PAGE}/0001`, 'asked for');
    // A line is 880 pixels wide and 32 high in ALTO; the image is twice as large.
    expect((await imageOf())?.lines.map(({ region }) => [region?.width, region?.height])).toEqual([[1_760, 64]]);
  });

  it('is covered on the image, in the pixels of the image', async () => {
    await closeArticle(db, `${PAGE}/0001`, 'asked for');
    const closed = (await imageOf())?.lines ?? [];
    expect(closed).toEqual([
      {
        recordId: null,
        isClosed: true,
        region: {
          x: expect.any(Number) as number,
          y: 200,
          width: expect.any(Number) as number,
          height: expect.any(Number) as number,
        },
      },
    ]);
    await closeArticle(db, `${PAGE}/0001`, null);
    expect((await imageOf())?.lines).toEqual([]);
  });
});
