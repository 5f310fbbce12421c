import { pageIn } from './pageIn.ts';

it.each([
  ['', 1],
  ['page=7', 7],
  ['page=100000', 100_000],
  ['page=100001', 1],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=2.5', 1],
  ['page=1e3', 1],
  ['page=%207', 1],
  ['page=99999999999999999999', 1],
])('reads the page of ?%s as %i', (query, page) => expect(pageIn(new URLSearchParams(query))).toBe(page));

it('takes no page beyond the last of a list', () =>
  expect([250, 251].map((page) => pageIn(new URLSearchParams({ page: String(page) }), 250))).toEqual([250, 1]));
