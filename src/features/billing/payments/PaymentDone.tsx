import { CircleCheck } from 'lucide-react';

import { formatMoney } from '#domain/billing/core/money.ts';
import { CardLine } from '#features/billing/core/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { usePaidStandingQuery, usePaymentCardsQuery, type Checkout } from './outcomesApi.ts';
import { outcomeTexts as texts } from './outcomeTexts.ts';
import styles from './payments.module.scss';

/** Kinds that a subscription came of. */
const OF_SUBSCRIPTIONS: readonly string[] = ['subscribe', 'trial', 'change'];

/** Where a payment of a kind is seen, when it came from no page of its own. */
const placeOf = (kind: string | undefined, isCard: boolean): string =>
  isCard ? '/account/subscription' : kind === 'gift' ? '/gift-subscriptions' : '/home';
/** A change for which nothing was paid begins when the present plan ends. */
const isPlanned = (checkout: Checkout | null): boolean => checkout?.kind === 'change' && checkout.total.amount === 0;

function wordsOf(checkout: Checkout | null, isCard: boolean): { title: string; text: string } {
  if (isCard) return texts.done.card;
  return isPlanned(checkout)
    ? texts.done.changePlanned
    : (texts.done[(checkout?.kind ?? 'plain') as keyof typeof texts.done] ?? texts.done.plain);
}

/** What runs from now on, and what is paid next. */
function Standing({ checkout }: { checkout: Checkout | null }) {
  const { data: standing } = usePaidStandingQuery();
  if (!standing) return null;
  const { plan, paidUntil, nextPayment, pendingChange } = standing;
  return (
    <Card>
      <DescriptionList
        items={[
          ...(checkout && checkout.total.amount > 0 ? [{ term: texts.paid, value: formatMoney(checkout.total) }] : []),
          { term: texts.plan, value: texts.planLine(plan.displayName, plan.durationInMonths) },
          { term: texts.openUntil, value: dayInWords(paidUntil) },
          ...(pendingChange
            ? [
                {
                  term: texts.changesTo,
                  value: texts.changesLine(
                    texts.planLine(pendingChange.plan.displayName, pendingChange.plan.durationInMonths),
                    dayInWords(pendingChange.at),
                  ),
                },
              ]
            : []),
          {
            term: texts.next,
            value: nextPayment
              ? texts.nextPayment(formatMoney(nextPayment.amount), dayInWords(nextPayment.at))
              : texts.noNext,
          },
        ]}
      />
    </Card>
  );
}

function SavedCard() {
  const { data: cards = [] } = usePaymentCardsQuery();
  const card = cards.find(({ isDefault }) => isDefault);
  return card ? <CardLine brand={card.brand} last4={card.last4} /> : null;
}

/** A payment that is made, or a card that is saved. Null: the address names none, and nothing is said of one. */
export function PaymentDone({ checkout, isCard }: { checkout: Checkout | null; isCard: boolean }) {
  const { title, text } = wordsOf(checkout, isCard);
  const next = checkout?.nextPage ?? placeOf(checkout?.kind, isCard);
  const isGift = checkout?.kind === 'gift';
  return (
    <Stack gap={6}>
      <div className={styles.done}>
        <CircleCheck aria-hidden="true" />
        <h1>{title}</h1>
      </div>
      <p>{text}</p>
      {isCard && <SavedCard />}
      {checkout && OF_SUBSCRIPTIONS.includes(checkout.kind) && <Standing checkout={checkout} />}
      <Inline gap={4}>
        <ButtonLink variant="primary" size="lg" to={next} reloadDocument={checkout !== null}>
          {isGift && next === '/gift-subscriptions' ? texts.toGifts : texts.continue}
        </ButtonLink>
        {next !== '/account/subscription' && !isGift && (
          <ButtonLink to="/account/subscription">{texts.toSubscription}</ButtonLink>
        )}
      </Inline>
    </Stack>
  );
}
