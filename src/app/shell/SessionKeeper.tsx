import { lazy, Suspense, type ComponentType } from 'react';
import { useSelector } from 'react-redux';

import { selectIsSessionLost } from '#features/kernel/auth/index.ts';
import { session } from '#services/oidc/session.ts';
import { retryImport } from '#ui/retryImport.ts';

import { reloadOnce } from '../errors/reloadGuard.ts';

const Nothing = () => null;
const importDialog = () => retryImport(() => import('./SessionDialog.tsx'));

/**
 * Fetches all that asks a member to sign in again: sessions last for days, and after an update of the site its code
 * could not be had any more. From here, since the bundler counts on other files at each place that imports.
 */
export const preloadSessionDialog = (): void =>
  void importDialog().then(
    ({ preloadQuestion }) => preloadQuestion(),
    () => undefined,
  );

/**
 * Where the code for asking does not arrive, the document is loaded again, once: its guard asks, and drafts are kept.
 * Where that did not help there is no asking: the session ends, and the guard leads to the sign-in page.
 */
async function withoutDialog(): Promise<{ default: ComponentType }> {
  if (!reloadOnce(window.location.pathname)) await session.forget();
  return { default: Nothing };
}

const SessionDialog = lazy<ComponentType>(() =>
  importDialog().then((chunk) => ({ default: chunk.SessionDialog }), withoutDialog),
);

/** Asks a member whose session was refused to sign in again, over the page they are on. */
export function SessionKeeper() {
  const isLost = useSelector(selectIsSessionLost);
  return (
    isLost && (
      <Suspense fallback={null}>
        <SessionDialog />
      </Suspense>
    )
  );
}
