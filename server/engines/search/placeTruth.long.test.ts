import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { milesBetween } from '#domain/places/gazetteer/distance.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { districtGazetteer } from '#server/engines/gazetteer/districtGazetteer.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { importRecords } from '#server/importers/importRecords.ts';
import { readMapping } from '#server/importers/mapping/readMapping.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { createColumnarIndex } from './columnar/createColumnarIndex.ts';
import { createNaiveEngine } from './conformance/naiveEngine.ts';
import { createRecordSource } from './records/recordSource.ts';
import type { SearchEngine } from './SearchEngine.ts';
import { toEngineQuery } from './toEngineQuery.ts';
import { withReasons } from './withReasons.ts';

// Real transcriptions that are not part of the project. Every count is worked out from the rows of the file itself.
const FILE = path.resolve(projectRoot(), process.env.MUNIMENT_SHARED ?? '../shared', 'data/census/freecen.tsv');
const hasData = existsSync(FILE);
if (!hasData) process.stderr.write(`Skipped: the census transcription is not at ${FILE}.\n`);
const describeReal = hasData ? describe : describe.skip;

type Row = Readonly<Record<string, string>>;
const COUNTIES: Readonly<Record<string, string>> = { CON: 'Cornwall', DUR: 'Durham' };
const SAID = (text: string | undefined): string => (text === undefined || text === '-' || text === '?' ? '' : text);

/** The rows about a person, as the mapping takes them. */
function readRows(): Row[] {
  const [head = '', ...lines] = readFileSync(FILE, 'utf8')
    .split(/\r?\n/u)
    .filter((line) => line !== '');
  const names = head.split('\t');
  const rows = lines.map((line) =>
    Object.fromEntries(line.split('\t').map((value, at) => [names[at] ?? '', value.trim()])),
  );
  return rows.filter((row) => ['forenames', 'relationship', 'sex', 'age'].some((name) => SAID(row[name]) !== ''));
}

/**
 * Registration districts of the time, and the parishes of the file that were theirs; every other row is made to name
 * its district.
 */
const DISTRICTS: Readonly<Record<string, readonly string[]>> = {
  'St. Austell': ['Roche', 'St. Austell', 'St. Dennis', 'Fowey', 'St. Blazey', 'St. Sampson', 'Tywardreath'],
  Lanchester: ['Collierley & Pontop', 'Collierly & Pontop', 'Kyo', 'Tanfield'],
};

async function nameDistricts(): Promise<void> {
  for (const [district, parishes] of Object.entries(DISTRICTS)) {
    await db.rows(
      `/* test.nameDistrict */ UPDATE record SET fields = fields || jsonb_build_object('RegistrationDistrict', $1::text) WHERE no % 2 = 0 AND fields->>'Parish' = ANY($2::text[])`,
      [district, parishes],
    );
  }
  // A slip of the transcriber.
  await db.rows(
    `/* test.slip */ UPDATE record SET fields = fields || '{"RegistrationDistrict": "St. Austell"}' WHERE no = (SELECT min(no) FROM record WHERE fields->>'Parish' = 'Menheniot')`,
  );
  await db.rows('/* test.countAgain */ DELETE FROM record_set_districts');
}

let gazetteer = loadGazetteer();
let folder: string;
let db: Database;
/** The engine, and a plain look at every record, which must find the same. */
let engines: SearchEngine[];
let rows: Row[];

