import { Fragment } from 'react';

import { COLUMN_STEPS } from '#domain/records/sheets/steps/sheetStep.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { FormDialog } from '#ui/Dialog/FormDialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { fieldLabels, headingOf, mendableColumns } from '../columnValues.ts';
import { useSheetRowsQuery, type Sheet, type SheetRow } from '../deskApi.ts';
import { problemTexts } from '../problemTexts.ts';
import type { SheetStepInput } from '../sheets.generated.ts';
import type { Mends } from '../useMends.ts';

const texts = problemTexts.mend;
/** What the server puts at the end of a cell that is too long to be shown whole. */
const CUT = '…';
const LONGEST_SHOWN = 300;

/** A row that is opened: from what was found in a field, with the steps that would mend that. */
export interface OpenRow {
  no: number;
  field: string | null;
  offers: readonly string[];
}

interface MendRowProps {
  sheet: Sheet;
  open: OpenRow;
  mends: Mends;
  onClose: () => void;
}

const isColumnStep = (what: string): boolean => COLUMN_STEPS.some((one) => one === what);

/** Steps of columns that the row may be left out of: those of the sheet, and those that what was found offers. */
function exceptionsOf({ steps }: Sheet, { field: of, offers }: OpenRow) {
  const all = [
    ...steps.map(({ do: what, field }) => ({ what, field })),
    ...offers.map((what) => ({ what, field: of })),
  ].flatMap(({ what, field }) =>
    field !== null && isColumnStep(what) ? [{ what, field, name: `${what} ${field} not` }] : [],
  );
  return [...new Map(all.map((one) => [one.name, one])).values()];
}

function RowForm({ sheet, open, row, mends, onClose }: MendRowProps & { row: SheetRow }) {
  const used = mendableColumns(sheet);
  const labels = fieldLabels(sheet);
  const cellOf = (at: number) => (row.cells[at] ?? '').trim();
  const isCut = (at: number) => cellOf(at).length >= LONGEST_SHOWN && cellOf(at).endsWith(CUT);
  const offered = exceptionsOf(sheet, open);
  const placeNameOf = (field: string) => `place ${field}`;
  const finish = async (steps: Parameters<Mends['add']>[0]) => {
    if (await mends.add(steps)) onClose();
  };
  const isSaid = (values: Record<string, string>, name: string) => (values[name] ?? '').trim() !== '';
  const stepsOf = (values: Record<string, string>): SheetStepInput[] => [
    ...used
      .filter(({ at }) => !isCut(at) && values[at]?.trim() !== cellOf(at))
      .map(({ at, field }) => ({ do: 'cell', field, no: row.no, to: values[at]?.trim() ?? '' })),
    ...offered.flatMap(({ what, field, name }) => {
      const to = what === 'place' ? (values[placeNameOf(field)] ?? '').trim() : '';
      return isSaid(values, name) || to !== ''
        ? [{ do: 'except', of: what, field, no: row.no, ...(to !== '' && { to }) }]
        : [];
    }),
  ];
  const form = useForm<Record<string, string>>({
    initialValues: {
      ...Object.fromEntries(used.map(({ at }) => [String(at), cellOf(at)])),
      ...Object.fromEntries(offered.flatMap(({ field, name }) => [name, placeNameOf(field)].map((one) => [one, '']))),
    },
    validate: (values) => (stepsOf(values).length === 0 ? { [String(used[0]?.at)]: texts.unchanged } : {}),
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: (values) => finish(stepsOf(values)),
  });
  return (
    <FormDialog
      form={form}
      title={texts.title(row.no)}
      description={texts.description}
      confirm={texts.confirm}
      cancel={texts.cancel}
      refused={{ title: texts.refused, reason: mends.refused }}
      onClose={onClose}
      actions={
        <Button loading={mends.isBusy} onClick={() => void finish([{ do: 'leaveOut', no: row.no }])}>
          {texts.leaveOut}
        </Button>
      }
    >
      {used.map((column) => {
        // A line end would be lost in one line.
        const Field = cellOf(column.at).includes('\n') ? TextAreaField : TextField;
        return (
          <Field
            key={column.at}
            label={labels.get(column.field ?? '') ?? headingOf(column)}
            hint={isCut(column.at) ? texts.cut : texts.inFile(headingOf(column))}
            readOnly={isCut(column.at)}
            autoComplete="off"
            {...formikField(form, String(column.at))}
          />
        );
      })}
      {offered.length > 0 && (
        <FieldSet legend={texts.exceptions} hint={texts.exceptionsHint}>
          <Stack gap={3}>
            {offered.map(({ what, field, name }) => (
              <Fragment key={name}>
                <CheckboxField
                  label={texts.except(what, labels.get(field) ?? field)}
                  checked={isSaid(form.values, name)}
                  onChange={({ target }) => void form.setFieldValue(name, target.checked ? name : '')}
                />
                {what === 'place' && (
                  <TextField
                    label={texts.place(labels.get(field) ?? field)}
                    hint={texts.placeHint}
                    optional
                    autoComplete="off"
                    {...formikField(form, placeNameOf(field))}
                  />
                )}
              </Fragment>
            ))}
          </Stack>
        </FieldSet>
      )}
    </FormDialog>
  );
}

/** One row of a sheet, cell by cell, to be mended or left out. States: loading, failed, the form. */
export function MendRow({ onClose, ...rest }: MendRowProps) {
  const { no } = rest.open;
  const answer = useSheetRowsQuery({ id: rest.sheet.id, from: no });
  const row = answer.currentData?.[0];
  if (row) return <RowForm {...rest} row={row} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={texts.title(no)}>
      <Answer of={{ ...answer, data: undefined }} texts={texts} headingLevel={3}>
        {() => null}
      </Answer>
    </Dialog>
  );
}
