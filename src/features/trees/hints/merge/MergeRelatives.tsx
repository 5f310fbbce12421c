import { displayName } from '#domain/kernel/names/displayName.ts';
import { relationInWords } from '#domain/trees/core/relatives/offeredRelations.ts';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';

import type { RecordMerge } from '../treeHintsApi.ts';
import { mergeTexts } from '../texts.tsx';
import styles from './RecordMergeForm.module.scss';
import type { RelativeChoices } from './useMergeForm.ts';

const relationWord = (relation: string): string => relationInWords(relation).toLowerCase();

/** People the record names: those the tree knows are named, the others can be added. */
export function MergeRelatives({
  relatives,
  choices,
}: {
  relatives: RecordMerge['relatives'];
  choices: RelativeChoices;
}) {
  if (relatives.length === 0) return null;
  const known = relatives.filter(({ isAddable }) => !isAddable);
  return (
    <section aria-label={mergeTexts.people} className={styles.relatives}>
      <h3>{mergeTexts.people}</h3>
      {relatives
        .filter(({ isAddable }) => isAddable)
        .map(({ key, relation, name, born }) => (
          <CheckboxField
            key={key}
            label={mergeTexts.addPerson(name, born)}
            hint={relationInWords(relation)}
            checked={choices.isChosen(key)}
            onChange={() => choices.toggle(key)}
          />
        ))}
      {known.length > 0 && (
        <ul role="list" className={styles.known}>
          {known.map(({ key, name, relation, knownAs }) => (
            <li key={key} className={styles.note}>
              {knownAs
                ? mergeTexts.knownAs(name, relationWord(relation), displayName(knownAs.given, knownAs.surname))
                : mergeTexts.placeTaken(name, relationWord(relation))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
