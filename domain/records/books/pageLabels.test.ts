import { pageLabels } from './pageLabels.ts';

it.each([
  ['12', ['12', '13', '14']],
  ['page 9', ['page 9', 'page 10', 'page 11']],
  ['folio 1r', ['folio 1r', 'folio 1v', 'folio 2r']],
  ['folio 1v', ['folio 1v', 'folio 2r', 'folio 2v']],
  [' 098 ', ['098', '099', '100']],
  ['Cover', ['Cover', 'Cover', 'Cover']],
  ['', ['', '', '']],
  ['1813, 4', ['1813, 4', '1813, 5', '1813, 6']],
])('from %p pages are called %p', (first, labels) => {
  expect(pageLabels(first, 3)).toEqual(labels);
});
