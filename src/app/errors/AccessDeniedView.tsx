import { Suspense } from 'react';

import { WhyNoAccess } from '#features/kernel/grants/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { useRouteDefinition } from '../shell/useChrome.ts';
import { CopyDetails } from './CopyDetails.tsx';
import { RightsUnknown } from './rightsUnknown.ts';
import { deniedTexts, errorTexts } from './texts.ts';
import styles from './errorPage.module.scss';

/** The page exists and this reader may not see it; shown in place, under the page's own address. */
export function AccessDeniedView() {
  const rule = useRouteDefinition()?.access;
  usePageTitle(deniedTexts.heading);
  return (
    <div className={styles.page}>
      <h1>{deniedTexts.heading}</h1>
      <p>{deniedTexts.text}</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" to="/">
          {errorTexts.home}
        </ButtonLink>
        <CopyDetails requestId={null} />
      </div>
      <Suspense fallback={null}>
        {rule && <RightsUnknown />}
        <WhyNoAccess rule={rule} />
      </Suspense>
    </div>
  );
}
