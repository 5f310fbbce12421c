import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { SessionUnanswered } from '../guard/refusals.ts';
import { GenericError } from './GenericError.tsx';
import { isReachable } from './isReachable.ts';
import { pageCodeTexts } from './lateTexts.ts';
import { PageOffline } from './PageOffline.tsx';
import { reloadOnce } from './reloadGuard.ts';

/** `asking`: whether the site can be reached at all, before the document is given up for a new one. */
type Stage = 'asking' | 'reloading' | 'unreachable' | 'failed';

/**
 * The code of a page or of a part of it did not arrive. Without a connection the page explains that and can be tried
 * again. With one the site was mostly updated while the reader had it open: the document is reloaded by itself, once;
 * when that did not help, the generic error page offers it (spec 1 section 4, docs/adr/0017). Where nothing answered
 * whether the reader is signed in, there is nothing to reload for.
 */
export function PageLoadError({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const [stage, setStage] = useState<Stage>(() =>
    navigator.onLine && !(error instanceof SessionUnanswered) ? 'asking' : 'unreachable',
  );
  useEffect(() => {
    if (stage !== 'asking') return undefined;
    let isCurrent = true;
    void isReachable().then((isThere) => {
      if (!isCurrent) return;
      if (!isThere) return setStage('unreachable');
      setStage(reloadOnce(pathname) ? 'reloading' : 'failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [pathname, stage]);
  if (stage === 'unreachable') return <PageOffline error={error} />;
  if (stage === 'failed')
    return (
      <GenericError
        error={error}
        action={<Button onClick={() => documentNavigation.reload()}>{pageCodeTexts.reload}</Button>}
      />
    );
  return <PageSkeleton />;
}
