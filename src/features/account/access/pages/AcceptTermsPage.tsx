import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { storeReturnLocation, takeReturnLocation } from '#services/routing/returnLocation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { useAcceptTermsMutation } from '../termsApi.ts';
import { acceptTermsTexts, TERMS } from '../texts/termsTexts.ts';

const HERE = '/accept-terms-of-use';

/**
 * The terms of use (ROUTE-028). A member accepts them and goes on to where they wanted to be; a visitor signs in first.
 * States: reading, sending, failed with another try.
 */
export function Component() {
  const isSignedIn = useSelector(selectIsSignedIn);
  const navigate = useNavigate();
  const [accept, { isLoading, error }] = useAcceptTermsMutation();

  const onAccept = async () => {
    if (!isSignedIn) {
      storeReturnLocation(HERE);
      return navigate('/sign-in?prompt=login');
    }
    const answer = await accept();
    if (answer.error) return undefined;
    const target = takeReturnLocation();
    if (target.kind === 'external') return documentNavigation.replace(target.url);
    return navigate(target.path === HERE ? '/' : target.path, { replace: true });
  };

  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <h1>{acceptTermsTexts.title}</h1>
        {TERMS.map(({ title, text }) => (
          <section key={title}>
            <Stack gap={2}>
              <h2>{title}</h2>
              <p>{text}</p>
            </Stack>
          </section>
        ))}
        {error && (
          <Notice tone="error" title={acceptTermsTexts.failed}>
            <p>{describeError(error)}</p>
          </Notice>
        )}
        <Inline gap={4}>
          <Button variant="primary" loading={isLoading} onClick={() => void onAccept()}>
            {isSignedIn ? acceptTermsTexts.accept : acceptTermsTexts.signInToAccept}
          </Button>
        </Inline>
      </Stack>
    </PageContainer>
  );
}
