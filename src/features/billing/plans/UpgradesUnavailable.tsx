import { useLocation } from 'react-router-dom';

import { hasRecordItem, paymentAddress } from '#domain/billing/subscription/checkoutContext.ts';
import { journeyContext } from '#domain/billing/subscription/prePaywall.ts';
import { PpvPanel, usePpvPreviewQuery } from '#features/billing/core/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { guardTexts } from './guardTexts.ts';

const texts = guardTexts.unavailable;

/** One record without a subscription, with its price (UPGR-014, UPGR-022, API-026). */
function RecordOffer({ search }: { search: string }) {
  const wanted = journeyContext('upgrade', search);
  const { data, isFetching, error, refetch } = usePpvPreviewQuery({
    recordId: wanted.recordId ?? '',
    recordItemId: wanted.recordItemId ?? '',
  });
  return (
    <Card title={texts.offerTitle}>
      <PpvPanel data={data} loading={isFetching} error={error} retry={() => void refetch()}>
        {() => (
          <>
            <p>{texts.offer}</p>
            <Inline>
              <ButtonLink variant="primary" to={paymentAddress(wanted)}>
                {texts.buy}
              </ButtonLink>
            </Inline>
          </>
        )}
      </PpvPanel>
    </Card>
  );
}

export interface UpgradesUnavailableProps {
  /** What the member has. */
  planName: string;
}

/**
 * For members of the partner organisation: their plan cannot be changed here, single records can be bought (UPGR-013,
 * UPGR-021).
 */
export function UpgradesUnavailable({ planName }: UpgradesUnavailableProps) {
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
