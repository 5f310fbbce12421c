import { useLocation } from 'react-router-dom';

import { formatMoney } from '#domain/billing/core/formatMoney.ts';
import { hasRecordItem, paymentAddress } from '#domain/billing/subscription/checkoutContext.ts';
import { journeyContext } from '#domain/billing/subscription/prePaywall.ts';
import { useQuote } from '#features/billing/core/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './plans.module.scss';
import { guardTexts } from './texts.ts';

const texts = guardTexts.unavailable;

/** One record without a subscription, with its price (UPGR-014, UPGR-022). */
function RecordOffer({ search }: { search: string }) {
  const wanted = journeyContext('upgrade', search);
  const { quote, isBusy } = useQuote('item', { recordId: wanted.recordId, recordItemId: wanted.recordItemId });
  return (
    <Card title={texts.offerTitle}>
      {quote?.lines.map(({ description }) => <p key={description}>{description}</p>)}
      <p>{texts.offer}</p>
      <p aria-live="polite">
        {quote && (
          <>
            {texts.price}: <strong className={styles.amount}>{formatMoney(quote.total)}</strong>
          </>
        )}
        {!quote && isBusy && texts.working}
      </p>
      <Inline>
        <ButtonLink variant="primary" to={paymentAddress(wanted)}>
          {texts.buy}
        </ButtonLink>
      </Inline>
    </Card>
  );
}

/** For members of the partner organisation: their plan cannot be changed here, single records can be bought (UPGR-013, UPGR-021). */
export function UpgradesUnavailable({ planName }: { planName: string }) {
  const { search } = useLocation();
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{texts.title}</h1>
          <p>{texts.text(planName)}</p>
        </Stack>
        {hasRecordItem(journeyContext('upgrade', search)) && <RecordOffer search={search} />}
        <p>
          <TextLink to="/help/contact">{guardTexts.contact}</TextLink>
        </p>
      </Stack>
    </PageContainer>
  );
}
