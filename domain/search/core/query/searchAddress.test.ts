import fc from 'fast-check';

import { isDocumentField } from '../catalogue/documentFields.ts';
import { FIELDS } from '../catalogue/fields.ts';
import type { FilterValue, SearchQuery } from '../searchQuery.ts';
import { CATEGORIES } from '../taxonomy/categories.ts';
import { SUBCATEGORY_IDS } from '../taxonomy/subcategories.ts';
import { cleanSearchText, MAX_VALUE_LENGTH } from './cleanSearchText.ts';
import { PROXIMITIES } from './filterRules.ts';
import { forgetDropped } from './forgetDropped.ts';
import { mayHoldSeveral } from './readFilter.ts';
import { readSearchAddress, yearStatedOnce } from './readSearchAddress.ts';
import { searchLevelOf } from './searchLevel.ts';
import { readOrder } from './searchOrder.ts';
import { WHY_DROPPED } from './whyDropped.ts';
import { writeSearchAddress } from './writeSearchAddress.ts';

const read = (search: string) => readSearchAddress(search).query;
const filter = (search: string, fieldId: string) => read(search).filters[fieldId];
const dropped = (search: string) => readSearchAddress(search).ignored.map(({ key, value }) => `${key}=${value}`);

describe('the search address', () => {
  it('SRCH-001 gives a query of exactly the specified keys', () => {
    expect(Object.keys(read('')).sort()).toEqual([
      'action',
      'filters',
      'forceError',
      'language',
      'order',
      'page',
      'searchLevel',
      'sid',
      'utm',
    ]);
  });

  it('SRCH-005 passes action through', () => {
    expect([read('?action=refine').action, read('').action]).toEqual(['refine', null]);
  });

  it('SRCH-006 carries the computed level', () => {
    expect(read('?sourcecategory=education %26 work').searchLevel).toBe('category');
  });

  it('SRCH-007 reads utm source and content', () => {
    expect(read('?utm_source=a&utm_content=b&utm_medium=mail')).toMatchObject({ utm: { source: 'a', content: 'b' } });
    expect(dropped('?utm_source=a&utm_content=b&utm_medium=mail&source=app')).toEqual([]);
  });

  it('SRCH-008 keeps sid as given', () => {
    expect([read('?sid=560').sid, read('?SID=aB7').sid]).toEqual(['560', 'aB7']);
  });

  it('SRCH-009 searches in English', () => {
    expect(read('?language=welsh').language).toBe('English');
  });

  it('SRCH-011 holds keywords, variants, proximity, years either way and the variants switched off of a filter', () => {
    expect(filter('?lastname=smith&lastname_variants=true&lastname_without=smyth~Smythe', 'LastName')).toEqual({
      values: ['smith'],
      variants: true,
      proximity: null,
      yearsEitherWay: null,
      excludedVariants: ['smyth', 'smythe'],
    });
  });

  it('holds the variants of a place or an occupation that were switched off, and of no other text', () => {
    // A word in doubt is named by its signs.
    expect(filter('?lastname=cooper&lastname_without=C__PER~mar[gy]~<b>', 'LastName')).toMatchObject({
      excludedVariants: ['c__per', 'mar[gy]', 'b'],
    });
    expect(filter('?place=altarnun&place_without=altarnon', 'Place')).toMatchObject({
      values: ['altarnun'],
      excludedVariants: ['altarnon'],
    });
    expect(filter('?occupation=ag+lab&occupation_without=agl+labr', 'Occupation')).toMatchObject({
      excludedVariants: ['agl labr'],
    });
    expect(dropped('?gender=f&gender_without=m')).toEqual(['gender_without=m']);
    expect(writeSearchAddress(read('?place=altarnun&place_without=altarnon'))).toBe(
      'place=altarnun&place_without=altarnon&place_proximity=5',
    );
  });

  it('SRCH-019 joins the values of a facet by ~', () => {
    const query = read('?county=cornwall~devon&county=devon~kent&gender=f');
    expect(query.filters.County?.values).toEqual(['cornwall', 'devon', 'kent']);
    expect(writeSearchAddress(query)).toBe('gender=f&county=cornwall%7Edevon%7Ekent');
  });

  it.each([
    ['SRCH-020', 'sourcecountry=atlantis'],
    ['SRCH-021', 'collection=nonsense'],
    ['SRCH-022', 'sourcecategory=nonsense'],
  ])('%s drops and reports %s', (_id, parameter) => {
    expect(read(parameter).filters).toEqual({});
    expect(dropped(parameter)).toEqual([parameter]);
  });

  it('takes categories and subcategories by id and by slug, and legacy subcategories', () => {
    const query = read(
      '?sourcecategory=travel-and-migration&collection=Births %26 Baptisms~parish-registers&sourcecountry=Great Britain',
    );
    expect(query.filters.Collection?.values).toEqual(['travel & migration']);
    expect(query.filters.SourceCategory?.values).toEqual(['births & baptisms', 'parish registers']);
    expect(query.filters.SourceCountry?.values).toEqual(['great britain']);
  });

  it('SRCH-023 takes only the six distances', () => {
    for (const miles of [0, 5, 10, 20, 50, 100])
      expect(filter(`?place=roche&place_proximity=${miles}`, 'Place')?.proximity).toBe(miles);
    expect(dropped('?place=roche&place_proximity=15')).toEqual(['place_proximity=15']);
  });

  it.each(['', '&place_proximity=15', '&place_proximity=-5', '&place_proximity=x', '&place_proximity=5.5'])(
    'SRCH-024 uses 5 miles for place=roche%s',
    (companion) => {
      expect(filter(`?place=roche${companion}`, 'Place')?.proximity).toBe(5);
    },
  );

  it('SRCH-025 takes years either way from 0 to 40 and keeps the year without them', () => {
    for (const years of [0, 2, 40])
      expect(filter(`?yearofbirth=1881&yearofbirth_offset=${years}`, 'YearOfBirth')?.yearsEitherWay).toBe(years);
    for (const years of ['41', '-1', '2.5', 'abc']) {
      expect(filter(`?yearofbirth=1881&yearofbirth_offset=${years}`, 'YearOfBirth')).toMatchObject({
        values: ['1881'],
        yearsEitherWay: null,
      });
      expect(dropped(`?yearofbirth=1881&yearofbirth_offset=${years}`)).toEqual([`yearofbirth_offset=${years}`]);
    }
  });

  it('SRCH-026 drops a year that is not all digits', () => {
    expect(filter('?yearofbirth=1881', 'YearOfBirth')?.values).toEqual(['1881']);
    expect(filter('?yearofbirth=18a1', 'YearOfBirth')).toBeUndefined();
    expect(dropped('?yearofbirth=18a1')).toEqual(['yearofbirth=18a1']);
  });

  it('SRCH-027 turns variants on for true and on alone', () => {
    expect(
      ['true', 'on', 'TRUE'].map((value) => filter(`?lastname=smith&lastname_variants=${value}`, 'LastName')?.variants),
    ).toEqual([true, true, true]);
    expect(
      ['1', 'yes', 'false', ''].map(
        (value) => filter(`?lastname=smith&lastname_variants=${value}`, 'LastName')?.variants,
      ),
    ).toEqual([false, false, false, false]);
  });

  it('SRCH-028 starts at page 1', () => {
    expect(['', '?page=0', '?page=-1', '?page=x', '?page=1.5', '?page='].map((search) => read(search).page)).toEqual([
      1, 1, 1, 1, 1, 1,
    ]);
    expect(read('?page=7').page).toBe(7);
  });

  it('SRCH-029 lower-cases keys and values', () => {
    expect(filter('?LastName=SMITH', 'LastName')?.values).toEqual(['smith']);
  });

  it('SRCH-030 sorts upwards when a field is given, else downwards, unless the address has a direction', () => {
    expect(read('?order=lastname').order).toEqual({ by: 'LastName', direction: 'asc' });
    expect(read('').order).toEqual({ by: null, direction: 'desc' });
    expect(read('?order=eventyear&direction=desc').order).toEqual({ by: 'EventYear', direction: 'desc' });
    expect(readOrder('groups', '')).toEqual({ by: null, direction: 'desc' });
    expect(dropped('?order=groups')).toEqual(['order=groups']);
  });

  it('FIELD-008 ignores a companion a field has no use for', () => {
    expect(filter('?gender=f&gender_variants=true', 'Gender')).toMatchObject({ values: ['f'], variants: false });
    expect(dropped('?gender=f&gender_variants=true')).toEqual(['gender_variants=true']);
  });

  it('SRCH-036 reads each type of field by its rule', () => {
    const { filters } = read(
      '?occupation=baker&firstname=ann&firstname_variants=on&eventyear=1851&eventyear_offset=2&placeofbirth=roche&placeofbirth_proximity=20',
    );
    expect(filters).toEqual({
      Occupation: { values: ['baker'], variants: false, proximity: null, yearsEitherWay: null, excludedVariants: [] },
      FirstName: { values: ['ann'], variants: true, proximity: null, yearsEitherWay: null, excludedVariants: [] },
      EventYear: { values: ['1851'], variants: false, proximity: null, yearsEitherWay: 2, excludedVariants: [] },
      PlaceOfBirth: { values: ['roche'], variants: false, proximity: 20, yearsEitherWay: null, excludedVariants: [] },
    });
  });

  it.each([
    ['SRCH-013', 'archive tag', '?groups=x'],
    [
      'SRCH-013',
      'archive tag',
      '?groups=x&datasetname=a&collection=census&sourcecategory=education-and-work&sourcecountry=wales',
    ],
    ['SRCH-013', 'recordset', '?groups=x~y&datasetname=a'],
    ['SRCH-013', 'region', '?groups=x&datasetname=a~b'],
    ['SRCH-012', 'recordset', '?datasetname=a&collection=census'],
    ['SRCH-012', 'subcategory', '?collection=census&sourcecategory=education-and-work'],
    ['SRCH-012', 'category', '?sourcecategory=education-and-work&sourcecountry=wales'],
    ['SRCH-012', 'region', '?sourcecountry=wales'],
  ])('%s searches at the level %s for %s', (_id, level, search) => {
    expect(searchLevelOf(read(search).filters)).toBe(level);
  });

  it('says which keys it does not know, and nothing of empty ones', () => {
    expect(dropped('?lastname=&nonsense=&nonsense=1&Dog_Variants=true')).toEqual(['nonsense=1', 'dog_variants=true']);
  });
});

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
const cleaned = (isKeywords: boolean) =>
  words.map((text) => cleanSearchText(text.toLowerCase(), isKeywords)).filter((text) => text !== '');

