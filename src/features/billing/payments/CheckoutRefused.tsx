import { useEffect, useRef } from 'react';

import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { refusalTexts as texts } from './texts.ts';
import type { CheckoutRefusal } from './useCheckout.ts';

const Ways = () => (
  <>
    <ButtonLink to="/upgrade">{texts.changePlan}</ButtonLink>
    <ButtonLink variant="quiet" to="/account/subscription">
      {texts.subscription}
    </ButtonLink>
  </>
);

/** Why a payment did not start, and what to do about it. Nothing while there is no reason. */
export function CheckoutRefused({ refusal }: { refusal: CheckoutRefusal | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) place.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  if (!refusal) return null;
  return (
    <div ref={place}>
      <Notice tone={refusal.code.startsWith('QUOTE') ? 'warning' : 'error'} title={refusal.title} actions={refusal.code === 'ALREADY_SUBSCRIBED' && <Ways />}>
        <p>{refusal.text}</p>
      </Notice>
    </div>
  );
}
