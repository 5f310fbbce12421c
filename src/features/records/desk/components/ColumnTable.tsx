import { belowQuery } from '#ui/breakpoints.ts';
import { classNames } from '#ui/classNames.ts';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import { columnTexts as texts } from '../columnTexts.ts';
import type { ColumnValues } from '../columnValues.ts';
import { useSheetRowsQuery, type Sheet, type SheetGuess } from '../deskApi.ts';
import { ColumnChoice, type ColumnChoiceProps } from './ColumnChoice.tsx';
import styles from './columns.module.scss';

interface ColumnTableProps {
  sheet: Sheet;
  values: ColumnValues;
  guesses: readonly SheetGuess[];
  onChoose: ColumnChoiceProps['onChoose'];
  onFurther: ColumnChoiceProps['onFurther'];
}

/** Rows that show what a column holds. */
const SHOWN_ROWS = 6;

/**
 * The first rows of a sheet with a choice above each column. On a phone a card for each column, with examples. Where the
 * rows cannot be had, the examples of the columns are there all the same.
 */
export function ColumnTable({ sheet: { id, columns }, values, guesses, onChoose, onFurther }: ColumnTableProps) {
  const isPhone = useMediaQuery(belowQuery('md'));
  const { currentData: rows = [] } = useSheetRowsQuery({ id, from: 0 }, { skip: isPhone });
  const guessOf = new Map(guesses.map((guess) => [guess.at, guess]));
  const choices = columns.map((column) => ({
    column,
    isLeftOut: (values.columns[column.at] ?? '') === '',
    choice: <ColumnChoice {...{ values, column, onChoose, onFurther }} guess={guessOf.get(column.at)} />,
  }));
  if (isPhone)
    return (
      <ul role="list" className={styles.cards}>
        {choices.map(({ column, isLeftOut, choice }) => (
          <li key={column.at} className={classNames(styles.card, isLeftOut && styles.leftOut)}>
            {choice}
            <p className={styles.examples}>
              {column.examples.length === 0 ? texts.noExamples : `${texts.examples}: ${column.examples.join(' · ')}`}
            </p>
          </li>
        ))}
      </ul>
    );
  const shown =
    rows.length > 0
      ? rows.slice(0, SHOWN_ROWS)
      : [0, 1, 2, 3, 4].map((no) => ({ no: no + 1, cells: columns.map(({ examples }) => examples[no] ?? '') }));
  return (
    <div role="region" aria-label={texts.rowsCaption} tabIndex={0} className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {choices.map(({ column, isLeftOut, choice }) => (
              <th key={column.at} scope="col" className={classNames(styles.head, isLeftOut && styles.leftOut)}>
                {choice}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ no, cells }) => (
            <tr key={no}>
              {choices.map(({ column, isLeftOut }) => (
                <td key={column.at} className={classNames(styles.cell, isLeftOut && styles.leftOut)}>
                  {cells[column.at] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
