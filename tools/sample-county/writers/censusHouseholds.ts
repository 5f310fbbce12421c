import { type Random } from '#domain/kernel/random/createRandom.ts';

import { type Nation } from '../geography/samplePlace.ts';
import { type Snapshot, type SnapshotHousehold, type SnapshotPerson } from '../simulation/snapshot.ts';
import { placeAt, type World } from '../simulation/world.ts';

/** One line of a return. Visitors are listed where they slept. */
export interface ListedPerson extends SnapshotPerson {
  isVisitor: boolean;
}

export interface ListedHousehold extends Omit<SnapshotHousehold, 'members'> {
  members: ListedPerson[];
}

const VISITING = 0.015;
const ABSENT = 0.008;
const MISSED_HOUSEHOLD = 0.012;

/** One place's book is lost from two of the censuses, as some books are. */
export const LOST_BOOKS: readonly (readonly [year: number, place: string])[] = [
  [1841, 'Tarrowby'],
  [1861, 'Winterwell'],
];

function sendVisitors(random: Random, households: ListedHousehold[]): void {
  for (const household of households) {
    if (household.dwelling.kind === 'workhouse') continue;
    for (const member of [...household.members]) {
      if (member.relationship === 'Head' || member.isVisitor || !random.chance(VISITING)) continue;
      household.members.splice(household.members.indexOf(member), 1);
      const host = random.chance(0.35) ? null : random.pick(households);
      // Some were away where no enumerator of ours came.
      if (host && host !== household && host.dwelling.kind !== 'workhouse')
        host.members.push({ ...member, isVisitor: true });
    }
  }
}

/**
 * A nation's households as enumerators found them: with visitors, without the absent, the missed and the lost books.
 */
export function enumerate(
  world: World,
  snapshot: Snapshot,
  nation: Nation,
  year: number,
  random: Random,
): ListedHousehold[] {
  const lost = LOST_BOOKS.filter(([of]) => of === year).map(([, place]) => place);
  const found = snapshot.households
    .filter(
      ({ dwelling }) =>
        placeAt(world, dwelling.place).nation === nation && !lost.includes(placeAt(world, dwelling.place).name),
    )
    .map((household): ListedHousehold => ({
      ...household,
      members: household.members.map((member) => ({ ...member, isVisitor: false })),
    }));
  sendVisitors(random, found);
  for (const household of found)
    household.members = household.members.filter(
      ({ relationship, isVisitor }) => relationship === 'Head' || isVisitor || !random.chance(ABSENT),
    );
  return found.filter(
    (household) =>
      household.members.length > 0 && (household.dwelling.kind === 'workhouse' || !random.chance(MISSED_HOUSEHOLD)),
  );
}
