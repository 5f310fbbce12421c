import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { type SheetFile, useChooseSheetTableMutation } from '../deskApi.ts';
import { refusalText } from '../refusalText.ts';
import { fileTexts as texts } from '../texts.ts';

interface TableChoiceProps {
  sheetId: string;
  file: Pick<SheetFile, 'id' | 'name' | 'tables'>;
}

/** Asks which table of a file that holds several is meant. */
export function TableChoice({ sheetId, file: { id, name, tables } }: TableChoiceProps) {
  const [choose, { error }] = useChooseSheetTableMutation();
  const form = useForm<{ table: string | null }>({
    initialValues: { table: null },
    validate: ({ table }) => (table === null ? { table: texts.noTable } : {}),
    onSubmit: async ({ table }) => {
      if (table !== null) await choose({ id: sheetId, file: id, table });
    },
  });
  return (
    <Card title={texts.whichTable(name)}>
      <Form form={form} aria-label={texts.whichTable(name)}>
        <Stack gap={4}>
          <p>{texts.whichTableText}</p>
          <RadioGroup
            label={texts.tables}
            options={tables.map((table) => ({ value: table, label: table }))}
            {...formikField(form, 'table')}
            onChange={(table) => void form.setFieldValue('table', table)}
          />
          <FormRefusal title={texts.notChosen} reason={refusalText(error)} />
          <div>
            <Button type="submit" variant="primary" loading={form.isSubmitting}>
              {texts.readTable}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
