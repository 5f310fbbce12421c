import { LONGEST_MESSAGE, LONGEST_NAME } from '#domain/billing/gifts/giftRules.ts';
import { formikField } from '#ui/Field/formikField.ts';
import type { FormState } from '#ui/Form/useForm.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import type { GiftValues } from './giftValues.ts';
import { giftTexts as texts } from './texts.ts';

const DELIVERIES = [
  { value: 'EMAIL', label: texts.byEmail },
  { value: 'PRINT', label: texts.byPrint, hint: texts.printHint },
] as const;

/**
 * To whom a gift goes, in which words, how and when.
 * @param name - of the choice of ways, one for each form of a page
 */
export function GiftWordFields({ form, name = 'delivery' }: { form: FormState<GiftValues>; name?: string }) {
  return (
    <Stack gap={4}>
      <TextField label={texts.recipientName} maxLength={LONGEST_NAME} {...formikField(form, 'recipientName')} />
      <TextField
        label={texts.senderName}
        maxLength={LONGEST_NAME}
        autoComplete="name"
        {...formikField(form, 'senderName')}
      />
      <TextAreaField
        label={texts.message}
        hint={texts.messageHint}
        optional
        rows={3}
        maxLength={LONGEST_MESSAGE * 2}
        {...formikField(form, 'message')}
      />
      <RadioGroup<GiftValues['delivery']>
        label={texts.delivery}
        name={name}
        options={DELIVERIES}
        value={form.values.delivery}
        onChange={(delivery) => void form.setValues({ ...form.values, delivery })}
      />
      {form.values.delivery === 'EMAIL' && (
        <>
          <TextField
            type="email"
            label={texts.recipientEmail}
            hint={texts.recipientEmailHint}
            autoComplete="off"
            {...formikField(form, 'recipientEmail')}
          />
          <TextField
            type="date"
            label={texts.deliverOn}
            hint={texts.deliverOnHint}
            {...formikField(form, 'deliverOn')}
          />
        </>
      )}
    </Stack>
  );
}
