import { formatMoney } from '#domain/billing/core/money.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import styles from './subscription.module.scss';
import type { Customer, Standing } from './subscriptionApi.ts';
import { subscriptionTexts as texts } from './texts.ts';

type Last = NonNullable<NonNullable<Customer>['lastSubscription']>;
type Phase = keyof typeof texts.states;
type Tone = 'success' | 'warning' | 'error' | 'info' | 'neutral';
const TONES: Readonly<Record<Phase, Tone>> = {
  ACTIVE: 'success',
  TRIALING: 'info',
  PAST_DUE: 'error',
  PAUSED: 'warning',
  CANCELING: 'neutral',
  CANCELED: 'neutral',
  ENDED: 'neutral',
  SCHEDULED: 'info',
};

/** What the end is called: only what renews is paid until then. */
const untilWords = (phase: Phase, standing: Standing): string =>
  phase === 'TRIALING'
    ? texts.until.trial
    : phase === 'CANCELING' || phase === 'CANCELED' || !standing?.renews
      ? texts.until.open
      : texts.until.paid;

function explanation(phase: Phase, standing: Standing, until: string): string | null {
  if (standing?.pause) return texts.explain.PAUSED(dayInWords(standing.pause.endsAt), standing.pause.unusedDays);
  if (phase === 'CANCELING' || phase === 'CANCELED') return texts.explain.CANCELING(dayInWords(until));
  return standing && !standing.renews && phase === 'ACTIVE' ? texts.explain.given : null;
}

/** The next payment: amount, date, and why; null for none. */
function Next({ standing }: { standing: Standing }) {
  const next = standing?.nextPayment;
  if (!next) return <>{texts.noNext}</>;
  const why = texts.why[next.why as keyof typeof texts.why] ?? '';
  return (
    <>
      <strong>{texts.nextLine(formatMoney(next.amount), dayInWords(next.at))}</strong>
      <span className={styles.fine}>
        {why} {next.taxRate !== null && texts.tax(formatMoney(next.tax))}{' '}
        {next.lastAmount && texts.last(formatMoney(next.lastAmount))}
      </span>
    </>
  );
}

/** The plan, its state in words, until when it is paid, and the next payment (PAY-009). */
export function PlanCard({
  last,
  coupon,
  standing,
}: {
  last: Last;
  coupon: NonNullable<Customer>['activeCoupon'];
  standing: Standing;
}) {
  const phase: Phase = standing?.phase ?? last.state;
  const until = standing?.paidUntil ?? last.expiresAt;
  const explained = explanation(phase, standing, until);
  return (
    <Card
      title={standing?.plan.displayName ?? last.plan.displayName}
      actions={<Badge tone={TONES[phase]}>{texts.states[phase]}</Badge>}
    >
      <Stack gap={3}>
        {explained !== null && <p>{explained}</p>}
        <DescriptionList
          items={[
            {
              term: texts.plan,
              value: texts.planLine(
                standing?.plan.displayName ?? last.plan.displayName,
                standing?.plan.durationInMonths ?? last.plan.durationInMonths,
              ),
            },
            { term: texts.status, value: texts.states[phase] },
            ...(standing?.pause ? [] : [{ term: untilWords(phase, standing), value: dayInWords(until) }]),
            ...(standing ? [{ term: texts.next, value: <Next standing={standing} /> }] : []),
            ...(standing?.gift
              ? [
                  {
                    term: texts.gift,
                    value: texts.giftLine(standing.gift.plan.displayName, dayInWords(standing.gift.until)),
                  },
                ]
              : []),
            ...(standing?.waiting.length
              ? [
                  {
                    term: texts.waiting,
                    value: standing.waiting
                      .map(({ plan, startsAt, endsAt }) =>
                        texts.waitingLine(plan.displayName, dayInWords(startsAt), dayInWords(endsAt)),
                      )
                      .join('. '),
                  },
                ]
              : []),
            ...(coupon
              ? [{ term: texts.coupon, value: texts.couponLine(coupon.label, coupon.code, coupon.renewals) }]
              : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
