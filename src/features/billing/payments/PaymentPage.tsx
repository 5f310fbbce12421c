import { useLocation, useSearchParams } from 'react-router-dom';

import { formatMoney } from '#domain/billing/core/money.ts';
import { readContext, hasRecordItem, chosenPlan } from '#domain/billing/subscription/checkoutContext.ts';
import { subscriptionRedirect } from '#domain/billing/subscription/subscriptionRedirect.ts';
import { isFreeTrialLocation } from '#domain/kernel/grants/isFreeTrialLocation.ts';
import {
  type QuoteInput,
  type OwnSubscription,
  type PlanPrice,
  useCurrentSubscriptionQuery,
  usePlanOffersQuery,
} from '#features/billing/core/index.ts';
import { joinAnswers } from '#ui/Answer/joinAnswers.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { Order } from './Order.tsx';
import { paymentTexts as texts } from './texts.ts';

/** A running subscription is changed; anything else is a new one. */
const isChange = ([own]: readonly OwnSubscription[]): boolean =>
  own?.state === 'ACTIVE' && own.type === 'CARD' && subscriptionRedirect([own], new Date()) === '/upgrade';

/** What is bought of plans, by address and subscription. */
function planKind(subscriptions: readonly OwnSubscription[], search: string): 'trial' | 'change' | 'subscribe' {
  if (isFreeTrialLocation(search)) return 'trial';
  return isChange(subscriptions) ? 'change' : 'subscribe';
}

const shown = ({ plan, total }: PlanPrice) => ({
  value: plan.id,
  label: texts.planOption(plan.displayName, plan.durationInMonths, formatMoney(total)),
});

/**
 * A plan that is bought, tried or changed to: the one of the address, else the widest for the longest term. Another can
 * be chosen here.
 */
function PlanOrder() {
  const [query, setQuery] = useSearchParams();
  const { data: offers, ...onSale } = usePlanOffersQuery({});
  const { data: subscriptions, ...current } = useCurrentSubscriptionQuery();
  if (offers === undefined || subscriptions === undefined)
    return <NoAnswer of={joinAnswers(onSale, current)} texts={texts} headingLevel={2} />;
  const kind = planKind(subscriptions, `?${query}`);
  const own = kind === 'change' ? subscriptions[0]?.plan.id : undefined;
  const prices = offers
    .flatMap((offer) => offer.prices)
    .filter(({ plan, trialDays }) => plan.id !== own && (kind !== 'trial' || trialDays > 0));
  const asked = chosenPlan(`?${query}`);
  const chosen = prices.find(({ plan }) => plan.id === asked) ?? prices.at(-1);
  if (!chosen) {
    return (
      <Notice
        tone="empty"
        headingLevel={2}
        title={texts.noPlansTitle}
        actions={<ButtonLink to="/">{texts.home}</ButtonLink>}
      >
        <p>{texts.noPlans}</p>
      </Notice>
    );
  }
  const choose = (planId: string) =>
    setQuery(
      (last) => new URLSearchParams([...[...last].filter(([name]) => name !== 'plan-id'), ['plan-id', planId]]),
      { replace: true, preventScrollReset: true },
    );
  return (
    <Order kind={kind} input={{ priceId: chosen.priceId }}>
      <SelectField
        label={texts.plan}
        options={prices.map(shown)}
        value={chosen.plan.id}
        onChange={({ target }) => choose(target.value)}
      />
    </Order>
  );
}

/** What is bought when it is no plan. */
interface SinglePurchase {
  kind: 'item' | 'gift' | 'credits';
  input: QuoteInput;
}

/**
 * What an address of the payment page names to buy other than a plan; null where a plan is bought. A record item needs
 * both its parameters.
 */
function singlePurchase(search: string): SinglePurchase | null {
  const query = new URLSearchParams(search);
  const wanted = readContext(search);
  const giftId = query.get('gift-id');
  const creditPackageId = query.get('credit-package-id');
  if (giftId) return { kind: 'gift', input: { giftId } };
  if (creditPackageId) return { kind: 'credits', input: { creditPackageId } };
  return hasRecordItem(wanted)
    ? { kind: 'item', input: { recordId: wanted.recordId, recordItemId: wanted.recordItemId } }
    : null;
}

/** What is paid, with tax, and how (ROUTE-100, PAY-004). What is bought is in the address. */
export function Component() {
  const { search } = useLocation();
  const single = singlePurchase(search);
  return (
    <PageContainer>
      <Stack gap={6}>
        <h1>{!single && isFreeTrialLocation(search) ? texts.trialTitle : texts.title}</h1>
        {single ? <Order kind={single.kind} input={single.input} /> : <PlanOrder />}
      </Stack>
    </PageContainer>
  );
}
