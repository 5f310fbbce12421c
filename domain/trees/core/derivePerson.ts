import { treeDateInWords } from './dates/treeDateInWords.ts';
import { yearOfDay } from './encodedDay.ts';
import { factType } from './facts/factTypes.ts';
import { type BornByEvidence, firstYearEvidence } from './living/firstYearEvidence.ts';
import { isDeathStated, statedBirthFrom } from './living/statedLife.ts';
import type { TreeFact } from './model/treeFact.ts';
import type { TreePerson, TreeSex } from './model/treePerson.ts';
import { LIFE_EVENTS, statedYears, type LifeEvent, type StatedYears } from './statedYears.ts';

/** When and where something was, as cards show it. Days are encoded (`encodeDay`); null: not recorded. */
export interface DerivedEvent {
  text: string | null;
  place: string | null;
  from: number | null;
  to: number | null;
}

/** The start or the end of a life, with its years as they are claimed; null where it is not recorded. */
export interface DerivedLifeEvent extends DerivedEvent {
  years: StatedYears | null;
}

/** What lists, charts, searches and the rule of living people need of a person. */
export interface DerivedPerson {
  sex: TreeSex;
  given: string;
  surname: string;
  prefix: string;
  suffix: string;
  birth: DerivedLifeEvent;
  death: DerivedLifeEvent;
  portraitId: number | null;
  isPrivate: boolean;
  livingFlag: TreePerson['livingFlag'];
  isKnownDead: boolean;
  /** The latest year of birth by the person's own facts; relatives may give a better one (`estimateBornBy`). */
  ownBornBy: BornByEvidence | null;
  /** The earliest year that the recorded births can mean, private ones too; null where none is recorded. */
  bornFrom: number | null;
  /** The latest year of the death, where one is recorded. */
  diedBy: number | null;
}

const NOTHING: DerivedLifeEvent = { text: null, place: null, from: null, to: null, years: null };
/** The word before the date of a fact that takes the place of a birth or a death. */
export const EVENT_WORDS: Readonly<Record<LifeEvent, string>> = {
  birth: '',
  baptism: 'baptised ',
  christening: 'baptised ',
  death: '',
  burial: 'buried ',
  cremation: 'cremated ',
  probate: 'probate ',
};

/**
 * The columns beside the document of a person. A baptism takes the place of a birth that is not recorded, labelled as
 * such: `baptised 1832`; a burial for a death. Private facts are shown nowhere, but prove what they prove of a life.
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
    birth: eventOf(shown, LIFE_EVENTS.birth),
    death: eventOf(shown, LIFE_EVENTS.death),
    portraitId: person.mediaIds[0] ?? null,
    isPrivate: person.isPrivate,
    livingFlag: person.livingFlag,
    isKnownDead: person.facts.some(isDeathStated),
    ownBornBy: firstYearEvidence(person.facts),
    bornFrom: statedBirthFrom(person.facts),
    diedBy: diedBy(person.facts),
  };
}

/** The first of the kinds of facts that has a date; else the first with a place. */
function eventOf(facts: readonly TreeFact[], kinds: readonly LifeEvent[]): DerivedLifeEvent {
  const best =
    firstOf(facts, kinds, ({ date }) => date !== null) ?? firstOf(facts, kinds, ({ place }) => place !== null);
  return best
    ? { ...derivedEvent(best.fact, EVENT_WORDS[best.type]), years: statedYears(best.fact.date, best.type) }
    : NOTHING;
}

/** The first fact of the first kind that has what is asked for. */
function firstOf(
  facts: readonly TreeFact[],
  kinds: readonly LifeEvent[],
  has: (fact: TreeFact) => boolean,
): { fact: TreeFact; type: LifeEvent } | null {
  for (const type of kinds) for (const fact of facts) if (fact.type === type && has(fact)) return { fact, type };
  return null;
}

/** A fact as a card shows it; `word` precedes its date. */
export const derivedEvent = ({ date, place }: TreeFact, word = ''): DerivedEvent => ({
  text: date && word + treeDateInWords(date),
  place: place?.text ?? null,
  from: date?.from ?? null,
  to: date?.to ?? null,
});

function diedBy(facts: readonly TreeFact[]): number | null {
  const years = facts.flatMap((fact) =>
    factType(fact.type)?.proves === 'ends' && fact.date?.to != null ? [yearOfDay(fact.date.to)] : [],
  );
  return years.length === 0 ? null : Math.min(...years);
}
