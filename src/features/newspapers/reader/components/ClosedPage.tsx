import { Suspense } from 'react';

import { openToOf } from '#domain/billing/plans/waysToOpen.ts';
import { issueAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import type { PaywallProps } from '#features/billing/core/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { lazyPart } from '#ui/lazyPart.ts';

import type { ReadIssue } from '../readerApi.ts';
import { closedTexts as texts } from '../texts.ts';

const Paywall = lazyPart<PaywallProps>(() => import('#features/billing/core/index.ts').then(({ Paywall: wall }) => wall));

/** In place of pages that are closed to the reader: who may read them, what opens them, and the way there. No image is asked for. */
export function ClosedPage({ issueId, access }: Pick<ReadIssue, 'access'> & { issueId: string }) {
  return (
    <Suspense fallback={null}>
      <Paywall what="newspaper" openTo={openToOf(access)}>
        <ButtonLink to={issueAddress(issueId)}>{texts.about}</ButtonLink>
      </Paywall>
    </Suspense>
  );
}
