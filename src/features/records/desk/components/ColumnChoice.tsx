import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Select } from '#ui/SelectField/Select.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { columnTexts as texts } from '../columnTexts.ts';
import { fieldsOf, furtherFields, headingOf, type ColumnValues, type FurtherField } from '../columnValues.ts';
import type { SheetColumn, SheetGuess } from '../deskApi.ts';
import styles from './columns.module.scss';

export interface ColumnChoiceProps {
  values: ColumnValues;
  column: SheetColumn;
  guess: SheetGuess | undefined;
  onChoose: (at: number, field: string) => void;
  /** Says what the column of a field fills as well; null for nothing. */
  onFurther: (field: string, further: FurtherField | null) => void;
}

/** A guess with its reason; a press takes it where nothing is said of the column. */
function Guess({ values: { kind, columns }, column: { at }, guess, onChoose }: ColumnChoiceProps) {
  const chosen = columns[at] ?? '';
  if (guess === undefined || (chosen !== '' && chosen !== guess.field)) return null;
  const label = fieldsOf(kind).find(({ id }) => id === guess.field)?.label ?? guess.field;
  return (
    <div className={styles.guess}>
      {chosen === '' && (
        <Button size="sm" onClick={() => onChoose(at, guess.field)}>
          {texts.use(label)}
        </Button>
      )}
      <p className={styles.because}>
        <Badge tone={guess.isSure ? 'success' : 'info'}>{guess.isSure ? texts.sure : texts.likely}</Badge>{' '}
        {guess.because}
      </p>
    </div>
  );
}

/** What else a column fills: nothing is asked where nothing would do. */
function Further({ values, column, onFurther }: ColumnChoiceProps) {
  const field = values.columns[column.at] ?? '';
  const options = field === '' ? [] : furtherFields(values, field);
  if (options.length === 0) return null;
  const labels = new Map(fieldsOf(values.kind).map(({ id, label }) => [id, label]));
  return (
    <Select
      compact
      aria-label={texts.further(headingOf(column))}
      placeholder={texts.nothingElse}
      options={options.map(({ field: value, isSplit }) => ({
        value,
        label: (isSplit ? texts.lastWord : texts.sameToo)(labels.get(value) ?? value),
      }))}
      value={values.further[field]?.field ?? ''}
      onChange={({ target }) => onFurther(field, options.find((one) => one.field === target.value) ?? null)}
    />
  );
}

/** What is in one column: a list of the fields of the kind, with what it probably is. */
export function ColumnChoice(props: ColumnChoiceProps) {
  const { values, column, onChoose } = props;
  const { at } = column;
  const heading = headingOf(column);
  const options = fieldsOf(values.kind).map(({ id, label }) => {
    const other = values.columns.findIndex((field, index) => field === id && index !== at);
    return {
      value: id,
      label: other < 0 ? label : texts.usedBy(label, headingOf({ at: other, heading: values.headings[other] ?? '' })),
    };
  });
  return (
    <div className={styles.choice}>
      <p className={styles.heading}>{heading}</p>
      <Select
        compact
        aria-label={texts.choose(heading)}
        options={options}
        placeholder={texts.leftOut}
        disabled={values.kind === ''}
        value={values.columns[at] ?? ''}
        onChange={({ target }) => onChoose(at, target.value)}
      />
      <Further {...props} />
      <Guess {...props} />
      {values.kind === '' && <VisuallyHidden>{texts.kindFirst}</VisuallyHidden>}
    </div>
  );
}
