import { compileTemplate, placeholdersOf } from './compileTemplate.ts';

const FILTERS = {
  capitals: (text: string) => text.toUpperCase(),
  table: (text: string, name: string | null) => (name === 'unit' && text === 'm' ? ' months' : ''),
};
const fill = (template: string, row: Record<string, string>) =>
  compileTemplate(template, FILTERS)((column) => row[column] ?? '');

describe('compileTemplate', () => {
  it.each([
    ['{surname}', { surname: 'Pinch' }, 'Pinch'],
    ['{surname|capitals}', { surname: 'Pinch' }, 'PINCH'],
    ['{age}{unit|table:unit}', { age: '3', unit: 'm' }, '3 months'],
    ['{age}{unit|table:unit}', { age: '39', unit: 'y' }, '39'],
    ['{place}, {county}', { place: 'Roche', county: 'Cornwall' }, 'Roche, Cornwall'],
    ['{place}, {county}', { place: 'Roche' }, 'Roche'],
    ['{place}, {county}', { county: 'Cornwall' }, 'Cornwall'],
    ['{a}, {b}, {c}', { a: '1', c: '3' }, '1, 3'],
    ['{place}, {county}', {}, ''],
    ['{abode ?? parish}', { parish: 'Roche' }, 'Roche'],
    ['{abode ?? parish}', { abode: 'Gracca', parish: 'Roche' }, 'Gracca'],
    ['{abode} ?? of {parish}', { parish: 'Roche' }, 'of Roche'],
    ['{abode} ?? of {parish}', { abode: 'Gracca', parish: 'Roche' }, 'Gracca'],
    ['{abode} ?? {parish|capitals} ?? unknown', {}, 'unknown'],
    ["{'a ?? b'} ?? {c}", { 'a ?? b': '1', c: '2' }, '1'],
    ['{place}/{house|needed}', { place: 'Roche', house: '7' }, 'Roche/7'],
    ['{place}/{house|needed}', { place: 'Roche' }, ''],
    ['{place}/{house|needed} ?? {place}', { place: 'Roche' }, 'Roche'],
    ['Cornwall', {}, 'Cornwall'],
  ])('fills %s from %j', (template, row, expected) => {
    expect(fill(template, row as Record<string, string>)).toBe(expected);
  });

  it.each([
    ["{'Forename | given name'}", ['Forename | given name']],
    ["{'Forename | given name' ?? name|capitals}", ['Forename | given name', 'name']],
    ["{name ?? 'it''s {odd} ?? this'}", ['name', "it's {odd} ?? this"]],
    ["{Father's name ?? Mother's name}", ["Father's name", "Mother's name"]],
    ["{'Tis}", ["'Tis"]],
  ])('reads the headings in %s', (template, columns) =>
    expect(placeholdersOf(template).map((placeholder) => placeholder.columns)).toEqual([columns]),
  );

  it('lists the columns and filters a template uses', () => {
    expect(placeholdersOf('{date|year} {sex|table:sex|capitals}')).toEqual([
      { columns: ['date'], filters: [['year', null]] },
      {
        columns: ['sex'],
        filters: [
          ['table', 'sex'],
          ['capitals', null],
        ],
      },
    ]);
  });
});
