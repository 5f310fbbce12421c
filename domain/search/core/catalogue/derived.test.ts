import { toSearchDocument } from '#domain/records/core/toSearchDocument.ts';
import { recordSections } from '#domain/records/transcript/recordSections.ts';

import { describeSearch } from '../query/describeSearch.ts';
import { COMPANIONS } from '../query/filterRules.ts';
import { readSearchAddress } from '../query/readSearchAddress.ts';
import { writeSearchAddress } from '../query/writeSearchAddress.ts';
import { isDocumentField } from './documentFields.ts';
import { FIELDS } from './fields.ts';

const SET = { name: 'Set', category: 'census, land & surveys', subcategory: 'census', sourceCountry: 'england' };
const NOWHERE = { resolve: () => null, regionOf: () => null, insideOf: () => [], byId: () => null };
/** Fields whose values are closed lists or derived from the record set: their own tests are elsewhere. */
const open = FIELDS.filter(({ isPartOfScope }) => !isPartOfScope);
const valueOf = (fieldType: string) => (fieldType === 'YEAR_WITH_OFFSET' ? '1871' : 'roche');

// A line of the catalogue is all that a field needs: whatever a field is known by is asked of every line.
describe.each(open)('the field $fieldId', ({ fieldId, urlId, fieldType, displayLabel }) => {
  const value = valueOf(fieldType);
  const companions: Readonly<Record<string, string>> = {
    _variants: 'true',
    _soundsalike: 'true',
    _uncertain: 'false',
    _unread: 'true',
    _without: 'roach',
    _offset: '2',
    _proximity: '20',
    _unlocated: 'true',
  };

  it('is read from the address with its companions and written back', () => {
    const address = new URLSearchParams([
      [urlId, value],
      ...COMPANIONS[fieldType].map((ending) => [urlId + ending, companions[ending] ?? '']),
    ]).toString();
    const { query, ignored } = readSearchAddress(address);
    expect(ignored).toEqual([]);
    expect(query.filters[fieldId]?.values).toEqual([value]);
    expect(writeSearchAddress(query)).toBe(address);
    expect(describeSearch(query)).not.toBe(displayLabel === null ? '' : 'All records');
  });

  it('is indexed, and shown in the transcript if it has a label', () => {
    const document = toSearchDocument({ fields: { [fieldId]: value }, isClosed: false }, SET, NOWHERE);
    // A long document has an index of its own.
    const indexed = fieldType === 'YEAR_WITH_OFFSET' ? 1871 : isDocumentField(fieldId) ? undefined : value;
    expect(
      fieldType === 'YEAR_WITH_OFFSET' ? document?.years[fieldId]?.earliest : document?.values[fieldId]?.[0]?.written,
    ).toBe(indexed);
    const shown = recordSections({ [fieldId]: value }, 'FULL').flatMap((section) => section.fields);
    // A baptism also dates the birth, roughly.
    expect(fieldId.startsWith('Baptism') ? shown.filter((field) => field.fieldId === fieldId) : shown).toEqual(
      displayLabel === null ? [] : [{ fieldId, label: displayLabel, value, correction: null }],
    );
  });
});
