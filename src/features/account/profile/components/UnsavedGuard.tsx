import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';

import { unsavedTexts } from '../texts.ts';

/** Asks before unsaved changes are left behind: in the site by a question of ours, elsewhere by the browser's. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isUnsaved]);
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={unsavedTexts.title}
      description={unsavedTexts.text}
      actions={
        <>
          <Button onClick={() => blocker.proceed?.()}>{unsavedTexts.leave}</Button>
          <Button variant="primary" onClick={stay}>
            {unsavedTexts.stay}
          </Button>
        </>
      }
    />
  );
}
