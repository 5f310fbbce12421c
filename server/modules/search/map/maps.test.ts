import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createSearchEngine } from '#server/engines/search/createSearchEngine.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords, textOfAnswer } from '#test/support/server/publishRecords.ts';
import { startTestApp, type TestApp } from '#test/support/server/startTestApp.ts';

const BY_PLACE = `query ByPlace($input: RecordSearchInput!, $bounds: MapBoundsInput) { recordsByPlace(input: $input, bounds: $bounds) {
  total placeCount unplaced places { id name latitude longitude count } unknownNames { value count } circle { name latitude longitude miles }
} }`;
const TOTAL = `query Total($input: RecordSearchInput!) { recordSearch(input: $input) { total } }`;
const MEMBER = { memberId: 7, grants: defaultGrants('member') };
const CORNWALL = { west: -6, south: 49.8, east: -4, north: 51 };

interface ByPlace {
  total: number;
  placeCount: number;
  unplaced: number;
  places: { name: string; latitude: number; count: number }[];
  unknownNames: { value: string; count: number }[];
  circle: { name: string; miles: number } | null;
}
type Filter = { fieldId: string; values: string[]; proximity?: number };

let site: TestApp;
let dataDir: string;
beforeAll(async () => {
  const db = await testDatabase();
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'muniment-maps-'));
  const at = (no: number, Place: string | null, more: object = {}) =>
    aRecord(
      String(no),
      { FirstName: 'Ann', LastName: 'GUARD', EventYear: '1851', ...(Place !== null && { Place }) },
      more,
    );
  await publishRecords(db, aRecordSet(), [
    at(1, 'Roche, Cornwall'),
    at(2, 'Roche, Cornwall'),
    at(3, 'Roche, Cornwall, England'),
    at(4, 'Leeds, Yorkshire'),
    at(5, 'Atlantis under the Sea'),
    at(6, null),
    at(7, 'St Austell, Cornwall'),
    at(8, 'Roche, Cornwall', { isClosed: true }),
  ]);
  const search = await createSearchEngine({ db, settings: { dataDir }, gazetteer: loadGazetteer(), log: silentLog });
  site = await startTestApp({ db, search, log: silentLog });
}, 60_000);
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function byPlace(filters: Filter[], bounds?: object, as: object | undefined = MEMBER): Promise<ByPlace> {
  const answer = await site.ask<{ recordsByPlace: ByPlace }>(BY_PLACE, { input: { filters }, bounds }, as);
  if (!answer.data) throw new Error(textOfAnswer(answer.errors));
  return answer.data.recordsByPlace;
}
const guards: Filter = { fieldId: 'LastName', values: ['guard'] };

describe('recordsByPlace', () => {
  it('counts open records at the places they name, and names what it cannot place', async () => {
    const { total, places, placeCount, unplaced, unknownNames, circle } = await byPlace([guards]);
    expect(total).toBe(7);
    expect(places.map(({ name, count }) => [name, count])).toEqual(
      expect.arrayContaining([
        ['Roche, Cornwall, England', 3],
        ['Leeds, Yorkshire, England', 1],
        ['St Austell, Cornwall, England', 1],
      ]),
    );
    expect(places[0]).toMatchObject({ name: 'Roche, Cornwall, England', latitude: expect.closeTo(50.4, 0) });
    expect(placeCount).toBe(3);
    expect(unplaced).toBe(2);
    expect(unknownNames).toEqual([{ value: 'atlantis under the sea', count: 1 }]);
    expect(circle).toBeNull();
  });

  it('gives a visitor the same: the place of an event is in the free summary of every record', async () => {
    expect(await byPlace([guards], undefined, {})).toEqual(await byPlace([guards]));
  });

  it('lists what lies in the frame; what has no place stays counted', async () => {
    const { total, places, placeCount, unplaced } = await byPlace([guards], CORNWALL);
    expect(places.map(({ name }) => name).sort()).toEqual([
      'Roche, Cornwall, England',
      'St Austell, Cornwall, England',
    ]);
    expect({ total, placeCount, unplaced }).toEqual({ total: 7, placeCount: 2, unplaced: 2 });
  });

  it('names each place so that a search for it finds as many', async () => {
    for (const { name, count } of (await byPlace([guards])).places) {
      const found = await site.ask<{ recordSearch: { total: number } }>(
        TOTAL,
        { input: { filters: [guards, { fieldId: 'Place', values: [name], proximity: 0 }] } },
        MEMBER,
      );
      expect([name, found.data?.recordSearch.total]).toEqual([name, count]);
    }
  });

  it('draws the circle of a search for a place and its surroundings', async () => {
    const around = await byPlace([guards, { fieldId: 'Place', values: ['roche, cornwall'], proximity: 10 }]);
    expect(around.circle).toMatchObject({ name: 'Roche, Cornwall, England', miles: 10 });
    expect(around.places.map(({ name }) => name)).toContain('St Austell, Cornwall, England');
    expect(
      (await byPlace([guards, { fieldId: 'Place', values: ['roche, cornwall'], proximity: 0 }])).circle,
    ).toBeNull();
    expect((await byPlace([guards, { fieldId: 'Place', values: ['atlantis'], proximity: 10 }])).circle).toBeNull();
  });

  it('finds nothing, and reports it, where nothing is', async () => {
    expect(await byPlace([{ fieldId: 'LastName', values: ['nobodyatall'] }])).toMatchObject({
      total: 0,
      places: [],
      placeCount: 0,
      unplaced: 0,
    });
  });
});

describe('placeNamed', () => {
  it.each([
    ['roche, cornwall', 'Roche, Cornwall, England'],
    ['atlantis', null],
    ['', null],
  ])('locates %j', async (text, name) => {
    const { data } = await site.ask<{ placeNamed: { name: string } | null }>(
      'query Named($text: String!) { placeNamed(text: $text) { name latitude longitude } }',
      { text },
    );
    expect(data?.placeNamed?.name ?? null).toBe(name);
  });
});
