import { useState } from 'react';

import { Answer } from '#ui/Answer/Answer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';

import { fieldLabels, mendableFields } from '../columnValues.ts';
import { useSheetValuesQuery, type Sheet, type SheetProblem } from '../deskApi.ts';
import { problemTexts } from '../problemTexts.ts';
import type { Mends } from '../useMends.ts';
import { useReplacements } from '../useReplacements.ts';
import { ValueTable } from './ValueTable.tsx';

const texts = problemTexts.column;
const AT_ONCE = 20;

interface ColumnValuesProps {
  sheet: Sheet;
  mends: Mends;
  /** Opens a row to mend it. */
  onRow: (no: number) => void;
}

interface ReplacedProps extends Omit<ColumnValuesProps, 'sheet'> {
  field: string;
  label: string;
  values: readonly SheetProblem['values'][number][];
  differentValues: number;
}

function Replaced({ field, label, values, differentValues, mends, onRow }: ReplacedProps) {
  const instead = useReplacements(values);
  const { replacements } = instead;
  return (
    <>
      <ValueTable
        caption={problemTexts.valuesOf(label)}
        atOnce={AT_ONCE}
        {...{ values, differentValues, instead, onRow }}
      />
      {replacements.length > 0 && (
        <div>
          <Button
            variant="primary"
            loading={mends.isBusy}
            onClick={() => void mends.add([{ do: 'replace', field, values: replacements }])}
          >
            {problemTexts.replace(replacements.length)}
          </Button>
        </div>
      )}
    </>
  );
}

function Values({ sheet, field, ...rest }: ColumnValuesProps & { field: string; label: string }) {
  const answer = useSheetValuesQuery({ id: sheet.id, field });
  return (
    <Answer of={answer} texts={texts} headingLevel={3} empty={<p>{texts.none}</p>}>
      {({ values, differentValues }) =>
        values.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <Replaced field={field} {...{ values, differentValues }} {...rest} />
        )
      }
    </Answer>
  );
}

/** All values of one column, to be written otherwise. States: no column chosen, loading, failed, none, values. */
export function ColumnValuesCard({ sheet, ...rest }: ColumnValuesProps) {
  const [field, setField] = useState('');
  const labels = fieldLabels(sheet);
  const options = mendableFields(sheet).map((value) => ({ value, label: labels.get(value) ?? value }));
  return (
    <Card title={texts.title}>
      <p>{texts.text}</p>
      <SelectField
        label={texts.field}
        name="column"
        value={field}
        options={[{ value: '', label: texts.choose }, ...options]}
        onChange={({ target }) => setField(target.value)}
      />
      {field !== '' && <Values key={field} sheet={sheet} field={field} label={labels.get(field) ?? field} {...rest} />}
    </Card>
  );
}
