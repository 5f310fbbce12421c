import { useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { Button } from '#ui/Button/Button.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack, Inline } from '#ui/Stack/Stack.tsx';

import { useSendPartnerLinkMutation } from './giftsApi.ts';
import { RedeemForm } from './RedeemForm.tsx';
import { redeemTexts as texts } from './texts.ts';

/** Joins an organisation by an address it gave its members: a link is sent there. States: button, sent, refused. */
function PartnerLink({ organisation }: { organisation: string }) {
  const [send, { isLoading, isSuccess }] = useSendPartnerLinkMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const press = async () => {
    setRefused(null);
    const { error } = await send({ organisation });
    if (error !== undefined) setRefused(describeError(error));
  };
  return (
    <section aria-labelledby="by-address">
      <Stack gap={3}>
        <h2 id="by-address">{texts.byAddress}</h2>
        <p>{texts.byAddressText}</p>
        <Inline>
          <Button loading={isLoading} onClick={() => void press()}>
            {texts.sendLink}
          </Button>
        </Inline>
        <p role="status">{isSuccess ? texts.linkSent : ''}</p>
        <FormRefusal title={texts.linkRefused} reason={refused} />
      </Stack>
    </section>
  );
}

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
