import { useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { type OwnGift, useChangeGiftMutation } from './giftsApi.ts';
import { problemsOfGift, type GiftValues } from './giftValues.ts';
import { GiftWordFields } from './GiftWordFields.tsx';
import { giftTexts as texts } from './texts.ts';

/** Other words, another address or date for a gift that waits for its date. */
export function ChangeGiftForm({ gift, onDone }: { gift: OwnGift; onDone: () => void }) {
  const [change] = useChangeGiftMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const { id, recipientName, recipientEmail, senderName, message, delivery, deliverOn } = gift;
  const form = useForm<GiftValues>({
    initialValues: {
      priceId: '',
      recipientName,
      recipientEmail: recipientEmail ?? '',
      senderName,
      message,
      delivery,
      deliverOn: deliverOn ?? '',
    },
    validate: problemsOfGift,
    validateOnBlur: false,
    onSubmit: async ({ priceId: _priceId, ...input }) => {
      setRefused(null);
      const { data, error } = await change({ giftId: id, input });
      if (error !== undefined) return setRefused(describeError(error));
      return data.problems.length > 0
        ? setRefused(data.problems.map((problem) => problem.message).join(' '))
        : onDone();
    },
  });
  return (
    <Form form={form}>
      <Stack gap={4}>
        <GiftWordFields form={form} name={`delivery-${id}`} />
        <FormRefusal title={texts.refused} reason={refused} />
        <Inline gap={3}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.saveChange}
          </Button>
          <Button onClick={onDone}>{texts.keepAsIs}</Button>
        </Inline>
      </Stack>
    </Form>
  );
}
