import fc from 'fast-check';

import { membersIn, membersOf, patchMembers } from './memberTable.ts';

/** Members as bytes: family and person; all are partners. */
const tableOf = (members: readonly (readonly [number, number])[]): Buffer => {
  const table = Buffer.alloc(members.length * 10);
  members.forEach(([familyId, personId], index) => {
    table.writeInt32BE(familyId, index * 10);
    table.writeInt32BE(personId, index * 10 + 4);
  });
  return table;
};
const read = (table: Buffer) => [...membersIn(table)].map(({ familyId, personId }) => [familyId, personId]);
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
      expect(membersOf(patched)).toBe(membersOfAll(after).length);
    }),
  );
});
