import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { legacyAddress, legacyPath } from '#domain/kernel/grants/legacyAddress.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { systemTexts as texts } from './texts.ts';

/** Where the page leads; null outside production, or when the operator named no legacy site. */
function targetOf(path: string): string | null {
  const { mode, addresses } = readSiteBoot();
  return mode === 'production' ? legacyAddress(path, addresses.legacyOrigin) : null;
}

/** `/redirect?to=`: leads to a path of the legacy site, or says that it would. Anything but a path is not found. */
export function Component() {
  const [query] = useSearchParams();
  const path = legacyPath(query.get('to'));
  const target = path === null ? null : targetOf(path);
  useEffect(() => {
    if (target !== null) documentNavigation.replace(target);
  }, [target]);

  if (path === null) return <NotFoundPage />;
  if (target !== null) return <PageSkeleton label={texts.legacyLoading} />;
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <h1>{texts.legacy}</h1>
        <Notice
          tone="info"
          title={texts.legacyWould(path)}
          actions={
            <ButtonLink to="/" variant="primary">
              {texts.home}
            </ButtonLink>
          }
        />
      </Stack>
    </PageContainer>
  );
}
