import { useId } from 'react';

import { classNames } from '#ui/classNames.ts';

import type { MergeChoice, MergeRow } from '../treeHintsApi.ts';
import styles from './MergeForm.module.scss';
import { resultOf } from './useMergeChoices.ts';

const AGREEMENTS: Readonly<Record<MergeRow['agreement'], string>> = { MISSING: 'New', SAME: 'Agrees', FINER: 'Tells more', DIFFERENT: 'Differs' };

interface MergeRowChoiceProps {
  row: MergeRow;
  choice: MergeChoice;
  onChoose: (choice: MergeChoice) => void;
}

/** One row of a merge: the person’s words, the record’s, and what becomes of them. One radio group; arrow keys choose. */
export function MergeRowChoice({ row, choice, onChoose }: MergeRowChoiceProps) {
  const name = useId();
  const radio = (value: MergeChoice, label: string) => (
    <input type="radio" name={name} value={value} checked={choice === value} disabled={!row.choices.includes(value)} aria-label={label} onChange={() => onChoose(value)} />
  );
  const person = row.person ?? 'Nothing in the tree';
  return (
    <fieldset className={styles.row}>
      <legend className={styles.label}>
        <span>{row.label}</span>
        <span className={classNames(styles.agreement, styles[row.agreement.toLowerCase()])}>{AGREEMENTS[row.agreement]}</span>
      </legend>
      <label className={classNames(styles.cell, choice === 'PERSON' && styles.chosen, row.person === null && styles.empty)}>
        <span className={styles.column}>In the tree</span>
        {radio('PERSON', `${row.label}: keep what the tree says, ${person}`)}
        <span>{person}</span>
      </label>
      <label className={classNames(styles.cell, choice === 'RECORD' && styles.chosen)}>
        <span className={styles.column}>In the record</span>
        {radio('RECORD', `${row.label}: take what the record says, ${row.record}`)}
        <span>{row.record}</span>
      </label>
      <div className={classNames(styles.cell, styles.result)}>
        <span className={styles.column}>Result</span>
        <output>{resultOf(row, choice)}</output>
        {row.choices.includes('BOTH') && (
          <label className={styles.both}>
            {radio('BOTH', `${row.label}: keep both`)}
            <span>Keep both</span>
          </label>
        )}
      </div>
    </fieldset>
  );
}
