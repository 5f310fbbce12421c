import { citeArticle, type CitedArticle } from './citeArticle.ts';

const ARTICLE: CitedArticle = {
  headline: 'Fire at Bath',
  title: 'The Statesman',
  place: 'London',
  date: '1824-02-17',
  precision: 'day',
  edition: '',
  pageLabel: '3',
  column: 2,
  isUncorrected: true,
  siteName: 'Muniment',
  address: 'https://muniment.example/image-viewer?issue=BL/0002647/18240217/0003/0001',
  accessedOn: new Date('2026-03-03T12:00:00Z'),
};
const READ =
  'Muniment (https://muniment.example/image-viewer?issue=BL/0002647/18240217/0003/0001 : accessed 3 March 2026).';

it.each<[string, Partial<CitedArticle>, string]>([
  [
    'an article',
    {},
    `“Fire at Bath”, The Statesman (London), Tuesday 17 February 1824, p. 3, col. 2; text read by machine, uncorrected; ${READ}`,
  ],
  [
    'a page',
    { headline: null, column: null },
    `The Statesman (London), Tuesday 17 February 1824, p. 3; text read by machine, uncorrected; ${READ}`,
  ],
  [
    'a corrected text',
    { isUncorrected: false },
    `“Fire at Bath”, The Statesman (London), Tuesday 17 February 1824, p. 3, col. 2; ${READ}`,
  ],
  [
    'an edition of a month, of an unknown place',
    { edition: 'evening', precision: 'month', place: null, column: null },
    `“Fire at Bath”, The Statesman, February 1824, edition evening, p. 3; text read by machine, uncorrected; ${READ}`,
  ],
])('cites %s', (_what, more, citation) => expect(citeArticle({ ...ARTICLE, ...more })).toBe(citation));
