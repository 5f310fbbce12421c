import { yearsOfTitle } from './yearsOfTitle.ts';

it.each<[string, [number, number] | null]>([
  ['Burials at Wexcombe 1813–1837', [1813, 1837]],
  ['Wexcombe burials, 1813-37', [1813, 1837]],
  ['Wexcombe burials 1895-02', [1895, 1902]],
  ['Census of Wexcombe, 1851', [1851, 1851]],
  ['Baptisms 1701 to 1750 and 1760', [1701, 1760]],
  ['RG 10/1834, Wexcombe', null],
  ['Volume 1234', null],
  ['Burials', null],
])('%s names %j', (title, years) => {
  const found = yearsOfTitle(title);
  expect(found && [found.earliest, found.latest]).toEqual(years);
});
