import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { formatMoney } from '#domain/billing/core/money.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { OpensList } from '#features/billing/core/index.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { type GiftPlan, useCreateGiftMutation } from './giftsApi.ts';
import { EMPTY_GIFT, problemsOfGift, type GiftValues } from './giftValues.ts';
import { GiftWordFields } from './GiftWordFields.tsx';
import { giftTexts as texts } from './texts.ts';

/** Each gift on sale by the id of its price, with its name, length and full price in words. */
export const giftOptions = (plans: readonly GiftPlan[]): { value: string; label: string }[] =>
  plans.flatMap(({ prices }) =>
    prices.map(({ priceId, plan, total }) => ({
      value: priceId,
      label: texts.option(plan.displayName, plan.durationInMonths, formatMoney(total)),
    })),
  );

/** What is given, to whom, and when. It is kept while it is written, and paid on the next page. */
export function GiftForm({ plans }: { plans: readonly GiftPlan[] }) {
  const navigate = useNavigate();
  const [create] = useCreateGiftMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const options = giftOptions(plans);
  const form = useForm<GiftValues>({
    initialValues: { ...EMPTY_GIFT, priceId: options[0]?.value ?? '' },
    validate: problemsOfGift,
    validateOnBlur: false,
    onSubmit: async (values) => {
      setRefused(null);
      const { data, error } = await create({ input: values });
      if (error !== undefined) return setRefused(describeError(error));
      if (!data.giftId) return setRefused(data.problems.map(({ message }) => message).join(' '));
      draft.forget();
      return void navigate(
        `/payment?gift-id=${encodeURIComponent(data.giftId)}&nextPage=%2Fgift-subscriptions&userJourney=gift`,
      );
    },
  });
  const draft = useFormDraft(form, { form: 'gift', owner: useDraftOwner() });
  return (
    <Form form={form} method="post">
      <Stack gap={6}>
        <Card title={texts.choose}>
          <SelectField label={texts.choose} hideLabel options={options} {...formikField(form, 'priceId')} />
          {plans[0] && <OpensList opens={plans[0].opens} />}
        </Card>
        <Card title={texts.details}>
          <GiftWordFields form={form} />
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
