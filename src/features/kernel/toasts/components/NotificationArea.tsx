import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';

import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { notificationTexts } from '../texts.ts';
import { selectMessage, selectOpenToast, selectToasts } from '../toastsSlice.ts';

const OpenToast = lazy(() => import('./OpenToast.tsx').then(({ OpenToast }) => ({ default: OpenToast })));
const PassingMessage = lazy(() =>
  import('./PassingMessage.tsx').then(({ PassingMessage }) => ({ default: PassingMessage })),
);

/**
 * Where toasts and passing messages appear. The log speaks each toast once and keeps it, so that one replaced before it
 * was read aloud is not lost; error toasts speak for themselves, at once. The visible parts load when first needed.
 */
export function NotificationArea() {
  const toasts = useSelector(selectToasts);
  const open = useSelector(selectOpenToast);
  const message = useSelector(selectMessage);
  return (
    <>
      <VisuallyHidden>
        <span role="log" aria-label={notificationTexts.log}>
          {toasts
            .filter(({ variant }) => variant !== 'error')
            .map(({ id, title, description }) => (
              <span key={id}>{[title, description].filter(Boolean).join('. ')} </span>
            ))}
        </span>
      </VisuallyHidden>
      <div aria-live="polite">
        <Suspense>{message && <PassingMessage key={message.id} message={message} />}</Suspense>
      </div>
      <Suspense>{open && <OpenToast key={open.id} toast={open} />}</Suspense>
    </>
  );
}
