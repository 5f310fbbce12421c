import { recordSections } from '#domain/records/transcript/recordSections.ts';

import { describeSearch } from '../query/describeSearch.ts';
import { readSearchAddress } from '../query/readSearchAddress.ts';
import { fieldById, fieldByUrlId, FIELDS, RESULT_FACETS } from './fields.ts';

const FIELD_TYPES = ['STRING', 'VARIANTS_STRING', 'YEAR_WITH_OFFSET', 'PROXIMITY_STRING'];
const unique = (values: readonly string[]) => new Set(values).size === values.length;

describe('the field catalogue', () => {
  it('FIELD-001 names every field by a unique fieldId', () => {
    expect(FIELDS.every((field) => /^[A-Z][A-Za-z0-9]*$/.test(field.fieldId))).toBe(true);
    expect(unique(FIELDS.map((field) => field.fieldId))).toBe(true);
  });

  it('FIELD-002 gives every field a unique lower-case urlId, the fieldId but for exceptions', () => {
    expect(FIELDS.every((field) => field.urlId === field.urlId.toLowerCase())).toBe(true);
    expect(unique(FIELDS.map((field) => field.urlId))).toBe(true);
    expect(FIELDS.filter((field) => field.urlId !== field.fieldId.toLowerCase()).map((field) => field.fieldId)).toEqual(
      ['Page', 'Collection', 'SourceCategory'],
    );
  });

  it('FIELD-004 gives every field one of the four types', () => {
    expect(FIELDS.filter((field) => !FIELD_TYPES.includes(field.fieldType))).toEqual([]);
    for (const type of FIELD_TYPES) expect(FIELDS.some((field) => field.fieldType === type)).toBe(true);
  });

  it('knows which table of variants a name field uses, and only those', () => {
    expect(FIELDS.filter((field) => (field.nameKind === null) === (field.fieldType === 'VARIANTS_STRING'))).toEqual([]);
  });

  it('FIELD-011 puts exactly the five scope fields in scope', () => {
    expect(
      FIELDS.filter((field) => field.isPartOfScope)
        .map((field) => field.fieldId)
        .sort(),
    ).toEqual(['Collection', 'DatasetName', 'Groups', 'SourceCategory', 'SourceCountry']);
  });

  it('FIELD-012 indexes every field', () => {
    expect(FIELDS.every((field) => field.isIndexed)).toBe(true);
  });

  it('FIELD-021 asks for the record set by datasetname', () => {
    expect(fieldByUrlId('datasetname')).toMatchObject({ fieldId: 'DatasetName', isPartOfScope: true });
  });

  it('FIELD-022 labels the Groups field Topic', () => {
    expect(fieldById('Groups')).toMatchObject({ displayLabel: 'Topic', isPartOfScope: true });
  });

  it('FIELD-023 asks for the category by sourcecategory', () => {
    expect(fieldByUrlId('sourcecategory')).toMatchObject({
      fieldId: 'Collection',
      displayLabel: 'Category',
      isPartOfScope: true,
    });
  });

  it('FIELD-024 asks for the subcategory by collection', () => {
    expect(fieldByUrlId('collection')).toMatchObject({
      fieldId: 'SourceCategory',
      displayLabel: 'Subcategory',
      isPartOfScope: true,
    });
  });

  it('FIELD-025 keeps Collections from in scope but offers it as no facet', () => {
    expect(fieldById('SourceCountry')).toMatchObject({
      displayLabel: 'Collections from',
      urlId: 'sourcecountry',
      isPartOfScope: true,
      isSearchFacet: false,
    });
  });

  it('FIELD-019 has Gender, MaritalStatus and Occupation', () => {
    for (const fieldId of ['Gender', 'MaritalStatus', 'Occupation']) expect(fieldById(fieldId)).not.toBeNull();
  });

  it('FIELD-014 has the names of the family, spouses 1 to 7, all with variants', () => {
    const people = [
      '',
      'Spouse',
      'Spouse1',
      'Spouse2',
      'Spouse3',
      'Spouse4',
      'Spouse5',
      'Spouse6',
      'Spouse7',
      'Mother',
      'Father',
      'Informant',
      'Master',
      'NextOfKin',
      'Member',
    ];
    const wanted = [...people.flatMap((who) => [`${who}FirstName`, `${who}LastName`]), 'MothersMaidenName'];
    expect(wanted.filter((fieldId) => fieldById(fieldId)?.fieldType !== 'VARIANTS_STRING')).toEqual([]);
  });

  const findByIdOrLabel = (name: string) => {
    const key = name.toLowerCase().replace(/[^a-z0-9]/g, '');
    return FIELDS.find(
      (field) => field.fieldId.toLowerCase() === key || field.displayLabel?.toLowerCase() === name.toLowerCase(),
    );
  };
  const missing = (names: string) => names.split(', ').filter((name) => !findByIdOrLabel(name));

  it('FIELD-013 has hundreds of entries', () => {
    expect(FIELDS.length).toBeGreaterThanOrEqual(250);
  });

  it('FIELD-015 has the places, Place with miles around it', () => {
    expect(
      missing(
        'town, city, township, county, state, parish, region, birth town, birth parish, birth county, birth state, country of birth, residence country, cemetery, cemetery country, ' +
          'registration district, enumeration district, district number, port of departure, port of arrival, destination, Place, PlaceOfBirth, Country, Townland, Barony, Diocese',
      ),
    ).toEqual([]);
    expect(fieldById('Place')?.fieldType).toBe('PROXIMITY_STRING');
  });

  it('FIELD-017 has the armed forces and ships', () => {
    expect(
      missing(
        'war, rank, corps, unit or regiment, soldier number, sailor number, service number, prisoner number, prisoner of war number, vessel name, ship name, ship unit, camp type, camp location, division, Regiment, Vessel',
      ),
    ).toEqual([]);
  });

  it('FIELD-018 has the archives', () => {
    expect(
      missing(
        'archive reference, record office, national archive reference, series, book, folio, page, piece number suffix, schedule suffix, item number, batch number, image number, section scan, document form, court, ' +
          'periodical, article keyword, union, family search id, household id, census group id, Piece, FilmNumber, BatchId, PageNumber, Address',
      ),
    ).toEqual([]);
  });

  it('FIELD-020 offers the 42 facets', () => {
    const names =
      'Connection, HowTo, Place, DatabaseTitle, CountryMV, Role, Gender, Race, Language, Denomination, Prison, ServiceBranch, SurnameInitial, Region, District Number, Town, Can Write, Birth Town, Cemetery, State, ' +
      'War, Vessel Name, County, Parish, City, Book, Series, Union, Division, Court, Periodical, Ship name, Record type, Decade, Event Quarter, Living DNA region, Document Form, Archive reference, ' +
      'Registration District, Enumeration District, House Name, Township';
    expect(names.split(', ')).toHaveLength(42);
    expect(names.split(', ').filter((name) => !findByIdOrLabel(name)?.isSearchFacet)).toEqual([]);
  });

  it('FIELD-026 sorts by none of the fields that hold several values or no words', () => {
    const names =
      'StateMV, ParishMV, LocaleMV, LanguageMV, EnumerationDistrictNumberMV, PlaceText, Ssn, Package, Version, Contents, ShapeGeo, BookId, Groups';
    expect(names.split(', ').map((name) => [name, fieldById(name)?.isOrderable])).toEqual(
      names.split(', ').map((name) => [name, false]),
    );
  });

  it('FIELD-016 has years that accept an offset, and the synthetic ones without a label', () => {
    for (const fieldId of [
      'CensusYear',
      'YearOfBirth',
      'YearOfDeath',
      'EventYear',
      'MarriageYear',
      'DivorceYear',
      'WillWrittenYear',
      'RegisteredYear',
      'AdmissionYear',
      'EnlistedYear',
    ]) {
      expect(fieldById(fieldId)?.fieldType).toBe('YEAR_WITH_OFFSET');
    }
    for (const fieldId of ['YearOfBirthFrom', 'YearOfDeathFrom'])
      expect(fieldById(fieldId)).toMatchObject({ fieldType: 'YEAR_WITH_OFFSET', displayLabel: null });
    for (const fieldId of ['Decade', 'DateAdded']) expect(fieldById(fieldId)).not.toBeNull();
  });

  it('FIELD-010 leaves only internal fields without a label, and makes the others’ of their ids where nothing better is said', () => {
    const internal = FIELDS.filter(({ displayLabel }) => displayLabel === null).map(({ fieldId }) => fieldId);
    expect(internal).toEqual([
      'YearOfDeathFrom',
      'YearOfBirthFrom',
      'PlaceText',
      'PlaceMeant',
      'PlaceOfBirthText',
      'PlaceOfBirthMeant',
      'PlaceOfResidenceMeant',
      'BookId',
      'HouseholdId',
      'CensusGroupId',
      'EventGroupId',
      'ImageGroupId',
      'ArticleId',
      'AddressId',
      'Package',
      'Version',
      'ShapeGeo',
    ]);
    expect(recordSections({ HouseholdId: '7', ShapeGeo: 'x', Piece: '9' }, 'FULL')).toEqual([
      { title: 'Source reference', fields: [{ fieldId: 'Piece', label: 'Piece', value: '9', correction: null }] },
    ]);
    expect(describeSearch(readSearchAddress('?householdid=7&piece=9').query)).toBe('Piece: 9');
    const labels = [
      'SpouseFatherOccupation',
      'Spouse3FirstName',
      'NextOfKinLastName',
      'NationalArchiveReference',
      'PrisonerOfWarNumber',
      'Ssn',
    ].map((fieldId) => fieldById(fieldId)?.displayLabel);
    expect(labels).toEqual([
      'Spouse’s father’s occupation',
      'Spouse 3 first name(s)',
      'Next of kin’s surname',
      'National archive reference',
      'Prisoner of war number',
      'Social security number',
    ]);
    expect(FIELDS.filter(({ displayLabel }) => displayLabel?.trim() === '')).toEqual([]);
  });

  it('offers on the results page only facets', () => {
    expect(RESULT_FACETS.filter((fieldId) => !fieldById(fieldId)?.isSearchFacet)).toEqual([]);
  });

  it('knows no field it does not have', () => {
    expect([fieldById('Nonsense'), fieldByUrlId('LASTNAME')]).toEqual([null, null]);
  });
});
