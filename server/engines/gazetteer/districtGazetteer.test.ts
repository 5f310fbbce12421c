import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';

import { districtGazetteer } from './districtGazetteer.ts';
import { loadGazetteer } from './loadGazetteer.ts';

const SEATS = ['Redruth', 'Camborne', 'Launceston', 'Truro', 'Bodmin', 'Penzance', 'Liskeard', 'Helston'];

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  for (const [at, seat] of SEATS.entries()) {
    const set = aRecordSet({ id: `SET-${at}`, name: `Set ${at}` });
    await publishRecords(
      db,
      set,
      ['1', '2', '3'].map((id) =>
        aRecord(id, { FirstName: 'Ann', Place: `${seat}, Cornwall`, RegistrationDistrict: seat }),
      ),
    );
  }
});
afterAll(() => db.close());

it('knows the districts of all sets, which are read some at a time', async () => {
  const { gazetteer, sync } = districtGazetteer(db, loadGazetteer());
  const known = () => SEATS.filter((seat) => gazetteer.completeDistrict(seat).length > 0);
  expect(known()).toEqual([]);
  await sync();
  expect(known()).toEqual(SEATS);
});
