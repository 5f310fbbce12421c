import { mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import type { Database } from '#server/platform/db/database.ts';
import { runAdmin } from '#test/support/adminConsole.ts';
import { blackPng } from '#test/support/blackPng.ts';
import { altoPage, metsFile, writeFiles } from '#test/support/newspaperFiles.ts';
import { openNewspaperFolder } from '#test/support/newspaperFolder.ts';
import { tiff } from '#test/support/tiff.ts';

let db: Database;
let folder: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, folder, close } = await openNewspaperFolder());
});
afterAll(() => close());

/** What reading images may add to the memory of an import. */
const MEMORY_BUDGET = 200 * 1024 ** 2;

const GOOD = altoPage(['a good line', 'of printed words']);
let runs = 0;

/**
 * Imports an issue with these files beside a sound issue of another date, which comes after it.
 * @returns what is listed of it, without the usual remark that there are no images, and the pages that were taken.
 */
async function importBad(
  files: Readonly<Record<string, string | Uint8Array>>,
  prepare: (at: string) => void = () => {},
) {
  runs += 1;
  const number = String(1_000_000 + runs);
  const at = path.join(folder, String(runs));
  const named = Object.fromEntries(
    Object.entries(files).map(([name, content]) => [
      `a/${name}`,
      typeof content === 'string' ? content.replaceAll('0009999', number) : content,
    ]),
  );
  writeFiles(at, { ...named, 'b/mets.xml': metsFile({ number, date: '1899-12-30' }), 'b/0001.xml': GOOD });
  prepare(path.join(at, 'a'));
  const { code, err } = await runAdmin(db, ['import-newspapers', at, '--rejects', path.join(folder, 'rejects.tsv')]);
  expect([code, err]).toEqual([0, '']);
  const sound = await db.rows('/* test.sound */ SELECT 1 FROM newspaper_page WHERE issue_id = $1', [
    `BL/${number}/18991230`,
  ]);
  expect(sound).toHaveLength(1);
  const faults = readFileSync(path.join(folder, 'rejects.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t').join(' | '))
    .filter((row) => !/page without an image: none is named|passed over: no issue is read from it/u.test(row));
  const pages = await db.rows<{ id: string; text: string }>(
    `/* test.taken */ SELECT substr(p.id, 12) AS id, t.text FROM newspaper_page p JOIN page_text t ON t.page_id = p.id WHERE p.id LIKE $1 AND p.issue_id <> $2 ORDER BY 1`,
    [`BL/${number}/%`, `BL/${number}/18991230`],
  );
  return { faults, pages: pages.map(({ id, text }) => `${id}: ${text.replaceAll('\n', ' / ')}`) };
}
const twoPages = (bad: string | Uint8Array) => ({
  'mets.xml': metsFile({ texts: ['0001.xml', '0002.xml'] }),
  '0001.xml': bad,
  '0002.xml': GOOD,
});
const SOUND_PAGE = '18240217/0002: a good line / of printed words';

describe('files that METS names', () => {
  it.each([
    ['dots', '../../secret.xml'],
    ['dots within', 'sub/../../../secret.xml'],
    ['encoded dots', '%2e%2e/%2e%2e/secret.xml'],
    ['a path from the root', '/etc/passwd'],
    ['a file address', 'file:///etc/passwd'],
    ['a web address', 'http://127.0.0.1/page.xml'],
    ['another system’s path', 'C:\\windows\\page.xml'],
  ])('are not opened outside the folder: %s', async (_name, href) => {
    const { faults, pages } = await importBad(
      { 'mets.xml': metsFile({ texts: [href, '0002.xml'] }), '0002.xml': GOOD },
      (at) => writeFileSync(path.join(at, '../../secret.xml'), GOOD),
    );
    expect(faults).toEqual([expect.stringMatching(/^a\/mets\.xml \| \d+ \| names a file outside the folder: /u)]);
    expect(pages).toEqual([SOUND_PAGE]);
  });

  it('are not opened outside the folder by a link', async () => {
    const { faults, pages } = await importBad(
      { 'mets.xml': metsFile({ texts: ['0001.xml', '0002.xml'] }), '0002.xml': GOOD },
      (at) => {
        const outside = path.join(folder, 'outside');
        mkdirSync(outside, { recursive: true });
        writeFileSync(path.join(outside, 'page.xml'), GOOD);
        symlinkSync(path.join(outside, 'page.xml'), path.join(at, '0001.xml'));
      },
    );
    expect(faults).toEqual([expect.stringContaining('names a file outside the folder: "0001.xml"')]);
    expect(pages).toEqual([SOUND_PAGE]);
  });

  it('and that are not there are reported with the line that names them', async () => {
    const { faults, pages } = await importBad({
      'mets.xml': metsFile({ texts: ['absent.xml', '0002.xml'] }),
      '0002.xml': GOOD,
    });
    expect(faults).toEqual([expect.stringMatching(/^a\/mets\.xml \| \d+ \| page 1 has neither text nor image$/u)]);
    expect(pages).toEqual([SOUND_PAGE]);
  });
});

