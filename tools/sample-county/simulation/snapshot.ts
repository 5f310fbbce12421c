import { type Occupation } from '../people/occupation.ts';
import type { Dwelling, HouseholdRole, Person } from '../people/person.ts';

/** A person as found on one night. */
export interface SnapshotPerson {
  person: Person;
  surname: string;
  role: HouseholdRole;
  /** In the words of the censuses from 1851; null for non-kin, who have a role. */
  relationship: string | null;
  condition: 'Single' | 'Married' | 'Widowed';
  occupation: Occupation | null;
  /** Years the marriage has lasted, children born and children living: asked of wives in 1911. Null when unmarried. */
  marriedYears: number | null;
  childrenBorn: number;
  childrenLiving: number;
}

export interface SnapshotHousehold {
  id: number;
  dwelling: Dwelling;
  /** The head first, then wife, children by age, other kin, and those without a tie of blood. */
  members: SnapshotPerson[];
}

export interface Snapshot {
  on: number;
  /** By place, then by the order in which an enumerator walked. */
  households: SnapshotHousehold[];
}