const aFilter = (field: (typeof FIELDS)[number]): fc.Arbitrary<FilterValue> => {
  const isName = field.fieldType === 'VARIANTS_STRING';
  const one =
    field.fieldId === 'SourceCountry'
      ? fc.constantFrom('england', 'great britain', 'ireland')
      : field.fieldId === 'Collection'
        ? fc.constantFrom(...CATEGORIES.map((category) => category.id))
        : field.fieldId === 'SourceCategory'
          ? fc.constantFrom(...SUBCATEGORY_IDS)
          : field.fieldType === 'YEAR_WITH_OFFSET'
            ? fc.nat(2100).map(String)
            : cleaned(field.fieldId === 'Keywords' || isDocumentField(field.fieldId));
  return fc
    .record({
      values: fc.uniqueArray(one, { minLength: 1, maxLength: mayHoldSeveral(field) ? 3 : 1 }),
      variants: isName ? fc.boolean() : fc.constant(false),
      proximity: field.fieldType === 'PROXIMITY_STRING' ? fc.constantFrom(...PROXIMITIES) : fc.constant(null),
      yearsEitherWay: field.fieldType === 'YEAR_WITH_OFFSET' ? fc.option(fc.nat(40)) : fc.constant(null),
      excludedVariants: isName ? fc.uniqueArray(cleaned(false), { maxLength: 3 }) : fc.constant([]),
      soundsAlike: fc.boolean(),
      certainOnly: fc.boolean(),
      unread: fc.boolean(),
    })
    .map(({ soundsAlike, certainOnly, unread, ...filter }) => ({
      ...filter,
      ...(filter.variants && soundsAlike && { soundsAlike }),
      ...(isName && certainOnly && { certainOnly }),
      ...(isName && unread && { unread }),
    }));
};

