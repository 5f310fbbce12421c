import fc from 'fast-check';

import { faultOfFields } from './clippingFields.ts';
import { CLIPPING_LIMITS } from './clippingLimits.ts';
import { type ClippedMatter, type NamedPage, suggestClippingTitle } from './suggestClippingTitle.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const paper = (label: string, articles: NamedPage['articles']): NamedPage => ({ label, articles, entries: [] });
const fire = { id: 'a', name: 'Fire at Camborne' };
const FRONT = paper('Page 1', [
  { ...fire, regions: [box(0, 0, 100, 300), box(110, 0, 100, 100)] },
  { id: 'b', name: 'Shipping News', regions: [box(110, 110, 100, 190)] },
  { id: 'c', name: null, regions: [box(220, 0, 100, 300)] },
]);
const SECOND = paper('Page 2', [{ ...fire, regions: [box(0, 0, 100, 50)] }]);
const line = (id: string, name: string | null, y: number) => ({ id, name, regions: [box(0, y, 500, 20)] });
const FOLIO: NamedPage = {
  label: 'Folio 3',
  articles: [],
  entries: [
    line('r1', 'Thomas Webb', 0),
    line('r2', 'Ann Webb', 20),
    line('r3', null, 40),
    ...Array.from({ length: 20 }, (_, at) => line(`s${at}`, `Child ${at}`, 60 + 20 * at)),
  ],
};
const TEXT = 'LOST, a grey mare, strayed from the com-\nmon near Camborne. Whoever will bring the mare to Mr. Pinch';

const NEWSPAPER = 'The Statesman, 17 February 1824';
const CENSUS = '1881 census of Harrowmere';
const clip = (page: NamedPage, ...regions: ReturnType<typeof box>[]) => regions.map((region) => ({ region, page }));

it.each<[string, Partial<ClippedMatter>, string]>([
  [
    'a part of an article has its headline',
    { areas: clip(FRONT, box(10, 20, 80, 60)), text: TEXT },
    'Fire at Camborne',
  ],
  ['margins around it change nothing', { areas: clip(FRONT, box(-5, -5, 110, 310)) }, 'Fire at Camborne'],
  [
    'all columns and pages of an article are one article',
    { areas: [...clip(FRONT, box(0, 0, 100, 300), box(110, 0, 100, 100)), ...clip(SECOND, box(0, 0, 100, 50))] },
    'Fire at Camborne',
  ],
  ['a sliver of its neighbour does not count', { areas: clip(FRONT, box(110, 90, 100, 200)) }, 'Shipping News'],
  [
    'two articles in equal parts have their first words',
    { areas: clip(FRONT, box(0, 0, 100, 190), box(110, 110, 100, 190)), text: TEXT },
    'LOST, a grey mare, strayed from the common…',
  ],
  [
    'an article without a headline has its first words',
    { areas: clip(FRONT, box(220, 0, 100, 300)), text: TEXT },
    'LOST, a grey mare, strayed from the common…',
  ],
  [
    'a page without articles has its first words',
    { areas: clip(paper('Page 3', []), box(0, 0, 9, 9)), text: 'BIRTHS.\nAt Gwennap, a son.' },
    'BIRTHS. At Gwennap, a son',
  ],
  [
    'long words are cut between words',
    { areas: clip(paper('Page 3', []), box(0, 0, 9, 9)), text: `${'Transubstantiation '.repeat(8)}ends` },
    `${'Transubstantiation '.repeat(3).trim()}…`,
  ],
  [
    'a word without an end is cut',
    { areas: clip(paper('Page 3', []), box(0, 0, 9, 9)), text: `${'m'.repeat(100)} and more` },
    `${'m'.repeat(70)}…`,
  ],
  [
    'signs that are no words are passed over',
    { areas: clip(paper('Page 3', []), box(0, 0, 9, 9)), text: '| . ;\n1 2 a' },
    `${NEWSPAPER}, Page 3`,
  ],
  ['a picture without words has its page', { areas: clip(FRONT, box(500, 500, 10, 10)) }, `${NEWSPAPER}, Page 1`],
  [
    'the page is that of the first rectangle',
    { areas: [...clip(SECOND, box(500, 0, 9, 9)), ...clip(FRONT, box(500, 0, 9, 9))] },
    `${NEWSPAPER}, Page 2`,
  ],
  ['nothing drawn has its source', { areas: [] }, NEWSPAPER],
  [
    'one line of a census has its person',
    { source: CENSUS, areas: clip(FOLIO, box(0, 18, 500, 24)) },
    `Ann Webb, ${CENSUS}`,
  ],
  [
    'a household has its first person',
    { source: CENSUS, areas: clip(FOLIO, box(0, 0, 500, 80)) },
    `Thomas Webb and 3 others, ${CENSUS}`,
  ],
  [
    'two rectangles over one line are one person',
    { source: CENSUS, areas: clip(FOLIO, box(0, 0, 300, 20), box(200, 0, 300, 20)) },
    `Thomas Webb, ${CENSUS}`,
  ],
  [
    'a line without a name has its page',
    { source: CENSUS, areas: clip(FOLIO, box(0, 40, 500, 20)) },
    `${CENSUS}, Folio 3`,
  ],
  ['a whole page has its page', { source: CENSUS, areas: clip(FOLIO, box(0, 0, 500, 500)) }, `${CENSUS}, Folio 3`],
  ['a source that is not known yet is left out', { source: '', areas: clip(FOLIO, box(0, 0, 500, 20)) }, 'Thomas Webb'],
])('%s', (_case, matter, title) => {
  expect(suggestClippingTitle({ source: NEWSPAPER, areas: [], text: '', ...matter })).toBe(title);
});

it('is a title that can be saved, whatever is clipped', () => {
  const part = fc.record({
    id: fc.string(),
    name: fc.option(fc.string({ unit: 'binary', maxLength: 400 })),
    regions: fc.constant([box(0, 0, 10, 10)]),
  });
  const page = fc.record({
    label: fc.string({ unit: 'binary' }),
    articles: fc.array(part, { maxLength: 3 }),
    entries: fc.array(part, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(page, { maxLength: 3 }), fc.string({ unit: 'binary', maxLength: 900 }), (pages, text) => {
      const title = suggestClippingTitle({
        source: NEWSPAPER,
        areas: pages.map((each) => ({ region: box(0, 0, 10, 10), page: each })),
        text,
      });
      expect([
        title.includes('\n'),
        title.length <= CLIPPING_LIMITS.title,
        faultOfFields({ title, note: '', tags: [], text: null }),
      ]).toEqual([false, true, null]);
    }),
  );
});
