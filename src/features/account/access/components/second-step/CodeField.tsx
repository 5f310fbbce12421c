import { formikField, type FormBag } from '#ui/Field/formikField.ts';
import { TextField } from '#ui/TextField/TextField.tsx';

import { verifyTexts } from '../../texts/secondStepTexts.ts';

/** The six digits that an authenticator app shows. */
export function CodeField({ form }: { form: FormBag<{ code: string }> }) {
  return (
    <TextField
      label={verifyTexts.code}
      hint={verifyTexts.codeHint}
      inputMode="numeric"
      autoComplete="one-time-code"
      {...formikField(form, 'code')}
    />
  );
}