const someFilters = fc
  .uniqueArray(fc.constantFrom(...FIELDS), { maxLength: 5, selector: (field) => field.fieldId })
  .chain((fields) =>
    fc.tuple(...fields.map((field) => aFilter(field).map((filter) => [field.fieldId, filter] as const))),
  )
  .map((entries) => Object.fromEntries(entries));

const token = fc.option(
  fc
    .string({ unit: 'grapheme', maxLength: 40 })
    .map((text) => text.trim().toLowerCase().trim())
    .filter((text) => text !== '' && text.length <= MAX_VALUE_LENGTH),
);

const aQuery: fc.Arbitrary<SearchQuery> = fc
  .record({
    filters: someFilters,
    by: fc.option(fc.constantFrom(...FIELDS.filter((field) => field.isOrderable).map((field) => field.fieldId))),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
    page: fc.integer({ min: 1, max: 100_000 }),
    action: fc.option(cleaned(false)),
    source: token,
    content: token,
    sid: token,
    forceError: fc.boolean(),
  })
  .map(({ filters: made, ...rest }) => ({ ...rest, filters: yearStatedOnce(made) }))
  .map(({ filters, by, direction, source, content, ...rest }) => ({
    ...rest,
    filters,
    order: { by, direction },
    utm: { source, content },
    searchLevel: searchLevelOf(filters),
    language: 'English' as const,
  }));