describe('a page of ALTO', () => {
  const word = (attributes: string, page = 'WIDTH="1000" HEIGHT="1500"') =>
    `<alto><Description><MeasurementUnit>pixel</MeasurementUnit></Description><Layout>\n<Page ${page}><PrintSpace><TextBlock><TextLine><String CONTENT="word" ${attributes}/></TextLine></TextBlock></PrintSpace></Page></Layout></alto>`;

  it.each([
    ['that is cut off', GOOD.slice(0, 400), /^a\/0001\.xml \| \d+ \| is not well-formed XML: /u],
    ['that is no ALTO', '<html><body>no page</body></html>', /^a\/0001\.xml \| 1 \| is not a page of ALTO$/u],
    [
      'with a thousand million entities',
      `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, n) => `<!ENTITY lol${n + 1} "${`&lol${n || ''};`.repeat(10)}">`).join('')}]>\n<alto><Layout><Page WIDTH="10" HEIGHT="10"><String CONTENT="&lol9;"/></Page></Layout></alto>`,
      /^a\/0001\.xml \| 2 \| is not well-formed XML: undefined entity/u,
    ],
    [
      'with an entity of a file',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<alto><Layout><Page WIDTH="10" HEIGHT="10"><String CONTENT="&x;"/></Page></Layout></alto>',
      /^a\/0001\.xml \| 2 \| is not well-formed XML: undefined entity/u,
    ],
    [
      'with elements in elements without end',
      `<alto>${'<a>'.repeat(5_000)}`,
      /^a\/0001\.xml \| 1 \| has more than 100 elements within one another$/u,
    ],
    [
      'with a million words',
      `<alto><Layout><Page WIDTH="10" HEIGHT="10"><TextLine>\n${'<String CONTENT="a" HPOS="1" VPOS="1" WIDTH="1" HEIGHT="1"/>\n'.repeat(100_050)}</TextLine></Page></Layout></alto>`,
      /^a\/0001\.xml \| 100002 \| has more than 100,000 words on one page$/u,
    ],
    [
      'that is not in the encoding it declares',
      Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<alto>\n<String CONTENT="caf\xe9"/></alto>', 'latin1'),
      /^a\/0001\.xml \| 3 \| is not written in UTF-8, as it says$/u,
    ],
    [
      'in an encoding that is not known',
      '<?xml version="1.0" encoding="KLINGON-8"?><alto/>',
      /^a\/0001\.xml \| 1 \| says it is written in "KLINGON-8", which is not known here$/u,
    ],
    [
      'with two pages',
      '<alto><Layout><Page WIDTH="10" HEIGHT="10"/>\n<Page WIDTH="10" HEIGHT="10"/></Layout></alto>',
      /^a\/0001\.xml \| 2 \| holds more than one page$/u,
    ],
    [
      'whose unit is wrong',
      word('HPOS="11000" VPOS="100" WIDTH="200" HEIGHT="30"'),
      /^a\/0001\.xml \| 2 \| 1 of its 1 words are outside the page: its unit of measurement is wrong$/u,
    ],
    ['without any size', word('', ''), /^a\/0001\.xml \| 2 \| gives no size of its page, nor of any word$/u],
  ])('%s is left out, and the next is taken', async (_name, bad, expected) => {
    const { faults, pages } = await importBad(twoPages(bad));
    expect(faults).toEqual([expect.stringMatching(expected)]);
    expect(pages).toEqual([SOUND_PAGE]);
  });

  it('of 200 MB is not read', async () => {
    const { faults, pages } = await importBad(twoPages('<alto>'), (at) =>
      truncateSync(path.join(at, '0001.xml'), 200 * 1024 ** 2),
    );
    expect(faults).toEqual(['a/0001.xml | 0 | is larger than 100 MB']);
    expect(pages).toEqual([SOUND_PAGE]);
  });

  it.each([
    ['sizes', ''],
    ['a width', 'HPOS="100" VPOS="100" HEIGHT="30"'],
    ['numbers for sizes', 'HPOS="NaN" VPOS="x" WIDTH="100" HEIGHT="30"'],
    ['a size above nothing', 'HPOS="100" VPOS="100" WIDTH="-5" HEIGHT="30"'],
  ])('whose words are without %s is taken without boxes', async (_name, attributes) => {
    const { faults, pages } = await importBad(twoPages(word(attributes)));
    expect([faults, pages]).toEqual([[], ['18240217/0001: word', SOUND_PAGE]]);
  });

  it('that does not give its size has that of its words, and a remark', async () => {
    const { faults, pages } = await importBad(twoPages(word('HPOS="100" VPOS="100" WIDTH="200" HEIGHT="30"', '')));
    expect(faults).toEqual([
      'a/0001.xml | 2 | taken all the same: gives no size of its page: taken from its words or its image',
    ]);
    expect(pages).toEqual(['18240217/0001: word', SOUND_PAGE]);
  });

  it('some of whose words reach beyond it is taken, and they are cut off at the edge', async () => {
    const strays = altoPage(['one two three four five six seven eight nine ten eleven']);
    const { faults, pages } = await importBad(twoPages(strays));
    expect(faults).toEqual([
      expect.stringMatching(/^a\/0001\.xml \| 3 \| taken all the same: 3 of its 11 words reach beyond the page/u),
    ]);
    expect(pages[0]).toContain('eleven');
  });

  it('with elements that are called as every object’s own parts is read', async () => {
    const { faults, pages } = await importBad(
      twoPages(GOOD.replace('<Layout>', '<constructor/><__defineGetter__ ID="a"/><toString>x</toString><Layout>')),
    );
    expect([faults, pages[0]]).toEqual([[], '18240217/0001: a good line / of printed words']);
  });

  it('in headlines lose the signs that turn their direction', async () => {
    await importBad({
      'mets.xml': metsFile({
        articles: [{ headline: 'Lost \u202Eeram\u202C\n near  Redruth', areas: [{ page: 1, begin: 'L1' }] }],
      }),
      '0001.xml': GOOD,
    });
    expect(
      await db.rows("/* test.headline */ SELECT headline FROM newspaper_article WHERE headline LIKE 'Lost%'"),
    ).toEqual([{ headline: 'Lost eram near Redruth' }]);
  });

  it('with line ends and hidden signs in its words is taken without them', async () => {
    const { pages } = await importBad(
      twoPages(
        word('HPOS="100" VPOS="100" WIDTH="200" HEIGHT="30"').replace(
          '"word"',
          '"first&#10;second\u202Ethird&#x200B;"',
        ),
      ),
    );
    expect(pages[0]).toBe('18240217/0001: first secondthird');
  });

  it.each<[string, BufferEncoding]>([['UTF-16', 'utf16le']])('in %s is read', async (name, encoding) => {
    const { faults, pages } = await importBad(
      twoPages(Buffer.from(`\ufeff${altoPage(['een café']).replace('UTF-8', name)}`, encoding)),
    );
    expect([faults, pages[0]]).toEqual([[], '18240217/0001: een café']);
  });

  it('in Latin-1, as it declares, is read', async () => {
    const { faults, pages } = await importBad(
      twoPages(Buffer.from(altoPage(['un café']).replace('UTF-8', 'ISO-8859-1'), 'latin1')),
    );
    expect([faults, pages[0]]).toEqual([[], '18240217/0001: un café']);
  });
});

