import fc from 'fast-check';

import { kinOf, type FamilyNotation } from './kin.fixture.ts';
import { hidingLinks, type KinLinks } from './paths/kinLinks.ts';
import { endOf, startOf } from './paths/kinPath.ts';
import { nearestRoute } from './paths/kinshipOf.ts';

const PEOPLE = 14;
const person = fc.integer({ min: 1, max: PEOPLE });
const family = fc.tuple(fc.uniqueArray(person, { maxLength: 2 }), fc.uniqueArray(person, { maxLength: 3 }));
const families = fc.array(
  family.map(([partners, children]): FamilyNotation => [
    partners,
    children.filter((child) => !partners.includes(child)),
  ]),
  { maxLength: 9 },
);

const others = (people: readonly number[], of: (personId: number) => readonly number[]): number[] => [
  ...new Set([...people, ...people.flatMap(of)]),
];
/** Everyone who comes of some people by steps of one kind, naive. */
function closed(people: readonly number[], of: (personId: number) => readonly number[]): number[] {
  const more = others(people, of);
  return more.length === people.length ? more : closed(more, of);
}

/**
 * The fewest marriages between two people, naive: everyone reached by none, then by one … Null: more than all people
 * could be joined by.
 */
function fewestMarriages(links: KinLinks, from: number, to: number): number | null {
  const parents = (personId: number) => links.asChild(personId).flatMap(({ familyId }) => links.partners(familyId));
  const siblings = (personId: number) =>
    links.asChild(personId).flatMap(({ familyId }) => links.children(familyId).map((child) => child.personId));
  const children = (personId: number) =>
    links.asPartner(personId).flatMap((familyId) => links.children(familyId).map((child) => child.personId));
  const partners = (personId: number) => links.asPartner(personId).flatMap((familyId) => links.partners(familyId));
  let starts: number[] = [from];
  for (let marriages = 0; marriages <= PEOPLE; marriages += 1) {
    const reached = closed(others(closed(starts, parents), siblings), children);
    if (reached.includes(to)) return marriages;
    starts = [...new Set(reached.flatMap(partners))];
  }
  return null;
}

describe('the way between two people with the fewest marriages', () => {
  it('has as many as any search finds, from one person to the other, and none where there is none', () => {
    fc.assert(
      fc.property(families, person, person, (notation, from, to) => {
        fc.pre(from !== to);
        const links = kinOf(...notation);
        const route = nearestRoute(links, from, to);
        expect(route && route.length - 1).toBe(fewestMarriages(links, from, to));
        if (!route) return;
        expect([startOf(route[0]!), endOf(route.at(-1)!)]).toEqual([from, to]);
        route
          .slice(1)
          .forEach((line, at) =>
            expect(links.asPartner(endOf(route[at]!)).flatMap((familyId) => links.partners(familyId))).toContain(
              startOf(line),
            ),
          );
      }),
      { numRuns: 500 },
    );
  });

  it('says how each child belongs to the couple above, and not of those who hide it', () => {
    const links = kinOf(
      [[1, 2], [[3, 'adopted']]],
      [[3, 4], []],
      [
        [5, 6],
        [4, [7, 'foster']],
      ],
      [[7], [9]],
    );
    expect(nearestRoute(links, 1, 9)).toEqual([
      { up: [], tops: [1], down: [{ personId: 3, link: 'adopted' }], isHalf: false },
      {
        up: [{ personId: 4, link: 'birth' }],
        tops: [5, 6],
        down: [
          { personId: 7, link: 'foster' },
          { personId: 9, link: 'birth' },
        ],
        isHalf: false,
      },
    ]);
    expect(nearestRoute(hidingLinks(links, new Set([3])), 1, 9)?.[0]?.down).toEqual([{ personId: 3, link: 'unknown' }]);
  });

  it('is none for a person who is in no family', () =>
    expect([nearestRoute(kinOf([[1, 2], []]), 1, 50), nearestRoute(kinOf(), 1, 2)]).toEqual([null, null]));
});