describe('a year that is given twice', () => {
  it.each([
    ['eventyear=1881&censusyear=1881', 'censusyear=1881'],
    ['censusyear=1881&eventyear=1881&eventyear_offset=2', 'censusyear=1881'],
    ['censusyear=1881&censusyear_offset=10&eventyear=1881&eventyear_offset=2', 'censusyear=1881&censusyear_offset=2'],
    ['eventyear=1880&censusyear=1881', 'eventyear=1880&censusyear=1881'],
    ['eventyear=1881', 'eventyear=1881'],
  ])('%s is %s', (given, written) => expect(writeSearchAddress(readSearchAddress(given).query)).toBe(written));
});

describe('any search', () => {
  it('comes back from its address as it went in', () => {
    fc.assert(
      fc.property(aQuery, (query) => {
        expect(readSearchAddress(writeSearchAddress(query))).toEqual({ query, ignored: [] });
      }),
    );
  });

  it('any text gives a query that stays the same through its own address', () => {
    const key = fc.oneof(
      fc.constantFrom(
        ...FIELDS.flatMap((field) => [
          field.urlId,
          `${field.urlId}_variants`,
          `${field.urlId}_proximity`,
          `${field.urlId}_offset`,
          `${field.urlId}_without`,
        ]),
        'page',
        'order',
        'direction',
        'sid',
        'action',
      ),
      fc.string(),
    );
    const address = fc.oneof(
      fc
        .array(fc.tuple(key, fc.oneof(words, fc.string({ unit: 'binary' }), fc.integer().map(String))))
        .map((pairs) => new URLSearchParams(pairs).toString()),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(address, (search) => {
        const { query, ignored } = readSearchAddress(search);
        expect(readSearchAddress(writeSearchAddress(query))).toEqual({ query, ignored: [] });
        for (const { reason, value } of ignored)
          expect([WHY_DROPPED[reason]?.endsWith('.'), value.trim() !== '']).toEqual([true, true]);
        // Seen and dismissed, one dropped value goes and nothing else changes.
        ignored.forEach((_value, at) => {
          const after = readSearchAddress(forgetDropped(query, ignored, at));
          expect(after.query).toEqual(query);
          expect(new Set(after.ignored)).toEqual(new Set(ignored.filter((_other, index) => index !== at)));
        });
      }),
    );
  });
});
