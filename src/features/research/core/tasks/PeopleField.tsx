import { useState } from 'react';

import { MOST_BULK_TASKS } from '#domain/research/questions/questionLimits.ts';
import { personAddress } from '#domain/trees/core/personAddress.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import { PersonFinder, type TreePersonCard, useFamilyTreesQuery } from '#features/trees/core/index.ts';
import { Chip } from '#ui/Chip/Chip.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import styles from './tasks.module.scss';
import { peopleTexts as texts } from './texts.ts';

/** A person of a tree who gets a task. */
export interface TaskPerson {
  /** Of their page. */
  address: string;
  name: string;
}

interface PeopleFieldProps {
  people: readonly TaskPerson[];
  onChange: (people: readonly TaskPerson[]) => void;
}

/**
 * Chooses people of the member's trees, one after the other, by name. States: loading, failed, no tree, the field with
 * those who are chosen.
 */
export function PeopleField({ people, onChange }: PeopleFieldProps) {
  const { data: trees, isError } = useFamilyTreesQuery();
  const [chosenTree, setChosenTree] = useState('');
  const tree = trees?.find(({ id }) => id === chosenTree) ?? trees?.[0];
  if (!tree) return <p role="status">{isError ? texts.failed : trees ? texts.noTree : texts.loading}</p>;
  const add = (card: TreePersonCard | null) => {
    if (card === null) return;
    const address = personAddress(tree.familyTreeRef, card.id);
    if (!people.some((person) => person.address === address))
      onChange([...people, { address, name: cardName(card, false) }]);
  };
  const isFull = people.length >= MOST_BULK_TASKS;
  return (
    <Stack gap={2}>
      {trees && trees.length > 1 && (
        <SelectField
          label={texts.tree}
          name="tree"
          options={trees.map(({ id, name }) => ({ value: id, label: name }))}
          value={tree.id}
          onChange={(event) => setChosenTree(event.target.value)}
        />
      )}
      {isFull ? (
        <p role="status">{texts.full}</p>
      ) : (
        <PersonFinder
          key={tree.id}
          treeRef={tree.id}
          label={texts.label}
          placeholder={texts.placeholder}
          isUppercase={tree.showSurnamesUppercase}
          isEmptiedByChoice
          onChange={add}
        />
      )}
      {people.length > 0 && (
        <ul role="list" aria-label={texts.chosen} className={styles.people}>
          {people.map(({ address, name }) => (
            <li key={address}>
              <Chip value={name} onRemove={() => onChange(people.filter((person) => person.address !== address))} />
            </li>
          ))}
        </ul>
      )}
      {people.length > 0 && (
        <p role="status" className={styles.muted}>
          {texts.count(people.length)}
        </p>
      )}
    </Stack>
  );
}
