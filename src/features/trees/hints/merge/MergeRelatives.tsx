import { displayName } from '#domain/kernel/names/displayName.ts';
import { RELATION_WORDS } from '#domain/trees/core/relatives/relationWords.ts';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';

import type { RecordMerge } from '../treeHintsApi.ts';
import styles from './MergeForm.module.scss';
import type { MergeChoices } from './useMergeChoices.ts';

const RELATIONS: Readonly<Record<string, string>> = RELATION_WORDS;

/** People the record names: those who are known are said to be, the others can be added. */
export function MergeRelatives({ relatives, choices }: { relatives: RecordMerge['relatives']; choices: MergeChoices }) {
  if (relatives.length === 0) return null;
  const known = relatives.filter(({ isAddable }) => !isAddable);
  return (
    <section aria-label="People in the record" className={styles.relatives}>
      <h3>People in the record</h3>
      {relatives
        .filter(({ isAddable }) => isAddable)
        .map(({ key, relation, name, born }) => (
          <CheckboxField key={key} label={`Add ${name}${born === null ? '' : `, ${born}`}`} hint={RELATIONS[relation] ?? relation} checked={choices.isChosen(key)} onChange={() => choices.toggle(key)} />
        ))}
      {known.length > 0 && (
        <ul role="list" className={styles.known}>
          {known.map(({ key, name, relation, knownAs }) => (
            <li key={key} className={styles.note}>
              {name} ({(RELATIONS[relation] ?? relation).toLowerCase()}) {knownAs ? `is ${displayName(knownAs.given, knownAs.surname)} in the tree` : 'cannot be added: somebody stands there already'}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
