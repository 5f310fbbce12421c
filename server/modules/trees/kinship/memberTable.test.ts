import fc from 'fast-check';

import { membersOf, patchMembers, readTable } from './memberTable.ts';

/** Members as numbers: family and person; all are partners. */
const tableOf = (members: readonly (readonly [number, number])[]): Int32Array =>
  Int32Array.from(members.flatMap(([familyId, personId]) => [familyId, personId, 0]));
const read = (table: Int32Array) => {
  const { families, persons } = membersOf(table);
  return [...families].map((familyId, place) => [familyId, persons[place]]);
};
const families = fc.dictionary(
  fc.integer({ min: 1, max: 30 }).map(String),
  fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 4 }),
);
const membersOfAll = (all: Readonly<Record<string, number[]>>): [number, number][] =>
  Object.entries(all)
    .sort(([a], [b]) => Number(a) - Number(b))
    .flatMap(([id, people]) => people.map((person): [number, number] => [Number(id), person]));

it('a table that is patched is the one that would be read now', () => {
  fc.assert(
    fc.property(
      families,
      families,
      fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 6 }),
      (before, changes, removed) => {
        const after: Record<string, number[]> = { ...before, ...changes };
        for (const id of removed) delete after[String(id)];
        const changed = new Set([...Object.keys(changes).map(Number), ...removed]);
        const now = tableOf(membersOfAll(after).filter(([id]) => changed.has(id)));
        const patched = patchMembers(tableOf(membersOfAll(before)), changed, now);
        expect(read(patched)).toEqual(membersOfAll(after));
      },
    ),
  );
});

const member = fc.record({
  family: fc.integer({ min: 1, max: 20 }),
  person: fc.integer({ min: 1, max: 99 }),
  kind: fc.integer({ min: 0, max: 6 }),
  position: fc.integer({ min: 0, max: 5 }),
});

it('members come family by family and in each by their positions, in whatever order the database sends them', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(member, { selector: ({ family, person }) => `${family} ${person}`, maxLength: 60 }),
      (sent) => {
        const bytes = Buffer.alloc(12 * sent.length);
        [...sent].forEach(({ family, person, kind, position }, nth) =>
          [family, person, (kind << 16) | position].forEach((number, at) =>
            bytes.writeInt32BE(number, nth * 12 + at * 4),
          ),
        );
        const { families, persons, kinds } = membersOf(readTable(bytes));
        const inOrder = sent.toSorted(
          (one, other) => one.family - other.family || one.position - other.position || one.person - other.person,
        );
        expect([...families].map((family, place) => ({ family, person: persons[place], kind: kinds[place] }))).toEqual(
          inOrder.map(({ family, person, kind }) => ({ family, person, kind })),
        );
      },
    ),
  );
});
