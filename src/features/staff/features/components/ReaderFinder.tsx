import { useFormik } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useLazyFeatureReaderQuery } from '../featuresApi.ts';
import styles from './features.module.scss';

interface ReaderFinderProps {
  /** Where the list of an account is. */
  addressOf: (memberId: string) => string;
}

const validate = ({ account }: { account: string }) => (account.trim() === '' ? { account: 'Enter an account number or a whole email address.' } : {});

/** Chooses the account whose features are looked at. What was typed stays, whatever comes of it. */
export function ReaderFinder({ addressOf }: ReaderFinderProps) {
  const [find] = useLazyFeatureReaderQuery();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useFormik({
    initialValues: { account: '' },
    validate,
    validateOnBlur: false,
    onSubmit: async ({ account }) => {
      setFailure(null);
      const { data, error } = await find({ account });
      if (error) setFailure(describeError(error));
      else if (data == null) setFailure('No account has this number or email address.');
      else await navigate(addressOf(data));
    },
  });
  const field = formikField(form, 'account');
  return (
    <form aria-label="Look at one account" noValidate className={styles.finder} onSubmit={form.handleSubmit}>
      <TextField
        label="Account number or email address"
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
        Show
      </Button>
    </form>
  );
}
