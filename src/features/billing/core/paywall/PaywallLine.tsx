import { formatMoney } from '#domain/billing/core/money.ts';
import type { OpenTo } from '#domain/billing/plans/waysToOpen.ts';
import { useStoreReturnLocation } from '#services/routing/useStoreReturnLocation.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { paywallLineTexts, paywallTexts as texts } from './texts.ts';
import { useWaysToOpen } from './useWaysToOpen.ts';

export interface PaywallLineProps {
  what: 'article' | 'households';
  /** Whom it is open to. */
  openTo: readonly OpenTo[];
}

/** A paywall within a list, in one line: what opens it, from what price, and the ways to it, which come back here. */
export function PaywallLine({ what, openTo }: PaywallLineProps) {
  const comeBack = useStoreReturnLocation();
  const { account, subscription, plan, library, isSignedIn, isSold, way } = useWaysToOpen({ what, openTo });
  const words: Partial<Record<OpenTo | 'both', string>> = paywallLineTexts[what];
  const text = account
    ? words.members
    : subscription
      ? ((library ? words.both : undefined) ?? words.subscribers)
      : words.institution;
  return (
    <>
      {text}{' '}
      {isSold && (
        <TextLink to={`/subscribe?${way}`}>
          {plan ? texts.plansFrom(formatMoney(plan.price.total)) : texts.plans}
        </TextLink>
      )}{' '}
      {!isSignedIn && (account || subscription) && (
        <TextLink to="/sign-in?prompt=login" onClick={comeBack}>
          {paywallLineTexts.signIn[what]}
        </TextLink>
      )}{' '}
      {library && <TextLink to="/wayf">{texts.library}</TextLink>}
    </>
  );
}
