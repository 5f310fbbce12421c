import type { TreeFact } from '../model/treeFact.ts';
import type { TreeName, TreePerson } from '../model/treePerson.ts';
import { proposeMergedPerson } from '../relatives/proposeMergedPerson.ts';

/** Whatever has facts: a person or a family. */
interface WithFacts {
  facts: readonly TreeFact[];
}

/** The same with a fact in the place of the one with its id, or at the end. */
export const withFact = <Document extends WithFacts>(document: Document, fact: TreeFact): Document => ({
  ...document,
  facts: document.facts.some(({ id }) => id === fact.id)
    ? document.facts.map((other) => (other.id === fact.id ? fact : other))
    : [...document.facts, fact],
});

/** The same without a fact. */
export const withoutFact = <Document extends WithFacts>(document: Document, factId: string): Document => ({
  ...document,
  facts: document.facts.filter(({ id }) => id !== factId),
});

/** The same with a name in a place of the list, or after the last. */
export const withName = (person: TreePerson, at: number, name: TreeName): TreePerson => ({
  ...person,
  names:
    at < person.names.length
      ? person.names.map((other, place) => (place === at ? name : other))
      : [...person.names, name],
});

/** The same without the name in a place. */
export const withoutName = (person: TreePerson, at: number): TreePerson => ({
  ...person,
  names: person.names.filter((_name, place) => place !== at),
});

/** The same with a name shown first. */
export const withFirstName = (person: TreePerson, at: number): TreePerson => {
  const name = person.names[at];
  return name ? { ...person, names: [name, ...person.names.filter((other) => other !== name)] } : person;
};

/** What of two people who are one gives way to the second's. */
export interface MergeChoices {
  /** The second's name is shown first. */
  name: boolean;
  sex: boolean;
  livingFlag: boolean;
  /** Facts of the second that are taken over. */
  facts: ReadonlySet<string>;
}

/** One person made of two of the same: what the kept one says stays, and of the other what was chosen is added. */
export function mergedPerson(
  keep: TreePerson,
  other: TreePerson,
  { name, sex, livingFlag, facts }: MergeChoices,
): TreePerson {
  const merged = proposeMergedPerson(keep, { ...other, facts: other.facts.filter(({ id }) => facts.has(id)) });
  const [first] = other.names;
  const at =
    name && first
      ? merged.names.findIndex(({ given, surname }) => given === first.given && surname === first.surname)
      : -1;
  return withFirstName(
    { ...merged, sex: sex ? other.sex : merged.sex, livingFlag: livingFlag ? other.livingFlag : merged.livingFlag },
    Math.max(at, 0),
  );
}
