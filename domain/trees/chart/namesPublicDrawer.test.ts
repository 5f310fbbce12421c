import { namesPublicDrawer } from './namesPublicDrawer.ts';

it.each([
  ['/public-tree/fmp-7-1/profile/facts', true],
  ['/public-tree/fmp-7-1/tree/profile', true],
  ['/Public-Tree/fmp-7-1/TREE//profile', true],
  ['/public-tree/fmp-7-1/trees', true],
  ['/public-tree/fmp-7-1/tree', false],
  ['/public-tree/fmp-7-1/Tree//', false],
  ['/public-tree/fmp-7-1//', false],
  ['/public-tree/fmp-7-1', false],
  ['/tree/fmp-7-1/tree/profile', false],
])('%s names a drawer over a public tree: %p', (pathname, isNamed) =>
  expect(namesPublicDrawer(pathname)).toBe(isNamed),
);
