import type { SuggestedPerson } from '#domain/shadowTree/suggestedPerson.ts';
import { readTreeDate } from '#domain/trees/dates/readTreeDate.ts';
import { emptyCitation, emptyFact, emptyName, emptyPerson } from '#domain/trees/documents/emptyDocuments.ts';
import type { TreeCitation } from '#domain/trees/model/treeCitation.ts';
import type { TreeFact } from '#domain/trees/model/treeFact.ts';
import type { TreePerson } from '#domain/trees/model/treePerson.ts';

const citing = (recordId: string): TreeCitation => ({ ...emptyCitation(), recordId });

function birthOf({ born, place }: SuggestedPerson): TreeFact[] {
  if (born === '' && place === '') return [];
  return [{ ...emptyFact('f1', 'birth'), date: readTreeDate(born), place: place === '' ? null : { text: place, position: null } }];
}

/** A suggested person as a new person of a tree, the records of the suggestion cited. The tree numbers them. */
export function suggestedDocument(suggested: SuggestedPerson): TreePerson {
  const { forenames, surname, sex, recordIds } = suggested;
  const names = forenames === '' && surname === '' ? [] : [{ ...emptyName(), given: forenames, surname }];
  return { ...emptyPerson(), sex, names, facts: birthOf(suggested), citations: recordIds.map(citing) };
}
