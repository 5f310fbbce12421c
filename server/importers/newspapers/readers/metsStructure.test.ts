import { metsArticles, metsPages } from './metsStructure.ts';
import type { MetsArea, MetsDescription, MetsDiv, MetsDocument, MetsFile } from './readMets.ts';

const area = (fileId: string, begin: string | null = null, more: Partial<MetsArea> = {}): MetsArea => ({
  fileId,
  begin,
  end: null,
  coords: null,
  ...more,
});
let ids = 0;
const div = (type: string, more: Partial<MetsDiv> = {}): MetsDiv => ({
  id: `d${(ids += 1)}`,
  type,
  label: null,
  order: null,
  descriptionId: null,
  areas: [],
  children: [],
  line: 1,
  ...more,
});
const file = (href: string, mime = ''): MetsFile => ({ href, mime, use: '', line: 1 });
const FILES = new Map([
  ['T1', file('1.xml', 'text/xml')],
  ['T2', file('2.alto')],
  ['I1', file('1.tif', 'image/tiff')],
  ['I2', file('2.jp2')],
  ['P', file('a.pdf', 'application/pdf')],
]);
const titled = (title: string | null): MetsDescription => ({
  title,
  hostTitle: null,
  dates: [],
  places: [],
  language: null,
  hostIdentifiers: [],
  identifiers: [],
  sourceNote: null,
  parts: new Map(),
  line: 1,
});

const document = ({
  physical,
  logical,
  links = {},
  titles = {},
}: {
  physical?: MetsDiv;
  logical?: MetsDiv;
  links?: Readonly<Record<string, readonly string[]>>;
  titles?: Readonly<Record<string, string | null>>;
}): MetsDocument => ({
  isMets: true,
  label: null,
  files: FILES,
  descriptions: new Map(Object.entries(titles).map(([id, title]) => [id, titled(title)])),
  maps: [
    ...(logical ? [{ type: 'LOGICAL', root: logical }] : []),
    ...(physical ? [{ type: 'PHYSICAL', root: physical }] : []),
  ],
  links: new Map(Object.entries(links)),
});
const page = (areas: MetsArea[], more: Partial<MetsDiv> = {}) => div('page', { areas, ...more });

describe('the pages of a METS file', () => {
  it('have their text and their images, by what their files are', () => {
    const physical = div('physSequence', {
      children: [page([area('I1'), area('T1')]), page([area('P'), area('I2')], { label: 'Supplement', line: 7 })],
    });
    expect(metsPages(document({ physical }))).toEqual([
      { position: 1, label: '1', line: 1, textId: 'T1', imageIds: ['I1'] },
      { position: 2, label: 'Supplement', line: 7, textId: null, imageIds: ['I2'] },
    ]);
  });

  it('come in the order that the file gives them', () => {
    const physical = div('physSequence', {
      children: [page([area('T2')], { order: 2 }), page([area('T1')], { order: 1 })],
    });
    expect(metsPages(document({ physical })).map(({ position, textId }) => [position, textId])).toEqual([
      [1, 'T1'],
      [2, 'T2'],
    ]);
  });

  it('come as they are written where two have one number, or a number is none', () => {
    const twice = div('physSequence', {
      children: [page([area('T2')], { order: 4 }), page([area('T1')], { order: 4 })],
    });
    expect(metsPages(document({ physical: twice })).map(({ position, textId }) => [position, textId])).toEqual([
      [1, 'T2'],
      [2, 'T1'],
    ]);
    const none = div('physSequence', {
      children: [page([area('T2')], { order: -1 }), page([area('T1')], { order: 1.5 })],
    });
    expect(metsPages(document({ physical: none })).map(({ position, textId }) => [position, textId])).toEqual([
      [1, 'T2'],
      [2, 'T1'],
    ]);
  });

  it('keep their numbers where one is missing', () => {
    const physical = div('physSequence', {
      children: [page([area('T1')], { order: 1 }), page([area('T2')], { order: 3 })],
    });
    expect(metsPages(document({ physical })).map(({ position }) => position)).toEqual([1, 3]);
  });

  it('are those of the logical map where there is no other, and none where nothing points to a file', () => {
    expect(metsPages(document({ logical: div('ISSUE', { children: [page([area('T1')]), page([])] }) }))).toHaveLength(
      1,
    );
    expect(metsPages(document({}))).toEqual([]);
    expect(
      metsPages(document({ physical: div('physSequence', { children: [page([area('unknown')])] }) })),
    ).toMatchObject([{ textId: null, imageIds: [] }]);
  });
});

