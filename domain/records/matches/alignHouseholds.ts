import { compareForenames } from './compareNames.ts';
import { compareDates } from './comparisonLevels.ts';
import { matchPersons } from './matchPersons.ts';
import type { PersonDescription } from './personDescription.ts';

/** A person of a household in one census. */
export interface HouseholdMember {
  id: string;
  name: string;
  relation: string;
  /** As transcribed; empty when not given. */
  age: string;
  person: PersonDescription;
}

/** A household in one census. */
export interface HouseholdInYear {
  year: number;
  members: readonly HouseholdMember[];
}

/** A person's status in one year: there before, new, born since, or gone. */
export type Movement = 'stayed' | 'came' | 'born' | 'left' | 'absent';

/** One person in one year. */
export interface AlignedCell {
  /** Null when the household does not list the person that year. */
  member: HouseholdMember | null;
  movement: Movement;
  /** False where the age does not fit what earlier years recorded. */
  isAgeFitting: boolean;
}

/** One person through the years, one cell for each household. */
export interface AlignedPerson {
  name: string;
  cells: readonly AlignedCell[];
}

/** Within one family surname and place prove nothing, so little more than name and age is required. */
const ONE_FAMILY_BITS = 4;
const FITTING: ReadonlySet<string> = new Set(['sameDay', 'sameMonth', 'twoParts', 'sameYear', 'overlap', 'within1']);

interface Row {
  members: (HouseholdMember | null)[];
  latest: HouseholdMember;
}

function bitsBetween({ latest }: Row, { person }: HouseholdMember): number {
  const names = compareForenames(latest.person.forenames, person.forenames);
  return names === null || names.level === 'different'
    ? Number.NEGATIVE_INFINITY
    : matchPersons(latest.person, person).bits;
}

/** The likeliest pairs first, each row and each member once. */
function assign(rows: readonly Row[], members: readonly HouseholdMember[]): Map<HouseholdMember, Row> {
  const pairs = rows
    .flatMap((row) => members.map((member) => ({ row, member, bits: bitsBetween(row, member) })))
    .filter(({ bits }) => bits >= ONE_FAMILY_BITS)
    .sort((a, b) => b.bits - a.bits);
  const assigned = new Map<HouseholdMember, Row>();
  const taken = new Set<Row>();
  for (const { row, member } of pairs) {
    if (taken.has(row) || assigned.has(member)) continue;
    assigned.set(member, row);
    taken.add(row);
  }
  return assigned;
}

function cellsOf(members: readonly (HouseholdMember | null)[], years: readonly number[]): AlignedCell[] {
  let before: HouseholdMember | null = null;
  return members.map((member, at): AlignedCell => {
    const last = before;
    if (member === null) return { member: null, movement: last === null ? 'absent' : 'left', isAgeFitting: true };
    before = member;
    const isNewborn = member.person.birth !== null && at > 0 && member.person.birth.latest > (years[at - 1] ?? 0);
    const movement = at === 0 || members[at - 1] ? 'stayed' : isNewborn ? 'born' : 'came';
    const isAgeFitting =
      last?.person.birth && member.person.birth
        ? FITTING.has(compareDates(last.person.birth, member.person.birth))
        : true;
    return { member, movement, isAgeFitting };
  });
}

/**
 * The people of one household through several censuses, side by side: who stayed, who came, who left, and whose age
 * does not fit. People keep the order in which they are first listed.
 *
 * @param households - by year, ascending; each person in each at most once.
 */
export function alignHouseholds(households: readonly HouseholdInYear[]): AlignedPerson[] {
  const rows: Row[] = [];
  households.forEach(({ members }, at) => {
    const assigned = assign(rows, members);
    for (const row of rows) row.members.push(null);
    for (const member of members) {
      const row = assigned.get(member);
      if (row) {
        row.members[at] = member;
        row.latest = member;
      } else rows.push({ members: [...Array.from({ length: at }, () => null), member], latest: member });
    }
  });
  const years = households.map(({ year }) => year);
  return rows.map(({ members, latest }) => ({
    name: members.find((member) => member !== null)?.name ?? latest.name,
    cells: cellsOf(members, years),
  }));
}
