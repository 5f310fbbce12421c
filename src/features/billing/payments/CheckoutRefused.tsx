import { useEffect, useRef } from 'react';

import { Notice } from '#ui/Notice/Notice.tsx';

import { AlreadySubscribed } from './AlreadySubscribed.tsx';
import { refusalTexts as texts } from './refusalTexts.ts';
import type { CheckoutRefusal } from './useCheckout.ts';

/** Why a payment did not start, and what to do about it. Nothing while there is no reason. */
export function CheckoutRefused({ refusal }: { refusal: CheckoutRefusal | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) place.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  if (!refusal) return null;
  const known = texts.known[refusal.code as keyof typeof texts.known] ?? texts.other;
  return (
    <div ref={place}>
      <Notice
        tone={refusal.code.startsWith('QUOTE') ? 'warning' : 'error'}
        title={known.title}
        actions={refusal.code === 'ALREADY_SUBSCRIBED' && <AlreadySubscribed />}
      >
        <p>{refusal.text ?? known.text}</p>
      </Notice>
    </div>
  );
}
