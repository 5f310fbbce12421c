import { useState } from 'react';

import { displayName } from '#domain/kernel/names/displayName.ts';
import { type FamilyTree, useTreePeopleQuery } from '#features/trees/core/index.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { useDebounced } from '#ui/useDebounced.ts';

import type { RecordPersonInput } from '../treeHints.generated.ts';
import { personName } from '../components/personName.ts';
import styles from './Drawer.module.scss';

/** Whom a record is taken into: somebody of the tree, or a new person, perhaps a relative of somebody. */
export interface RecordPerson {
  personId: string | null;
  newAs: RecordPersonInput | null;
}

const RELATIONS = [
  ['SON', 'Son'],
  ['DAUGHTER', 'Daughter'],
  ['PARTNER', 'Partner'],
  ['FATHER', 'Father'],
  ['MOTHER', 'Mother'],
  ['BROTHER', 'Brother'],
  ['SISTER', 'Sister'],
] as const satisfies readonly (readonly [RecordPersonInput['relation'], string])[];
type Relation = (typeof RELATIONS)[number][0];

const SEARCH_MS = 250;

interface ChoosePersonProps {
  tree: FamilyTree;
  /** The person the chart is of; null in an empty tree. */
  proband: string | null;
  onChoose: (who: RecordPerson) => void;
}

/** Finds somebody of the tree by name; or begins a new person. */
export function ChoosePerson({ tree, proband, onChoose }: ChoosePersonProps) {
  const [name, setName] = useState('');
  const [relation, setRelation] = useState<Relation>('SON');
  const asked = useDebounced(name.trim(), SEARCH_MS);
  const { data, error, refetch } = useTreePeopleQuery({ ref: tree.id, name: asked, first: 10 });
  return (
    <div className={styles.narrow}>
      <h2>Who in {tree.name} is the record about?</h2>
      <TextField label="Name" hint="The beginning of a first name or surname" value={name} onChange={(event) => setName(event.target.value)} />
      {error && !data ? (
        <LoadFailure title="The people could not be loaded" {...failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <ul className={styles.list} aria-label="People of the tree">
          {data?.persons.map((person) => (
            <li key={person.id}>
              <Button variant="secondary" fullWidth onClick={() => onChoose({ personId: person.id, newAs: null })}>
                {personName(person)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data?.persons.length === 0 && asked !== '' && <p role="status">Nobody of this name is in the tree.</p>}
      <h2>Somebody new</h2>
      {proband !== null && (
        <>
          <SelectField label={`A relative of the person the chart is of${nameOf(data, proband)}`} value={relation} onChange={(event) => setRelation(RELATIONS.find(([value]) => value === event.target.value)?.[0] ?? 'SON')} options={RELATIONS.map(([value, label]) => ({ value, label }))} />
          <Button variant="secondary" onClick={() => onChoose({ personId: null, newAs: { relation, personId: proband } })}>
            Add as a new relative
          </Button>
        </>
      )}
      <Button variant="quiet" onClick={() => onChoose({ personId: null, newAs: null })}>
        Add as a new person who is related to nobody yet
      </Button>
    </div>
  );
}

const nameOf = (page: { persons: readonly { id: string; given: string; surname: string }[] } | undefined, id: string): string => {
  const person = page?.persons.find((each) => each.id === id);
  return person ? `, ${displayName(person.given, person.surname)}` : '';
};
