import { openToOf } from '#domain/billing/plans/waysToOpen.ts';
import { LazyPaywall } from '#features/billing/core/index.ts';

import type { IssueOutline } from '../issueApi.ts';

/** What a reader sees of an issue whose articles are not for them: what opens it, and the way there. */
export function ClosedIssue({ access }: Pick<IssueOutline, 'access'>) {
  return <LazyPaywall what="newspaper" openTo={openToOf(access)} />;
}
