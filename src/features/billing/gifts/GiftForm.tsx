import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { formatMoney } from '#domain/billing/core/formatMoney.ts';
import { LONGEST_MESSAGE, LONGEST_NAME } from '#domain/billing/gifts/giftRules.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { likeInitial } from '#services/forms/likeInitial.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { type GiftPlan, useCreateGiftMutation } from './giftsApi.ts';
import { EMPTY_GIFT, type GiftValues } from './giftValues.ts';
import { giftTexts as texts } from './texts.ts';

const validate = validateWith<GiftValues>(() => import('./giftSchema.ts').then(({ giftSchema }) => giftSchema));
const DELIVERIES = [{ value: 'EMAIL', label: texts.byEmail }, { value: 'PRINT', label: texts.byPrint, hint: texts.printHint }] as const;

/** What is given, to whom, and when. It is kept while it is written, and paid on the next page. */
export function GiftForm({ plans }: { plans: readonly GiftPlan[] }) {
  const navigate = useNavigate();
  const [create] = useCreateGiftMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const options = plans.flatMap(({ prices }) => prices.map(({ priceId, plan, total }) => ({ value: priceId, label: texts.option(plan.displayName, plan.durationInMonths, formatMoney(total)) })));
  const form = useForm<GiftValues>({
    initialValues: { ...EMPTY_GIFT, priceId: options[0]?.value ?? '' },
    validate,
    validateOnBlur: false,
    onSubmit: async (values) => {
      setRefused(null);
      const { data, error } = await create({ input: values });
      if (error !== undefined) return setRefused(describeError(error));
      if (!data.giftId) return setRefused(data.problems.map(({ message }) => message).join(' '));
      draft.forget();
      return void navigate(`/payment?gift-id=${encodeURIComponent(data.giftId)}&nextPage=%2Fgift-subscriptions&userJourney=gift`);
    },
  });
  const draft = useFormDraft(form, { form: 'gift', owner: useDraftOwner(), read: (stored) => likeInitial(EMPTY_GIFT, stored) });
  return (
    <Form form={form}>
      <Stack gap={6}>
        <Card title={texts.choose}>
          <SelectField label={texts.choose} hideLabel options={options} {...formikField(form, 'priceId')} />
          {plans[0] && (
            <p>
              {texts.opens}: {plans[0].opens.join(', ')}
            </p>
          )}
        </Card>
        <Card title={texts.details}>
          <Stack gap={4}>
            <TextField label={texts.recipientName} maxLength={LONGEST_NAME} {...formikField(form, 'recipientName')} />
            <TextField label={texts.senderName} maxLength={LONGEST_NAME} autoComplete="name" {...formikField(form, 'senderName')} />
            <TextAreaField label={texts.message} hint={texts.messageHint} optional rows={3} maxLength={LONGEST_MESSAGE * 2} {...formikField(form, 'message')} />
            <RadioGroup<GiftValues['delivery']> label={texts.delivery} name="delivery" options={DELIVERIES} value={form.values.delivery} onChange={(delivery) => void form.setValues({ ...form.values, delivery })} />
            {form.values.delivery === 'EMAIL' && (
              <>
                <TextField type="email" label={texts.recipientEmail} hint={texts.recipientEmailHint} autoComplete="off" {...formikField(form, 'recipientEmail')} />
                <TextField type="date" label={texts.deliverOn} hint={texts.deliverOnHint} {...formikField(form, 'deliverOn')} />
              </>
            )}
          </Stack>
        </Card>
        <FormRefusal title={texts.refused} reason={refused} />
        <Inline>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.next}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
