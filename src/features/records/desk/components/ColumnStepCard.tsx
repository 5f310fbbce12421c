import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { type ColumnStep, NO_STEP, stepInput } from '../columnStep.ts';
import { fieldLabels, fieldsToFill, mendableFields } from '../columnValues.ts';
import { type Sheet, type SheetStepPreview, useLazySheetStepPreviewQuery } from '../deskApi.ts';
import { refusalText } from '../refusalText.ts';
import { stepTexts as texts } from '../stepTexts.ts';
import type { Mends } from '../useMends.ts';
import styles from './problems.module.scss';
import { StepFields } from './StepFields.tsx';

interface ColumnStepProps {
  sheet: Sheet;
  mends: Mends;
  /** The step was added. */
  onDone: () => void;
}

interface Change {
  no: number;
  field: string;
  before: string;
  after: string;
}

const said = (text: string) => <span className={styles.value}>{text === '' ? texts.empty : text}</span>;

/** What a step would change, in its first rows. */
function Changes({ some, labels }: Pick<SheetStepPreview, 'some'> & { labels: ReadonlyMap<string, string> }) {
  const columns: readonly Column<Change>[] = [
    { id: 'no', header: texts.row, isRowHeader: true, narrow: true, cell: ({ no }) => no },
    { id: 'field', header: texts.column, cell: ({ field }) => labels.get(field) ?? field },
    { id: 'before', header: texts.before, cell: ({ before }) => said(before) },
    { id: 'after', header: texts.after, cell: ({ after }) => said(after) },
  ];
  return (
    <DataTable
      caption={texts.caption}
      hideCaption
      stacks="named"
      columns={columns}
      rows={some.flatMap(({ no, cells }) => cells.map((cell) => ({ no, ...cell })))}
      rowKey={({ no, field }) => `${no} ${field}`}
    />
  );
}

/**
 * Changes a column by a step that is shown before it is done. States: no column chosen, something missing, looking,
 * failed, no row would change, rows before and after.
 */
export function ColumnStepCard({ sheet, mends, onDone }: ColumnStepProps) {
  const [step, setStep] = useState<ColumnStep>(NO_STEP);
  const [look, answer] = useLazySheetStepPreviewQuery();
  // What was looked at: another step or another state of the sheet is looked at again.
  const [seen, setSeen] = useState('');
  const labels = fieldLabels(sheet);
  const optionOf = (field: string) => ({ value: field, label: labels.get(field) ?? field });
  const filled = mendableFields(sheet).map(optionOf);
  const asked = stepInput(step);
  const name = JSON.stringify([sheet.revision, asked]);
  const preview = seen === name && !answer.isFetching ? answer.data : undefined;
  const change = (to: Partial<ColumnStep>) => setStep((before) => ({ ...before, ...to }));
  const show = () => {
    if (asked === null) return;
    setSeen(name);
    void look({ id: sheet.id, step: asked });
  };
  const act = () => {
    if (asked === null || mends.isBusy) return;
    void mends.add([asked]).then((isDone) => {
      if (!isDone) return;
      setStep(NO_STEP);
      onDone();
    });
  };
  return (
    <Card title={texts.title}>
      <Stack gap={3}>
        <p>{texts.text}</p>
        <SelectField
          label={texts.field}
          value={step.field}
          options={[{ value: '', label: texts.choose }, ...filled]}
          onChange={({ target }) => change({ field: target.value })}
        />
        {step.field !== '' && (
          <>
            <SelectField
              label={texts.what}
              value={step.what}
              options={Object.entries(texts.WHATS).map(([value, label]) => ({ value, label }))}
              onChange={({ target }) => change({ what: target.value as ColumnStep['what'], other: '' })}
            />
            <StepFields step={step} filled={filled} free={fieldsToFill(sheet).map(optionOf)} onChange={change} />
            <div>
              <Button aria-disabled={asked === null} loading={answer.isFetching} onClick={show}>
                {texts.look}
              </Button>
            </div>
          </>
        )}
        <p role="status">
          {answer.isFetching
            ? texts.looking
            : preview &&
              (preview.rows === 0 ? texts.none : texts.rows(preview.rows, preview.lookedAt, sheet.file?.rows ?? 0))}
        </p>
        {seen === name && (
          <FormRefusal title={texts.failed} reason={answer.isError ? refusalText(answer.error) : null} />
        )}
        {preview && preview.rows > 0 && (
          <>
            <Changes some={preview.some} labels={labels} />
            <div>
              <Button variant="primary" loading={mends.isBusy} onClick={act}>
                {texts.act(preview.rows)}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}
