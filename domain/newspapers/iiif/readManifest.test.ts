import { issueManifest } from './issueManifest.ts';
import { annotatedLines, readManifest } from './readManifest.ts';

const ORIGIN = 'https://records.example.org';

it('our own manifest is read back as the issue it is of', () => {
  const title = {
    slug: 'paper',
    name: 'The Paper',
    placeName: null,
    sourceNote: null,
    rights: null,
    attribution: null,
  };
  const pages = [
    {
      id: 'n-paper/18500102/0001',
      label: '1',
      words: 5,
      width: 900,
      height: 1_200,
      image: { id: 'p-one', width: 1_800, height: 2_400 },
    },
    { id: 'n-paper/18500102/0002', label: '2', words: 0, width: 900, height: 1_200, image: null },
  ];
  const manifest = issueManifest(
    ORIGIN,
    {
      id: 'n-paper/18500102',
      date: '1850-01-02',
      dateInWords: 'Wednesday 2 January 1850',
      edition: '',
      label: null,
      title,
      pages,
      articles: [],
    },
    { isFree: true, isReadable: true },
  );
  expect(readManifest(manifest)).toEqual({
    title: 'The Paper',
    dates: ['1850-01-02', 'Wednesday 2 January 1850'],
    canvases: [
      {
        label: 'Page 1',
        width: 900,
        height: 1_200,
        image: `${ORIGIN}/iiif/3/p-one/full/max/0/default.jpg`,
        text: { address: `${ORIGIN}/iiif/newspapers/page/n-paper%2F18500102%2F0001/alto.xml`, kind: 'alto' },
        lines: [],
      },
      { label: 'Page 2', width: 900, height: 1_200, image: null, text: null, lines: [] },
    ],
  });
});

it('a manifest of Presentation 2 is read alike', () => {
  const canvas = {
    '@type': 'sc:Canvas',
    label: 'p. 1',
    width: 100,
    height: 200,
    images: [
      {
        resource: {
          '@id': 'https://a.example/full.jpg',
          '@type': 'dctypes:Image',
          service: {
            '@context': 'http://iiif.io/api/image/2/context.json',
            '@id': 'https://a.example/i/1',
            profile: 'http://iiif.io/api/image/2/level1.json',
          },
        },
      },
    ],
    seeAlso: { '@id': 'https://a.example/1.html', format: 'text/vnd.hocr+html' },
    otherContent: [{ '@id': 'https://a.example/list/1', '@type': 'sc:AnnotationList' }],
  };
  const manifest = {
    '@type': 'sc:Manifest',
    label: 'Old Paper 1801-02-03',
    within: { '@id': 'x', label: 'Old Paper' },
    metadata: [{ label: [{ '@value': 'Date issued' }], value: '1801-02-03' }],
    sequences: [{ canvases: [canvas, { ...canvas, seeAlso: [] }] }],
  };
  const read = readManifest(manifest);
  expect(read).toMatchObject({ title: 'Old Paper', dates: ['1801-02-03', '1801-02-03'] });
  expect('canvases' in read && read.canvases.map(({ image, text }) => [image, text])).toEqual([
    ['https://a.example/i/1/full/full/0/default.jpg', { address: 'https://a.example/1.html', kind: 'hocr' }],
    ['https://a.example/i/1/full/full/0/default.jpg', { address: 'https://a.example/list/1', kind: 'lines' }],
  ]);
});

it('lines of annotations are those that supply text and have a place', () => {
  const body = (value: string) => ({ type: 'TextualBody', value });
  expect(
    annotatedLines({
      items: [
        { motivation: 'supplementing', body: body('a line'), target: 'https://a.example/c#xywh=1,2,30,4' },
        { motivation: 'commenting', body: body('a remark'), target: 'https://a.example/c#xywh=1,2,30,4' },
        {
          motivation: 'supplementing',
          body: body('selected'),
          target: { source: 'https://a.example/c', selector: { type: 'FragmentSelector', value: 'xywh=5.4,6,7,8' } },
        },
        { motivation: 'supplementing', body: body('nowhere'), target: 'https://a.example/c' },
        { motivation: 'supplementing', body: 'https://a.example/body', target: 'https://a.example/c#xywh=1,2,3,4' },
      ],
    }),
  ).toEqual([
    { text: 'a line', region: { x: 1, y: 2, width: 30, height: 4 } },
    { text: 'selected', region: { x: 5, y: 6, width: 7, height: 8 } },
  ]);
  expect(
    annotatedLines({
      resources: [{ motivation: 'sc:painting', resource: { chars: 'old line' }, on: 'c#xywh=1,2,3,4' }],
    }),
  ).toEqual([{ text: 'old line', region: { x: 1, y: 2, width: 3, height: 4 } }]);
});

it.each([
  [null, 'is not a IIIF manifest'],
  ['text', 'is not a IIIF manifest'],
  [[], 'is not a IIIF manifest'],
  [{ type: 'Canvas' }, 'is not a IIIF manifest'],
  [{ type: 'Collection', items: [] }, 'is a IIIF collection: name the manifest of each issue'],
  [{ '@type': 'sc:Collection' }, 'is a IIIF collection: name the manifest of each issue'],
  [{ type: 'Manifest', items: [] }, 'has no page'],
  [{ type: 'Manifest', items: 'none' }, 'has no page'],
  [{ '@type': 'sc:Manifest', sequences: [7] }, 'has no page'],
])('%j is no issue: %s', (document, problem) => expect(readManifest(document)).toEqual({ problem }));

it('a canvas of nonsense is a page without anything', () => {
  expect(
    readManifest({
      type: 'Manifest',
      items: [
        {
          label: 7,
          width: -1,
          height: 'x',
          items: [{ items: [{ body: null }, { body: { type: 'Image' } }] }],
          seeAlso: 'x',
          annotations: [{}],
        },
      ],
    }),
  ).toEqual({
    title: null,
    dates: [],
    canvases: [{ label: '1', width: 0, height: 0, image: null, text: null, lines: [] }],
  });
});
