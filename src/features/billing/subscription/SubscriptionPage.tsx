import { CreditCard } from 'lucide-react';
import { Suspense, useState } from 'react';

import { isExpired } from '#domain/billing/subscription/subscriptionRedirect.ts';
import { isFromAppStore } from '#domain/billing/subscription/upgradeGuard.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { joinAnswers } from '#ui/Answer/joinAnswers.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import { Alerts } from './Alerts.tsx';
import { Invoices } from './Invoices.tsx';
import { StoreSubscriptions, PartnerSubscription } from './OtherSubscriptions.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { PlanCard } from './PlanCard.tsx';
import { RelatedPages } from './RelatedPages.tsx';
import { StaffActs } from './StaffActs.tsx';
import { SubscriptionActions, type Done } from './SubscriptionActions.tsx';
import {
  type AppSubscription,
  type Customer,
  type Standing,
  useAppSubscriptionsQuery,
  useSubscriptionInfoQuery,
  useSubscriptionStandingQuery,
} from './subscriptionApi.ts';
import { subscriptionTexts as texts } from './texts.ts';

/** What was done, and after a cancellation what else there is. */
function Afterwards({ done, standing }: { done: Done; standing: Standing }) {
  if (done === 'resumed') return <Notice tone="success" title={texts.resumed} />;
  if (done === 'withdrawn') return <Notice tone="success" title={texts.withdraw.done} />;
  if (done === 'paused') return <Notice tone="success" title={texts.pause.done} />;
  return (
    <Notice
      tone="success"
      title={texts.cancel.doneTitle}
      actions={
        <>
          <ButtonLink to="/account/leaving-survey">{texts.cancel.survey}</ButtonLink>
          <ButtonLink variant="quiet" to="/upgrade">
            {texts.cancel.cheaper}
          </ButtonLink>
        </>
      }
    >
      {standing && <p>{texts.cancel.done(dayInWords(standing.paidUntil))}</p>}
    </Notice>
  );
}

const Credits = lazyPart(() => import('./CreditsCard.tsx').then((chunk) => chunk.CreditsCard));

type Last = NonNullable<Customer>['lastSubscription'] | undefined;

/** No plan runs. Readers who may not pay, such as those of a library, are not led to plans. */
function None({ last }: { last: Last }) {
  const mayPay = useGrant('payment');
  return (
    <Notice
      tone="empty"
      icon={CreditCard}
      headingLevel={2}
      title={texts.none.title}
      actions={
        mayPay && (
          <ButtonLink variant="primary" to="/subscribe">
            {texts.none.plans}
          </ButtonLink>
        )
      }
    >
      {last && <p>{texts.none.ended(last.plan.displayName, dayInWords(last.expiresAt))}</p>}
      <p>{mayPay ? texts.none.text : texts.none.notSold}</p>
    </Notice>
  );
}

function Content({
  customer,
  standing: known,
  inStores,
}: {
  customer: Customer;
  standing: Standing;
  inStores: readonly AppSubscription[];
}) {
  const [done, setDone] = useState<Done | null>(null);
  const last = customer?.lastSubscription;
  // One that is over says nothing beside one of an app store.
  const standing = known?.phase === 'ENDED' && inStores.length > 0 ? null : known;
  const isRunning =
    (standing !== null && standing.phase !== 'ENDED') ||
    (last != null && !isFromAppStore(last) && !isExpired(last, new Date()));
  return (
    <>
      <div aria-live="polite">{done !== null && <Afterwards done={done} standing={standing} />}</div>
      {isRunning && standing && <Alerts standing={standing} />}
      <StoreSubscriptions subscriptions={inStores} />
      {isRunning && last && <PlanCard last={last} coupon={customer?.activeCoupon ?? null} standing={standing} />}
      {!isRunning && inStores.length === 0 && <None last={last} />}
      {isRunning && standing && <SubscriptionActions standing={standing} onDone={setDone} />}
      {isRunning && !standing && last && <PartnerSubscription planName={last.plan.displayName} />}
      {(customer?.savedPaymentDetails || (isRunning && standing?.renews)) && (
        <PaymentCard details={customer?.savedPaymentDetails ?? null} />
      )}
      <Suspense fallback={null}>
        <Credits />
      </Suspense>
      <Invoices />
      <StaffActs />
      <RelatedPages />
    </>
  );
}

/**
 * A member's subscription (ROUTE-089, PAY-009, PAY-018). States: loading, failed, none or ended, one that is managed
 * elsewhere, and one that is run here in each of its phases.
 */
export function Component() {
  const { data: customer, ...info } = useSubscriptionInfoQuery();
  const { data: standing, ...phase } = useSubscriptionStandingQuery();
  const { data: inStores, ...stores } = useAppSubscriptionsQuery();
  const isThere = customer !== undefined && standing !== undefined && inStores !== undefined;
  return (
    <Stack gap={6}>
      <h1>{texts.title}</h1>
      {isThere ? (
        <Content customer={customer} standing={standing} inStores={inStores} />
      ) : (
        <NoAnswer of={joinAnswers(info, phase, stores)} texts={texts} headingLevel={2} />
      )}
    </Stack>
  );
}
