import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';

import { internalPath } from '#domain/kernel/grants/returnTarget.ts';
import { matchRoute } from '#domain/kernel/routes/matchRoute.ts';
import { WhyNoAccess } from '#features/kernel/grants/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import { AccountPage } from '../components/AccountPage.tsx';
import { CopyDetails } from '../components/CopyDetails.tsx';
import { accessDeniedTexts, authErrorTexts } from '../texts/pageTexts.ts';

/** The rule of the page that sent the reader here, when the address says which (`?from=/path`). */
function useRuleOfOrigin() {
  const [query] = useSearchParams();
  const from = internalPath(query.get('from') ?? '');
  return from === null ? undefined : matchRoute(from.replace(/[?#].*$/su, ''))?.route.access;
}

/** For links that lead to a page the reader's account does not include. */
export function Component() {
  const rule = useRuleOfOrigin();
  return (
    <AccountPage width="text" title={accessDeniedTexts.title}>
      <p>{accessDeniedTexts.text}</p>
      <Inline gap={4}>
        <ButtonLink variant="primary" to="/">
          {authErrorTexts.backHome}
        </ButtonLink>
        <CopyDetails />
      </Inline>
      <Suspense fallback={null}>
        <WhyNoAccess rule={rule} />
      </Suspense>
    </AccountPage>
  );
}
