import { useParams } from 'react-router-dom';

import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { RedeemForm } from './RedeemForm.tsx';
import { redeemTexts as texts } from './texts.ts';

/**
 * `/gift-subscriptions/redeem` and all below it (PAY-007, ROUTE-099). A visitor’s code comes along to sign-in and back.
 */
export function Component() {
  const rest = useParams()['*'];
  return (
    <PageContainer width="narrow">
      <Stack gap={6} key={rest}>
        <Stack gap={2}>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
        </Stack>
        <RedeemForm />
      </Stack>
    </PageContainer>
  );
}
