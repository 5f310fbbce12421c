import { basePathOf, measuredHash, measuredQuery } from './pageView.ts';

it.each([
  ['/', '/'],
  ['/search/results', '/search'],
  ['/home/', '/home'],
])('the base path of %s is %s', (pathname, base) => expect(basePathOf(pathname)).toBe(base));

it.each([
  ['', ''],
  ['#c', '#c'],
  ['#record-sets', '#record-sets'],
  ['#token=41.abc', ''],
  ['#Token=', ''],
  [`#${'a'.repeat(43)}`, ''],
  ['#Mary Pinch', ''],
])('the fragment %j is reported as %j', (hash, reported) => expect(measuredHash(hash)).toBe(reported));

it.each([
  ['', ''],
  ['?a=b', 'a=b'],
  ['?lastname=O%27Hara&page=2', 'lastname=O%27Hara&page=2'],
  ['?a=b&token=41.abc&c', 'a=b&c'],
  ['?tok%65n=x&resetToken=y&code=z&state=s&interaction=i&ticket=t', ''],
])('the query %j is reported as %j', (search, reported) => expect(measuredQuery(search)).toBe(reported));
