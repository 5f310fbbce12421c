import { useId } from 'react';

import { classNames } from '#ui/classNames.ts';

import { mergeTexts } from '../texts.tsx';
import type { MergeChoice, MergeRow } from '../treeHintsApi.ts';
import styles from './RecordMergeForm.module.scss';
import { resultOf } from './useMergeForm.ts';

const AGREEMENTS: Readonly<Record<MergeRow['agreement'], string>> = mergeTexts.agreement;

interface MergeRowChoiceProps {
  row: MergeRow;
  choice: MergeChoice;
  onChoose: (choice: MergeChoice) => void;
}

/**
 * One row of a merge: the person’s words, the record’s, and what becomes of them. One radio group; arrow keys choose.
 */
export function MergeRowChoice({ row, choice, onChoose }: MergeRowChoiceProps) {
  const name = useId();
  const radio = (value: MergeChoice, label: string) => (
    <input
      type="radio"
      name={name}
      value={value}
      checked={choice === value}
      disabled={!row.choices.includes(value)}
      aria-label={label}
      onChange={() => onChoose(value)}
    />
  );
  const person = row.person ?? mergeTexts.nothingInTree;
  return (
    <fieldset className={styles.row}>
      <legend className={styles.label}>
        <span>{row.label}</span>
        <span className={classNames(styles.agreement, styles[row.agreement.toLowerCase()])}>
          {AGREEMENTS[row.agreement]}
        </span>
      </legend>
      <label
        className={classNames(styles.cell, choice === 'PERSON' && styles.chosen, row.person === null && styles.empty)}
      >
        <span className={styles.column}>{mergeTexts.columns.tree}</span>
        {radio('PERSON', mergeTexts.keepTree(row.label, person))}
        <span>{person}</span>
      </label>
      <label className={classNames(styles.cell, choice === 'RECORD' && styles.chosen)}>
        <span className={styles.column}>{mergeTexts.columns.record}</span>
        {radio('RECORD', mergeTexts.takeRecord(row.label, row.record))}
        <span>{row.record}</span>
      </label>
      <div className={classNames(styles.cell, styles.result)}>
        <span className={styles.column}>{mergeTexts.columns.result}</span>
        <output>{resultOf(row, choice)}</output>
        {row.choices.includes('BOTH') && (
          <label className={styles.both}>
            {radio('BOTH', mergeTexts.keepBoth(row.label))}
            <span>{mergeTexts.both}</span>
          </label>
        )}
      </div>
    </fieldset>
  );
}
