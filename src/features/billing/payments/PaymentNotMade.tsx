import { readStored } from '#services/storage/webStorage.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { Checkout } from './outcomesApi.ts';
import { outcomeTexts as texts } from './outcomeTexts.ts';

interface NotPaidProps {
  end: 'failure' | 'cancel';
  /** Null: the address names none. */
  checkout: Checkout | null;
  isCard: boolean;
}

/** Where the order is that the reader left for the processor's page. */
const orderAddress = (isCard: boolean): string => {
  const stored = readStored('session', 'paymentOrder') ?? '';
  const start = isCard ? '/card-update' : '/payment';
  return stored === start || stored.startsWith(`${start}?`) ? stored : start;
};

function whyOf(checkout: Checkout | null): string {
  const { failure, isGivenBack = false } = checkout ?? {};
  const { givenBack } = texts.failure;
  if (isGivenBack)
    return `${givenBack[failure?.code as keyof typeof givenBack] ?? givenBack.other} ${texts.failure.statement}`;
  if (failure?.code === 'trial_used') return texts.failure.trialUsed;
  return failure ? texts.failure.why[failure.class] : texts.failure.plain;
}

function Failed({ checkout, isCard }: Omit<NotPaidProps, 'end'>) {
  const isSecond = checkout?.isGivenBack === true;
  const isTrial = checkout?.failure?.code === 'trial_used';
  return (
    <>
      <h1>{isCard ? texts.failure.cardTitle : texts.failure.title}</h1>
      {!isSecond && (
        <p>
          <strong>{texts.failure.safe}</strong>
        </p>
      )}
      <p>{whyOf(checkout)}</p>
      <Inline gap={4}>
        {isSecond ? (
          <ButtonLink to="/account/subscription">{texts.toSubscription}</ButtonLink>
        ) : (
          <ButtonLink variant="primary" to={isTrial ? '/subscribe' : orderAddress(isCard)}>
            {isTrial ? texts.cancel.plans : texts.failure.again}
          </ButtonLink>
        )}
        <TextLink to="/help/contact">{texts.failure.contact}</TextLink>
      </Inline>
    </>
  );
}

function Canceled({ checkout, isCard }: Omit<NotPaidProps, 'end'>) {
  const words = isCard ? texts.cancel.cardText : texts.cancel.text;
  return (
    <>
      <h1>{isCard ? texts.cancel.cardTitle : texts.cancel.title}</h1>
      <p>{checkout?.state === 'EXPIRED' && !isCard ? texts.cancel.expired : words}</p>
      <Inline gap={4}>
        <ButtonLink variant="primary" to={orderAddress(isCard)}>
          {isCard ? texts.cancel.cardBack : texts.cancel.back}
        </ButtonLink>
        {isCard ? (
          <ButtonLink to="/account/subscription">{texts.toSubscription}</ButtonLink>
        ) : (
          <ButtonLink to="/subscribe">{texts.cancel.plans}</ButtonLink>
        )}
      </Inline>
    </>
  );
}

/** A payment that was not made: what happened, what is safe, what to do next. */
export const PaymentNotMade = ({ end, ...rest }: NotPaidProps) => (
  <Stack gap={4}>{end === 'failure' ? <Failed {...rest} /> : <Canceled {...rest} />}</Stack>
);
