const page = (id: string) => ({ id, thumbnailUri: `/iiif/newspaper-thumbnails/${encodeURIComponent(id)}` });

/** An article as the search answers it. */
export const aMatch = (id = 'BL/0002647/18240217/0003/0001', more: object = {}) => ({
  article: {
    articleId: id,
    id,
    textSnippet: '',
    title: 'Stolen or strayed',
    articleMetaData: { availableSince: '2026-11-01', freeToView: false, score: 0.8, type: 'article', wordCount: 212 },
    newspaperIssue: {
      publicationCounty: 'Middlesex',
      publicationDate: '1824-02-17',
      publicationPlace: 'London',
      publicationRegion: null,
      title: 'The Statesman',
    },
    newspaperPages: [page(id.slice(0, -5))],
  },
  issueId: 'BL/0002647/18240217',
  kind: 'article',
  isGuess: false,
  firstPage: 3,
  isCorrected: false,
  hits: 2,
  snippets: [
    {
      parts: [
        { text: 'a grey ', isHit: false },
        { text: 'mare', isHit: true },
        { text: ' lost on Monday', isHit: false },
      ],
    },
  ],
  isReadable: true,
  access: ['MEMBERS'],
  ...more,
});

/** An answer of the search. */
export const aResult = (more: object = {}) => ({
  total: 1,
  page: 1,
  pageSize: 20,
  matches: [aMatch()],
  words: [
    {
      word: 'mare',
      count: 1204,
      readings: [
        { form: 'mate', count: 12, isRefused: false },
        { form: 'marc', count: 3, isRefused: false },
      ],
      isCutOff: false,
    },
  ],
  faults: [],
  coverage: {
    articles: 30_000,
    issues: 1204,
    titles: 14,
    firstDate: '1842-01-04',
    lastDate: '1848-12-29',
    gaps: [{ title: 'The Statesman', slug: 'the-statesman', missing: 61, held: 1_143 }],
  },
  ...more,
});

/** What can be ticked beside the results, with every kind of access. */
export const theFacets = () => [
  {
    facet: 'title',
    values: [
      { value: 'BL/0002647', label: 'The Statesman', count: 900, isSelected: false },
      { value: 'n-gazette', label: 'Gazette', count: 304, isSelected: false },
    ],
  },
  { facet: 'county', values: [{ value: 'Middlesex', label: 'Middlesex', count: 900, isSelected: false }] },
  { facet: 'decade', values: [{ value: '1840s', label: '1840s', count: 1204, isSelected: false }] },
  { facet: 'kind', values: [{ value: 'births', label: 'Births', count: 40, isSelected: false }] },
  {
    facet: 'access',
    values: [
      { value: 'members', label: 'Members', count: 1000, isSelected: false },
      { value: 'institution', label: 'Libraries and institutions', count: 204, isSelected: false },
    ],
  },
];

/** A newspaper in the list of all. */
export const aTitle = (more: object = {}) => ({
  id: 'BL/0002647',
  slug: 'the-statesman',
  name: 'The Statesman',
  placeName: 'London',
  county: 'Middlesex',
  country: 'England',
  publishesOn: [2, 5],
  firstIssue: '1824-02-17',
  lastIssue: '1825-03-04',
  issueCount: 12,
  pageCount: 48,
  articleCount: 300,
  sourceNote: 'British Library newspapers, part 2',
  rights: null,
  attribution: null,
  isSample: false,
  ...more,
});
