import { type FormEvent, useState } from 'react';

import { describeError } from '#services/graphql/errors.ts';
import { belowQuery } from '#ui/breakpoints.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import type { RecordMerge, RecordOutcome } from '../treeHintsApi.ts';
import styles from './MergeForm.module.scss';
import { MergeRelatives } from './MergeRelatives.tsx';
import { MergeRowChoice } from './MergeRowChoice.tsx';
import { type MergeChoices, useMergeChoices } from './useMergeChoices.ts';

interface MergeFormProps {
  merge: RecordMerge;
  submitLabel: string;
  isSaving: boolean;
  error: unknown;
  problems: RecordOutcome['problems'];
  onSave: (input: MergeChoices['input']) => void;
}

/**
 * A record beside a person in three columns, each row with its own choice. On phones the rows come one after the other, the
 * people of the record last. What was chosen stays when it could not be saved.
 */
export function MergeForm({ merge, submitLabel, isSaving, error, problems, onSave }: MergeFormProps) {
  const choices = useMergeChoices(merge);
  const isPhone = useMediaQuery(belowQuery('md'));
  const [step, setStep] = useState(0);
  const steps = merge.rows.length + (merge.relatives.length > 0 ? 1 : 0);
  const isLast = !isPhone || step >= steps - 1;
  const rows = isPhone ? merge.rows.slice(step, step + 1) : merge.rows;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLast) onSave(choices.input);
    else setStep(step + 1);
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-label="What becomes of the record">
      {isPhone ? (
        steps > 1 && (
          <p className={styles.note} role="status">
            Step {step + 1} of {steps}
          </p>
        )
      ) : (
        <div className={styles.heads} aria-hidden="true">
          <span>In the tree</span>
          <span>In the record</span>
          <span>Result</span>
        </div>
      )}
      {rows.map((row) => (
        <MergeRowChoice key={row.key} row={row} choice={choices.choiceOf(row)} onChoose={(choice) => choices.choose(row.key, choice)} />
      ))}
      {(!isPhone || step >= merge.rows.length) && <MergeRelatives relatives={merge.relatives} choices={choices} />}
      {error !== undefined && <Notice tone="error" title="The record was not added"><p>{describeError(error)}</p></Notice>}
      {problems.length > 0 && <Notice tone="error" title="The record was not added"><p>{problems.map(({ message }) => message).join(' ')}</p></Notice>}
      <p className={styles.note}>Every fact you take, and every one the record agrees with, cites: {merge.citation}.</p>
      <Inline gap={2}>
        {isPhone && step > 0 && (
          <Button variant="secondary" onClick={() => setStep(step - 1)}>
            Back
          </Button>
        )}
        <Button type="submit" variant="primary" loading={isSaving}>
          {isLast ? submitLabel : 'Next'}
        </Button>
      </Inline>
    </form>
  );
}
