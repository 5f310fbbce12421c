import { Suspense, useEffect } from 'react';

import { HELP_CONTACT } from '#domain/help/core/helpAddresses.ts';
import { useSupportRequestQuery } from '#features/help/threads/index.ts';
import { useLinkToken } from '#services/routing/useLinkToken.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { RequestView } from './lazyRequestView.ts';
import { requestTexts as texts } from './texts.ts';

/**
 * The request that a link in an email to a visitor opens. States: loading, failed, a link that no longer works, the
 * request.
 */
export function Component() {
  const { token } = useLinkToken();
  const { data: request, ...answer } = useSupportRequestQuery({ reference: null, token }, { skip: token === null });
  useEffect(() => RequestView.preload(), []);
  if (token !== null && (answer.error !== undefined || request === undefined))
    return <NoAnswer of={answer} texts={texts} asPage />;
  return (
    <PageContainer width="text">
      {request ? (
        <Suspense fallback={<PageSkeleton label={texts.loading} />}>
          <RequestView request={request} token={token} onChange={() => void answer.refetch()} />
        </Suspense>
      ) : (
        <Notice
          tone="empty"
          headingLevel={1}
          title={texts.missingLink.title}
          actions={<ButtonLink to={HELP_CONTACT}>{texts.contact}</ButtonLink>}
        >
          <p>{texts.missingLink.text}</p>
        </Notice>
      )}
    </PageContainer>
  );
}
