import { pieceReference, churchName, registerType } from './templateFilters.ts';

describe('pieceReference', () => {
  it.each([
    ['RG102267.VLD', 'RG 10/2267'],
    ['rg091544.vld', 'RG 9/1544'],
    ['ho410133.vld', 'HO 107/133'],
    ['ho511906.vld', 'HO 107/1906'],
    ['census.tsv', ''],
  ])('reads %s as %p', (file, expected) => expect(pieceReference(file)).toBe(expected));
});

describe('the church column of a register', () => {
  it.each([
    ['St Mary Magdalene AT', 'St Mary Magdalene', 'Archdeacon’s transcript'],
    ['St John The Baptist (Dw)', 'St John The Baptist', 'Dwelly’s transcript'],
    ['Holy Trinity PR', 'Holy Trinity', 'Parish register'],
    ['All Saints', 'All Saints', ''],
    ['St Peter', 'St Peter', ''],
  ])('splits %s', (text, church, register) => {
    expect([churchName(text), registerType(text)]).toEqual([church, register]);
  });
});
