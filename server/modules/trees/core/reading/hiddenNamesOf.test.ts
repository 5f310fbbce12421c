import { aPerson } from '#domain/trees/core/trees.fixture.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { fillTree } from '../store/fillTree.ts';
import { hiddenNamesIn } from './hiddenNamesOf.ts';
import { personView } from './personView.ts';

const STRANGER = personView({ mayEdit: false, seesLiving: false }, { asOfYear: 2026, livingYears: 110 });
let db: Database & { close: () => Promise<void> };
let treeId = 0;
beforeAll(async () => {
  db = await testDatabase();
  const owner = await createMember(db, {
    email: 'names@example.com',
    firstName: 'Una',
    lastName: 'Testwell',
    passwordHash: null,
  });
  treeId = (await db.one<{ id: number }>(
    "/* test.tree */ INSERT INTO tree (owner_id, name) VALUES ($1, 'Names') RETURNING id",
    [owner!.id],
  ))!.id;
  await db.transaction((tx) =>
    fillTree(tx, treeId, [
      { kind: 'person', document: aPerson(1, 'Jane Elizabeth Example', { born: '1999' }) },
      { kind: 'person', document: aPerson(2, 'William Oldway', { born: '1800', died: '1850' }) },
    ]),
  );
}, 60_000);
afterAll(() => db?.close());

const words = Array.from({ length: 60_000 }, (_, at) => `w${at.toString(36)}q`).join(' ');

it.each([
  ['survived by Jane Example', true],
  ['Jane[1] Exam-\nple', true],
  ['JE Example', true],
  ['write to janee@mail.test', true],
  ['write to e.jane@mail.test', true],
  ['write to janek@mail.test', false],
  ['William Oldway of williamo@mail.test', false],
  [`${words} Jane Example`, true],
  [`${words} William Oldway`, false],
  ['x'.repeat(100_000), false],
])('knows the names of the living that a text can hold (%#)', async (text, isIn) => {
  const names = await hiddenNamesIn(db, treeId, STRANGER, [text]);
  expect(names.areIn(text)).toBe(isIn);
});
