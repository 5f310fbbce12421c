import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { WORD_FLAGS } from '#domain/newspapers/pages/pageLine.ts';
import { altoPage } from '#test/support/newspaperFiles.ts';

import type { Fault } from '../IssueDraft.ts';
import { fitAlto } from './fitAlto.ts';
import { readAlto } from './readAlto.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-alto-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (content: string) => {
  const file = path.join(folder, 'page.xml');
  writeFileSync(file, content);
  return readAlto(file, 'page.xml');
};
const fitted = async (content: string, picture: { width: number; height: number } | null = null) => {
  const faults: Fault[] = [];
  const page = fitAlto(await read(content), picture, 'page.xml', (fault) => faults.push(fault));
  return {
    ...page,
    faults: faults.map(({ line, reason }) => `${line}: ${reason}`),
    texts: page.lines.map(({ words }) => words.map(({ text }) => text).join(' ')),
  };
};
const inBlocks = (blocks: string, more = '') =>
  `<alto><Description><MeasurementUnit>pixel</MeasurementUnit></Description><Layout>${more}<Page WIDTH="1000" HEIGHT="1000">${blocks}</Page></Layout></alto>`;
const block = (id: string, text: string, attributes = '') =>
  `<TextBlock ID="${id}" ${attributes}><TextLine HPOS="0" VPOS="0" WIDTH="100" HEIGHT="10"><String HPOS="0" VPOS="0" WIDTH="100" HEIGHT="10" CONTENT="${text}"/></TextLine></TextBlock>`;

