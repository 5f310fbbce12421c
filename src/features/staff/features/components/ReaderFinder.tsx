import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useLazyFeatureReaderQuery } from '../featuresApi.ts';
import { listTexts } from '../texts.ts';
import styles from './features.module.scss';

interface ReaderFinderProps {
  /** Where the list of an account is. */
  addressOf: (memberId: string) => string;
}

const validate = validateWith<{ account: string }>((yup) =>
  yup.object({ account: yup.string().trim().required(listTexts.accountMissing) }),
);

/** Chooses the account whose features are looked at. What was typed stays, whatever comes of it. */
export function ReaderFinder({ addressOf }: ReaderFinderProps) {
  const [find] = useLazyFeatureReaderQuery();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { account: '' },
    validate,
    validateOnBlur: false,
    onSubmit: async ({ account }) => {
      setFailure(null);
      const { data, error } = await find({ account });
      if (error) setFailure(describeError(error));
      else if (data == null) setFailure(listTexts.accountUnknown);
      else await navigate(addressOf(data));
    },
  });
  const field = formikField(form, 'account');
  return (
    <Form form={form} aria-label={listTexts.finderName} className={styles.finder}>
      <TextField
        label={listTexts.account}
        autoComplete="off"
        {...field}
        error={field.error ?? failure ?? undefined}
        touched={field.touched || failure !== null}
        onChange={(event) => {
          setFailure(null);
          field.onChange(event);
        }}
      />
      <Button type="submit" loading={form.isSubmitting}>
        {listTexts.show}
      </Button>
    </Form>
  );
}
