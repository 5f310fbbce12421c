import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { RecordDraft, RecordSet } from '#domain/records/core/record.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import { CATEGORIES } from '#domain/search/core/taxonomy/categories.ts';

import { mayLive } from './clerks/sourceBook.ts';
import { livesThroughCensuses, type RecordedLife, recordedLives, wholeLives } from './exampleLives.ts';
import { generateSampleCounty, SAMPLE_AS_OF_YEAR, type SampleCounty } from './generateSampleCounty.ts';
import { SAMPLE_PLACES } from './geography/samplePlaces.ts';
import { DAYS_PER_YEAR } from './people/calendar.ts';
import { type Person } from './people/person.ts';

const LATEST_CENSUS_WITH_RELATIONS = 1911;

/** One line per place; the first line names the columns. */
const placesFile = () =>
  readFileSync('server/engines/gazetteer/samplePlaces.tsv', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [name, county, latitude, longitude] = line.split('\t');
      return { name, county, latitude: Number(latitude), longitude: Number(longitude) };
    });

describe('the records of the sample county', () => {
  let county: SampleCounty;
  let drafts: RecordDraft[];
  let truth: ReadonlyMap<string, number>;
  let lives: ReadonlyMap<number, RecordedLife>;
  beforeAll(() => {
    county = generateSampleCounty();
    drafts = county.sets.flatMap(({ records }) => [...records]);
    truth = county.truth();
    lives = recordedLives(county, truth);
  }, 60_000);

  const personOf = ({ id }: RecordDraft): Person => county.world.people[(truth.get(id) as number) - 1] as Person;
  const ofType = (event: string) => drafts.filter(({ fields }) => fields.EventType === event);
  const share = (part: number, whole: number) => part / whole;

  it('number about sixty thousand in more than twenty sets', () => {
    expect(drafts.length).toBeGreaterThan(55_000);
    expect(drafts.length).toBeLessThan(75_000);
    expect(county.sets.length).toBeGreaterThanOrEqual(20);
    const sizes = new Map<string, number>();
    for (const { id } of drafts) sizes.set(id.split('/')[0] ?? '', (sizes.get(id.split('/')[0] ?? '') ?? 0) + 1);
    expect(
      county.sets.filter(({ recordSet }) => (sizes.get(recordSet.id) ?? 0) < 50).map(({ recordSet }) => recordSet.id),
    ).toEqual([]);
  });

  it('cover the four nations, every one with censuses, registers and civil registration', () => {
    for (const nation of ['england', 'wales', 'scotland', 'ireland']) {
      const subcategories = new Set(
        county.sets
          .filter(({ recordSet }) => recordSet.sourceCountry === nation)
          .map(({ recordSet }) => recordSet.subcategory),
      );
      for (const wanted of ['census', 'civil births', 'civil deaths & burials', 'civil marriage & divorce'])
        expect(subcategories).toContain(wanted);
      expect([...subcategories].some((subcategory) => subcategory.startsWith('parish'))).toBe(true);
    }
  });

  it('are in categories the taxonomy has', () => {
    const isFiled = ({ category, subcategory }: RecordSet) =>
      CATEGORIES.some(
        ({ id, subcategories }) => id === category && subcategories.some((offered) => offered === subcategory),
      );
    expect(county.sets.filter(({ recordSet }) => !isFiled(recordSet)).map(({ recordSet }) => recordSet.id)).toEqual([]);
  });

  it('are labelled as made up, some free and some for members', () => {
    expect(
      county.sets.filter(
        ({ recordSet }) =>
          !recordSet.isSample ||
          !/fictional sample data/u.test(recordSet.description) ||
          !recordSet.name.endsWith('(sample)'),
      ),
    ).toEqual([]);
    const free = county.sets.filter(({ recordSet }) => recordSet.access === 'free').length;
    expect(share(free, county.sets.length)).toBeGreaterThan(0.15);
    expect(share(free, county.sets.length)).toBeLessThan(0.5);
  });

  it('have ids of their own that start with their set', () => {
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(drafts.length);
    const ids = new Set(county.sets.map(({ recordSet }) => recordSet.id));
    expect(drafts.filter(({ id }) => !ids.has(id.split('/')[0] ?? ''))).toEqual([]);
    expect([...ids].filter((id) => !/^[A-Z0-9-]{2,40}$/u.test(id))).toEqual([]);
  });

  it('use only fields of the catalogue and leave out what is not recorded', () => {
    const used = new Set(drafts.flatMap(({ fields }) => Object.keys(fields)));
    expect([...used].filter((fieldId) => fieldById(fieldId) === null)).toEqual([]);
    expect(drafts.filter(({ fields }) => Object.values(fields).some((value) => value.length === 0))).toEqual([]);
  });

  it('come out the same to the byte at every generation', () => {
    const digest = (records: Iterable<RecordDraft>) => {
      const hash = createHash('sha256');
      for (const draft of records) hash.update(JSON.stringify(draft));
      return hash.digest('hex');
    };
    const again = generateSampleCounty();
    expect(again.sets.map(({ recordSet }) => recordSet)).toEqual(county.sets.map(({ recordSet }) => recordSet));
    // The drafts at hand were made by another simulation: their bytes stand for its lives as well.
    const written = function* () {
      for (const { records } of again.sets) yield* records;
    };
    expect(digest(written())).toBe(digest(drafts));
  }, 60_000);

  it('close exactly those that name a person who may be living', () => {
    const born = (person: Person) => mayLive(person, SAMPLE_AS_OF_YEAR);
    expect(drafts.filter((draft) => born(personOf(draft)) && !draft.isClosed)).toEqual([]);
    const closed = drafts.filter(({ isClosed }) => isClosed);
    expect(closed.length).toBeGreaterThan(500);
    const innocent = closed.filter((draft) => !born(personOf(draft)));
    // Only records that name a second person close for that person's sake.
    expect(
      innocent.every(({ fields }) =>
        ['Marriage', 'Birth', 'School admission', 'Enlistment'].includes(String(fields.EventType)),
      ),
    ).toBe(true);
    const register = drafts.filter(({ id }) => id.startsWith('R39/'));
    expect(register.some(({ isClosed }) => isClosed)).toBe(true);
    expect(register.some(({ isClosed }) => !isClosed)).toBe(true);
  });

  it('never name on an open register line a head who may be living', () => {
    const heads = new Map(
      drafts
        .filter(({ id, groupOrder }) => id.startsWith('R39/') && groupOrder === 1)
        .map((draft) => [draft.groupKey, draft.isClosed]),
    );
    expect(
      drafts.filter(
        ({ id, groupKey, fields }) =>
          id.startsWith('R39/') && heads.get(groupKey) === true && fields.HouseholdHeadLastName !== undefined,
      ),
    ).toEqual([]);
  });

  it('give ages near the truth, off as often as people were', () => {
    const aged = ofType('Census').filter(
      ({ fields }) =>
        Number(fields.CensusYear) > 1841 &&
        Number(fields.CensusYear) <= LATEST_CENSUS_WITH_RELATIONS &&
        /^\d+$/u.test(String(fields.Age)),
    );
    const errors = aged.map((draft) => {
      const night = county.world.snapshots.get(`census ${String(draft.fields.CensusYear)}`)?.on ?? 0;
      return Math.abs(Number(draft.fields.Age) - Math.floor((night - personOf(draft).bornOn) / DAYS_PER_YEAR));
    });
    expect(share(errors.filter((error) => error === 0).length, errors.length)).toBeGreaterThan(0.6);
    expect(share(errors.filter((error) => error === 0).length, errors.length)).toBeLessThan(0.9);
    expect(share(errors.filter((error) => error <= 2).length, errors.length)).toBeGreaterThan(0.9);
    expect(Math.max(...errors)).toBeLessThanOrEqual(6);
  });

  it('round the ages of 1841 down to five, as far as enumerators followed the rule', () => {
    const grown = ofType('Census').filter(({ fields }) => fields.CensusYear === '1841' && Number(fields.Age) >= 15);
    expect(share(grown.filter(({ fields }) => Number(fields.Age) % 5 === 0).length, grown.length)).toBeGreaterThan(
      0.85,
    );
    expect(grown.filter(({ fields }) => fields.RelationshipToHead !== undefined)).toEqual([]);
  });

  it('misspell some names and abbreviate others, but most are right', () => {
    const listed = ofType('Census').filter(
      (draft) => personOf(draft).marriages.length === 0 && !personOf(draft).isIllegitimate,
    );
    const right = listed.filter((draft) => draft.fields.LastName === personOf(draft).birthSurname).length;
    expect(share(right, listed.length)).toBeGreaterThan(0.88);
    expect(share(right, listed.length)).toBeLessThan(0.98);
    expect(
      drafts.filter(({ fields }) => ['Wm', 'Thos', "Eliz'h"].includes(String(fields.FirstName))).length,
    ).toBeGreaterThan(100);
  });

  it('have no one baptised after the burial', () => {
    const day = new Map<number, { baptised?: number; buried?: number }>();
    const order = (draft: RecordDraft) => Date.parse(`${String(draft.fields.EventDate)} UTC`);
    for (const draft of ofType('Baptism'))
      day.set(personOf(draft).id, { ...day.get(personOf(draft).id), baptised: order(draft) });
    for (const draft of ofType('Burial'))
      day.set(personOf(draft).id, { ...day.get(personOf(draft).id), buried: order(draft) });
    const both = [...day.values()].filter(({ baptised, buried }) => baptised !== undefined && buried !== undefined);
    expect(both.length).toBeGreaterThan(1000);
    expect(both.filter(({ baptised = 0, buried = 0 }) => baptised > buried)).toEqual([]);
  });

  it('share surnames as an English county does', () => {
    const counts = new Map<string, number>();
    for (const { fields } of drafts)
      counts.set(String(fields.LastName), (counts.get(String(fields.LastName)) ?? 0) + 1);
    const [top = 0] = [...counts.values()].sort((a, b) => b - a);
    expect(share(top, drafts.length)).toBeGreaterThan(0.01);
    expect(share(top, drafts.length)).toBeLessThan(0.03);
    expect(counts.size).toBeGreaterThan(500);
  });

  it('miss people: on every census night some are absent and some visit', () => {
    const listed = new Set(
      ofType('Census')
        .filter(({ fields }) => fields.CensusYear === '1881')
        .map((draft) => personOf(draft).id),
    );
    const present = (county.world.snapshots.get('census 1881')?.households ?? [])
      .filter(({ dwelling }) => SAMPLE_PLACES[dwelling.place]?.nation !== 'ireland')
      .flatMap(({ members }) => members);
    const missed = present.filter(({ person }) => !listed.has(person.id)).length;
    expect(share(missed, present.length)).toBeGreaterThan(0.01);
    expect(share(missed, present.length)).toBeLessThan(0.06);
    expect(drafts.some(({ fields }) => fields.RelationshipToHead === 'Visitor')).toBe(true);
  });

  it('number the members of a household or event one after the other', () => {
    const groups = new Map<string, number[]>();
    for (const { id, groupKey, groupOrder } of drafts) {
      if (groupKey === null) continue;
      const key = `${id.split('/')[0]} ${groupKey}`;
      groups.set(key, [...(groups.get(key) ?? []), groupOrder]);
    }
    expect([...groups.values()].filter((orders) => orders.some((order, index) => order !== index + 1))).toEqual([]);
  });

  it('let whole lives be followed, from the font over three censuses to the grave', () => {
    const whole = wholeLives(lives.values());
    expect(whole.length).toBeGreaterThan(100);
    for (const { records } of whole.slice(0, 20))
      expect(records.map(({ fields }) => fields.EventType)).toEqual(
        expect.arrayContaining(['Baptism', 'Census', 'Marriage', 'Burial']),
      );
  });

  it('list some people in every census from 1841 to 1911, with kin in their households', () => {
    const long = livesThroughCensuses(lives.values(), 1841, 1911);
    expect(long.length).toBeGreaterThan(3);
    expect(
      long.every(
        ({ records }) =>
          records.filter(({ fields, groupKey }) => fields.EventType === 'Census' && groupKey !== null).length >= 8,
      ),
    ).toBe(true);
  });

  it('lie at places that the places file puts in the gaps of the real map', () => {
    const places = placesFile();
    expect(places.map(({ name, county: of }) => `${name}, ${of}`)).toEqual(
      SAMPLE_PLACES.map((place) => `${place.name}, ${place.county}`),
    );
    for (const { latitude, longitude } of places) {
      expect(latitude).toBeGreaterThan(50);
      expect(latitude).toBeLessThan(59);
      expect(longitude).toBeGreaterThan(-10);
      expect(longitude).toBeLessThan(0);
    }
  });
});
