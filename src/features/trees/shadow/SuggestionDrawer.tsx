import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { displayName } from '#domain/kernel/names/displayName.ts';
import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { emptyCitation, emptyFact, emptyName, emptyPerson } from '#domain/trees/core/documents/emptyDocuments.ts';
import type { TreeCitation } from '#domain/trees/core/model/treeCitation.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import { relationInWords, type RelationName } from '#domain/trees/core/relatives/relationWords.ts';
import { readSuggestedPerson, sexInWords, type SuggestedPerson } from '#domain/trees/shadow/suggestedPerson.ts';
import { useAddTreeRelativeMutation, type FamilyTree } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { shadowRecordAddress, shadowTreeAddress } from './shadowAddresses.ts';
import { suggestionTexts as texts } from './texts.ts';

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
function suggestedDocument(suggested: SuggestedPerson): TreePerson {
  const { forenames, surname, sex, recordIds } = suggested;
  const names = forenames === '' && surname === '' ? [] : [{ ...emptyName(), given: forenames, surname }];
  return { ...emptyPerson(), sex, names, facts: birthOf(suggested), citations: recordIds.map(citing) };
}

const BY_SEX: Readonly<Record<SuggestedPerson['sex'], readonly [RelationName, ...RelationName[]]>> = {
  m: ['SON', 'FATHER', 'BROTHER', 'PARTNER'],
  f: ['DAUGHTER', 'MOTHER', 'SISTER', 'PARTNER'],
  u: ['CHILD', 'PARENT', 'SIBLING', 'PARTNER'],
};

/** What a suggested person of a sex can be to another, the likeliest first. */
const relationsOf = (sex: SuggestedPerson['sex']): readonly [RelationName, ...RelationName[]] => BY_SEX[sex];

interface SuggestionDrawerProps {
  treeRef: string;
  tree: FamilyTree;
  personId: string;
  /** The person the tree is shown for. */
  personName: string;
}

/** A person who may belong to the tree, with the records that suggest it. Adding them is a change of the tree. */
export function SuggestionDrawer({ treeRef, tree, personId, personName }: SuggestionDrawerProps) {
  const suggested = readSuggestedPerson(new URLSearchParams(useLocation().search));
  const name = displayName(suggested.forenames, suggested.surname) || texts.unnamed;
  const choices = relationsOf(suggested.sex);
  const [relation, setRelation] = useState<RelationName>(choices[0]);
  const [add, { data: outcome, error, isLoading }] = useAddTreeRelativeMutation();
  const orNull = (text: string) => (text === '' ? null : text);
  const isRefused = error !== undefined || (outcome !== undefined && !outcome.changeId);
  const refusal = isRefused ? outcome?.problems.map(({ message }) => message).join(' ') || describeError(error) : null;
  const addedId = outcome?.changeId ? outcome.personId : null;
  return (
    <Stack gap={4}>
      <h3>{name}</h3>
      <DescriptionList
        items={[
          { term: texts.place, value: orNull(suggested.place) },
          { term: texts.born, value: orNull(suggested.born) },
          { term: texts.sex, value: sexInWords(suggested.sex) },
        ]}
      />
      <section aria-label={texts.records}>
        <h4>{texts.records}</h4>
        {suggested.recordIds.length === 0 && <p>{texts.noRecords}</p>}
        <ul>
          {suggested.recordIds.map((id) => (
            <li key={id}>
              <Link to={shadowRecordAddress(treeRef, personId, id, 'transcript')}>{texts.record(id)}</Link>
            </li>
          ))}
        </ul>
      </section>
      {addedId && (
        <Notice tone="success" title={texts.added(name)}>
          <Link to={shadowTreeAddress(treeRef, addedId)}>{texts.show(name)}</Link>
        </Notice>
      )}
      {!addedId && tree.isEditable && (
        <>
          <SelectField
            label={texts.relation(name, personName)}
            value={relation}
            options={choices.map((value) => ({ value, label: relationInWords(value) }))}
            onChange={({ target }) => setRelation(target.value as RelationName)}
          />
          <Button
            variant="primary"
            loading={isLoading}
            onClick={() =>
              void add({
                personId,
                relation,
                familyId: null,
                existingPersonId: null,
                person: suggestedDocument(suggested),
              })
            }
          >
            {texts.add}
          </Button>
        </>
      )}
      {!tree.isEditable && <Notice tone="info" title={texts.viewOnly} />}
      <FormRefusal title={texts.refused(name)} reason={refusal} />
    </Stack>
  );
}
