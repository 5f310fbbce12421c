import { basePathOf } from './pageView.ts';

it.each([
  ['/', '/'],
  ['/search/results', '/search'],
  ['/home/', '/home'],
])('the base path of %s is %s', (pathname, base) => expect(basePathOf(pathname)).toBe(base));
