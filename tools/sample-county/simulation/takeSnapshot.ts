import { relationshipTo } from '../people/kinship.ts';
import { type Household, type HouseholdRole, type Person, conditionOf, currentMarriage } from '../people/person.ts';
import type { SnapshotPerson, SnapshotHousehold } from './snapshot.ts';
import { type World } from './world.ts';

const ROLE_ORDER: Readonly<Record<HouseholdRole, number>> = {
  kin: 0,
  officer: 1,
  apprentice: 2,
  servant: 3,
  lodger: 4,
  inmate: 5,
};
const KIN_ORDER: Readonly<Record<string, number>> = {
  Head: 0,
  Wife: 1,
  Husband: 1,
  Son: 2,
  Daughter: 2,
  Stepson: 3,
  Stepdaughter: 3,
};

const DAYS = 365.2425;

function describe(person: Person, head: Person, on: number): SnapshotPerson {
  const marriage = currentMarriage(person);
  const isOfMarriage = (child: Person) =>
    marriage !== null && child.father === marriage.husband && child.mother === marriage.wife;
  return {
    person,
    surname: person.surname,
    role: person.role,
    relationship: relationshipTo(head, person),
    condition: conditionOf(person),
    occupation: person.occupation,
    marriedYears: marriage ? Math.floor((on - marriage.on) / DAYS) : null,
    childrenBorn: person.children.filter(isOfMarriage).length,
    childrenLiving: person.children.filter((child) => isOfMarriage(child) && child.diedOn === null).length,
  };
}

function describeHousehold({ id, dwelling, head, members }: Household, on: number): SnapshotHousehold {
  const rank = (one: SnapshotPerson) =>
    one.relationship === 'Head'
      ? -1
      : ROLE_ORDER[one.role] * 10 + (one.role === 'kin' ? (KIN_ORDER[one.relationship ?? ''] ?? 4) : 0);
  const described = members.map((person) => describe(person, head, on));
  described.sort((a, b) => rank(a) - rank(b) || a.person.bornOn - b.person.bornOn || a.person.id - b.person.id);
  return { id, dwelling, members: described };
}

/** Writes down who lives where today. Later events do not change it. */
export function takeSnapshot(world: World, name: string, on: number): void {
  const households = [...world.households].map((household) => describeHousehold(household, on));
  const walk = ({ dwelling }: SnapshotHousehold) =>
    `${dwelling.street ?? '~'}${String(dwelling.number ?? 0).padStart(4, '0')}${dwelling.name ?? ''}`;
  const keyed = households.map((household) => ({ household, key: walk(household) }));
  keyed.sort(
    (a, b) =>
      a.household.dwelling.place - b.household.dwelling.place ||
      (a.key < b.key ? -1 : a.key > b.key ? 1 : a.household.id - b.household.id),
  );
  world.snapshots.set(name, { on, households: keyed.map(({ household }) => household) });
}
