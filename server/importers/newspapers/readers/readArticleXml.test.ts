import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { boxOfSides, readArticleXml } from './readArticleXml.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-article-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(xml: string) {
  const file = path.join(folder, 'article.xml');
  writeFileSync(file, xml);
  return readArticleXml(file, 'article.xml');
}
const node = (readings: readonly string[], sides = 'l="1" t="2" r="30" b="12"') =>
  `<n>${readings.map((reading) => `<r ${sides}><o>${reading}</o></r>`).join('')}</n>`;
const zone = (nodes: string, sides = 'l="10" t="20" r="110" b="220"') =>
  `<zone ${sides}><nodes>${nodes}</nodes></zone>`;
const article = (content: string, headline = 'THE FAIR') =>
  `<article classification="news"><header><header-item name="headline">${headline}</header-item><header-item name="date">1850</header-item></header><article-page href="p1.xml"><article-clipping l="100" t="200" r="900" b="1200">${content}</article-clipping></article-page></article>`;

describe('an article of iArchives', () => {
  it('has its headline, its class, and its words by zone, measured from the corner of the page', async () => {
    const { headline, classification, zones } = await read(article(zone(node(['The']) + node(['fair']))));
    expect([headline, classification]).toEqual(['THE FAIR', 'news']);
    expect(zones).toEqual([
      {
        pageHref: 'p1.xml',
        box: { x: 110, y: 220, width: 100, height: 200 },
        nodes: ['The', 'fair'].map((text) => ({
          text,
          box: { x: 1, y: 2, width: 29, height: 10 },
          confidence: Number.NaN,
          flags: 0,
          readings: [],
        })),
      },
    ]);
  });

  it('shows the first reading of a word and keeps the others', async () => {
    const { zones } = await read(article(zone(node(['anid', 'AND', 'and']))));
    expect(zones[0]?.nodes).toMatchObject([{ text: 'anid', readings: ['AND', 'and'] }]);
  });

  it('has the headline in one line, and none where it says nothing', async () => {
    expect((await read(article('', '  THE\n   GREAT   FAIR '))).headline).toBe('THE GREAT FAIR');
    expect((await read(article('', '  \n '))).headline).toBeNull();
    expect((await read(article('', 'A <i>new</i> PIER'))).headline).toBe('A new PIER');
    expect(await read('<article/>')).toEqual({ headline: null, classification: null, zones: [] });
  });

  it('has parts on several pages', async () => {
    const { zones } = await read(
      `<article><article-page href="p1.xml">${zone(node(['one']))}</article-page><article-page href="p2.xml">${zone(node(['two']))}${zone(node(['three']))}</article-page></article>`,
    );
    expect(zones.map(({ pageHref, nodes }) => [pageHref, nodes.map(({ text }) => text).join(' ')])).toEqual([
      ['p1.xml', 'one'],
      ['p2.xml', 'two'],
      ['p2.xml', 'three'],
    ]);
  });

  it('lies in its clipping where a zone gives no rectangle, and nowhere where neither does', async () => {
    expect((await read(article(zone(node(['one']), '')))).zones[0]?.box).toEqual({
      x: 100,
      y: 200,
      width: 800,
      height: 1_000,
    });
    expect(
      (await read(`<article><article-page href="p1.xml">${zone(node(['one']), '')}</article-page></article>`)).zones[0]
        ?.box,
    ).toBeNull();
  });

  it('has words without a rectangle, and none where a node holds no reading', async () => {
    expect(
      (await read(article(zone(`${node(['one'], '')}<n/>${node(['two'], 'l="9" t="9" r="1" b="1"')}`)))).zones[0]
        ?.nodes,
    ).toMatchObject([
      { text: 'one', box: null },
      { text: 'two', box: null },
    ]);
  });

  it('that is not well-formed is refused at its line', async () => {
    await expect(read('<article>\n<zone></article>')).rejects.toMatchObject({
      line: 2,
      reason: expect.stringMatching(/^is not well-formed XML: /u),
    });
  });
});

it.each([
  [
    { l: '1', t: '2', r: '4', b: '8' },
    { x: 1, y: 2, width: 3, height: 6 },
  ],
  [{ l: '4', t: '2', r: '1', b: '8' }, null],
  [{ l: '1', t: '2', r: '1', b: '8' }, null],
  [{ l: '1', t: '2', r: '4' }, null],
  [{ l: '', t: '2', r: '4', b: '8' }, null],
  [{ l: 'one', t: '2', r: '4', b: '8' }, null],
])('the rectangle of the sides %j', (sides, box) => expect(boxOfSides(sides as Record<string, string>)).toEqual(box));
