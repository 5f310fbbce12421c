import { Answer } from '#ui/Answer/Answer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { FormDialog } from '#ui/Dialog/FormDialog.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { useForm } from '#ui/Form/useForm.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { fieldLabels, headingOf, mendableColumns } from '../columnValues.ts';
import { useSheetRowsQuery, type Sheet, type SheetRow } from '../deskApi.ts';
import { problemTexts } from '../problemTexts.ts';
import type { Mends } from '../useMends.ts';

const texts = problemTexts.mend;
/** What the server puts at the end of a cell that is too long to be shown whole. */
const CUT = '…';
const LONGEST_SHOWN = 300;

interface MendRowProps {
  sheet: Sheet;
  no: number;
  mends: Mends;
  onClose: () => void;
}

function RowForm({ sheet, row, mends, onClose }: Omit<MendRowProps, 'no'> & { row: SheetRow }) {
  const used = mendableColumns(sheet);
  const labels = fieldLabels(sheet);
  const cellOf = (at: number) => (row.cells[at] ?? '').trim();
  const isCut = (at: number) => cellOf(at).length >= LONGEST_SHOWN && cellOf(at).endsWith(CUT);
  const finish = async (steps: Parameters<Mends['add']>[0]) => {
    if (await mends.add(steps)) onClose();
  };
  const form = useForm<Record<string, string>>({
    initialValues: Object.fromEntries(used.map(({ at }) => [String(at), cellOf(at)])),
    validate: (values) =>
      used.every(({ at }) => values[at]?.trim() === cellOf(at)) ? { [String(used[0]?.at)]: texts.unchanged } : {},
    validateOnBlur: false,
    validateOnChange: false,
    onSubmit: (values) =>
      finish(
        used
          .filter(({ at }) => !isCut(at) && values[at]?.trim() !== cellOf(at))
          .map(({ at, field }) => ({ do: 'cell', field, no: row.no, to: values[at]?.trim() ?? '' })),
      ),
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
    </FormDialog>
  );
}

/** One row of a sheet, cell by cell, to be mended or left out. States: loading, failed, the form. */
export function MendRow({ no, onClose, ...rest }: MendRowProps) {
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
