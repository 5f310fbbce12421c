import { articleKindOf } from './articleKind.ts';

it.each([
  ['ARTICLE', 'article'],
  ['ADVERT', 'advertisement'],
  ['ADVERTISEMENT', 'advertisement'],
  ['advertising', 'advertisement'],
  ['unclassified', 'article'],
  ['BIRTH', 'births'],
  ['Marriages', 'marriages'],
  ['Obituary', 'deaths'],
  ['ILLUSTRATION', 'illustration'],
  [null, 'article'],
])('%s of a source is kind %s', (word, kind) => expect(articleKindOf(word)).toBe(kind));
