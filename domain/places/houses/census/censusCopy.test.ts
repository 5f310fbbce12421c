import { CENSUS_NATIONS, censusCopyOf } from './censusCopy.ts';
import { noCensusResults } from './noCensusResults.ts';
import { register1939Copy } from './register1939Copy.ts';

const years = (names: readonly string[]): number[] => names.map((name) => Number.parseInt(name, 10));
const NINE = [1921, 1911, 1901, 1891, 1881, 1871, 1861, 1851, 1841];

describe('the census copy', () => {
  it('CENS-001 exists for the five nations, each with words of its own', () => {
    expect(CENSUS_NATIONS).toEqual(['England', 'Wales', 'Scotland', 'Ireland', 'Northern Ireland']);
    expect(new Set(CENSUS_NATIONS.map((nation) => censusCopyOf(nation)['section-copy'])).size).toBe(5);
    for (const nation of CENSUS_NATIONS) expect(censusCopyOf(nation)['section-heading']).toContain(nation);
  });

  it.each(CENSUS_NATIONS)('CENS-002 has its six keys filled for %s', (nation) => {
    const copy = censusCopyOf(nation);
    expect(Object.keys(copy).sort()).toEqual([
      'Censuses',
      'result-recordsets',
      'results-copy',
      'results-heading',
      'section-copy',
      'section-heading',
    ]);
    for (const value of Object.values(copy) as (string | object)[])
      expect(typeof value === 'string' ? value.trim() : Object.keys(value)).not.toHaveLength(0);
  });

  it.each(CENSUS_NATIONS)('CENS-003 describes every census it lists for %s in two or three sentences', (nation) => {
    const { 'result-recordsets': names, Censuses: censuses } = censusCopyOf(nation);
    expect(Object.keys(censuses)).toEqual([...names]);
    for (const name of names) expect(censuses[name]?.match(/[a-z0-9]\.(?: |$)/gu)?.length).toBeGreaterThanOrEqual(2);
  });

  const CENS_004 = ['England', 'Wales', 'Ireland', 'Northern Ireland'] as const;
  it.each(CENS_004)('CENS-004 lists nine censuses from 1921 down to 1841 for %s', (nation) => {
    expect(years(censusCopyOf(nation)['result-recordsets'])).toEqual(NINE);
  });

  it('CENS-005 lists eight censuses from 1911 down to 1841 for Scotland, and no 1921', () => {
    expect(years(censusCopyOf('Scotland')['result-recordsets'])).toEqual(NINE.slice(1));
  });

  it('CENS-006 says how many people the 1939 Register holds', () => {
    expect(register1939Copy.copy).toContain('about 40 million people');
  });

  it.each(CENSUS_NATIONS)('CENS-007 says for %s what became of the censuses of 1931 and 1941, and where', (nation) => {
    expect(censusCopyOf(nation)['section-copy']).toMatch(
      /1931 census of England and Wales was destroyed in a fire.* the 1941 census was not taken/u,
    );
  });

  it.each([
    ['CENS-008', '1921 Census', '19 June'],
    ['CENS-009', '1881 Census', '29,707,207'],
    ['CENS-010', '1861 Census', '23,085,579'],
  ])('%s states the fact of the %s wherever it is listed', (_, name, fact) => {
    const listed = CENSUS_NATIONS.map(censusCopyOf).filter((copy) => copy['result-recordsets'].includes(name));
    expect(listed.length).toBeGreaterThanOrEqual(4);
    for (const { Censuses: censuses } of listed) expect(censuses[name]).toContain(fact);
  });

  it.each(CENSUS_NATIONS)('CENS-011 names the range of British census records for %s', (nation) => {
    expect(censusCopyOf(nation)['section-copy']).toContain('British census records cover the years from 1841 to 1921');
  });

  it('CENS-012 says word for word that a street was not found', () => {
    expect(noCensusResults('Moor Lane')).toBe(
      'We couldn’t find any results for Moor Lane in our British census records, but you can try searching for an address in England and Wales to see who lived there over time.',
    );
  });
});
