import { useLocation } from 'react-router-dom';

import { formatMoney } from '#domain/billing/core/formatMoney.ts';
import { recordItemId } from '#domain/billing/items/recordItem.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { usePpvPreviewQuery } from './ppvApi.ts';
import { subscriberOfferTexts as texts } from './texts.ts';

export interface SubscriberOfferProps {
  recordId: string;
  /** What is closed to the member: the whole transcript, or the image of its page. */
  what: 'transcript' | 'image';
}

const TYPES = { transcript: 'TRANSCRIPTION', image: 'IMAGE' } as const;

/**
 * What a member reads of a record that only subscribers see whole: what opens it, from what price, and the ways to it, which come back here. The notice
 * is there before its prices are, and where they cannot be had. A reader who may not pay here reads what opens it.
 */
export function SubscriberOffer({ recordId, what }: SubscriberOfferProps) {
  const { pathname, search } = useLocation();
  const mayPay = useGrant('payment');
  const { data } = usePpvPreviewQuery({ recordId, recordItemId: recordItemId({ recordId, type: TYPES[what] }) }, { skip: !mayPay });
  const money = (amount: number) => formatMoney({ amount, currency: data?.price.currency ?? '' });
  const query = new URLSearchParams({ nextPage: pathname + search, checkoutOrigin: what });
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title={texts.titles[what]}
      actions={
        mayPay && (
          <>
            <ButtonLink variant="primary" to={`/subscribe?${query}`}>
              {data?.plan ? texts.plansFrom(money(data.plan.price)) : texts.plans}
            </ButtonLink>
            {data && (
              <ButtonLink to={`/${what}/confirm-purchase?${new URLSearchParams({ 'record-id': recordId })}&${query}`}>{texts.buy[what](money(data.netPrice.amount))}</ButtonLink>
            )}
          </>
        )
      }
    >
      <p>{texts.text[what]}</p>
    </Notice>
  );
}
