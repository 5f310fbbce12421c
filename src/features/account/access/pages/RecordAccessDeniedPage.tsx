import { Suspense } from 'react';

import { WhyNoAccess } from '#features/kernel/grants/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import { AccountPage } from '../components/AccountPage.tsx';
import { CopyDetails } from '../components/CopyDetails.tsx';

/** For records that are closed, or not open to this reader. Which of the two is not said. */
export function Component() {
  return (
    <AccountPage width="text" title="You cannot see this record">
      <p>
        This record may be closed because somebody in it could still be living, or it may not be part of what your account can
        see.
      </p>
      <Inline gap={4}>
        <ButtonLink variant="primary" to="/search/historical-records">Browse other records</ButtonLink>
        <ButtonLink to="/">Back to homepage</ButtonLink>
        <CopyDetails />
      </Inline>
      <Suspense fallback={null}>
        <WhyNoAccess>
          <ul>
            <li>The record must be open: records of people who may be living are closed to everybody.</li>
            <li>Some record sets want an account, others a right that the account includes.</li>
          </ul>
        </WhyNoAccess>
      </Suspense>
    </AccountPage>
  );
}
