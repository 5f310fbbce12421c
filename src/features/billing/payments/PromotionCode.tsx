import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import styles from './payments.module.scss';
import { paymentTexts as texts } from './texts.ts';

export interface PromotionCodeProps {
  /** The code in the price that is shown; empty: none. */
  applied: string;
  /** Why it is not in it. */
  problem: string | null;
  isBusy: boolean;
  onApply: (code: string) => void;
}

/** A promotion code: it is tried when it is applied, and the order shows what it takes off. */
export function PromotionCode({ applied, problem, isBusy, onApply }: PromotionCodeProps) {
  const form = useForm({
    initialValues: { code: '' },
    onSubmit: async ({ code }) => onApply(code.trim()),
    validateOnBlur: false,
  });
  if (applied !== '' && problem === null) {
    return (
      <Inline gap={3}>
        <p role="status">{texts.codeApplied(applied)}</p>
        <Button size="sm" onClick={() => onApply('')}>
          {texts.removeCode}
        </Button>
      </Inline>
    );
  }
  return (
    <Form form={form} className={styles.code}>
      <TextField
        label={texts.code}
        optional
        autoComplete="off"
        maxLength={100}
        {...formikField(form, 'code')}
        error={problem ?? undefined}
        touched={problem !== null}
      />
      <Button type="submit" loading={isBusy && form.values.code !== ''}>
        {texts.applyCode}
      </Button>
    </Form>
  );
}
