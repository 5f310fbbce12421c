import { Suspense } from 'react';

import { WhyNoAccess } from '#features/kernel/grants/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import { AccountPage } from '../components/AccountPage.tsx';
import { CopyDetails } from '../components/CopyDetails.tsx';
import { authErrorTexts, recordDeniedTexts } from '../texts/pageTexts.ts';

/** For records that are closed, or not open to this reader. Which of the two is not said. */
export function Component() {
  return (
    <AccountPage width="text" title={recordDeniedTexts.title}>
      <p>{recordDeniedTexts.text}</p>
      <Inline gap={4}>
        <ButtonLink variant="primary" to="/search/historical-records">
          {recordDeniedTexts.browse}
        </ButtonLink>
        <ButtonLink to="/">{authErrorTexts.backHome}</ButtonLink>
        <CopyDetails />
      </Inline>
      <Suspense fallback={null}>
        <WhyNoAccess>
          <ul>
            {recordDeniedTexts.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </WhyNoAccess>
      </Suspense>
    </AccountPage>
  );
}
