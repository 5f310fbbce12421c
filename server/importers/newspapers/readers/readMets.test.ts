import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { type MetsDiv, readMets } from './readMets.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'muniment-mets-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(content: string) {
  const file = path.join(folder, 'mets.xml');
  writeFileSync(file, `<mets xmlns:xlink="x">${content}</mets>`);
  return readMets(file, 'mets.xml');
}
const described = async (mods: string) =>
  (await read(`<dmdSec ID="M1"><mdWrap><xmlData><mods>${mods}</mods></xmlData></mdWrap></dmdSec>`)).descriptions.get(
    'M1',
  );

describe('what METS says of an issue', () => {
  it.each<[string, string, object]>([
    [
      'the title of the paper, and of the issue',
      '<titleInfo><title>Evening edition</title></titleInfo><relatedItem type="host"><titleInfo><title>The West Briton</title></titleInfo></relatedItem>',
      { title: 'Evening edition', hostTitle: 'The West Briton' },
    ],
    [
      'a title with what is not sorted by',
      '<titleInfo><nonSort>The</nonSort><title>West Briton</title></titleInfo>',
      { title: 'The West Briton' },
    ],
    [
      'a title in two parts',
      '<titleInfo><title>West Briton</title></titleInfo><titleInfo><title>and Advertiser</title></titleInfo>',
      { title: 'West Briton and Advertiser' },
    ],
    [
      'no title of another thing',
      '<relatedItem type="series"><titleInfo><title>A series</title></titleInfo></relatedItem>',
      { title: null, hostTitle: null },
    ],
    [
      'the date that counts before others',
      '<originInfo><dateIssued>1824</dateIssued><dateIssued keyDate="yes">1824-02-17</dateIssued></originInfo>',
      { dates: ['1824-02-17', '1824'] },
    ],
    [
      'places in words, not in codes',
      '<place><placeTerm type="code">enk</placeTerm><placeTerm type="text">Truro, Cornwall</placeTerm></place>',
      { places: ['Truro, Cornwall'] },
    ],
    [
      'its first language',
      '<language><languageTerm>eng</languageTerm><languageTerm>cor</languageTerm></language>',
      { language: 'eng' },
    ],
    [
      'numbers of the paper apart from its own',
      '<identifier>issue-7</identifier><relatedItem type="host"><identifier>0000123</identifier></relatedItem>',
      { identifiers: ['issue-7'], hostIdentifiers: ['0000123'] },
    ],
    [
      'who keeps the paper, by name',
      '<relatedItem type="original"><physicalLocation authority="x">Uk-L</physicalLocation><physicalLocation>Courtney Library</physicalLocation></relatedItem>',
      { sourceNote: 'Courtney Library' },
    ],
    [
      'its numbers by what they count',
      '<part><detail type="volume"><number>12</number></detail><detail type="issue"><number>620</number></detail></part><edition>evening</edition>',
      {
        parts: new Map([
          ['volume', '12'],
          ['issue', '620'],
          ['edition', 'evening'],
        ]),
      },
    ],
    [
      'texts in one line, and no empty ones',
      '<titleInfo><title>\n  West\n  Briton </title></titleInfo><identifier>  </identifier>',
      { title: 'West Briton', identifiers: [] },
    ],
  ])('is %s', async (_name, mods, expected) => expect(await described(mods)).toMatchObject(expected));

  it('has the line of its section', async () =>
    expect((await read('\n\n<dmdSec ID="M1"></dmdSec>')).descriptions.get('M1')?.line).toBe(3));
});

