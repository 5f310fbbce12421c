import type { SuggestedPerson } from '#domain/shadowTree/suggestedPerson.ts';
import { readTreeDate } from '#domain/trees/dates/readTreeDate.ts';
import type { TreeCitation } from '#domain/trees/model/treeCitation.ts';
import type { TreeFact } from '#domain/trees/model/treeFact.ts';
import type { TreePerson } from '#domain/trees/model/treePerson.ts';

const citing = (recordId: string): TreeCitation => ({ sourceId: null, page: '', text: '', note: '', url: '', recordId, quality: null, origin: null });

function birthOf({ born, place }: SuggestedPerson): TreeFact[] {
  if (born === '' && place === '') return [];
  return [{ id: 'f1', type: 'birth', label: '', date: born === '' ? null : readTreeDate(born), place: place === '' ? null : { text: place, position: null }, value: '', age: '', cause: '', notes: [], citations: [], mediaIds: [], isPrivate: false, origin: null }];
}

/** A suggested person as a new person of a tree, the records of the suggestion cited. The tree numbers them. */
export function suggestedDocument(suggested: SuggestedPerson): TreePerson {
  const { forenames, surname, sex, recordIds } = suggested;
  return {
    id: 0,
    sex,
    names: forenames === '' && surname === '' ? [] : [{ type: 'birth', given: forenames, surname, prefix: '', suffix: '', nickname: '', citations: [], origin: null }],
    facts: birthOf(suggested),
    notes: [],
    citations: recordIds.map(citing),
    mediaIds: [],
    livingFlag: null,
    isPrivate: false,
  };
}
