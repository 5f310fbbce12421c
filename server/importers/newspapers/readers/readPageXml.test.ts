import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { WORD_FLAGS } from '#domain/newspapers/pages/pageLine.ts';

import { fitAlto } from './fitAlto.ts';
import { readTextXml } from './readTextXml.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-page-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NAMESPACE = 'http://schema.primaresearch.org/PAGE/gts/pagecontent/2019-07-15';
const pageOf = (content: string, attributes = `xmlns="${NAMESPACE}"`) =>
  `<?xml version="1.0" encoding="UTF-8"?><PcGts ${attributes}><Metadata><Creator>x</Creator></Metadata><Page imageFilename="1.jpg" imageWidth="1000" imageHeight="2000">${content}</Page></PcGts>`;
const points = (x: number, y: number, width: number, height: number) =>
  `<Coords points="${x},${y} ${x + width},${y} ${x + width},${y + height} ${x},${y + height}"/>`;
const text = (value: string, attributes = '') => `<TextEquiv ${attributes}><Unicode>${value}</Unicode></TextEquiv>`;
const line = (id: string, value: string, y = 10, attributes = '') =>
  `<TextLine id="${id}" ${attributes}>${points(10, y, 400, 30)}${text(value)}</TextLine>`;
const region = (id: string, lines: string, attributes = '') =>
  `<TextRegion id="${id}" ${attributes}>${points(10, 10, 900, 300)}${lines}</TextRegion>`;
async function read(content: string) {
  const file = path.join(folder, 'page.xml');
  writeFileSync(file, content);
  const page = await readTextXml(file, 'page.xml');
  const fitted = fitAlto(page, null, 'page.xml', () => {});
  return { page, fitted, texts: fitted.lines.map(({ words }) => words.map((word) => word.text).join(' ')) };
}