beforeAll(async () => {
  if (!hasData) return;
  rows = readRows();
  folder = await mkdtemp(path.join(tmpdir(), 'muniment-places-'));
  db = await testDatabase();
  const outcome = await importRecords(db, {
    files: [FILE],
    mapping: readMapping('freecen'),
    setName: 'Census',
    rejectFile: (id) => path.join(folder, `${id}.rejected`),
    asOf: '2026-06-30',
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  if (outcome.kind !== 'published') throw new Error(outcome.kind);
  await nameDistricts();
  const districts = districtGazetteer(db, gazetteer);
  await districts.sync();
  ({ gazetteer } = districts);
  const source = createRecordSource(db);
  const columnar = await createColumnarIndex({
    folder: path.join(folder, 'index'),
    source,
    log: silentLog,
    threads: 1,
  });
  engines = [withReasons(columnar, { source, gazetteer }), await createNaiveEngine(db, gazetteer)];
});

afterAll(async () => {
  if (!hasData) return;
  for (const engine of engines) await engine.close();
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

/** How many records both find, which must be one number. */
async function found(address: string): Promise<number> {
  const { query, ignored } = readSearchAddress(address);
  expect(ignored).toEqual([]);
  const [columnar, naive] = await Promise.all(engines.map((engine) => engine.count([toEngineQuery(query)])));
  expect(columnar).toEqual(naive);
  return columnar?.[0] ?? -1;
}

const inCounty = (code: string): number => rows.filter((row) => row.county === code).length;
const inParish = (county: string, ...parishes: string[]): number =>
  rows.filter((row) => row.county === county && parishes.includes(row.civil_parish ?? '')).length;

/**
 * Rows whose parish lies within so many miles of a place, measured on the gazetteer; a parish it lacks lies nowhere.
 */
function around(text: string, miles: number): number {
  const centre = gazetteer.resolve(text);
  if (!centre) throw new Error(`${text} is not in the gazetteer`);
  return rows.filter((row) => {
    const place = gazetteer.resolve(`${row.civil_parish}, ${COUNTIES[row.county ?? '']}`);
    return place !== null && milesBetween(centre, place) <= miles;
  }).length;
}

/** Rows of people whose occupation fits, worked out without the engine. */
const atWork = (fits: (occupation: string) => boolean): number =>
  rows.filter((row) => fits(SAID(row.occupation).toLowerCase())).length;
const wordsOf = (text: string): string[] => text.replace(/['’]/gu, '').match(/[a-z0-9]+/gu) ?? [];
const bornAt = (...names: string[]): number =>
  rows.filter((row) => {
    const code = SAID(row.alt_birth_county) || SAID(row.transcribed_birth_county);
    return (
      (code === 'CON' || (code === 'INC' && row.county === 'CON')) &&
      names.includes((SAID(row.alt_birth_place) || SAID(row.transcribed_birth_place)).toLowerCase())
    );
  }).length;

describeReal('other names in a real census', () => {
  it('finds those born at Altarnun as the clerks spelt it, from either spelling', async () => {
    const all = bornAt('altarnun', 'altarnon', 'alternon', 'alternun', 'altarnum');
    expect(all).toBeGreaterThan(bornAt('altarnun'));
    expect(await found('placeofbirth=altarnun,+cornwall,+england&placeofbirth_proximity=0')).toBe(all);
    expect(await found('placeofbirth=altarnon,+cornwall&placeofbirth_proximity=0')).toBe(all);
    expect(await found('placeofbirth=altarnun,+cornwall&placeofbirth_proximity=0&placeofbirth_without=alternon')).toBe(
      all - bornAt('alternon'),
    );
  });

  it('finds every agricultural labourer, however the trade was shortened', async () => {
    const [agLab, full] = [await found('occupation=ag+lab'), await found('occupation=agricultural+labourer')];
    expect(full).toBe(agLab);
    const isShort = (text: string): boolean => ['ag', 'lab'].every((word) => wordsOf(text).includes(word));
    expect(atWork(isShort)).toBeGreaterThan(850);
    const others = atWork(
      (text) =>
        !isShort(text) &&
        /\b(?:ag|agl|agr|agri|agric|agricl|agricul|agricult|agricultl|agricultural)\W+(?:lab|labr|labrr|laber|labor|labour|labourer|laborer)\b|\baglab\b/u.test(
          text.replace(/['’]/gu, ''),
        ),
    );
    expect(agLab).toBe(atWork(isShort) + others);
    expect(others).toBeGreaterThan(250);
    expect(await found('occupation=ag+lab&occupation_without=agri+labourer')).toBeLessThan(agLab - 150);
  });
});

describeReal('places of a real census', () => {
  it.each([
    ['the county as the suggestions have it', 'Cornwall, England'],
    ['the county as typed', 'cornwall'],
    ['its Chapman code', 'CON'],
    ['the county with its union of countries', 'Cornwall, United Kingdom'],
  ])('finds every row of the county by %s', async (_what, text) => {
    expect(await found(`place=${encodeURIComponent(text)}&place_proximity=0`)).toBe(inCounty('CON'));
  });

  it.each([['Durham, England'], ['Durham'], ['County Durham'], ['Co. Durham, England']])(
    'finds every row of the county whose name a town has too by %s',
    async (text) => {
      expect(await found(`place=${encodeURIComponent(text)}&place_proximity=0`)).toBe(inCounty('DUR'));
    },
  );

  it('finds every row of the country, and none of another', async () => {
    expect(await found('place=england&place_proximity=0')).toBe(rows.length);
    expect(await found('place=great+britain&place_proximity=0')).toBe(rows.length);
    for (const other of ['wales', 'ireland', 'scotland', 'isle of man', 'jersey, channel islands', 'northern ireland'])
      expect(await found(`place=${encodeURIComponent(other)}&place_proximity=0`)).toBe(0);
  });

  it('finds every row of a parish, located or not', async () => {
    expect(await found('place=roche,+cornwall,+england&place_proximity=0')).toBe(inParish('CON', 'Roche'));
    expect(await found('place=st.+blazey,+cornwall,+england&place_proximity=0')).toBe(inParish('CON', 'St. Blazey'));
    expect(await found('place=saint+blazey&place_proximity=0')).toBe(inParish('CON', 'St. Blazey'));
    expect(await found('place=tanfield,+durham,+england&place_proximity=0')).toBe(inParish('DUR', 'Tanfield'));
    expect(await found('place=falmouth+mb,+cornwall,+england&place_proximity=0')).toBe(inParish('CON', 'Falmouth Mb'));
  });

  it.each([
    ['St. Austell, registration district, Cornwall, England', 'St. Austell', 1],
    ['st austell rd', 'St. Austell', 1],
    ['Saint Austell', 'St. Austell', 1],
    ['Lanchester registration district', 'Lanchester', 0],
  ])(
    'finds every row of the parishes of a district by %s, where only half of them name it',
    async (text, district, slips) => {
      expect(await found(`place=${encodeURIComponent(text)}&place_proximity=0`)).toBe(
        rows.filter((row) => DISTRICTS[district]?.includes(row.civil_parish ?? '')).length + slips,
      );
    },
  );

  it.each([5, 10, 20])(
    'adds what lies within %i miles, and leaves out what is not located until asked for',
    async (miles) => {
      const without = await found(`place=roche,+cornwall&place_proximity=${miles}`);
      expect(without).toBe(around('Roche, Cornwall', miles));
      const unlocated = rows.filter(
        (row) => row.county === 'CON' && gazetteer.resolve(`${row.civil_parish}, Cornwall`) === null,
      ).length;
      const { query } = readSearchAddress(`place=roche,+cornwall&place_proximity=${miles}`);
      const wide = toEngineQuery(query);
      const criteria = wide.criteria.map((criterion) =>
        criterion.kind === 'place' ? { ...criterion, unlocated: true } : criterion,
      );
      for (const engine of Object.values(engines))
        expect(await engine.count([{ criteria }])).toEqual([without + unlocated]);
    },
  );

  it('finds the county with the rows around it', async () => {
    expect(await found('place=devon,+england&place_proximity=0')).toBe(0);
    expect(await found('place=devon,+england&place_proximity=5')).toBeGreaterThan(inParish('CON', 'Calstock') - 1);
    expect(await found('place=cornwall,+england&place_proximity=20')).toBe(inCounty('CON'));
  });

  it('finds every birth in a county by the county its row names', async () => {
    const countyOf = (row: Row): string => {
      const code = SAID(row.alt_birth_county) || SAID(row.transcribed_birth_county);
      return code === 'INC' ? (row.county ?? '') : code;
    };
    const placeOf = (row: Row): string => SAID(row.alt_birth_place) || SAID(row.transcribed_birth_place);
    // Rows that name no county of birth are found where the gazetteer locates the place by its name.
    const isUntold = (code: string): boolean => ['', 'UNK', 'OUC', 'OVF', 'OVB', 'ENG'].includes(code);
    const cornish = rows.filter((row) => {
      const code = countyOf(row);
      if (code === 'CON') return true;
      if (!isUntold(code) || placeOf(row) === '') return false;
      const place = gazetteer.resolve(placeOf(row), { county: COUNTIES[row.county ?? ''] ?? null });
      return place?.county === 'Cornwall' && !(code === 'OUC' && row.county === 'CON');
    });
    expect(await found('placeofbirth=cornwall,+england&placeofbirth_proximity=0')).toBe(cornish.length);
    expect(rows.filter((row) => countyOf(row) === 'CON').length).toBeGreaterThan(20_000);
  });
});