describe('ALTO', () => {
  it.each([
    ['1, without a name space', ''],
    ['2', 'xmlns="http://www.loc.gov/standards/alto/ns-v2#"'],
    ['3', 'xmlns="http://www.loc.gov/standards/alto/ns-v3#"'],
    ['4', 'xmlns="http://www.loc.gov/standards/alto/ns-v4#" xmlns:xlink="http://www.w3.org/1999/xlink"'],
  ])('%s is read', async (_version, attributes) => {
    const page = await fitted(altoPage(['one two', 'three'], { attributes }));
    expect([page.texts, page.faults, page.width, page.height]).toEqual([['one two', 'three'], [], 1_000, 1_500]);
    expect(page.lines[0]).toMatchObject({ x: 50, y: 100, width: 880, height: 32, hasWordBoxes: true });
    expect(page.lines[0]?.words[1]).toEqual({
      text: 'two',
      x: 160,
      y: 100,
      width: 100,
      height: 30,
      confidence: 14,
      flags: 0,
    });
  });

  it('with prefixes on its elements is read', async () => {
    const prefixed = altoPage(['one two'], {
      attributes: 'xmlns:a="http://www.loc.gov/standards/alto/ns-v3#"',
    }).replace(/<(\/?)(?=[A-Za-z])/gu, '<$1a:');
    expect((await fitted(prefixed)).texts).toEqual(['one two']);
  });

  it.each([
    ['tenths of a millimetre at 300 dots an inch', 'mm10', 254 / 300, null],
    ['twelve hundredths of an inch', 'inch1200', 4, null],
    ['tenths of a millimetre of a picture', 'mm10', 3, { width: 1_000, height: 1_500 }],
    ['pixels of a picture twice as large', 'pixel', 2, { width: 1_000, height: 1_500 }],
  ])('in %s comes to pixels', async (_name, unit, scale, picture) => {
    const page = await fitted(altoPage(['one two'], { unit, scale }), picture);
    expect([page.width, page.height, page.faults]).toEqual([1_000, 1_500, []]);
    expect(page.lines[0]?.words[1]).toMatchObject({ x: 160, y: 100, width: 100, height: 30 });
  });

  it('of another shape than its picture is taken with a remark', async () => {
    const page = await fitted(altoPage(['one two']), { width: 1_000, height: 1_000 });
    expect(page.faults).toEqual([
      expect.stringContaining('its page is 1000 by 1500, its image 1000 by 1000 pixels: boxes may be off'),
    ]);
  });

  it('has its blocks in the order that ReadingOrder gives, the others last', async () => {
    const order =
      '<ReadingOrder><OrderedGroup><ElementRef REF="C"/><ElementRef REF="A"/></OrderedGroup></ReadingOrder>';
    expect(
      (await fitted(inBlocks(block('A', 'first') + block('B', 'second') + block('C', 'third'), order))).texts,
    ).toEqual(['third', 'first', 'second']);
  });

  it('has its blocks in the chain of IDNEXT', async () => {
    expect(
      (await fitted(inBlocks(block('A', 'first', 'IDNEXT="C"') + block('B', 'second') + block('C', 'third')))).texts,
    ).toEqual(['first', 'third', 'second']);
  });

  it('with a chain in a circle is read once', async () => {
    expect(
      (await fitted(inBlocks(block('A', 'first', 'IDNEXT="B"') + block('B', 'second', 'IDNEXT="A"')))).texts,
    ).toEqual(['first', 'second']);
  });

  it('keeps the hyphen of a line end and marks both halves', async () => {
    const page = await fitted(
      inBlocks(`<TextBlock><TextLine><String HPOS="0" VPOS="0" WIDTH="50" HEIGHT="10" CONTENT="exam" SUBS_TYPE="HypPart1" SUBS_CONTENT="example"/><HYP CONTENT="-"/></TextLine>
      <TextLine><String HPOS="0" VPOS="20" WIDTH="50" HEIGHT="10" CONTENT="ple" SUBS_TYPE="HypPart2" SUBS_CONTENT="example"/></TextLine></TextBlock>`),
    );
    expect(page.texts).toEqual(['exam-', 'ple']);
    expect(page.lines.map(({ words }) => words[0]?.flags)).toEqual([
      WORD_FLAGS.startsHyphenated,
      WORD_FLAGS.endsHyphenated,
    ]);
  });

  it('keeps other readings by the word that they are of', async () => {
    const page = await fitted(
      inBlocks(
        `${block('A', 'first')}<TextBlock><TextLine><String HPOS="0" VPOS="0" WIDTH="9" HEIGHT="9" CONTENT="tbe"><ALTERNATIVE>the</ALTERNATIVE><ALTERNATIVE>tha</ALTERNATIVE></String></TextLine></TextBlock>`,
      ),
    );
    expect(page.alternatives).toEqual([
      [1, 'the'],
      [1, 'tha'],
    ]);
  });

  it('takes the box of a line from its polygon, or from its words', async () => {
    const page = await fitted(
      inBlocks(
        '<TextBlock><TextLine><Shape><Polygon POINTS="10,20 200,20 200,50 10,50"/></Shape><String HPOS="30" VPOS="25" WIDTH="50" HEIGHT="10" CONTENT="a"/></TextLine><TextLine><String HPOS="30.4" VPOS="70.6" WIDTH="50" HEIGHT="10" CONTENT="b"/></TextLine></TextBlock>',
      ),
    );
    expect(page.lines).toMatchObject([
      { x: 10, y: 20, width: 190, height: 30 },
      { x: 30, y: 71, width: 50, height: 10 },
    ]);
  });

  it('reads confidence from the word, or from its characters', async () => {
    const words = (attributes: string) =>
      inBlocks(
        `<TextBlock><TextLine><String HPOS="0" VPOS="0" WIDTH="9" HEIGHT="9" CONTENT="ab" ${attributes}/></TextLine></TextBlock>`,
      );
    const confidence = async (attributes: string) => (await fitted(words(attributes))).lines[0]?.words[0]?.confidence;
    expect([
      await confidence('WC="1"'),
      await confidence('WC="0.5"'),
      await confidence('CC="09"'),
      await confidence('CC="0 9"'),
      await confidence(''),
    ]).toEqual([15, 8, 8, 8, 0]);
  });

  it('of a block of blocks takes as long as it has lines, however many these are', async () => {
    const lines = '<TextLine/>\n'.repeat(60_000);
    const before = process.cpuUsage();
    const page = await read(inBlocks(`<ComposedBlock ID="C"><TextBlock ID="A">${lines}</TextBlock></ComposedBlock>`));
    expect([page.blocks.get('C')?.length, page.blocks.get('A')?.length]).toEqual([60_000, 60_000]);
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
  });
});