describe('PAGE XML', () => {
  it.each([
    ['OCR-D', `xmlns="${NAMESPACE}"`, ''],
    ['Transkribus', 'xmlns="http://schema.primaresearch.org/PAGE/gts/pagecontent/2013-07-15"', ''],
    [
      'eScriptorium, with a prefix',
      'xmlns:pc="http://schema.primaresearch.org/PAGE/gts/pagecontent/2019-07-15"',
      'pc:',
    ],
    ['no name space', '', ''],
  ])('of %s is read', async (_maker, attributes, prefix) => {
    const content = pageOf(region('r1', line('l1', 'Pagexmlword here')), attributes).replace(
      /<(\/?)(?=[A-Za-z])/gu,
      `<$1${prefix}`,
    );
    const { fitted, texts } = await read(content);
    expect([texts, fitted.width, fitted.height]).toEqual([['Pagexmlword here'], 1_000, 2_000]);
    expect(fitted.lines[0]).toMatchObject({ x: 10, y: 10, width: 400, height: 30 });
  });

  it('takes the words of a line with their boxes and readings, the best first, and no letters', async () => {
    const word = (id: string, x: number, content: string) =>
      `<Word id="${id}">${points(x, 10, 90, 30)}<Glyph id="${id}g">${points(x, 10, 9, 30)}${text('Z')}</Glyph>${content}</Word>`;
    const { fitted, texts } = await read(
      pageOf(
        region(
          'r1',
          `<TextLine id="l1">${points(10, 10, 400, 30)}${word('w1', 10, text('tho', 'index="1"') + text('the', 'index="0" conf="0.9"'))}${word('w2', 110, text('ship'))}${text('of the line itself')}</TextLine>`,
        ),
      ),
    );
    expect(texts).toEqual(['the ship']);
    expect(fitted.lines[0]?.words[1]).toMatchObject({ x: 110, y: 10, width: 90, height: 30 });
    expect(fitted.lines[0]?.words[0]?.confidence).toBeGreaterThan(10);
    expect(fitted.alternatives).toEqual([[0, 'tho']]);
  });

  it('shares the box of a line among words that have none, and marks them as not measured', async () => {
    const { fitted } = await read(pageOf(region('r1', line('l1', 'ab cdef'))));
    const [first, second] = fitted.lines[0]?.words ?? [];
    expect([(first?.width ?? 0) < (second?.width ?? 0), (first?.flags ?? 0) & WORD_FLAGS.uncertainBox]).toEqual([
      true,
      WORD_FLAGS.uncertainBox,
    ]);
  });

  it('reads a region that has a text and no lines', async () => {
    expect((await read(pageOf(region('r1', text('one line\nanother line'))))).texts).toEqual([
      'one line',
      'another line',
    ]);
  });

  it.each([
    [
      'its groups within groups',
      `<ReadingOrder><OrderedGroup id="o"><RegionRefIndexed index="2" regionRef="a"/><UnorderedGroupIndexed index="1" id="u"><RegionRef regionRef="c"/></UnorderedGroupIndexed><RegionRefIndexed index="0" regionRef="b"/></OrderedGroup></ReadingOrder>`,
      ['', '', ''],
      ['b', 'c', 'a', 'd'],
    ],
    [
      'what Transkribus says of each region',
      '',
      [
        'custom="readingOrder {index:2;}"',
        'custom="readingOrder {index:0;}"',
        'custom="structure {type:heading;} readingOrder {index:1;}"',
      ],
      ['b', 'c', 'a', 'd'],
    ],
    ['the file, where nothing is said', '', ['', '', ''], ['a', 'b', 'c', 'd']],
  ])('has its regions in the order of %s', async (_name, order, custom, expected) => {
    const regions = ['a', 'b', 'c', 'd'].map((id, at) => region(id, line(`l${id}`, id), custom[at] ?? ''));
    expect((await read(pageOf(order + regions.join('')))).texts).toEqual(expected);
  });

  it('has the lines of a region in their own order, and says where each is', async () => {
    const { page, texts } = await read(
      pageOf(
        region(
          'r1',
          line('l1', 'second', 50, 'custom="readingOrder {index:1;}"') +
            line('l2', 'first', 10, 'custom="readingOrder {index:0;}"'),
        ),
      ),
    );
    expect([texts, page.blocks.get('r1'), page.lineIds.get('l2'), page.lineIds.get('l1')]).toEqual([
      ['first', 'second'],
      [0, 1],
      0,
      1,
    ]);
  });

  it('reads the corners of the first version, regions of tables, and joins what a hyphen parts', async () => {
    const corners = '<Coords><Point x="10" y="20"/><Point x="110" y="20"/><Point x="110" y="60"/></Coords>';
    const { page, fitted, texts } = await read(
      pageOf(
        `<TableRegion id="t">${points(0, 0, 9, 9)}${region('r1', `<TextLine id="l1">${corners}${text('Tanker\u00ad')}</TextLine>${line('l2', 'villeton')}`)}</TableRegion>`,
      ),
    );
    expect(texts).toEqual(['Tanker-', 'villeton']);
    expect(page.lines[0]?.box).toEqual({ x: 10, y: 20, width: 100, height: 40 });
    expect((fitted.lines[0]?.words[0]?.flags ?? 0) & WORD_FLAGS.startsHyphenated).toBe(WORD_FLAGS.startsHyphenated);
  });

  it.each([
    ['no page', `<PcGts xmlns="${NAMESPACE}"><Metadata/></PcGts>`, 'is not a page of PAGE XML'],
    ['two pages', `<PcGts><Page imageWidth="1" imageHeight="1"/><Page/></PcGts>`, 'holds more than one page'],
    ['an end too early', '<PcGts><Page imageWidth="1"', 'is not well-formed XML'],
  ])('with %s is rejected', async (_name, content, reason) => {
    await expect(read(content)).rejects.toMatchObject({ reason: expect.stringContaining(reason) as string });
  });
});
