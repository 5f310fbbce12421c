import { Suspense, useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { type OwnGift, useExtendGiftMutation, useRefundGiftMutation } from './giftsApi.ts';
import { giftTexts as texts } from './texts.ts';

const ChangeGiftForm = lazyPart(() => import('./ChangeGiftForm.tsx').then((chunk) => chunk.ChangeGiftForm));

interface Acted {
  data?: { problems: readonly { message: string }[] } | undefined;
  error?: unknown;
}

/**
 * What its buyer can do with a gift that no one has redeemed: change it, extend it, print its card, take it back in two
 * presses.
 */
export function GiftActions({ gift }: { gift: OwnGift }) {
  const [extend, { isLoading: isExtending }] = useExtendGiftMutation();
  const [refund, { isLoading: isRefunding }] = useRefundGiftMutation();
  const [open, setOpen] = useState<'change' | 'refund' | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { id, canChange, canExtend, canRefund, card, recipientName } = gift;
  const of = (label: string) => ({ 'aria-label': `${label}: ${texts.forWhom(recipientName)}` });
  const press = async (act: Promise<Acted>) => {
    setRefused(null);
    const { data, error } = await act;
    setRefused(error === undefined ? (data?.problems[0]?.message ?? null) : describeError(error));
    setOpen(null);
  };
  if (open === 'change') {
    return (
      <Suspense fallback={null}>
        <ChangeGiftForm gift={gift} onDone={() => setOpen(null)} />
      </Suspense>
    );
  }
  return (
    <Stack gap={3}>
      {open === 'refund' && <p>{texts.refundText}</p>}
      <Inline gap={3}>
        {card && (
          <a href={card} download {...of(texts.card)}>
            {texts.card}
          </a>
        )}
        {open === null && canChange && (
          <Button size="sm" {...of(texts.change)} onClick={() => setOpen('change')}>
            {texts.change}
          </Button>
        )}
        {open === null && canExtend && (
          <Button
            size="sm"
            loading={isExtending}
            {...of(texts.extend)}
            onClick={() => void press(extend({ giftId: id }))}
          >
            {texts.extend}
          </Button>
        )}
        {open === null && canRefund && (
          <Button size="sm" {...of(texts.refund)} onClick={() => setOpen('refund')}>
            {texts.refund}
          </Button>
        )}
        {open === 'refund' && (
          <>
            <Button
              size="sm"
              variant="danger"
              loading={isRefunding}
              {...of(texts.refundConfirm)}
              onClick={() => void press(refund({ giftId: id }))}
            >
              {texts.refundConfirm}
            </Button>
            <Button size="sm" onClick={() => setOpen(null)}>
              {texts.keepAsIs}
            </Button>
          </>
        )}
      </Inline>
      <FormRefusal title={texts.refused} reason={refused} />
    </Stack>
  );
}
