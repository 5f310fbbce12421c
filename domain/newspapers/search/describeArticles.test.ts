import { plainArticleSearch } from '#domain/search/saved/plainSearchOf.ts';

import { describeArticles } from './describeArticles.ts';
import { readArticleAddress } from './readArticleAddress.ts';

it.each([
  ['q="lost+mare"&place=Redruth&miles=5&from=1842&to=1848&kind=births', '“lost mare” near Redruth, 1842–1848, births'],
  ['q=pinch+"of+roche"', 'pinch “of roche”'],
  ['place=Redruth&from=1842&to=1842', 'in Redruth, 1842'],
  ['from=1842-02-05&to=1842-02-05', '5 February 1842'],
  ['from=1842-02-05&to=1842-03-01', '5 February 1842 to 1 March 1842'],
  ['from=1842', 'from 1842'],
  ['to=1848-02-01', 'to 1 February 1848'],
  ['decade=1840s&decade=1850s&title=n-a&title=n-b&county=Cornwall', '1840s or 1850s, The A or n-b, Cornwall'],
  [
    'q=a&exact=true&front=true&corrected=true&quality=70&minwords=5&maxwords=90&added=2026-11-01&issue=n-a/18420205&access=free',
    'a, in one issue, free to read, front pages, 5 to 90 words, corrected text, at least 70% legible, added since 1 November 2026, without misreadings',
  ],
  ['order=oldest', 'All articles'],
])('%s is described as %s', (search, words) => {
  expect(describeArticles(readArticleAddress(search).query, new Map([['n-a', 'The A']]))).toBe(words);
});

it.each([
  ['?page=3&q=mare&utm_source=x', 'q=mare'],
  ['order=oldest&q=mare', 'q=mare&order=oldest'],
  ['order=oldest&page=2', null],
  ['', null],
  [`q=${'%C3%A9'.repeat(1_999)}`, null],
])('%s is stored as %s', (search, plain) => expect(plainArticleSearch(search)).toBe(plain));
