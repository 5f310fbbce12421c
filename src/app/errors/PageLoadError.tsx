import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { documentNavigation } from '#services/routing/documentNavigation.ts';

import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { GenericError } from './GenericError.tsx';
import { mayReload, rememberReload } from './reloadGuard.ts';

/**
 * The code of a page or of a part of it did not arrive. Mostly the site was updated while the reader had it open, so the document is loaded
 * anew, once; when that did not help, or there is no connection, the generic error page says so (spec 1 section 4).
 */
export function PageLoadError({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const [isReloading] = useState(() => navigator.onLine && mayReload(pathname));
  useEffect(() => {
    if (!isReloading) return;
    rememberReload(pathname);
    documentNavigation.reload();
  }, [isReloading, pathname]);
  return isReloading ? <PageSkeleton /> : <GenericError error={error} />;
}
