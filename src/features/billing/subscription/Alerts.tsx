import { useState } from 'react';

import { formatMoney } from '#domain/billing/core/money.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { dayInWords } from '#ui/readersClock.ts';

import { type Standing, useCancelPendingChangeMutation } from './subscriptionApi.ts';
import { subscriptionTexts as texts } from './texts.ts';
import { refusalOf } from './TwoStep.tsx';

function Overdue({
  pastDue: { graceUntil, failureClass, retryAt },
}: {
  pastDue: NonNullable<NonNullable<Standing>['pastDue']>;
}) {
  const why = texts.overdue[failureClass as 'soft' | 'hard' | 'auth' | 'outage'] ?? texts.overdue.soft;
  return (
    <Notice
      tone="warning"
      headingLevel={2}
      title={texts.overdue.title}
      actions={
        <ButtonLink variant="primary" to="/card-update">
          {texts.overdue.mend}
        </ButtonLink>
      }
    >
      <p>
        {why} {retryAt !== null && texts.overdue.retry(dayInWords(retryAt))}{' '}
        {texts.overdue.text(dayInWords(graceUntil))}
      </p>
    </Notice>
  );
}

function Pending({ change: { plan, at, amount } }: { change: NonNullable<NonNullable<Standing>['pendingChange']> }) {
  const [stop, { isLoading }] = useCancelPendingChangeMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const press = async () => setRefused(refusalOf(await stop()));
  return (
    <Notice
      tone="info"
      headingLevel={2}
      title={texts.pending.title}
      actions={
        <Button loading={isLoading} onClick={() => void press()}>
          {texts.pending.stop}
        </Button>
      }
    >
      <p>{texts.pending.text(plan.displayName, plan.durationInMonths, dayInWords(at), formatMoney(amount))}</p>
      {refused !== null && <p role="alert">{refused}</p>}
    </Notice>
  );
}

/** What a member should know first: a payment that failed, and a change that is coming. */
export const Alerts = ({ standing: { pastDue, pendingChange } }: { standing: NonNullable<Standing> }) => (
  <>
    {pastDue && <Overdue pastDue={pastDue} />}
    {pendingChange && <Pending change={pendingChange} />}
  </>
);
