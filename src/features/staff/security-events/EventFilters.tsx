import { SECURITY_EVENT_KINDS, securityEventName } from '#domain/account/security/securityEvents.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import styles from './EventFilters.module.scss';
import { securityEventTexts } from './texts.ts';

interface EventFiltersProps {
  /** Empty: every kind. */
  kind: string;
  /** Empty: every account. */
  account: string;
  onKind: (kind: string) => void;
  onAccount: (account: string) => void;
}

/** An account number, or nothing for every account. */
const validate = validateWith<{ account: string }>((yup) =>
  yup.object({
    account: yup
      .string()
      .trim()
      .matches(/^\d{0,15}$/u, securityEventTexts.accountInvalid),
  }),
);
const KINDS = [
  { value: '', label: securityEventTexts.everyEvent },
  ...SECURITY_EVENT_KINDS.map((kind) => ({ value: kind, label: securityEventName(kind) })),
];

/** Which events are listed: the kind at once, the account when it is asked for, since looking at one is recorded. */
export function EventFilters({ kind, account, onKind, onAccount }: EventFiltersProps) {
  const form = useForm({
    initialValues: { account },
    validate,
    validateOnBlur: false,
    onSubmit: (values) => onAccount(values.account.trim()),
  });
  return (
    <section aria-label={securityEventTexts.filtersName} className={styles.filters}>
      <SelectField
        label={securityEventTexts.event}
        value={kind}
        onChange={({ target }) => onKind(target.value)}
        options={KINDS}
      />
      <Form form={form} aria-label={securityEventTexts.formName} className={styles.account}>
        <TextField
          label={securityEventTexts.account}
          inputMode="numeric"
          autoComplete="off"
          {...formikField(form, 'account')}
        />
        <Button type="submit">{securityEventTexts.show}</Button>
        {account !== '' && (
          <Button variant="quiet" onClick={() => onAccount('')}>
            {securityEventTexts.everyAccount}
          </Button>
        )}
      </Form>
    </section>
  );
}