describe('the articles of a METS file', () => {
  const article = (begin: string, more: Partial<MetsDiv> = {}) =>
    div('ARTICLE', { areas: [area('T1', begin)], ...more });
  const issue = (...children: MetsDiv[]) => div('ISSUE', { children });
  /** Headline, kind and where the text of each zone starts. */
  const short = (of: MetsDocument) =>
    metsArticles(of).map(
      ({ headline, kind, zones }) =>
        `${headline ?? '–'} (${kind}): ${zones.map(({ text, image }) => text?.begin ?? (image ? 'image' : '')).join(' ')}`,
    );

  it('have the title of their description, else their label', () => {
    const logical = issue(
      article('B1', { descriptionId: 'M1' }),
      article('B2', { label: 'Fire' }),
      article('B3', { descriptionId: 'M2', label: 'Flood' }),
      article('B4', { descriptionId: 'none', label: 'Frost' }),
    );
    expect(short(document({ logical, titles: { M1: 'The fair', M2: null } }))).toEqual([
      'The fair (article): B1',
      'Fire (article): B2',
      '– (article): B3',
      '– (article): B4',
    ]);
  });

  it.each([
    ['ADVERT', 'advertisement'],
    ['Births', 'births'],
    ['Marriage', 'marriages'],
    ['Obituary', 'deaths'],
    ['ILLUSTRATION', 'illustration'],
    ['Notice', 'article'],
  ])('of type %s are of the kind %s', (type, kind) => {
    expect(metsArticles(document({ logical: issue(div(type, { areas: [area('T1', 'B1')] })) }))).toMatchObject([
      { kind },
    ]);
  });

  it('have the parts of their own divisions, not those of articles within them', () => {
    const inner = article('B3');
    const logical = issue(
      article('B1', {
        children: [
          div('BODY', { areas: [area('T1', 'B2')], children: [div('PARAGRAPH', { areas: [area('T2', 'B4')] })] }),
          inner,
        ],
      }),
    );
    expect(short(document({ logical }))).toEqual(['– (article): B1 B2 B4', '– (article): B3']);
  });

  it('are in a section, which is none itself unless it holds none', () => {
    const full = div('SECTION', { label: 'News', areas: [area('T1', 'B9')], children: [article('B1'), article('B2')] });
    const alone = div('SECTION', { label: 'Prices', areas: [area('T1', 'B3')] });
    expect(short(document({ logical: issue(full, alone) }))).toEqual([
      '– (article): B1',
      '– (article): B2',
      'Prices (article): B3',
    ]);
  });

  it('that point nowhere, or to a file that is not there, are left out', () => {
    expect(
      metsArticles(document({ logical: issue(div('ARTICLE'), div('ARTICLE', { areas: [area('gone', 'B1')] })) })),
    ).toEqual([]);
    expect(metsArticles(document({ physical: div('physSequence') }))).toEqual([]);
  });

  it('join the text and the rectangle of one part', () => {
    const box = area('I1', null, { coords: [1, 2, 3, 4] });
    const logical = issue(
      div('ARTICLE', { areas: [area('T1', 'B1'), box, area('I2', null, { coords: [5, 6, 7, 8] }), area('T2', 'B2')] }),
    );
    expect(metsArticles(document({ logical }))[0]?.zones).toEqual([
      { text: area('T1', 'B1'), image: box },
      { text: area('T2', 'B2'), image: area('I2', null, { coords: [5, 6, 7, 8] }) },
    ]);
  });

  it('take what the physical divisions that they link to point to, but no whole page', () => {
    const block = div('TextBlock', { id: 'block', areas: [area('T2', 'B7')] });
    const whole = page([area('T1', 'P1')], { id: 'whole', children: [block] });
    const linked = div('ARTICLE', { id: 'linked' });
    expect(
      short(
        document({
          logical: issue(linked),
          physical: div('physSequence', { children: [whole] }),
          links: { linked: ['whole', 'block', 'gone', 'linked'] },
        }),
      ),
    ).toEqual(['– (article): B7']);
  });
});
