import { firstRecord, INTEGRATION_PAGE_SIZE, integrationTranscript, toIntegrationRecord } from './integrationRecord.ts';

const births = { id: 'WEX-BIRTHS', name: 'Wexcombe births', subcategory: 'civil births' };
const ann = {
  FirstName: 'Ann',
  LastName: 'LEE',
  MothersMaidenName: 'Pascoe',
  YearOfBirth: '1881',
  EventYear: '1881',
  RegistrationDistrict: 'Truro',
  County: ['Cornwall', 'Devon'],
  Country: 'England',
};

describe('records of the shadow tree prototype', () => {
  it('SHAD-006 gives a birth in the words of the service', () => {
    expect(toIntegrationRecord('B/1', ann, births, '/iiif/thumbnails/B%2F1')).toEqual({
      Id: 'B/1',
      DatasetName: 'Wexcombe births',
      RecordMetadataId: 'bmd_births',
      Forenames: 'Ann',
      Surname: 'LEE',
      MothersMaidenName: 'Pascoe',
      YearOfBirth: '1881',
      Country: 'England',
      EventYear: '1881',
      District: 'Truro',
      County: ['Cornwall', 'Devon'],
      Media: [{ uri: '/iiif/thumbnails/B%2F1' }],
    });
  });

  it('leaves out what the record does not give', () => {
    expect(
      toIntegrationRecord(
        'C/1',
        { LastName: 'LEE', County: 'Kent' },
        { id: 'CEN', name: 'Census', subcategory: 'census' },
        null,
      ),
    ).toMatchObject({ RecordMetadataId: 'cen', Forenames: '', EventYear: '', County: ['Kent'], Media: [] });
  });

  it('SHAD-009 reads the first entry of d.results, null where there is none', () => {
    const [a, b] = ['a', 'b'].map((id) => toIntegrationRecord(id, ann, births, null));
    expect(firstRecord({ d: { results: [a!, b!] } })).toBe(a);
    expect(firstRecord({ d: { results: [] } })).toBeNull();
  });

  it('SHAD-007 a birth shows the mother’s maiden name and the year of birth, a marriage its year and district', () => {
    const birth = integrationTranscript(toIntegrationRecord('a', ann, births, null));
    expect(birth).toEqual(
      expect.arrayContaining([
        { term: 'Year of birth', value: '1881' },
        { term: 'Mother’s maiden name', value: 'Pascoe' },
      ]),
    );
    const marriage = integrationTranscript(
      toIntegrationRecord(
        'b',
        { ...ann, EventYear: '1902' },
        { ...births, subcategory: 'civil marriage & divorce' },
        null,
      ),
    );
    expect(marriage).toEqual(
      expect.arrayContaining([
        { term: 'Year of marriage', value: '1902' },
        { term: 'District', value: 'Truro' },
      ]),
    );
    expect(marriage.map(({ term }) => term)).not.toContain('Mother’s maiden name');
  });

  it('SHAD-013 asks for one record at a time', () => expect(INTEGRATION_PAGE_SIZE).toBe(1));
});
