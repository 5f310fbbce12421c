import { type ManifestIssue, issueManifest } from './issueManifest.ts';
import { siteCollection, titleCollection, yearCollection } from './newspaperCollections.ts';
import { presentationFaults } from './presentationFaults.fixture.ts';

const ORIGIN = 'https://records.example.org';
const TITLE = {
  slug: 'the-statesman',
  name: 'The Statesman',
  placeName: 'London',
  sourceNote: 'A library',
  rights: 'https://creativecommons.org/publicdomain/mark/1.0/',
  attribution: 'Scans by A library',
};
const ISSUE: ManifestIssue = {
  id: 'BL/0002647/18240217',
  date: '1824-02-17',
  dateInWords: 'Tuesday 17 February 1824',
  edition: '2',
  label: 'No. 1',
  title: TITLE,
  pages: [
    {
      id: 'BL/0002647/18240217/0001',
      label: '1',
      words: 500,
      width: 1_000,
      height: 1_500,
      image: { id: 'p-aaaaaaaaaaaaaaaaaaaa', width: 2_000, height: 3_000 },
    },
    { id: 'BL/0002647/18240217/0003', label: 'iii', words: 0, width: 900, height: 1_400, image: null },
  ],
  articles: [
    {
      id: 'BL/0002647/18240217/0001/0001',
      headline: 'Fire',
      kind: 'article',
      zones: [
        { pageId: 'BL/0002647/18240217/0001', region: { x: 1, y: 2, width: 30, height: 40 } },
        { pageId: 'BL/0002647/18240217/0003', region: { x: 5, y: 6, width: 7, height: 8 } },
      ],
    },
    {
      id: 'BL/0002647/18240217/0003/0001',
      headline: null,
      kind: 'deaths',
      zones: [{ pageId: 'BL/0002647/18240217/0003', region: { x: 5, y: 60, width: 7, height: 8 } }],
    },
  ],
};
const MEMBER = { isFree: false, isReadable: true };
const VISITOR = { isFree: false, isReadable: false };
const ANYONE = { isFree: true, isReadable: true };

