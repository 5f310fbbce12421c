import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { PartnerLink } from './PartnerLink.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import { redeemTexts as texts } from './texts.ts';

/**
 * `/nygb/redeem-offer` (ROUTE-062, Q-093): members of the partner organisation redeem its code, or join by their member
 * number or an address it gave them.
 */
export const Component = () => (
  <PageContainer width="narrow">
    <Stack gap={6}>
      <Stack gap={2}>
        <h1>{texts.offerTitle}</h1>
        <p>{texts.offerIntro}</p>
      </Stack>
      <RedeemForm organisation="nygb" />
      <PartnerLink organisation="nygb" />
    </Stack>
  </PageContainer>
);