describe('the files that METS names', () => {
  it('have their address, their type and what their group is for', async () => {
    const { files } = await read(
      '<fileSec><fileGrp USE="Fulltext">\n<file ID="T1" MIMETYPE="text/xml"><FLocat LOCTYPE="URL" xlink:href="0001.xml"/></file></fileGrp></fileSec>',
    );
    expect([...files]).toEqual([['T1', { href: '0001.xml', mime: 'text/xml', use: 'Fulltext', line: 2 }]]);
  });

  it('belong to the group around theirs where it says nothing of its own', async () => {
    const { files } = await read(
      '<fileGrp USE="Master"><fileGrp><file ID="I1"><FLocat href="1.tif"/></file></fileGrp><fileGrp USE="Thumbs"><file ID="I2"><FLocat href="2.tif"/></file></fileGrp><file ID="I3"><FLocat href="3.tif"/></file></fileGrp>',
    );
    expect([...files].map(([id, { use }]) => [id, use])).toEqual([
      ['I1', 'Master'],
      ['I2', 'Thumbs'],
      ['I3', 'Master'],
    ]);
  });

  it('have the first address that is named, and none without one', async () => {
    const { files } = await read(
      '<file ID="I1"><FLocat href="1.tif"/><FLocat href="2.tif"/></file><file ID="I2"><FLocat/></file><FLocat href="3.tif"/>',
    );
    expect([...files].map(([id, { href }]) => [id, href])).toEqual([['I1', '1.tif']]);
  });
});

describe('the maps of METS', () => {
  /** Types of divisions within one another. */
  const shape = ({ type, children }: MetsDiv): string =>
    children.length === 0 ? type : `${type}(${children.map(shape).join(' ')})`;

  it('are read by their type, each with its divisions', async () => {
    const { maps } = await read(
      '<structMap TYPE="logical"><div TYPE="ISSUE"><div TYPE="ARTICLE"/><div TYPE="ADVERT"><div TYPE="BODY"/></div></div></structMap><structMap><div TYPE="page"/></structMap>',
    );
    expect(maps.map(({ type, root }) => [type, shape(root)])).toEqual([
      ['LOGICAL', 'ISSUE(ARTICLE ADVERT(BODY))'],
      ['', 'page'],
    ]);
  });

  it('have the label, the order and the description of a division', async () => {
    const { maps } = await read(
      '<structMap><div ID="d" TYPE="page" LABEL="x" ORDERLABEL="iv" ORDER="4" DMDID="M1 M2"/></structMap>',
    );
    expect(maps[0]?.root).toMatchObject({ id: 'd', label: 'iv', order: 4, descriptionId: 'M1' });
  });

  it('point to files, parts of their text and rectangles of their images', async () => {
    const { maps } = await read(
      '<structMap><div><fptr FILEID="I1"/><fptr><area FILEID="T1" BEGIN="B1" END="B2"/><area FILEID="I1" COORDS="1,2,3,4"/><area FILEID="I1" COORDS="1,2"/><area BEGIN="B3"/></fptr></div></structMap>',
    );
    expect(maps[0]?.root.areas).toEqual([
      { fileId: 'I1', begin: null, end: null, coords: null },
      { fileId: 'T1', begin: 'B1', end: 'B2', coords: null },
      { fileId: 'I1', begin: null, end: null, coords: [1, 2, 3, 4] },
      { fileId: 'I1', begin: null, end: null, coords: null },
    ]);
  });

  it('are linked in either of the two ways in which METS does it', async () => {
    const { links } = await read(
      '<structLink><smLink xlink:from="#A1" xlink:to="#P1"/><smLink xlink:from="A1" xlink:to="P2"/><smLinkGrp><smLocatorLink xlink:label="a" xlink:href="#A2"/><smLocatorLink xlink:label="b" xlink:href="#P3"/><smArcLink xlink:from="a" xlink:to="b"/><smArcLink xlink:from="a" xlink:to="none"/></smLinkGrp></structLink>',
    );
    expect([...links]).toEqual([
      ['A1', ['P1', 'P2']],
      ['A2', ['P3']],
    ]);
  });
});

it('a file is METS only where that is its outermost element', async () => {
  expect(await read('')).toMatchObject({ isMets: true, label: null });
  const file = path.join(folder, 'other.xml');
  writeFileSync(file, '<other><mets LABEL="x"/></other>');
  expect(await readMets(file, 'other.xml')).toMatchObject({ isMets: false });
});
