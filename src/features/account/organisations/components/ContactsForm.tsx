import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { contactsTexts as texts } from '../libraryTexts.ts';
import { type LibraryDesk, useChangeLibraryContactsMutation } from '../organisationsApi.ts';
import { refusalText } from '../refusalText.ts';

/** Whom the site writes to at a library, to be changed. */
export function ContactsForm({ id, contacts: { revision, ...initialValues } }: Pick<LibraryDesk, 'id' | 'contacts'>) {
  const [change, { error, isSuccess }] = useChangeLibraryContactsMutation();
  const form = useForm({
    initialValues,
    validate: () => ({}),
    onSubmit: async (contacts) => {
      await change({ id, contacts: { revision, ...contacts } });
    },
  });
  return (
    <Card title={texts.title}>
      <Form form={form} aria-label={texts.title}>
        <Stack gap={4}>
          <p>{texts.text}</p>
          <TextField label={texts.contractName} autoComplete="off" {...formikField(form, 'contractName')} />
          <TextField
            type="email"
            label={texts.contractEmail}
            autoComplete="off"
            {...formikField(form, 'contractEmail')}
          />
          <TextField label={texts.technicalName} autoComplete="off" {...formikField(form, 'technicalName')} />
          <TextField
            type="email"
            label={texts.technicalEmail}
            autoComplete="off"
            {...formikField(form, 'technicalEmail')}
          />
          <FormRefusal title={texts.refused} reason={refusalText(error)} />
          {isSuccess && <Notice tone="success" title={texts.saved} />}
          <div>
            <Button type="submit" variant="primary" loading={form.isSubmitting}>
              {texts.save}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