describe('the manifest of an issue', () => {
  it.each([
    ['a member', MEMBER],
    ['a visitor', VISITOR],
    ['anyone', ANYONE],
  ])('is sound Presentation 3 for %s', (_who, reader) => {
    expect(presentationFaults(issueManifest(ORIGIN, ISSUE, reader))).toEqual([]);
  });

  it('is faulty where the reader of Presentation 3 would have to mend it', () => {
    const manifest = issueManifest(ORIGIN, ISSUE, ANYONE);
    expect(
      presentationFaults({ ...manifest, label: 'The Statesman', navDate: '17 February 1824', rights: 'public domain' }),
    ).toHaveLength(3);
  });

  it('names pages, articles as ranges, and what they are from', () => {
    const manifest = issueManifest(ORIGIN, ISSUE, ANYONE);
    expect(manifest).toMatchObject({
      id: `${ORIGIN}/iiif/newspapers/issue/BL%2F0002647%2F18240217/manifest`,
      label: { en: ['The Statesman, Tuesday 17 February 1824, No. 1, edition 2'] },
      navDate: '1824-02-17T00:00:00Z',
      rights: 'http://creativecommons.org/publicdomain/mark/1.0/',
      requiredStatement: { value: { none: ['Scans by A library'] } },
      thumbnail: [{ id: `${ORIGIN}/iiif/newspaper-thumbnails/BL%2F0002647%2F18240217` }],
      homepage: [{ id: `${ORIGIN}/newspapers/issue/BL/0002647/18240217` }],
      partOf: [{ id: `${ORIGIN}/iiif/newspapers/title/the-statesman/collection` }],
    });
    expect(manifest.items.map(({ label, width, height }) => [label, width, height])).toEqual([
      [{ en: ['Page 1'] }, 1_000, 1_500],
      [{ en: ['Page iii'] }, 900, 1_400],
    ]);
    const [contents] = manifest.structures ?? [];
    expect(contents?.items.map(({ label, items }) => [label, items.map(({ id }) => id.split('/page/')[1])])).toEqual([
      [
        { none: ['Fire'] },
        ['BL%2F0002647%2F18240217%2F0001/canvas#xywh=1,2,30,40', 'BL%2F0002647%2F18240217%2F0003/canvas#xywh=5,6,7,8'],
      ],
      [{ en: ['Deaths'] }, ['BL%2F0002647%2F18240217%2F0003/canvas#xywh=5,60,7,8']],
    ]);
  });

  it('says where a page has no image', () => {
    const [first, second] = issueManifest(ORIGIN, ISSUE, ANYONE).items;
    expect([first?.thumbnail?.length, second?.thumbnail]).toEqual([1, undefined]);
    expect(second?.items[0]?.items[0]?.body).toEqual({
      type: 'TextualBody',
      value: 'There is no image of this page.',
      format: 'text/plain',
    });
  });

  it.each([
    ['anyone', ANYONE, { text: true, search: true, auth: false }],
    ['a member', MEMBER, { text: true, search: true, auth: true }],
    ['a visitor', VISITOR, { text: false, search: false, auth: true }],
  ])('names text, search and sign-in for %s as they are open', (_who, reader, expected) => {
    const manifest = JSON.stringify(issueManifest(ORIGIN, ISSUE, reader));
    expect({
      text: manifest.includes('/lines') && manifest.includes('alto.xml'),
      search: manifest.includes('SearchService2'),
      auth: manifest.includes('AuthProbeService2'),
    }).toEqual(expected);
    expect(manifest.includes('/api/auth/2/context.json')).toBe(expected.auth);
    expect(manifest.includes('/api/search/2/context.json')).toBe(expected.search);
  });

  it('keeps terms that are no address of a licence as a statement', () => {
    const manifest = issueManifest(
      ORIGIN,
      { ...ISSUE, title: { ...TITLE, rights: 'Ask the library', attribution: null } },
      ANYONE,
    );
    expect([manifest.rights, manifest.requiredStatement?.value]).toEqual([undefined, { none: ['Ask the library'] }]);
  });
});

describe('collections of newspapers', () => {
  const year = yearCollection(ORIGIN, TITLE, 1824, [
    { id: ISSUE.id, date: ISSUE.date, dateInWords: ISSUE.dateInWords, edition: '' },
  ]);
  const title = titleCollection(ORIGIN, TITLE, [1824, 1826]);
  const site = siteCollection(ORIGIN, [TITLE]);

  it('lead from the site to a newspaper, a year and an issue', () => {
    expect(site.items.map(({ id }) => id)).toEqual([title.id]);
    expect(title.items.map(({ id }) => id)).toEqual([
      year.id,
      `${ORIGIN}/iiif/newspapers/title/the-statesman/1826/collection`,
    ]);
    expect(year.items.map(({ id }) => id)).toEqual([issueManifest(ORIGIN, ISSUE, ANYONE).id]);
    expect([title.partOf[0]?.id, year.partOf[0]?.id]).toEqual([site.id, title.id]);
    expect([title.items[0]?.navDate, year.items[0]?.navDate]).toEqual(['1824-01-01T00:00:00Z', '1824-02-17T00:00:00Z']);
  });

  it('are searched whole', () => {
    expect([site, title].map(({ service }) => service[0])).toMatchObject([
      { id: `${ORIGIN}/iiif/newspapers/search` },
      { id: `${ORIGIN}/iiif/newspapers/title/the-statesman/search` },
    ]);
  });

  it.each([
    ['the site', site],
    ['a newspaper', title],
    ['a year', year],
  ])('hold what Presentation 3 wants of a collection: %s', (_what, collection) => {
    const { id, type, label, items }: { id: string; type: string; label: object; items: readonly object[] } =
      collection;
    expect([
      id.startsWith(ORIGIN),
      type,
      Object.keys(label).length,
      items.every((item) => 'label' in item && Boolean(item.label)),
    ]).toEqual([true, 'Collection', 1, true]);
  });
});
