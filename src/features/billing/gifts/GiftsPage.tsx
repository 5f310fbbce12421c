import { useSelector } from 'react-redux';

import { OpensList } from '#features/billing/core/index.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { GiftActions } from './GiftActions.tsx';
import { GiftForm, giftOptions } from './GiftForm.tsx';
import styles from './gifts.module.scss';
import { useGiftPlansQuery, type GiftPlan, type OwnGift, useOwnGiftsQuery } from './giftsApi.ts';
import { SignInFirst } from './SignInFirst.tsx';
import { giftTexts as texts } from './texts.ts';

function whenOf({ state, deliverAt, endsAt, redeemedAt }: OwnGift): string | null {
  if (state === 'SCHEDULED' && deliverAt) return texts.sentOn(dayInWords(deliverAt));
  if (state === 'READY' && endsAt) return texts.until(dayInWords(endsAt));
  return state === 'REDEEMED' && redeemedAt ? texts.redeemedOn(dayInWords(redeemedAt)) : null;
}

function GiftRow({ gift }: { gift: OwnGift }) {
  const when = whenOf(gift);
  return (
    <Card
      title={texts.forWhom(gift.recipientName)}
      headingLevel={3}
      actions={<Badge tone={gift.state === 'REDEEMED' ? 'success' : 'neutral'}>{texts.states[gift.state]}</Badge>}
    >
      <Stack gap={2}>
        <p>{gift.plan}</p>
        {gift.code && (
          <p>
            {texts.code}: <strong>{gift.code}</strong>
          </p>
        )}
        {gift.isBounced && <p>{texts.bounced}</p>}
        {when && <p>{when}</p>}
        <GiftActions gift={gift} />
      </Stack>
    </Card>
  );
}

const waiting = <Spinner size="lg" label={texts.loading} />;

/** Gifts that the member has bought, with their codes and what became of them. States: loading, failed, none, list. */
function OwnGifts() {
  const query = useOwnGiftsQuery();
  return (
    <section aria-labelledby="own-gifts">
      <Stack gap={4}>
        <h2 id="own-gifts">{texts.own}</h2>
        <Answer of={query} texts={texts} waiting={waiting} empty={<p>{texts.ownNone}</p>}>
          {(gifts) => gifts.map((gift) => <GiftRow key={gift.id} gift={gift} />)}
        </Answer>
      </Stack>
    </section>
  );
}

/** The gifts on sale with their full prices, for a reader who can’t buy one yet: with what each opens. */
const GiftPrices = ({ plans }: { plans: readonly GiftPlan[] }) => (
  <>
    <ul role="list" aria-label={texts.choose} className={styles.prices}>
      {giftOptions(plans).map(({ value, label }) => (
        <li key={value}>{label}</li>
      ))}
    </ul>
    {plans[0] && <OpensList opens={plans[0].opens} />}
  </>
);

function Choice() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { data: plans, ...answer } = useGiftPlansQuery();
  if (answer.error !== undefined || plans === undefined)
    return <NoAnswer of={answer} texts={texts} waiting={waiting} />;
  if (!plans.some(({ prices }) => prices.length > 0)) {
    return (
      <Notice tone="empty" title={texts.noneTitle} actions={<ButtonLink to="/">{texts.home}</ButtonLink>}>
        <p>{texts.none}</p>
      </Notice>
    );
  }
  if (isSignedIn) return <GiftForm plans={plans} />;
  return (
    <Stack gap={6}>
      <Card title={texts.choose}>
        <GiftPrices plans={plans} />
      </Card>
      <SignInFirst title={texts.signInTitle} text={texts.signIn} />
    </Stack>
  );
}

/**
 * `/gift-subscriptions` (PAY-006, ROUTE-098). States: loading, failed, nothing on sale, gifts with prices for a
 * visitor, form with own gifts.
 */
export function Component() {
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <PageContainer width="narrow">
      <Stack gap={8}>
        <Stack gap={2}>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
          <p>
            <TextLink to="/gift-subscriptions/redeem">{texts.redeemLink}</TextLink>
          </p>
        </Stack>
        <Choice />
        {isSignedIn && <OwnGifts />}
      </Stack>
    </PageContainer>
  );
}
