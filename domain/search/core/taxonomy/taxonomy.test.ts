import { CATEGORIES, LOCALES, readCategory } from './categories.ts';
import {
  readSourceCountry,
  regionOfSearch,
  REGIONS,
  sourceCountriesMeant,
  subcategoriesOffered,
  WORLD,
} from './regions.ts';
import {
  LEGACY_SUBCATEGORY_IDS,
  readSubcategory,
  subcategoriesMeant,
  SUBCATEGORY_IDS,
  subcategorySlug,
  subcategoryTrackingName,
} from './subcategories.ts';

const SPECIFIED =
  'administration, apprentices, boer wars, census, civil births, civil deaths & burials, civil marriage & divorce, civil service, civil war & rebellion, ' +
  'clubs & societies, colonial service, courts & legal, directories & almanacs, electoral rolls, family histories & pedigrees, farming & agriculture, ' +
  'first world war, government, guild & trade associations, hospitals, hospitals & institutions, land & estates, migration, medal rolls and honours, ' +
  'merchant navy & maritime, naturalizations, newspapers & magazines, occupations, other wars & conflicts, parish baptisms, parish burials, parish ' +
  'marriages, parish registers, passenger lists, postal service, postal & telephone directories, prison registers, professions, rate books, religious ' +
  'ceremonies, regimental & service records, schools & education, social history, surveys, transport & railways, transportation, travel, second world ' +
  'war, vietnam war, wills & probate, workhouses and poor law, newspaper birth notices, newspaper death & in memoriam notices, newspaper marriage notices';

const named = (urlId: string) => {
  const found = REGIONS.find((region) => region.urlId === urlId);
  if (!found) throw new Error(`No region ${urlId}`);
  return found;
};

describe('regions', () => {
  it('TAXO-001 lists five, each with a name to show', () => {
    expect(REGIONS.map((region) => region.displayText)).toEqual([
      'Australia & New Zealand',
      'Ireland',
      'Britain',
      'United States & Canada',
      'World',
    ]);
  });

  it.each([
    ['TAXO-002', 'australia-and-new-zealand', ['australasia']],
    ['TAXO-003', 'ireland', ['ireland']],
    ['TAXO-004', 'united-kingdom', ['great britain']],
    ['TAXO-005', 'united-states-and-canada', ['united states and canada']],
    ['TAXO-006', 'world', []],
  ])('%s finds %s by its source country', (_id, urlId, sourceCountry) => {
    expect(named(urlId).sourceCountry).toEqual(sourceCountry);
    expect(regionOfSearch(sourceCountry).urlId).toBe(urlId);
  });

  it('TAXO-007 divides the United Kingdom into five, in order', () => {
    expect(named('united-kingdom').subRegions.map((part) => part.displayText)).toEqual([
      'England',
      'Scotland',
      'Wales',
      'Channel Islands, other Britain & Ireland',
      'Overseas / Unknown',
    ]);
  });

  it.each([
    ['TAXO-008', 'england', 'england'],
    ['TAXO-009', 'scotland', 'scotland'],
    ['TAXO-010', 'wales', 'wales'],
    ['TAXO-011', 'other-britain-and-ireland', 'uk other'],
    ['TAXO-012', 'overseas--unknown', 'uk none'],
  ])('%s gives the sub-region %s the source country %s', (_id, urlId, country) => {
    expect(named('united-kingdom').subRegions.find((part) => part.urlId === urlId)?.sourceCountry).toEqual([country]);
  });

  it('TAXO-013 divides the United States & Canada into exactly two', () => {
    expect(named('united-states-and-canada').subRegions.map((part) => [part.displayText, part.sourceCountry])).toEqual([
      ['Canada', ['canada']],
      ['United States', ['united states']],
    ]);
  });

  it('TAXO-014 gives a region exactly the fields of the specification', () => {
    for (const region of REGIONS)
      expect(Object.keys(region).sort()).toEqual([
        'categories',
        'displayText',
        'icon',
        'id',
        'sourceCountry',
        'subRegions',
        'trackingTag',
        'urlId',
      ]);
  });

  it('TAXO-015 SRCH-035 offers the subcategories of a category by region', () => {
    const wars = (urlId: string) => subcategoriesOffered(named(urlId), 'armed forces & conflict');
    expect(
      ['australia-and-new-zealand', 'ireland', 'united-kingdom', 'united-states-and-canada', 'world'].map((urlId) =>
        wars(urlId).includes('vietnam war'),
      ),
    ).toEqual([true, false, false, true, true]);
    expect(wars('united-states-and-canada')).not.toContain('boer wars');
    expect(subcategoriesOffered(named('ireland'), 'institutions & organisations')).toContain('hospitals');
    expect(subcategoriesOffered(named('united-kingdom'), 'institutions & organisations')).not.toContain('hospitals');
    expect(subcategoriesOffered(WORLD, 'no such category')).toEqual([]);
  });

  it('offers each of the 54 somewhere', () => {
    const offered = new Set(REGIONS.flatMap((region) => Object.values(region.categories).flat()));
    expect(SUBCATEGORY_IDS.filter((id) => !offered.has(id))).toEqual([]);
  });

  it.each([
    [['great britain'], 'united-kingdom'],
    [['wales', 'england'], 'united-kingdom'],
    [['canada'], 'united-states-and-canada'],
    [['england', 'ireland'], 'world'],
    [[], 'world'],
  ])('SRCH-034 derives the region of %j', (countries, urlId) => {
    expect(regionOfSearch(countries).urlId).toBe(urlId);
  });

  it.each([
    ['australia', 'australasia'],
    ['Australia & New Zealand', 'australasia'],
    ['new-zealand', 'australasia'],
    ['Ireland', 'ireland'],
    ['Northern Ireland', null],
    ['Britain', 'great britain'],
    ['UK', 'great britain'],
    ['united-kingdom', 'great britain'],
    ['Channel Islands', 'uk other'],
    ['overseas--unknown', 'uk none'],
    ['USA', 'united states'],
    ['Canada', 'canada'],
    ['united states & canada', 'united states and canada'],
    ['', null],
  ])('reads the country %j as %j', (text, country) => expect(readSourceCountry(text)).toBe(country));

  it('reads each label and each address form as the id that it stands for', () => {
    const parts = REGIONS.flatMap((region) => [region, ...region.subRegions]);
    for (const {
      sourceCountry: [country],
      displayText,
      urlId,
    } of parts) {
      if (country !== undefined)
        expect([country, displayText, urlId, displayText.toUpperCase()].map(readSourceCountry)).toEqual([
          country,
          country,
          country,
          country,
        ]);
    }
    for (const { id, locales } of CATEGORIES)
      for (const { label, urlId } of Object.values(locales))
        expect([readCategory(label.toLowerCase()), readCategory(urlId)]).toEqual([id, id]);
  });

  it('knows what a source country holds', () => {
    expect(sourceCountriesMeant('great britain')).toEqual([
      'great britain',
      'england',
      'scotland',
      'wales',
      'uk other',
      'uk none',
    ]);
    expect(sourceCountriesMeant('wales')).toEqual(['wales']);
    expect([readSourceCountry('wales'), readSourceCountry('atlantis'), readSourceCountry('none')]).toEqual([
      'wales',
      null,
      null,
    ]);
  });
});

