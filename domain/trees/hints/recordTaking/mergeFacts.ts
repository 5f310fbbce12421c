import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { emptyFact, emptyName } from '#domain/trees/core/documents/emptyDocuments.ts';
import { nextFactId } from '#domain/trees/core/documents/nextFactId.ts';
import type { TreeCitation } from '#domain/trees/core/model/treeCitation.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { TreeName, TreePerson } from '#domain/trees/core/model/treePerson.ts';

import type { MergeChoice, MergeRow } from './mergeRows.ts';
import type { RecordClaim } from './recordClaim.ts';

const cited = (citations: readonly TreeCitation[], citation: TreeCitation): readonly TreeCitation[] =>
  citations.some(({ recordId }) => recordId === citation.recordId) ? citations : [...citations, citation];

/** A claim as a fact of its own. */
export const factOfClaim = (
  id: string,
  { factType, date, place, value, note }: RecordClaim,
  citation: TreeCitation,
): TreeFact => ({
  ...emptyFact(id, factType),
  date: date === null ? null : readTreeDate(date),
  place: place === null ? null : { text: place, position: null },
  value,
  notes: note === '' ? [] : [note],
  citations: [citation],
});

/** What is taken replaces what the tree says; what the record does not give stays. */
function renewed(fact: TreeFact, claim: RecordClaim, citation: TreeCitation): TreeFact {
  const { date, place, value, notes } = factOfClaim(fact.id, claim, citation);
  return {
    ...fact,
    date: date ?? fact.date,
    place: place ?? fact.place,
    value: value || fact.value,
    notes: [...fact.notes, ...notes.filter((note) => !fact.notes.includes(note))],
    citations: cited(fact.citations, citation),
  };
}

/**
 * The facts of a person or couple after a choice about one row. What stays as the tree has it is cited where the record
 * says the same.
 */
export function mergeFact(
  facts: readonly TreeFact[],
  { claim, fact, agreement, taken }: MergeRow,
  choice: MergeChoice,
  citation: TreeCitation,
): readonly TreeFact[] {
  if (!fact) return choice === 'person' ? facts : [...facts, factOfClaim(nextFactId(facts), claim, citation)];
  if (choice === 'both') return [...facts, factOfClaim(nextFactId(facts), claim, citation)];
  if (choice === 'person' && agreement !== 'same') return facts;
  return facts.map((each) => {
    if (each.id !== fact.id) return each;
    return choice === 'record'
      ? renewed(each, taken, citation)
      : { ...each, citations: cited(each.citations, citation) };
  });
}

/** The names of a person after a choice about the record's. */
export function mergeName(
  names: readonly TreeName[],
  { claim, agreement }: MergeRow,
  choice: MergeChoice,
  source: TreeCitation,
): readonly TreeName[] {
  const citation = { ...source, note: claim.note };
  const taken: TreeName = { ...emptyName(), given: claim.given, surname: claim.surname, citations: [citation] };
  const [first, ...others] = names;
  if (!first) return choice === 'person' ? names : [taken];
  if (choice === 'record')
    return [
      {
        ...first,
        given: claim.given || first.given,
        surname: claim.surname || first.surname,
        citations: cited(first.citations, citation),
      },
      ...others,
    ];
  if (choice === 'both') return [...names, { ...taken, type: 'also-known-as' }];
  return agreement === 'same' ? [{ ...first, citations: cited(first.citations, citation) }, ...others] : names;
}

/** A person after the choices about the rows that are theirs. */
export function mergePerson(
  person: TreePerson,
  rows: readonly MergeRow[],
  choiceOf: (row: MergeRow) => MergeChoice,
  citation: TreeCitation,
): TreePerson {
  return rows.reduce((merged, row): TreePerson => {
    const choice = choiceOf(row);
    if (row.claim.of === 'name') return { ...merged, names: mergeName(merged.names, row, choice, citation) };
    if (row.claim.of === 'sex')
      return choice === 'record' && (row.claim.value === 'm' || row.claim.value === 'f')
        ? { ...merged, sex: row.claim.value }
        : merged;
    return row.claim.of === 'person' ? { ...merged, facts: mergeFact(merged.facts, row, choice, citation) } : merged;
  }, person);
}
