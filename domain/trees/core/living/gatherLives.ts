import { createTextTable, type TextTable } from '#domain/kernel/compact/createTextTable.ts';
import { createIntColumn } from '#domain/kernel/compact/numberColumns.ts';

import type { ParentLink } from '../model/treeFamily.ts';
import type { TreeSex } from '../model/treePerson.ts';
import { isByBirth } from '../relatives/isByBirth.ts';
import type { BornByEvidence } from './firstYearEvidence.ts';
import { sexCode, sexOfCode } from './kinWay.ts';

/** What is known of a person's life without looking at relatives (`derivePerson`). */
export interface LifeOfPerson {
  sex: TreeSex;
  ownBornBy: BornByEvidence | null;
  /** The earliest year that the recorded birth can mean; null where none is recorded. */
  bornFrom: number | null;
  /** The latest year of the death, where one is recorded. */
  diedBy: number | null;
}

/** A family as the rule sees it. */
export interface FamilyLinks {
  partners: readonly number[];
  children: readonly { personId: number; link: ParentLink }[];
  /** The evidence that the facts of the couple give for both partners (`firstYearEvidence`). */
  ownBornBy: BornByEvidence | null;
}

/** A year with its reason, by its number among the reasons. */
export interface StatedYear {
  year: number;
  reason: number;
}

/** All people and families of a tree by their places from 0. */
export interface LifeTable {
  people: number;
  families: number;
  /** Undefined for a person who was not gathered. */
  placeOf: (id: number) => number | undefined;
  sexOf: (place: number) => TreeSex;
  ownBornBy: (place: number) => StatedYear | null;
  bornFrom: (place: number) => StatedYear | null;
  diedBy: (place: number) => StatedYear | null;
  bornByOfCouple: (family: number) => StatedYear | null;
  /** Places of people. */
  partnersOf: (family: number) => Int32Array;
  /** Places of the children born to the couple, as far as is known: none adopted. */
  bornTo: (family: number) => Int32Array;
  reason: (number: number) => string;
}

/** Takes people and families in, in any order. */
export interface LifeGathering {
  addPerson: (id: number, life: LifeOfPerson) => void;
  addFamily: (links: FamilyLinks) => void;
  /** Once all people were taken in. */
  finish: () => LifeTable;
}

/** A person whom a family names and the tree does not have. */
const NOBODY = -1;

/** A year of each of many, with its reason; of some there is none. */
function createStatedYears(reasons: TextTable) {
  const [years, why] = [createIntColumn(), createIntColumn()];
  return {
    push(year: number | null, reason = ''): void {
      years.push(year ?? 0);
      // One more than the number: 0 is nothing.
      why.push(year === null ? 0 : reasons.numberOf(reason) + 1);
    },
    at: (place: number): StatedYear | null =>
      why.at(place) === 0 ? null : { year: years.at(place), reason: why.at(place) - 1 },
  };
}

/**
 * Gathers the lives of a tree in columns of numbers, some sixty bytes a person: 140,000 people are held beside
 * everything else that an import needs.
 */
export function gatherLives(): LifeGathering {
  const reasons = createTextTable();
  const places = new Map<number, number>();
  const sexes = createIntColumn();
  const [own, from, died, couple] = [
    createStatedYears(reasons),
    createStatedYears(reasons),
    createStatedYears(reasons),
    createStatedYears(reasons),
  ];
  /** Partners of the first family, its children, partners of the second, and so on. */
  const members = createIntColumn();
  const [starts, splits] = [createIntColumn(), createIntColumn()];

  return {
    addPerson(id, { sex, ownBornBy, bornFrom, diedBy }) {
      places.set(id, sexes.length);
      sexes.push(sexCode(sex));
      own.push(ownBornBy?.year ?? null, ownBornBy?.reason);
      from.push(bornFrom, `born ${bornFrom}`);
      died.push(diedBy, `dead by ${diedBy}`);
    },
    addFamily({ partners, children, ownBornBy }) {
      starts.push(members.length);
      for (const id of partners) members.push(id);
      splits.push(members.length);
      for (const { personId, link } of children) if (isByBirth(link)) members.push(personId);
      couple.push(ownBornBy?.year ?? null, ownBornBy?.reason);
    },
    finish() {
      const memberPlaces = members.values().map((id) => places.get(id) ?? NOBODY);
      const placesOf = (begin: number, end: number): Int32Array => {
        const found = memberPlaces.subarray(begin, end);
        return found.includes(NOBODY) ? found.filter((place) => place !== NOBODY) : found;
      };
      return {
        people: sexes.length,
        families: starts.length,
        placeOf: (id) => places.get(id),
        sexOf: (place) => sexOfCode(sexes.at(place)),
        ownBornBy: own.at,
        bornFrom: from.at,
        diedBy: died.at,
        bornByOfCouple: couple.at,
        partnersOf: (family) => placesOf(starts.at(family), splits.at(family)),
        bornTo: (family) =>
          placesOf(splits.at(family), family + 1 < starts.length ? starts.at(family + 1) : memberPlaces.length),
        reason: reasons.textOf,
      };
    },
  };
}
