import { useLocation, useNavigate } from 'react-router-dom';

import { isCardExpired } from '#domain/billing/payments/cardBrands.ts';
import { readContext } from '#domain/billing/subscription/checkoutContext.ts';
import { CardLine, CardMarks, useQuote } from '#features/billing/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { cardTexts as texts } from './cardTexts.ts';
import { CheckoutRefused } from './CheckoutRefused.tsx';
import { usePaymentCardsQuery } from './outcomesApi.ts';
import styles from './payments.module.scss';
import { paymentTexts } from './texts.ts';
import { useCheckout } from './useCheckout.ts';

/** The card that payments are charged to now. */
function PresentCard() {
  const { data: cards, ...answer } = usePaymentCardsQuery();
  if (!cards)
    return <NoAnswer of={answer} texts={{ failed: texts.loadFailed }} waiting={<Spinner label={texts.loading} />} />;
  const card = cards.find(({ isDefault }) => isDefault);
  if (!card) return <p>{texts.none}</p>;
  return (
    <CardLine brand={card.brand} last4={card.last4}>
      {isCardExpired(card, new Date()) ? (
        <Badge tone="error">{texts.expired}</Badge>
      ) : (
        <span className={styles.fine}>{texts.expires(card.expiryMonth, card.expiryYear)}</span>
      )}
    </CardLine>
  );
}

/** Another card for the payments to come (ROUTE-108). Nothing is charged: the processor's page only saves it. */
export function Component() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { quote, problems, isBusy, error, refresh, take } = useQuote('card', {});
  const checkout = useCheckout({
    onStale: (fresh) => (fresh ? take(fresh) : refresh()),
    onDone: (id) => void navigate(`/card-update/success?checkout=${encodeURIComponent(id)}`),
  });
  const [problem] = problems;
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
        </Stack>
        <Card title={texts.present}>
          <PresentCard />
        </Card>
        {problem && <Notice tone="warning" title={problem.message} />}
        {error !== undefined && (
          <LoadFailure headingLevel={2} title={paymentTexts.failed} error={error} onRetry={refresh} />
        )}
        <CheckoutRefused refusal={checkout.refusal} />
        {error === undefined && !problem && (
          <Button
            variant="primary"
            size="lg"
            loading={checkout.isBusy || isBusy || !quote}
            onClick={() => quote && void checkout.start(quote, readContext(search))}
          >
            {texts.go}
          </Button>
        )}
        <CardMarks />
        <p className={styles.fine}>{paymentTexts.secure}</p>
        <p>
          <TextLink to="/account/subscription">{texts.back}</TextLink>
        </p>
      </Stack>
    </PageContainer>
  );
}
