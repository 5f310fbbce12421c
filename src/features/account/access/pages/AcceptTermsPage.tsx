import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { storeReturnLocation, takeReturnLocation } from '#services/routing/returnLocation.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { ContentText } from '#ui/ContentText/ContentText.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { AcceptTermsOfUseDocument, TermsOfUseDocument } from '../terms.generated.ts';
import { acceptTermsTexts as texts } from '../texts/termsTexts.ts';

const termsApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    /** The terms of use, as `/terms` shows them; null where the operator has published none. */
    termsOfUse: query(TermsOfUseDocument, 'content'),
    /** The member accepts the terms of use as they are now. */
    acceptTerms: mutation(AcceptTermsOfUseDocument),
  })),
});

const { useTermsOfUseQuery, useAcceptTermsMutation } = termsApi;

const HERE = '/accept-terms-of-use';

/** The button below the terms, and what keeps an answer from being saved. */
function AcceptTerms() {
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
    <>
      {error && (
        <Notice tone="error" title={texts.failed}>
          <p>{describeError(error)}</p>
        </Notice>
      )}
      <Inline gap={4}>
        <Button variant="primary" loading={isLoading} onClick={() => void onAccept()}>
          {isSignedIn ? texts.accept : texts.signInToAccept}
        </Button>
      </Inline>
    </>
  );
}

/**
 * The terms of use (ROUTE-028), as `/terms` has them. A member accepts them and goes on to where they wanted to be; a
 * visitor signs in first. What cannot be read cannot be accepted. States: loading, failed with another try, none
 * published, reading, sending, not saved.
 */
export function Component() {
  const { data: terms, ...answer } = useTermsOfUseQuery();
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <h1>{texts.title}</h1>
        {terms === undefined && (
          <NoAnswer of={answer} texts={{ loading: texts.loading, failed: texts.unread }} headingLevel={2} />
        )}
        {terms === null && (
          <Notice
            tone="empty"
            headingLevel={2}
            title={texts.missing.title}
            actions={<ButtonLink to="/">{texts.missing.home}</ButtonLink>}
          >
            <p>{texts.missing.text}</p>
          </Notice>
        )}
        {terms && (
          <>
            <ContentText blocks={terms.blocks} />
            <AcceptTerms />
          </>
        )}
      </Stack>
    </PageContainer>
  );
}
