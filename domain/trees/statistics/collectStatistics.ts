import type { TreeSex } from '#domain/trees/core/model/treePerson.ts';

import { centuryOf, type SpanOfDays } from './century.ts';
import { statedAge, tallyAges, type AgeGroup, type AgeSpread } from './tallyAges.ts';
import { tallyNames, type CommonNames, type NameCount } from './tallyNames.ts';
import { tallySizes, type FamilySizes } from './tallySizes.ts';

/** A person as they are counted: someone whom the reader may see. */
export interface CountedPerson {
  id: number;
  sex: TreeSex;
  given: string;
  surname: string;
  birth: SpanOfDays;
  death: SpanOfDays;
  birthPlace: string | null;
}

/** A family as it is counted: one whose facts the reader may see, with the children whom they may. */
export interface CountedFamily {
  partners: readonly number[];
  children: readonly number[];
  /** Of a marriage that is recorded: banns and engagements are none. */
  marriage: SpanOfDays;
}

/** What a place of birth is called, and the county or country it lies in; null where that is not known. */
export interface CountedPlace {
  place: string;
  region: string | null;
}

/** What a tree says of all its people together. */
export interface TreeStatistics {
  people: number;
  families: number;
  agesAtDeath: readonly AgeSpread[];
  agesAtMarriage: readonly AgeSpread[];
  surnames: readonly CommonNames[];
  menNames: readonly CommonNames[];
  womenNames: readonly CommonNames[];
  /** People whose place of birth is recorded. */
  bornSomewhere: number;
  birthPlaces: readonly NameCount[];
  birthRegions: readonly NameCount[];
  familySizes: readonly FamilySizes[];
}

const NO_SPAN: SpanOfDays = { from: null, to: null };
const GROUPS: Readonly<Partial<Record<TreeSex, AgeGroup>>> = { m: 'men', f: 'women' };

/** The first of several first names, which is what a person was called more often than not. */
const firstOf = (given: string): string => given.trim().split(/\s+/u)[0] ?? '';

/** Places were made alike before. */
const asTheyAre = (place: string): string => place;

/** Takes in people, then families, as they come; each counts once. @param placeOf - asked once for each text */
export function collectStatistics(placeOf: (text: string) => CountedPlace): {
  addPerson: (person: CountedPerson) => void;
  addFamily: (family: CountedFamily) => void;
  finish: () => TreeStatistics;
} {
  const lives = new Map<number, { group: AgeGroup | undefined; birth: SpanOfDays }>();
  const texts = new Map<string, CountedPlace>();
  const [deaths, marriages, surnames, men, women, places, regions, sizes] = [
    tallyAges(),
    tallyAges(),
    tallyNames(),
    tallyNames(),
    tallyNames(),
    tallyNames(asTheyAre),
    tallyNames(asTheyAre),
    tallySizes(),
  ];
  let [families, bornSomewhere] = [0, 0];
  const born = (text: string) => {
    const place = texts.get(text) ?? placeOf(text);
    texts.set(text, place);
    bornSomewhere += 1;
    places.add(null, place.place);
    if (place.region !== null) regions.add(null, place.region);
  };
  return {
    addPerson({ id, sex, given, surname, birth, death, birthPlace }) {
      const group = GROUPS[sex];
      const century = centuryOf(birth);
      lives.set(id, { group, birth });
      surnames.add(century, surname);
      if (group) (group === 'men' ? men : women).add(century, firstOf(given));
      const [age, died] = [statedAge(birth, death), centuryOf(death)];
      if (group && age !== null && died !== null) deaths.add(died, group, age);
      if (birthPlace !== null) born(birthPlace);
    },
    addFamily({ partners, children, marriage }) {
      families += 1;
      const eldest =
        children.map((id) => centuryOf(lives.get(id)?.birth ?? NO_SPAN)).find((century) => century !== null) ?? null;
      const century = centuryOf(marriage);
      sizes.add(century ?? eldest, children.length);
      for (const id of partners) {
        const life = lives.get(id);
        const age = life ? statedAge(life.birth, marriage) : null;
        if (life?.group && age !== null && century !== null) marriages.add(century, life.group, age);
      }
    },
    finish: () => ({
      people: lives.size,
      families,
      agesAtDeath: deaths.spreads(),
      agesAtMarriage: marriages.spreads(),
      surnames: surnames.common(),
      menNames: men.common(),
      womenNames: women.common(),
      bornSomewhere,
      birthPlaces: places.common()[0]?.names ?? [],
      birthRegions: regions.common()[0]?.names ?? [],
      familySizes: sizes.sizes(),
    }),
  };
}
