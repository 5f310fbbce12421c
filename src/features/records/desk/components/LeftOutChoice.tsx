import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { type SheetFile, usePlaceSheetRowsMutation } from '../deskApi.ts';
import { refusalText } from '../refusalText.ts';
import { fileTexts as texts } from '../texts.ts';

const PLACES = 'places';

interface LeftOutChoiceProps {
  sheetId: string;
  file: Pick<SheetFile, 'id' | 'name'>;
  /** How many it has. */
  rows: number;
}

/** Asks whether the rows of a file are those that were left out, or the whole next file. */
export function LeftOutChoice({ sheetId, file: { id, name }, rows }: LeftOutChoiceProps) {
  const [place, { error }] = usePlaceSheetRowsMutation();
  const form = useForm({
    initialValues: { what: PLACES },
    onSubmit: async ({ what }) => void (await place({ id: sheetId, file: id, inPlaces: what === PLACES })),
  });
  return (
    <Card title={texts.whatRows(name)}>
      <Form form={form} aria-label={texts.whatRows(name)}>
        <Stack gap={4}>
          <p>{texts.whatRowsText}</p>
          <RadioGroup
            label={texts.itsRows}
            options={[
              { value: PLACES, label: texts.inPlaces(rows), hint: texts.inPlacesHint },
              { value: 'whole', label: texts.wholeFile, hint: texts.wholeFileHint },
            ]}
            {...formikField(form, 'what')}
            onChange={(what) => void form.setFieldValue('what', what)}
          />
          <FormRefusal title={texts.rowsNotTaken} reason={refusalText(error)} />
          <div>
            <Button type="submit" variant="primary" loading={form.isSubmitting}>
              {texts.takeRows}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
