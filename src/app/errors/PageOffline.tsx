import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { ErrorScreen } from './ErrorScreen.tsx';
import { isReachable } from './isReachable.ts';

/**
 * Stands for a page that was not loaded before the connection was lost. Trying again opens it in place, without a new document,
 * so that nothing typed elsewhere on the site is lost; it is tried by itself when the browser says that it is connected.
 */
export function PageOffline({ error }: { error: unknown }) {
  const location = useLocation();
  const navigate = useNavigate();
  const [isTrying, setTrying] = useState(false);
  const [told, setTold] = useState('');
  const isOffline = !navigator.onLine;

  const retry = useCallback(async () => {
    setTrying(true);
    setTold('');
    if (await isReachable()) return void navigate(location, { replace: true, preventScrollReset: true });
    setTrying(false);
    setTold('There is still no connection.');
  }, [location, navigate]);

  useEffect(() => {
    const onOnline = () => void retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [retry]);

  return (
    <ErrorScreen
      heading={isOffline ? 'You are offline' : 'The site cannot be reached'}
      error={error}
      actions={
        <>
          <Button variant="primary" loading={isTrying} onClick={() => void retry()}>
            Retry
          </Button>
          <ButtonLink to="/">Back to homepage</ButtonLink>
        </>
      }
    >
      <p>This page has not been opened before, so it has to be fetched. It opens as soon as there is a connection; pages you have already opened stay readable.</p>
      <p role="status">{told}</p>
    </ErrorScreen>
  );
}
