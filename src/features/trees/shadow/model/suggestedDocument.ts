import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { emptyCitation, emptyFact, emptyName, emptyPerson } from '#domain/trees/core/documents/emptyDocuments.ts';
import type { TreeCitation } from '#domain/trees/core/model/treeCitation.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import type { SuggestedPerson } from '#domain/trees/shadow/suggestedPerson.ts';

const citing = (recordId: string): TreeCitation => ({ ...emptyCitation(), recordId });

function birthOf({ born, place }: SuggestedPerson): TreeFact[] {
  if (born === '' && place === '') return [];
  return [
    {
      ...emptyFact('f1', 'birth'),
      date: readTreeDate(born),
      place: place === '' ? null : { text: place, position: null },
    },
  ];
}

/** A suggested person as a new person of a tree, the records of the suggestion cited. The tree numbers them. */
export function suggestedDocument(suggested: SuggestedPerson): TreePerson {
  const { forenames, surname, sex, recordIds } = suggested;
  const names = forenames === '' && surname === '' ? [] : [{ ...emptyName(), given: forenames, surname }];
  return { ...emptyPerson(), sex, names, facts: birthOf(suggested), citations: recordIds.map(citing) };
}