describe('categories', () => {
  it('TAXO-016 are the nine of the specification', () => {
    expect(CATEGORIES.map((category) => category.id)).toEqual([
      'life events (bmds)',
      'census, land & surveys',
      'churches & religion',
      'newspapers, directories & social history',
      'education & work',
      'institutions & organisations',
      'armed forces & conflict',
      'travel & migration',
      'newspapers & publications',
    ]);
  });

  it('TAXO-017 carry an address key and a label for each of four locales, and subcategories', () => {
    for (const category of CATEGORIES) {
      expect(Object.keys(category.locales)).toEqual([...LOCALES]);
      for (const locale of LOCALES) {
        expect(category.locales[locale].urlId).toMatch(/^[a-z-]+$/);
        expect(category.locales[locale].label).not.toBe('');
      }
      expect(category.subcategories.length).toBeGreaterThan(0);
    }
    expect(CATEGORIES.find((category) => category.id === 'institutions & organisations')?.locales.en_US).toEqual({
      urlId: 'institutions-and-organizations',
      label: 'Institutions & organizations',
    });
  });

  it('are read by id and by address key', () => {
    expect(
      ['life events (bmds)', 'life-events-bmds', 'institutions-and-organizations', 'nonsense'].map(readCategory),
    ).toEqual(['life events (bmds)', 'life events (bmds)', 'institutions & organisations', null]);
  });
});

describe('subcategories', () => {
  it('TAXO-018 are the 54 of the specification, all lower case', () => {
    expect(SUBCATEGORY_IDS).toHaveLength(54);
    expect(SUBCATEGORY_IDS).toEqual(SPECIFIED.split(', '));
    expect(SUBCATEGORY_IDS.filter((id) => id !== id.toLowerCase())).toEqual([]);
  });

  it('TAXO-019 have slugs without an ampersand', () => {
    const slugs = SUBCATEGORY_IDS.map(subcategorySlug);
    expect(slugs.every((slug) => slug !== null && /^[a-z-]+$/.test(slug))).toBe(true);
    expect(SUBCATEGORY_IDS.filter((id) => id.includes('&'))).toHaveLength(20);
    expect(subcategorySlug('civil deaths & burials')).toBe('civil-deaths-and-burials');
    expect(subcategorySlug('newspaper death & in memoriam notices')).toBe('newspaper-death-and-in-memoriam-notices');
  });

  it('TAXO-020 keep an and they already hold', () => {
    expect([subcategorySlug('medal rolls and honours'), subcategorySlug('workhouses and poor law')]).toEqual([
      'medal-rolls-and-honours',
      'workhouses-and-poor-law',
    ]);
  });

  it('TAXO-021 keep apart what sounds alike', () => {
    expect(
      new Set(['hospitals', 'hospitals & institutions', 'transport & railways', 'transportation'].map(readSubcategory))
        .size,
    ).toBe(4);
  });

  it('TAXO-022 accept four legacy ids that have no slug', () => {
    expect(LEGACY_SUBCATEGORY_IDS).toEqual([
      'births & baptisms',
      'church registers',
      'deaths & burials',
      'marriages & divorces',
    ]);
    expect(LEGACY_SUBCATEGORY_IDS.map(readSubcategory)).toEqual(LEGACY_SUBCATEGORY_IDS);
    expect(LEGACY_SUBCATEGORY_IDS.map(subcategorySlug)).toEqual([null, null, null, null]);
    expect(subcategoriesMeant('births & baptisms')).toEqual(['civil births', 'parish baptisms', 'births & baptisms']);
  });

  it('TAXO-023 have a tracking name each', () => {
    expect(subcategoryTrackingName('land & estates')).toBe('results_subcategory_land_and_estates');
    expect(new Set(SUBCATEGORY_IDS.map(subcategoryTrackingName)).size).toBe(54);
    expect(['births & baptisms', ''].map(subcategoryTrackingName)).toEqual([null, null]);
  });

  it('are read by id and by slug', () => {
    expect(['census', 'civil-births', 'nonsense'].map(readSubcategory)).toEqual(['census', 'civil births', null]);
  });
});
