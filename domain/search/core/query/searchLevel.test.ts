import { scopeOfSearch } from './searchLevel.ts';

describe('scopeOfSearch', () => {
  it('names what a level searches', () => {
    expect(scopeOfSearch('recordset', { DatasetName: { values: ['cornwall census 1871'] } })).toEqual({
      fieldId: 'DatasetName',
      value: 'cornwall census 1871',
    });
    expect(scopeOfSearch('region', {})).toEqual({ fieldId: 'SourceCountry', value: null });
  });

  it('SRCH-033 raises the specified error for a level that does not exist', () => {
    expect(() => scopeOfSearch('galaxy', {})).toThrow(
      new Error('Malformed query string, no galaxy configuration found'),
    );
  });
});
