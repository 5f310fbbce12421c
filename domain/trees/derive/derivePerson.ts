import { yearOfDay } from '../encodedDay.ts';
import { birthToldFrom } from '#domain/privacy/birthToldFrom.ts';
import { firstYearEvidence } from '#domain/privacy/firstYearEvidence.ts';
import { isDeathTold } from '#domain/privacy/isDeathTold.ts';
import type { BornByEvidence } from '#domain/privacy/bornByEvidence.ts';

import { treeDateInWords } from '../dates/treeDateInWords.ts';
import { factType } from '../facts/factTypes.ts';
import type { TreeFact } from '../model/treeFact.ts';
import type { TreePerson, TreeSex } from '../model/treePerson.ts';

/** When and where something was, as cards show it. Days are encoded (`encodeDay`); null: not told. */
export interface DerivedEvent {
  text: string | null;
  place: string | null;
  from: number | null;
  to: number | null;
}

/** What lists, charts, searches and the rule of living people need of a person. */
export interface DerivedPerson {
  sex: TreeSex;
  given: string;
  surname: string;
  prefix: string;
  suffix: string;
  birth: DerivedEvent;
  death: DerivedEvent;
  portraitId: number | null;
  isPrivate: boolean;
  livingFlag: TreePerson['livingFlag'];
  isKnownDead: boolean;
  /** What the person's own facts tell of the latest year of birth; relatives may tell a better one (`estimateBornBy`). */
  ownBornBy: BornByEvidence | null;
  /** The earliest year that the births told of can mean, private ones too; null where none is told. */
  bornFrom: number | null;
  /** The latest year of the death, where one is told. */
  diedBy: number | null;
}

const NOTHING: DerivedEvent = { text: null, place: null, from: null, to: null };
/** What stands for a birth or a death where none is told, with the word that says so. */
const BIRTHS = [['birth', ''], ['baptism', 'baptised '], ['christening', 'baptised ']] as const;
const DEATHS = [['death', ''], ['burial', 'buried '], ['cremation', 'cremated '], ['probate', 'probate ']] as const;

/**
 * The columns beside the document of a person. A baptism stands for a birth that is not told, and says so: `baptised 1832`;
 * a burial for a death. Private facts are shown nowhere, but prove what they prove of a life.
 */
export function derivePerson(person: TreePerson): DerivedPerson {
  const [name] = person.names;
  const shown = person.facts.filter(({ isPrivate }) => !isPrivate);
  return {
    sex: person.sex,
    given: name?.given ?? '',
    surname: name?.surname ?? '',
    prefix: name?.prefix ?? '',
    suffix: name?.suffix ?? '',
    birth: eventOf(shown, BIRTHS),
    death: eventOf(shown, DEATHS),
    portraitId: person.mediaIds[0] ?? null,
    isPrivate: person.isPrivate,
    livingFlag: person.livingFlag,
    isKnownDead: person.facts.some(isDeathTold),
    ownBornBy: firstYearEvidence(person.facts),
    bornFrom: birthToldFrom(person.facts),
    diedBy: diedBy(person.facts),
  };
}

/** The first of the kinds of facts that has a date; else the first with a place. */
function eventOf(facts: readonly TreeFact[], kinds: readonly (readonly [string, string])[]): DerivedEvent {
  const found = kinds.flatMap(([type, word]) => facts.filter((fact) => fact.type === type).map((fact) => ({ fact, word })));
  const best = found.find(({ fact }) => fact.date !== null) ?? found.find(({ fact }) => fact.place !== null);
  return best ? derivedEvent(best.fact, best.word) : NOTHING;
}

/** A fact as a card shows it; `word` stands before its date. */
export const derivedEvent = ({ date, place }: TreeFact, word = ''): DerivedEvent => ({
  text: date && word + treeDateInWords(date),
  place: place?.text ?? null,
  from: date?.from ?? null,
  to: date?.to ?? null,
});

function diedBy(facts: readonly TreeFact[]): number | null {
  const years = facts.flatMap((fact) => (factType(fact.type)?.proves === 'ends' && fact.date?.to != null ? [yearOfDay(fact.date.to)] : []));
  return years.length === 0 ? null : Math.min(...years);
}
