import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Select } from '#ui/SelectField/Select.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { columnTexts as texts } from '../columnTexts.ts';
import { fieldsOf, headingOf, type ColumnValues } from '../columnValues.ts';
import type { SheetColumn, SheetGuess } from '../deskApi.ts';
import styles from './columns.module.scss';

export interface ColumnChoiceProps {
  values: ColumnValues;
  column: SheetColumn;
  guess: SheetGuess | undefined;
  onChoose: (at: number, field: string) => void;
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
      <Guess {...props} />
      {values.kind === '' && <VisuallyHidden>{texts.kindFirst}</VisuallyHidden>}
    </div>
  );
}
