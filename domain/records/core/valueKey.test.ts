import { cleanSearchText } from '#domain/search/core/query/cleanSearchText.ts';

import { valueKey } from './valueKey.ts';

describe('the form of a value in the index', () => {
  it.each([
    ['County', ' Isle of  Wight', 'isle of wight'],
    ['LastName', "O'Brien", 'obrien'],
    ['DatasetName', '\u0001\t', ''],
  ])('of %s %j is %j', (field, text, expected) => expect(valueKey(field, text)).toBe(expected));

  it('is the same for a name with a printed apostrophe and for the search that an address asks', () => {
    const name = 'Wexcombeshire Jurors’ Lists 1832-1905 (sample)';
    expect(valueKey('DatasetName', cleanSearchText(name.toLowerCase()))).toBe(valueKey('DatasetName', name));
  });
});
