import { useState } from 'react';

import { displayName } from '#domain/kernel/names/displayName.ts';
import { OFFERED_RELATIONS, readRelation, type OfferedRelation } from '#domain/trees/core/relatives/relationWords.ts';
import { type FamilyTree, useTreePeopleQuery } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { useDebounced } from '#ui/useDebounced.ts';

import { personName } from '../components/personName.ts';
import { addRecordTexts } from '../texts.tsx';
import type { RecordPersonInput } from '../treeHints.generated.ts';
import styles from './Drawer.module.scss';

/** The person a record is added to: one of the tree, or a new one, who may be a relative of another. */
export interface RecordPerson {
  personId: string | null;
  newAs: RecordPersonInput | null;
}

const SEARCH_MS = 250;

interface ChoosePersonProps {
  tree: FamilyTree;
  /** The person the chart is of; null in an empty tree. */
  proband: string | null;
  onChoose: (who: RecordPerson) => void;
}

/** Finds a person of the tree by name, or starts a new one. */
export function ChoosePerson({ tree, proband, onChoose }: ChoosePersonProps) {
  const [name, setName] = useState('');
  const [relation, setRelation] = useState<OfferedRelation>('SON');
  const asked = useDebounced(name.trim(), SEARCH_MS);
  const { data, error, refetch } = useTreePeopleQuery({ ref: tree.id, name: asked, first: 10 });
  return (
    <div className={styles.narrow}>
      <h2>{addRecordTexts.who(tree.name)}</h2>
      <TextField
        label={addRecordTexts.name}
        hint={addRecordTexts.nameHint}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {error && !data ? (
        <LoadFailure title={addRecordTexts.peopleFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className={styles.list} aria-label={addRecordTexts.people}>
          {data?.persons.map((person) => (
            <li key={person.id}>
              <Button variant="secondary" fullWidth onClick={() => onChoose({ personId: person.id, newAs: null })}>
                {personName(person)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data?.persons.length === 0 && asked !== '' && <p role="status">{addRecordTexts.noOne}</p>}
      <h2>{addRecordTexts.newPerson}</h2>
      {proband !== null && (
        <>
          <SelectField
            label={addRecordTexts.relativeOf(nameOf(data, proband))}
            value={relation}
            onChange={(event) => setRelation(readRelation(event.target.value))}
            options={OFFERED_RELATIONS}
          />
          <Button
            variant="secondary"
            onClick={() => onChoose({ personId: null, newAs: { relation, personId: proband } })}
          >
            {addRecordTexts.addRelative}
          </Button>
        </>
      )}
      <Button variant="quiet" onClick={() => onChoose({ personId: null, newAs: null })}>
        {addRecordTexts.addAlone}
      </Button>
    </div>
  );
}

const nameOf = (
  page: { persons: readonly { id: string; given: string; surname: string }[] } | undefined,
  id: string,
): string | null => {
  const person = page?.persons.find((each) => each.id === id);
  return person ? displayName(person.given, person.surname) : null;
};
