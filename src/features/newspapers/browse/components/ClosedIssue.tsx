import { Suspense } from 'react';

import { openToOf } from '#domain/billing/plans/waysToOpen.ts';
import type { PaywallProps } from '#features/billing/core/index.ts';
import { lazyPart } from '#ui/lazyPart.ts';

import type { IssueOutline } from '../issueApi.ts';

const Paywall = lazyPart<PaywallProps>(() => import('#features/billing/core/index.ts').then(({ Paywall: wall }) => wall));

/** What a reader sees of an issue whose articles are not for them: what opens it, and the way there. */
export function ClosedIssue({ access }: Pick<IssueOutline, 'access'>) {
  return (
    <Suspense fallback={null}>
      <Paywall what="newspaper" openTo={openToOf(access)} />
    </Suspense>
  );
}
