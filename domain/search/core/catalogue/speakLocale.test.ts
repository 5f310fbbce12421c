import { describeSearch } from '../query/describeSearch.ts';
import { displayValue } from '../query/displayValue.ts';
import { readSearchAddress } from '../query/readSearchAddress.ts';
import { LOCALES } from '../taxonomy/categories.ts';
import { fieldById, FIELDS } from './fields.ts';
import { LOCAL_LABELS, fieldLabel, speakLocale } from './speakLocale.ts';

const named = (fieldId: string) => ({ fieldId });

afterEach(() => speakLocale('en_GB'));

describe('labels of a locale', () => {
  it('differ where the table has them and are British otherwise', () => {
    expect(LOCALES.map((locale) => fieldLabel(named('Postcode'), locale))).toEqual([
      'Postcode',
      'ZIP code',
      'Postcode',
      'Eircode',
    ]);
    expect(LOCALES.map((locale) => fieldLabel(named('LastName'), locale))).toEqual([
      'Surname',
      'Surname',
      'Surname',
      'Surname',
    ]);
    expect(LOCALES.map((locale) => fieldLabel(named('HouseholdId'), locale))).toEqual([null, null, null, null]);
  });

  it('are written down only where they differ, and for fields that show', () => {
    for (const labels of Object.values(LOCAL_LABELS)) {
      for (const [fieldId, label] of Object.entries(labels))
        expect([
          fieldId,
          fieldById(fieldId)?.displayLabel === null,
          fieldById(fieldId)?.displayLabel === label,
        ]).toEqual([fieldId, false, false]);
    }
  });

  it('leave no label unclear: no two fields of a locale are called the same', () => {
    for (const locale of LOCALES) {
      const labels = FIELDS.flatMap((field) => fieldLabel(field, locale) ?? []);
      expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
    }
  });

  it('use the locale of the site', () => {
    const { query } = readSearchAddress('?eyecolour=grey&sourcecategory=institutions-and-organizations');
    expect(describeSearch(query)).toBe('Eye colour: Grey, Category: Institutions & organisations');
    speakLocale('en_US');
    expect(describeSearch(query)).toBe('Eye color: Grey, Category: Institutions & organizations');
    expect(displayValue('Collection', 'institutions & organisations')).toBe('Institutions & organizations');
  });
});
