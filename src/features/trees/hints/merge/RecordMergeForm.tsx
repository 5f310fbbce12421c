import { useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { displayName } from '#domain/kernel/names/displayName.ts';
import { relationInWords } from '#domain/trees/core/relatives/relationWords.ts';
import { belowQuery } from '#ui/breakpoints.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import { mergeTexts } from '../texts.tsx';
import type { RecordMerge, RecordOutcome } from '../treeHintsApi.ts';
import { MergeRowChoice } from './MergeRowChoice.tsx';
import styles from './RecordMergeForm.module.scss';
import { type MergeInput, useMergeForm, type RelativeChoices } from './useMergeForm.ts';

const relationWord = (relation: string): string => relationInWords(relation).toLowerCase();

/** People the record names: those the tree knows are named, the others can be added. */
function MergeRelatives({ relatives, choices }: { relatives: RecordMerge['relatives']; choices: RelativeChoices }) {
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

interface RecordMergeFormProps {
  merge: RecordMerge;
  isSaving: boolean;
  error: unknown;
  problems: RecordOutcome['problems'];
  onSave: (input: MergeInput) => void;
}

/**
 * A record beside a person in three columns, each row with its own choice. On phones the rows come one after the other,
 * the people of the record last. What was chosen stays when it could not be saved.
 */
export function RecordMergeForm({ merge, isSaving, error, problems, onSave }: RecordMergeFormProps) {
  const isPhone = useMediaQuery(belowQuery('md'));
  const [step, setStep] = useState(0);
  const steps = merge.rows.length + (merge.relatives.length > 0 ? 1 : 0);
  const isLast = !isPhone || step >= steps - 1;
  const choices = useMergeForm(merge, () => (isLast ? onSave(choices.input()) : setStep(step + 1)));
  const rows = isPhone ? merge.rows.slice(step, step + 1) : merge.rows;
  const refusals = [...(error === undefined ? [] : [describeError(error)]), ...problems.map(({ message }) => message)];
  return (
    <Form form={choices.form} className={styles.form} aria-label={mergeTexts.form}>
      {isPhone ? (
        steps > 1 && (
          <p className={styles.note} role="status">
            {mergeTexts.step(step + 1, steps)}
          </p>
        )
      ) : (
        <div className={styles.heads} aria-hidden="true">
          <span>{mergeTexts.columns.tree}</span>
          <span>{mergeTexts.columns.record}</span>
          <span>{mergeTexts.columns.result}</span>
        </div>
      )}
      {rows.map((row) => (
        <MergeRowChoice
          key={row.key}
          row={row}
          choice={choices.choiceOf(row)}
          onChoose={(choice) => choices.choose(row.key, choice)}
        />
      ))}
      {(!isPhone || step >= merge.rows.length) && <MergeRelatives relatives={merge.relatives} choices={choices} />}
      {refusals.length > 0 && (
        <Notice tone="error" title={mergeTexts.notAdded}>
          <p>{refusals.join(' ')}</p>
        </Notice>
      )}
      <p className={styles.note}>{mergeTexts.cites(merge.citation)}</p>
      <Inline gap={2}>
        {isPhone && step > 0 && (
          <Button variant="secondary" onClick={() => setStep(step - 1)}>
            {mergeTexts.back}
          </Button>
        )}
        <Button type="submit" variant="primary" loading={isSaving}>
          {isLast ? mergeTexts.add : mergeTexts.next}
        </Button>
      </Inline>
    </Form>
  );
}
