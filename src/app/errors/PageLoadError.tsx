import { useEffect, useState, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { SessionUnanswered } from '../guard/refusals.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { GenericError } from './GenericError.tsx';
import { isReachable } from './isReachable.ts';
import { pageCodeTexts as texts } from './lateTexts.ts';
import { reloadOnce } from './reloadGuard.ts';
import { errorTexts } from './texts.ts';

const LOOK_MS = 5_000;

/**
 * Stands for a page that was not loaded before the connection was lost, and for a member's page while nothing answers
 * whether they are signed in. Trying again opens it in place, without a new document, so that nothing typed elsewhere
 * on the site is lost. It is tried by itself too, every few seconds: the browser does not say when a site that was
 * updated is ready again. Whose session it is, is asked elsewhere.
 */
function PageOffline({ error }: { error: unknown }) {
  const location = useLocation();
  const navigate = useNavigate();
  const [isTrying, setTrying] = useState(false);
  const [outcome, setOutcome] = useState('');
  const isOffline = !navigator.onLine;

  const open = useCallback(
    () => void navigate(location, { replace: true, preventScrollReset: true }),
    [location, navigate],
  );
  const retry = useCallback(async () => {
    setTrying(true);
    setOutcome('');
    if (await isReachable()) return open();
    setTrying(false);
    setOutcome(texts.still);
  }, [open]);

  // It was tried, and nothing answered.
  useEffect(() => setTrying(false), [error]);

  useEffect(() => {
    const onOnline = () => void retry();
    window.addEventListener('online', onOnline);
    const timer =
      error instanceof SessionUnanswered
        ? undefined
        : setInterval(() => void isReachable().then((isThere) => isThere && open()), LOOK_MS);
    return () => {
      window.removeEventListener('online', onOnline);
      clearInterval(timer);
    };
  }, [error, open, retry]);

  return (
    <ErrorScreen
      heading={isOffline ? texts.offline : texts.unreachable}
      error={error}
      actions={
        <>
          <Button variant="primary" loading={isTrying} onClick={() => void retry()}>
            {texts.retry}
          </Button>
          <ButtonLink to="/">{errorTexts.home}</ButtonLink>
        </>
      }
    >
      <p>{error instanceof SessionUnanswered ? texts.session : texts.text}</p>
      <p role="status">{outcome}</p>
    </ErrorScreen>
  );
}

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
        action={<Button onClick={() => documentNavigation.reload()}>{texts.reload}</Button>}
      />
    );
  return <PageSkeleton />;
}
