import { isTotal } from './isTotal.ts';

it.each([
  [['Total', '', '412'], true],
  [['', 'Sub-total 1841:', '12', '3.5'], true],
  [['TOTALS', '£1,200'], true],
  [['Carried forward', '88'], true],
  [['Total'], false],
  [['412', '12'], false],
  [['Ann', 'Total', '4 Mar 1841'], false],
  [['Totally', 'Marsh', '40'], false],
  [[], false],
])('%j: %s', (cells, is) => {
  expect(isTotal(cells)).toBe(is);
});
