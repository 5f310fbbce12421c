import type { ReactNode } from 'react';

import { formatMoney } from '#domain/billing/core/money.ts';
import { recordItemId } from '#domain/billing/items/recordItem.ts';
import { termInWords } from '#domain/billing/plans/plan.ts';
import type { OpenTo } from '#domain/billing/plans/waysToOpen.ts';
import { useStoreReturnLocation } from '#services/routing/useStoreReturnLocation.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { WaysIn } from '#ui/WaysIn/WaysIn.tsx';

import { usePpvPreviewQuery } from '../ppv/ppvApi.ts';
import { paywallTexts as texts } from './texts.ts';
import { useWaysToOpen } from './useWaysToOpen.ts';

type RecordSubject = 'transcript' | 'image';
const TYPES = { transcript: 'TRANSCRIPTION', image: 'IMAGE' } as const;

interface BuyAloneProps {
  what: RecordSubject;
  recordId: string;
  way: string;
}

/** The offer of one record or image alone, once its price is there (PPV rows). */
function BuyAlone({ what, recordId, way }: BuyAloneProps) {
  const { data } = usePpvPreviewQuery({ recordId, recordItemId: recordItemId({ recordId, type: TYPES[what] }) });
  if (!data) return null;
  const price = formatMoney({ amount: data.netPrice.amount, currency: data.price.currency });
  return (
    <ButtonLink to={`/${what}/confirm-purchase?${new URLSearchParams({ 'record-id': recordId })}&${way}`}>
      {texts.buy[what](price)}
    </ButtonLink>
  );
}

export interface PaywallProps {
  /** What is closed: it decides the words, and the holding that opens it. */
  what: RecordSubject | 'newspaper' | 'tree';
  /** Whom it is open to. */
  openTo: readonly OpenTo[];
  /** Where it belongs to a record set. */
  recordSetId?: string | undefined;
  /** A record that can be bought alone. */
  recordId?: string;
  /** Where a purchase comes back to; the page the reader is on by default. */
  next?: string;
  /** Whether the reader may have a free trial, where one is offered first; undefined while that is not known. */
  mayTry?: boolean | undefined;
  /** Further ways on, after those that open it. */
  children?: ReactNode;
}

/** Who may see it first decides the words. */
function wordsFor({ what, openTo }: PaywallProps, isForMembers: boolean): { title: string; text: string } {
  const words: Partial<Record<OpenTo, { title: string; text: string }>> & {
    subscribers: { title: string; text: string };
  } = texts[what];
  const first = isForMembers ? 'members' : openTo.includes('subscribers') ? 'subscribers' : 'institution';
  return words[first] ?? words.subscribers;
}

/**
 * In place of something closed to its reader: what opens it, from what price, and the ways to it, which come back here.
 * The notice is there before its prices are, and where they cannot be had. A reader who may not pay here reads what
 * opens it.
 */
export function Paywall(props: PaywallProps) {
  const { what, recordId, children } = props;
  const comeBack = useStoreReturnLocation();
  const { account, subscription, plan, trial, library, isSignedIn, isSold, way } = useWaysToOpen(props);
  const words = wordsFor(props, account);
  const title = subscription && !isSold ? (texts.notSold[what] ?? words.title) : words.title;
  const price = plan && formatMoney(plan.price.total);
  const soldAlone =
    isSold && isSignedIn && recordId !== undefined && (what === 'transcript' || what === 'image')
      ? { what, recordId, way }
      : null;
  const plansWords = price === null ? texts.plans : texts.plansFrom(price);
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title={title}
      actions={
        <>
          {account && <WaysIn onLeave={comeBack} />}
          {trial && (
            <ButtonLink variant="primary" to={`/free-trial?${way}`}>
              {texts.tryFree}
            </ButtonLink>
          )}
          {isSold && (
            <ButtonLink variant={trial ? 'secondary' : 'primary'} to={`/subscribe?${way}`}>
              {plansWords}
            </ButtonLink>
          )}
          {soldAlone && <BuyAlone {...soldAlone} />}
          {subscription && !isSignedIn && (
            <ButtonLink to="/sign-in?prompt=login" onClick={comeBack}>
              {texts.signIn}
            </ButtonLink>
          )}
          {library && <ButtonLink to="/wayf">{texts.library}</ButtonLink>}
          {children}
        </>
      }
    >
      <p>
        {words.text} {soldAlone && texts.orAlone[soldAlone.what]}{' '}
        {library && (subscription || account) && texts.orLibrary}
      </p>
      {plan && price !== null && (
        <p>{texts.openedBy(plan.price.plan.displayName, price, termInWords(plan.price.plan.durationInMonths))}</p>
      )}
    </Notice>
  );
}
