import { pageNumber } from './pageNumber.ts';

it.each([
  ['1', 1],
  [' 3 ', 3],
  ['0', null],
  ['4', null],
  ['1.5', null],
  ['', null],
  ['two', null],
])('%j names page %s of three', (text, page) => expect(pageNumber(text, 3)).toBe(page));
