import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { nextMember, saveDigestVisit } from './hintDigest.ts';

let db: Database & { close: () => Promise<void> };
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

it('a look that two copies of the server found due is made by one of them', async () => {
  const member = await db.one<{ id: number }>(
    "/* test.member */ INSERT INTO member (email, first_name, last_name) VALUES ('una@example.com', 'Una', 'Testwell') RETURNING id",
  );
  await db.rows("/* test.tree */ INSERT INTO tree (owner_id, name) VALUES ($1, 'The Rodds')", [member?.id]);
  const lookedAgain = async () => {
    const [one, other] = [await nextMember(db), await nextMember(db)];
    expect([one?.id, other?.id]).toEqual([member?.id, member?.id]);
    return [await saveDigestVisit(db, one?.id ?? 0), await saveDigestVisit(db, other?.id ?? 0)];
  };
  expect(await lookedAgain()).toEqual([true, false]);
  expect(await nextMember(db)).toBeNull();
  await db.rows("/* test.weekLater */ UPDATE tree_hint_digest SET looked_at = looked_at - interval '8 days'");
  expect(await lookedAgain()).toEqual([true, false]);
});
