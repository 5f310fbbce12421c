import { useLocation } from 'react-router-dom';

import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import type { Checkout } from './outcomesApi.ts';
import { outcomeTexts as texts } from './outcomeTexts.ts';
import { PaymentDone } from './PaymentDone.tsx';
import { PaymentNotMade } from './PaymentNotMade.tsx';
import styles from './payments.module.scss';
import { usePollCheckout } from './usePollCheckout.ts';

export type End = 'success' | 'failure' | 'cancel';

interface OutcomeProps {
  /** The page the processor sent the reader to. What the server says of the payment counts for more. */
  end: End;
  /** A card was to be saved and nothing paid. */
  isCard?: boolean;
}

function Waiting({ isTired, onAgain }: { isTired: boolean; onAgain: () => void }) {
  return (
    <Stack gap={4}>
      <h1>{texts.wait.title}</h1>
      <div className={styles.waiting}>
        {!isTired && <Spinner size="lg" />}
        <p>{texts.wait.text}</p>
      </div>
      <p>{texts.wait.safe}</p>
      <Inline gap={4}>
        {isTired && (
          <Button variant="primary" onClick={onAgain}>
            {texts.wait.again}
          </Button>
        )}
        <ButtonLink to="/account/subscription">{texts.toSubscription}</ButtonLink>
      </Inline>
    </Stack>
  );
}

function Ended({ checkout, end, isCard }: { checkout: Checkout; end: End; isCard: boolean }) {
  if (checkout.state === 'DONE') return <PaymentDone checkout={checkout} isCard={isCard} />;
  if (checkout.state === 'FAILED') return <PaymentNotMade end="failure" checkout={checkout} isCard={isCard} />;
  return <PaymentNotMade end={end === 'success' ? 'cancel' : end} checkout={checkout} isCard={isCard} />;
}

const Unknown = () => (
  <Stack gap={4}>
    <h1>{texts.unknownTitle}</h1>
    <p>{texts.unknown}</p>
    <Inline>
      <ButtonLink to="/account/subscription">{texts.toSubscription}</ButtonLink>
    </Inline>
  </Stack>
);

/**
 * A page that a payment ends at. With the id of a checkout in its address it says what the server knows of it; without,
 * what the page's name says. States: checking, failed to check, not found, waiting for a bank, done, not paid.
 */
export function PaymentOutcome({ end, isCard = false }: OutcomeProps) {
  const id = new URLSearchParams(useLocation().search).get('checkout') || null;
  const { checkout, error, isTired, again } = usePollCheckout(id, end === 'success' ? 'look' : 'cancel');
  const content = () => {
    if (id === null)
      return end === 'success' ? (
        <PaymentDone checkout={null} isCard={isCard} />
      ) : (
        <PaymentNotMade end={end} checkout={null} isCard={isCard} />
      );
    if (error !== undefined) return <LoadFailure headingLevel={1} title={texts.failed} error={error} onRetry={again} />;
    if (checkout === undefined) return <PageSkeleton label={texts.loading} />;
    if (checkout === null) return <Unknown />;
    return checkout.state === 'OPEN' ? (
      <Waiting isTired={isTired} onAgain={again} />
    ) : (
      <Ended checkout={checkout} end={end} isCard={isCard} />
    );
  };
  return (
    <PageContainer width="text">
      <div aria-live="polite">{content()}</div>
    </PageContainer>
  );
}
