import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';

import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { RedeemForm } from './RedeemForm.tsx';
import { SignInFirst } from './SignInFirst.tsx';
import { redeemTexts as texts } from './texts.ts';

/** `/gift-subscriptions/redeem` and all below it (PAY-007, ROUTE-099). A visitor’s code comes along to sign-in and back. */
export function Component() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const rest = useParams()['*'];
  return (
    <PageContainer width="narrow">
      <Stack gap={6} key={rest}>
        <Stack gap={2}>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
        </Stack>
        {isSignedIn ? <RedeemForm /> : <SignInFirst title={texts.signInTitle} text={texts.signIn} />}
      </Stack>
    </PageContainer>
  );
}
