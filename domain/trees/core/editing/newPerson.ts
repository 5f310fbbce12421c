import { readTreeDate } from '../dates/readTreeDate.ts';
import { emptyFact, emptyName, emptyPerson } from '../documents/emptyDocuments.ts';
import type { TreeFact } from '../model/treeFact.ts';
import type { TreePerson, TreeSex } from '../model/treePerson.ts';

/** The answers of a short form about a new person; everything is as it was typed, empty where nothing is known. */
export interface PersonBasics {
  given: string;
  surname: string;
  sex: TreeSex;
  birthDate: string;
  birthPlace: string;
  deathDate: string;
  deathPlace: string;
  /** `unsaid` leaves the site to judge from the evidence (domain/trees/core/living). */
  living: 'unsaid' | 'living' | 'deceased';
}

/** An empty form. */
export const NO_BASICS: PersonBasics = {
  given: '',
  surname: '',
  sex: 'u',
  birthDate: '',
  birthPlace: '',
  deathDate: '',
  deathPlace: '',
  living: 'unsaid',
};

function vitalFact(type: string, date: string, place: string): TreeFact[] {
  const text = place.trim();
  const when = readTreeDate(date);
  if (when === null && text === '') return [];
  return [{ ...emptyFact('', type), date: when, place: text === '' ? null : { text, position: null } }];
}

/**
 * A person as the documents of trees have them. The number is given by the tree that takes them in.
 * @returns without a name where neither part of it was typed
 */
export function newPerson({
  given,
  surname,
  sex,
  birthDate,
  birthPlace,
  deathDate,
  deathPlace,
  living,
}: PersonBasics): TreePerson {
  const [first, last] = [given.trim(), surname.trim()];
  const facts = [...vitalFact('birth', birthDate, birthPlace), ...vitalFact('death', deathDate, deathPlace)].map(
    (fact, at) => ({ ...fact, id: `f${at + 1}` }),
  );
  return {
    ...emptyPerson(),
    sex,
    names: first === '' && last === '' ? [] : [{ ...emptyName(), given: first, surname: last }],
    facts,
    livingFlag: living === 'unsaid' ? null : living,
  };
}

/** Whether a short form holds enough to make a person: a part of a name. */
export const hasAnyName = ({ given, surname }: Pick<PersonBasics, 'given' | 'surname'>): boolean =>
  given.trim() !== '' || surname.trim() !== '';
