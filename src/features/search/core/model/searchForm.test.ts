import fc from 'fast-check';

import { FIELDS } from '#domain/search/core/catalogue/fields.ts';
import { PROXIMITIES } from '#domain/search/core/query/filterRules.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { WHY_DROPPED } from '#domain/search/core/query/whyDropped.ts';
import { writeSearchAddress } from '#domain/search/core/query/writeSearchAddress.ts';

import { arrangeFields, type RecordKind } from './arrangeFields.ts';
import { EMPTY_SEARCH } from './emptySearch.ts';
import { searchOf, valuesOf } from './searchForm.ts';
import { searchProblems } from './searchProblems.ts';

const word = fc
  .string({ unit: fc.constantFrom('a', 'b', 'e', 'o', '1', ' ', "'", '-'), minLength: 1, maxLength: 12 })
  .map((text) => `x${text}`.trim());

/** One parameter of each type the form can hold, with its companion. */
const parameters = fc
  .constantFrom(...FIELDS.filter(({ isPartOfScope }) => !isPartOfScope))
  .chain(({ urlId, fieldType }) => {
    switch (fieldType) {
      case 'YEAR_WITH_OFFSET':
        return fc.tuple(fc.nat(2100), fc.nat(40)).map(([year, offset]) => [
          [urlId, String(year)],
          [`${urlId}_offset`, String(offset)],
        ]);
      case 'PROXIMITY_STRING':
        return fc.tuple(word, fc.constantFrom(...PROXIMITIES)).map(([place, miles]) => [
          [urlId, place],
          [`${urlId}_proximity`, String(miles)],
        ]);
      case 'VARIANTS_STRING':
        return fc.tuple(word, fc.boolean(), fc.boolean()).map(([name, variants, alike]) => [
          [urlId, name],
          [`${urlId}_variants`, String(variants)],
          [`${urlId}_soundsalike`, String(alike)],
        ]);
      default:
        return word.map((text) => [[urlId, text]]);
    }
  });

it('gives back through the form the search that the address holds', () => {
  fc.assert(
    fc.property(fc.uniqueArray(parameters, { maxLength: 6, selector: ([first]) => first?.[0] }), (given) => {
      const { query } = readSearchAddress(new URLSearchParams(given.flat()).toString());
      const again = searchOf(valuesOf(query), EMPTY_SEARCH);
      // No years either way and none at all are one to the form.
      const plain = writeSearchAddress(query)
        .replaceAll(/&?\w+_offset=0(?=&|$)/gu, '')
        .replace(/^&/u, '');
      expect(writeSearchAddress(again)).toBe(plain);
      expect(searchOf(valuesOf(query), query)).toEqual({ ...query, page: 1 });
    }),
  );
});

it.each([
  [
    'one census, by its page',
    { kind: { category: 'census, land & surveys', subcategory: 'census', isOfOneYear: true }, values: {} },
    [],
  ],
  ['censuses of a year that is asked for already', { values: { collection: 'census', eventyear: '1921' } }, []],
  ['every census', { values: { collection: 'census' } }, ['CensusYear']],
  [
    'a census year beside another year: nothing that is searched is out of sight',
    { values: { collection: 'census', eventyear: '1921', censusyear: '1911' } },
    ['CensusYear'],
  ],
])(
  'asks the census year once: %s',
  (_what, { values, kind }: { values: Record<string, string>; kind?: RecordKind }, expected) => {
    const { further, added } = arrangeFields(values, [], kind);
    expect([...further, ...added].map(({ fieldId }) => fieldId).filter((fieldId) => fieldId === 'CensusYear')).toEqual(
      expected,
    );
  },
);

it('refuses at its field, in a sentence, what the rules would drop', () => {
  expect(
    searchProblems({ firstname: 'ann', lastname: '***', yearofbirth: '18a1', yearofbirth_offset: '2' }, EMPTY_SEARCH),
  ).toEqual({ lastname: WHY_DROPPED['nothing to search'], yearofbirth: WHY_DROPPED['no year'] });
  expect(searchProblems({ yearofbirth: '18a1' }, EMPTY_SEARCH)).toEqual({
    yearofbirth: 'A year is written in digits only.',
  });
  expect(searchProblems({ firstname: 'ann', lastname: '', yearofbirth: '1841' }, EMPTY_SEARCH)).toEqual({});
});
