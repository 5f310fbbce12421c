import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';

import { HELP_CONTACT } from '#domain/help/core/helpAddresses.ts';
import { SUPPORT_REQUESTS } from '#domain/help/tickets/ticketAddresses.ts';
import { useSupportRequestQuery } from '#features/help/threads/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { RequestView } from './lazyRequestView.ts';
import { requestTexts as texts } from './texts.ts';

/** One request of a member. States: loading, failed, missing, the request. */
export function Component() {
  const { reference = '' } = useParams();
  const { data: request, ...answer } = useSupportRequestQuery({ reference, token: null });
  useEffect(() => RequestView.preload(), []);
  usePageTitle(request?.subject ?? null);
  if (answer.error !== undefined || request === undefined)
    return <NoAnswer of={answer} texts={texts} waiting={<SkeletonTable rows={4} columns={1} />} headingLevel={1} />;
  if (request === null) {
    return (
      <Notice
        tone="empty"
        headingLevel={1}
        title={texts.missing.title}
        actions={<ButtonLink to={HELP_CONTACT}>{texts.contact}</ButtonLink>}
      >
        <p>{texts.missing.text}</p>
      </Notice>
    );
  }
  return (
    <Stack gap={4}>
      <TextLink to={SUPPORT_REQUESTS}>{texts.back}</TextLink>
      <Suspense fallback={<SkeletonTable rows={4} columns={1} />}>
        <RequestView request={request} token={null} onChange={() => void answer.refetch()} />
      </Suspense>
    </Stack>
  );
}