describe('an issue', () => {
  it.each([
    ['1824-02-31', '"1824-02-31" has a day that does not exist'],
    ['1752-09-08', '"1752-09-08" never was: in Britain 2 September 1752 was followed by 14 September'],
    ['1824–5', '"1824–5" is a span of years, not the date of one issue'],
    ['', 'does not say which date the issue is of: name its folder by it, 1824-02-17'],
  ])('of %s is left out', async (date, reason) => {
    const { faults, pages } = await importBad({ 'mets.xml': metsFile({ date }), '0001.xml': GOOD });
    expect(faults).toEqual([expect.stringMatching(/^a\/mets\.xml \| \d+ \| /u)]);
    expect(faults[0]).toContain(reason);
    expect(pages).toEqual([]);
  });

  it('is taken once where two are of one date, and both where they name their editions', async () => {
    const { faults, pages } = await importBad({
      'one/mets.xml': metsFile(),
      'one/0001.xml': altoPage(['the first']),
      'two/mets.xml': metsFile(),
      'two/0001.xml': altoPage(['the second']),
    });
    expect(faults).toEqual([
      'a/two/mets.xml | 0 | is a second issue of 1824-02-17 beside a/one/mets.xml, and neither names its edition',
    ]);
    expect(pages).toEqual(['18240217/0001: the first']);
    const editions = await importBad({
      'one/mets.xml': metsFile(),
      'one/0001.xml': altoPage(['the first']),
      'two/mets.xml': metsFile({ edition: 'Evening' }),
      'two/0001.xml': altoPage(['the second']),
    });
    expect(editions).toEqual({ faults: [], pages: ['18240217-evening/0001: the second', '18240217/0001: the first'] });
  });

  it('that is there twice is taken once', async () => {
    const files = { 'mets.xml': metsFile(), '0001.xml': GOOD };
    const { faults } = await importBad(
      Object.fromEntries(
        ['one', 'two'].flatMap((at) => Object.entries(files).map(([name, content]) => [`${at}/${name}`, content])),
      ),
    );
    expect(faults).toEqual(['a/two/mets.xml | 0 | holds the same as a/one/mets.xml']);
  });

  it('without a page that can be taken leaves nothing behind', async () => {
    const { faults, pages } = await importBad({ 'mets.xml': metsFile(), '0001.xml': '<alto/>' });
    expect(faults).toEqual([
      'a/0001.xml | 1 | is not a page of ALTO',
      'a/mets.xml | 0 | has no page that can be taken',
    ]);
    expect([pages, await db.rows(`/* test.empty */ SELECT 1 FROM newspaper_issue WHERE pages = 0`)]).toEqual([[], []]);
  });

  it('whose METS is cut off is left out with the line', async () => {
    const { faults } = await importBad({ 'mets.xml': metsFile().slice(0, -30), '0001.xml': GOOD });
    expect(faults).toEqual([expect.stringMatching(/^a\/mets\.xml \| \d+ \| is not well-formed XML: /u)]);
  });

  it('with a part of an article that begins on one page and ends on another is taken without that part', async () => {
    const articles = [
      { headline: 'Whole', areas: [{ page: 1, begin: 'L1' }] },
      {
        headline: 'Crossing',
        areas: [
          { page: 1, begin: 'S4', end: 'S99' },
          { page: 2, begin: 'L1' },
        ],
      },
    ];
    const { faults } = await importBad({
      'mets.xml': metsFile({ texts: ['0001.xml', '0002.xml'], articles }),
      '0001.xml': GOOD,
      '0002.xml': GOOD,
    });
    expect(faults).toEqual([
      expect.stringMatching(
        /^a\/mets\.xml \| \d+ \| taken all the same: article 2 names text that a\/0001\.xml does not have: "S4"$/u,
      ),
    ]);
  });
});

