import { describeFilter, describeSearch } from './describeSearch.ts';
import { displayValue } from './displayValue.ts';
import { readSearchAddress } from './readSearchAddress.ts';

const describing = (address: string) => describeSearch(readSearchAddress(address).query);

describe('displayValue', () => {
  it.each([
    ['LastName', "o'brien-smyth", "O'Brien-Smyth"],
    ['LastName', 'mcdonald', 'McDonald'],
    ['Place', 'stow on the wold, gloucestershire', 'Stow on the Wold, Gloucestershire'],
    ['Place', 'the hague', 'The Hague'],
    ['LastName', 'ŵyn', 'Ŵyn'],
    ['SourceCountry', 'great britain', 'Britain'],
    ['SourceCountry', 'uk other', 'Channel Islands, other Britain & Ireland'],
    ['Collection', 'life events (bmds)', 'Life events (BMDs)'],
    ['SourceCategory', 'parish baptisms', 'Parish baptisms'],
    ['Keywords', 'clay labourer', 'clay labourer'],
    ['YearOfBirth', '1832', '1832'],
  ])('shows the %s %s as %s', (fieldId, value, shown) => expect(displayValue(fieldId, value)).toBe(shown));
});

describe('describeSearch', () => {
  it.each([
    ['', 'All records'],
    [
      '?firstname=william&lastname=pinch&yearofbirth=1832&yearofbirth_offset=2&place=roche',
      'William Pinch, born 1832 ± 2, Roche',
    ],
    ['?lastname=pinch&county=cornwall~devon', 'Pinch, County: Cornwall or Devon'],
    ['?sourcecountry=great+britain', 'Collections from: Britain'],
  ])('of %s says %s', (address, words) => expect(describing(address)).toBe(words));

  it('says what a filter asks for around its value', () => {
    const { filters } = readSearchAddress(
      '?lastname=smith&lastname_variants=true&place=roche&place_proximity=20&datasetname=tyr+rolls',
    ).query;
    expect(describeFilter('LastName', filters.LastName!)).toBe('Smith with variants');
    expect(describeFilter('Place', filters.Place!)).toBe('Roche within 20 miles');
    expect(describeFilter('DatasetName', filters.DatasetName!, (value) => value.toUpperCase())).toBe('TYR ROLLS');
  });
});
