import { fieldById, FIELDS } from './catalogue/fields.ts';
import { findFields } from './findFields.ts';
import { formFields, isKindKnown } from './formFields.ts';
import { CATEGORIES } from './taxonomy/categories.ts';
import { REGIONS } from './taxonomy/regions.ts';
import { SUBCATEGORY_IDS } from './taxonomy/subcategories.ts';

const everyScope = REGIONS.flatMap(({ id: region }) =>
  ['', ...CATEGORIES.map(({ id }) => id)].flatMap((category) =>
    ['', ...SUBCATEGORY_IDS].map((subcategory) => ({ region, category, subcategory })),
  ),
);

describe('formFields', () => {
  it('names fields of the catalogue that have a label, each once, for every region, category and subcategory', () => {
    for (const scope of everyScope) {
      const { main, further } = formFields(scope);
      const all = [...main, ...further];
      expect(new Set(all).size).toBe(all.length);
      expect(all.filter((fieldId) => !fieldById(fieldId)?.displayLabel)).toEqual([]);
    }
  });

  it('starts with the names, then a year and a place, whatever is searched', () => {
    for (const scope of everyScope) {
      const [first, last, year, place, ...more] = formFields(scope).main.map((fieldId) => fieldById(fieldId));
      expect([first?.fieldId, last?.fieldId, year?.fieldType, place?.fieldType]).toEqual([
        'FirstName',
        'LastName',
        'YEAR_WITH_OFFSET',
        'PROXIMITY_STRING',
      ]);
      expect(more).toEqual([]);
    }
  });

  it('asks no census year where all that is searched is of one year', () => {
    for (const scope of everyScope)
      expect(formFields({ ...scope, isOfOneYear: true }).further).toEqual(
        formFields(scope).further.filter((fieldId) => fieldId !== 'CensusYear'),
      );
    expect(formFields({ region: 'world', category: '', subcategory: 'census' }).further).toContain('CensusYear');
  });

  it.each([
    [
      'nothing chosen',
      { region: 'world', category: '', subcategory: '' },
      'YearOfBirth',
      ['SpouseFirstName', 'FatherFirstName', 'HouseholdMemberFirstName'],
    ],
    [
      'censuses',
      { region: 'world', category: 'census, land & surveys', subcategory: '' },
      'YearOfBirth',
      ['PlaceOfBirth', 'Occupation', 'HouseholdMemberFirstName', 'HouseholdMemberLastName'],
    ],
    [
      'marriages, whatever their category',
      { region: 'world', category: 'life events (bmds)', subcategory: 'parish marriages' },
      'EventYear',
      ['SpouseFirstName', 'SpouseLastName'],
    ],
    [
      'electoral rolls',
      { region: 'world', category: '', subcategory: 'electoral rolls' },
      'EventYear',
      ['Address', 'Constituency'],
    ],
    [
      'a subcategory without fields of its own',
      { region: 'world', category: 'armed forces & conflict', subcategory: 'boer wars' },
      'YearOfBirth',
      ['Rank', 'Regiment'],
    ],
    ['Ireland', { region: 'ireland', category: '', subcategory: '' }, 'YearOfBirth', ['Townland', 'Barony']],
    [
      'what does not exist',
      { region: 'atlantis', category: 'nonsense', subcategory: 'rubbish' },
      'YearOfBirth',
      ['Keywords'],
    ],
  ])('puts first what matters for %s', (_what, scope, year, some) => {
    const { main, further } = formFields(scope);
    expect(main[2]).toBe(year);
    expect(further).toEqual(expect.arrayContaining(some));
  });

  it('knows a kind by its category or its subcategory', () => {
    expect(isKindKnown({ region: 'world', category: '', subcategory: '' })).toBe(false);
    expect(isKindKnown({ region: 'ireland', category: 'travel & migration', subcategory: '' })).toBe(true);
    expect(CATEGORIES.every(({ id }) => isKindKnown({ region: 'world', category: id, subcategory: '' }))).toBe(true);
  });
});

describe('findFields', () => {
  const labels = (text: string, shown: string[] = []) =>
    findFields(text, new Set(shown)).map(({ displayLabel }) => displayLabel);

  it('puts labels that start with it first, then words that do, then the rest', () => {
    const found = labels('ship');
    expect(found.slice(0, 2).every((label) => label?.startsWith('Ship'))).toBe(true);
    expect(labels('maiden')).toEqual(['Maiden name', 'Mother’s maiden name']);
    expect(labels("mother's m")[0]).toBe('Mother’s maiden name');
  });

  it('offers every field that has a label and no place of its own, and none that is shown', () => {
    for (const { fieldId, displayLabel, isPartOfScope } of FIELDS) {
      const ids = findFields(displayLabel ?? fieldId, new Set()).map((field) => field.fieldId);
      expect(ids.includes(fieldId)).toBe(displayLabel !== null && !isPartOfScope);
    }
    expect(labels('maiden', ['MaidenName'])).toEqual(['Mother’s maiden name']);
  });

  it('finds nothing for words that no label has, and some for no words at all', () => {
    expect(labels('zzz')).toEqual([]);
    expect(labels('')).toHaveLength(12);
  });
});
