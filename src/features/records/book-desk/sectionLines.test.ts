import { readSectionLines, sectionLines } from './sectionLines.ts';

it.each([
  ['', []],
  ['1 Baptisms', [{ position: 1, label: 'Baptisms', fromYear: null, toYear: null }]],
  ['40. Burials 1813–1820', [{ position: 40, label: 'Burials', fromYear: 1813, toYear: 1820 }]],
  ['3 Banns, 1754', [{ position: 3, label: 'Banns', fromYear: 1754, toYear: null }]],
  ['1 A\n\n2 B', [1, 2].map((position) => ({ position, label: ' AB'[position], fromYear: null, toYear: null }))],
  ['1 Baptisms\nBurials', 2],
  ['12', 1],
])('%p is read', (text, sections) => {
  expect(readSectionLines(text)).toEqual(sections);
});

it('what is written is read again', () => {
  const sections = [
    { position: 1, label: 'Baptisms', fromYear: null, toYear: null },
    { position: 40, label: 'Burials of the poor', fromYear: 1813, toYear: 1820 },
  ];
  expect(readSectionLines(sectionLines(sections))).toEqual(sections);
  expect(sectionLines([{ position: 3, label: 'Banns', fromYear: 1754, toYear: 1754 }])).toBe('3 Banns 1754');
});
