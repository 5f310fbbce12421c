import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { displayName } from '#domain/kernel/names/displayName.ts';
import { readSuggestedPerson, sexInWords } from '#domain/trees/shadow/suggestedPerson.ts';
import { useAddTreeRelativeMutation, type FamilyTree } from '#features/trees/core/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { relationInWords, relationsOf, type Relation } from '../model/relations.ts';
import { shadowRecordAddress, shadowTreeAddress } from '../model/shadowAddresses.ts';
import { suggestedDocument } from '../model/suggestedDocument.ts';

interface SuggestionDrawerProps {
  treeRef: string;
  tree: FamilyTree;
  personId: string;
  /** Whom the tree is shown of. */
  personName: string;
}

/** Somebody who may belong to the tree, with the records that say so. Adding them is a change of the tree. */
export function SuggestionDrawer({ treeRef, tree, personId, personName }: SuggestionDrawerProps) {
  const suggested = readSuggestedPerson(new URLSearchParams(useLocation().search));
  const name = displayName(suggested.forenames, suggested.surname) || 'Name not known';
  const choices = relationsOf(suggested.sex);
  const [relation, setRelation] = useState<Relation>(choices[0]);
  const [add, { data: outcome, error, isLoading }] = useAddTreeRelativeMutation();
  const told = (text: string) => (text === '' ? null : text);
  const addedId = outcome?.changeId ? outcome.personId : null;
  return (
    <Stack gap={4}>
      <h3>{name}</h3>
      <DescriptionList
        items={[
          { term: 'Place', value: told(suggested.place) },
          { term: 'Born', value: told(suggested.born) },
          { term: 'Sex', value: sexInWords(suggested.sex) },
        ]}
      />
      <section aria-label="Records">
        <h4>Records</h4>
        {suggested.recordIds.length === 0 && <p>No records came with this suggestion.</p>}
        <ul>
          {suggested.recordIds.map((id) => (
            <li key={id}>
              <Link to={shadowRecordAddress(treeRef, personId, id, 'transcript')}>Record {id}</Link>
            </li>
          ))}
        </ul>
      </section>
      {addedId && (
        <Notice tone="success" title={`${name} is in the tree now`}>
          <Link to={shadowTreeAddress(treeRef, addedId)}>Show {name}</Link>
        </Notice>
      )}
      {!addedId && tree.isEditable && (
        <>
          <SelectField label={`How ${name} is related to ${personName}`} value={relation} options={choices.map((value) => ({ value, label: relationInWords(value) }))} onChange={({ target }) => setRelation(target.value as Relation)} />
          <Button variant="primary" loading={isLoading} onClick={() => void add({ personId, relation, familyId: null, existingPersonId: null, person: suggestedDocument(suggested) })}>
            Add this person to tree
          </Button>
        </>
      )}
      {!tree.isEditable && <Notice tone="info" title="You can look at this tree but not change it" />}
      {(error !== undefined || (outcome && !outcome.changeId)) && <Notice tone="error" title={`${name} was not added`}>{outcome?.problems.map(({ message }) => message).join(' ') || describeError(error)}</Notice>}
    </Stack>
  );
}
