import { carriedColumns } from './carriedColumns.ts';

const before = {
  headings: ['Surname', 'Fore names', 'Date', 'Date', '', 'Note'],
  columns: ['surname', 'forename', 'baptism_date', 'birth_date', 'abode', null],
};

it.each<[string, string[], (string | null)[]]>([
  ['the same headings keep their fields', ['Surname', 'Fore names'], ['surname', 'forename']],
  ['in whatever order', ['Fore names', 'Surname'], ['forename', 'surname']],
  ['with other capitals and spaces', [' FORE  NAMES', 'surname '], ['forename', 'surname']],
  ['the second of two is as the second was', ['Date', 'Date', 'Date'], ['baptism_date', 'birth_date', null]],
  ['a new heading fills nothing', ['Parish', 'Note'], [null, null]],
  ['a column without a heading fills nothing', [''], [null]],
])('%s', (_title, headings, fields) => expect(carriedColumns(before, headings)).toEqual(fields));
