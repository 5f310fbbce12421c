import fc from 'fast-check';

import { membersOf, patchMembers, readTable } from './memberTable.ts';

/** Members as numbers: family and person; all are partners. */
const tableOf = (members: readonly (readonly [number, number])[]): Int32Array => Int32Array.from(members.flatMap(([familyId, personId]) => [familyId, personId, 0]));
const read = (table: Int32Array) => {
  const { families, persons } = membersOf(table);
  return [...families].map((familyId, place) => [familyId, persons[place]]);
};
const families = fc.dictionary(fc.integer({ min: 1, max: 30 }).map(String), fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 4 }));
const membersOfAll = (all: Readonly<Record<string, number[]>>): [number, number][] =>
  Object.entries(all).sort(([a], [b]) => Number(a) - Number(b)).flatMap(([id, people]) => people.map((person): [number, number] => [Number(id), person]));

it('a table that is patched is the one that would be read now', () => {
  fc.assert(
    fc.property(families, families, fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 6 }), (before, changes, removed) => {
      const after: Record<string, number[]> = { ...before, ...changes };
      for (const id of removed) delete after[String(id)];
      const changed = new Set([...Object.keys(changes).map(Number), ...removed]);
      const now = tableOf(membersOfAll(after).filter(([id]) => changed.has(id)));
      const patched = patchMembers(tableOf(membersOfAll(before)), changed, now);
      expect(read(patched)).toEqual(membersOfAll(after));
    }),
  );
});

it('members of a family come in the order of their positions, however the database sends them', () => {
  const bytes = Buffer.alloc(4 * 12);
  // Two children, the younger first, and their parents, the second first; 2 is the link of someone adopted.
  [7, 40, (1 << 16) | 1, 7, 41, 2 << 16, 7, 51, 1, 7, 50, 0].forEach((number, index) => bytes.writeInt32BE(number, index * 4));
  const { families, persons, kinds } = membersOf(readTable(bytes));
  expect([...families]).toEqual([7, 7, 7, 7]);
  expect([...persons].filter((_person, place) => kinds[place] === 0)).toEqual([50, 51]);
  expect([...persons].flatMap((person, place) => (kinds[place] === 0 ? [] : [[person, kinds[place]]]))).toEqual([[41, 2], [40, 1]]);
});