describe('a folder of images', () => {
  const picture = (width = 400, height = 600) =>
    sharp({ create: { width, height, channels: 3, background: '#f4efe2' } });
  const HOCR = `<html><body><div class="ocr_page" title="bbox 0 0 400 600"><span class="ocr_line" title="bbox 10 10 300 40"><span class="ocrx_word" title="bbox 10 10 90 40; x_wconf 91">Births.</span></span></div></body></html>`;
  const inFolder = async (files: Readonly<Record<string, string | Uint8Array>>, date = '1824-02-17') => {
    const { faults } = await importBad(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [`Journal ${runs + 1}/${date}/${name}`, content]),
      ),
    );
    const pages = await db.rows<{ id: string; has_image: boolean; words: number; width: number }>(
      '/* test.folder */ SELECT id, image_id IS NOT NULL AS has_image, words, width FROM newspaper_page WHERE issue_id LIKE $1 ORDER BY id',
      [`n-journal-${runs}/%`],
    );
    return {
      faults: faults.map((fault) => fault.replace(/^a\/Journal \d+\//u, '')),
      pages: pages.map(({ id, has_image: hasImage, words, width }) => ({ page: id.slice(-4), hasImage, words, width })),
    };
  };

  it('is taken whatever their colours are', async () => {
    const { faults, pages } = await inFolder({
      '0001.tif': await picture().toColourspace('cmyk').tiff().toBuffer(),
      '0001.hocr': HOCR,
      '0002.tif': await picture().toColourspace('rgb16').tiff().toBuffer(),
      '0002.hocr': HOCR,
      '0003.png': await picture().greyscale().png().toBuffer(),
      '0003.hocr': HOCR,
    });
    expect(faults).toEqual([]);
    expect(pages).toEqual(['0001', '0002', '0003'].map((page) => ({ page, hasImage: true, words: 1, width: 400 })));
    const profiles = await db.rows<{ content_hash: string }>(
      '/* test.kept */ SELECT content_hash FROM page_image i JOIN newspaper_page p ON p.image_id = i.id WHERE p.issue_id LIKE $1',
      [`n-journal-${runs}/%`],
    );
    for (const { content_hash: hash } of profiles)
      expect(await sharp(path.join(folder, 'data/images', hash.slice(0, 2), `${hash}.tif`)).metadata()).toMatchObject({
        space: 'srgb',
        depth: 'uchar',
      });
  });

  it('has no image where the file is broken, or a bomb of too many pixels, and keeps its text', async () => {
    const bomb = blackPng(16_000, 8_000);
    // A thousand million pixels, by what it says of itself.
    const largest = blackPng(40_000, 25_000, 1);
    const { faults, pages } = await inFolder({
      '0001.tif': 'no picture',
      '0001.hocr': HOCR,
      '0002.png': bomb,
      '0002.hocr': HOCR.replace('400 600', '16000 8000'),
      '0003.png': largest,
      '0003.hocr': HOCR.replace('400 600', '40000 25000'),
    });
    expect(faults).toEqual([
      '1824-02-17/0001.tif | 0 | taken all the same: page without an image: it is not one that can be read here',
      ...[2, 3].map(
        (page) =>
          `1824-02-17/000${page}.hocr | 0 | taken all the same: page ${page} without an image: its file cannot be read, or has too many pixels`,
      ),
    ]);
    expect(pages).toEqual(
      [
        ['0001', 400],
        ['0002', 16_000],
        ['0003', 40_000],
      ].map(([page, width]) => ({ page, hasImage: false, words: 1, width })),
    );
  });

  it('has no image where a TIFF says of itself what it cannot be, within the memory that images have', async () => {
    const bombs = [
      tiff({ width: 100_000, height: 100_000 }),
      tiff({ stripOffset: 0xf0000000 }),
      tiff({ strips: 0x0fffffff }),
      tiff({ subIfd: 8, stripOffset: 0xf0000000, next: 8 }),
    ];
    const before = process.memoryUsage().rss;
    const { faults, pages } = await inFolder(
      Object.fromEntries(
        bombs.flatMap((bytes, at) => [
          [`000${at + 1}.tif`, bytes],
          [`000${at + 1}.hocr`, HOCR],
        ]),
      ),
    );
    expect(faults).toEqual(
      bombs.map(
        (_bytes, at) =>
          `1824-02-17/000${at + 1}.hocr | 0 | taken all the same: page ${at + 1} without an image: its file cannot be read, or has too many pixels`,
      ),
    );
    expect(pages.map(({ hasImage, words }) => [hasImage, words])).toEqual(bombs.map(() => [false, 1]));
    expect(process.memoryUsage().rss - before).toBeLessThan(MEMORY_BUDGET);
    // The same file without a fault is an image, and so is one whose strip is said to be longer than it need be.
    const { pages: sound } = await inFolder({
      '0001.tif': tiff({}),
      '0001.hocr': HOCR,
      '0002.tif': tiff({ stripBytes: 0xffffffff }),
      '0002.hocr': HOCR,
    });
    expect(sound.map(({ hasImage }) => hasImage)).toEqual([true, true]);
  });

  it('may have an image without text and text without an image, each with a remark', async () => {
    const { faults, pages } = await inFolder({ '0001.png': await picture().png().toBuffer(), '0002.hocr': HOCR });
    expect(faults).toEqual([
      '1824-02-17/0001.png | 0 | taken all the same: page without text',
      '1824-02-17/0002.hocr | 0 | taken all the same: page without an image: there is none beside it',
    ]);
    expect(pages).toEqual([
      { page: '0001', hasImage: true, words: 0, width: 400 },
      { page: '0002', hasImage: false, words: 1, width: 400 },
    ]);
  });

  it('with hOCR that is cut off in a tag is taken up to there', async () => {
    const { faults, pages } = await inFolder({
      '0001.hocr': `${HOCR.slice(0, HOCR.indexOf('</span></span>'))}</span>\n<span class="ocrx_wo`,
    });
    expect(faults).toEqual([
      '1824-02-17/0001.hocr | 0 | taken all the same: page without an image: there is none beside it',
      '1824-02-17/0001.hocr | 2 | taken all the same: is cut off within a tag: what comes before is taken',
    ]);
    expect(pages).toEqual([{ page: '0001', hasImage: false, words: 1, width: 400 }]);
  });

  it('of a date that never was is left out', async () => {
    const { faults, pages } = await inFolder({ '0001.hocr': HOCR }, '1824-02-31');
    expect([faults, pages]).toEqual([['1824-02-31 | 0 | "1824-02-31" has a day that does not exist'], []]);
  });
});
