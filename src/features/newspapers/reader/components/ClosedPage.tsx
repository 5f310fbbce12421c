import { openToOf } from '#domain/billing/plans/waysToOpen.ts';
import { issueAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { LazyPaywall } from '#features/billing/core/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import type { ReadIssue } from '../readerApi.ts';
import { closedTexts as texts } from '../texts.ts';

/**
 * In place of pages that are closed to the reader: who may read them, what opens them, and the way there. No image is
 * asked for.
 */
export function ClosedPage({ issueId, access }: Pick<ReadIssue, 'access'> & { issueId: string }) {
  return (
    <LazyPaywall what="newspaper" openTo={openToOf(access)}>
      <ButtonLink to={issueAddress(issueId)}>{texts.about}</ButtonLink>
    </LazyPaywall>
  );
}
